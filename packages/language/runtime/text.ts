// Values as text: `ToString()`, and formatting through `IFormattable`.
// Numbers and strings have no methods of their own: what their declared types say (`Int32.ToString`) is asked.
import type { NamedType, Type } from '../metadata/symbols.ts';
import { Box } from './box.ts';
import type { TypedObject } from './box.ts';
import { coreType, declaredMethod, specialType } from './core-types.ts';
import { enumText, formatEnum } from './enum-text.ts';
import { spend } from './run.ts';
import { typeName } from './type-name.ts';
import { typeOf } from './type-of.ts';

/** `ToString()` of a boxed value; the empty string for null. */
export function toText(boxed: unknown): string {
  switch (typeof boxed) {
    case 'string':
      return boxed;
    case 'number':
      return boxed >= 0 ? String(boxed) : declaredText(boxed, specialType('int'));
    case 'boolean':
      return boxed ? 'True' : 'False';
    case 'bigint':
      return boxed >= 0n ? String(boxed) : declaredText(boxed, specialType('long'));
    default:
      if (boxed === null || boxed === undefined) return '';
      if (boxed instanceof Box) return textOf(boxed.value, boxed.$type);
      return objectText(boxed as TypedObject);
  }
}

function objectText(value: TypedObject): string {
  spend(1);
  if (value.$toString !== undefined) return value.$toString() ?? '';
  const type = typeOf(value);
  // A type itself, a delegate, an array: what their types declare, or else the type's name.
  if (type.kind !== 'array') {
    const end = coreType('System.ValueType');
    for (let base: NamedType | null = type; base && base.special !== 'object'; base = base.baseType) {
      if (base === end) break;
      // Types of templates bring theirs along; what only has that name is another method.
      if (base.definition.flags.submission !== undefined) continue;
      const own = declaredMethod(base, 'ToString', []);
      if (own) return (own(value) as string | null) ?? '';
    }
  }
  return typeName(type);
}

/** `ToString()` of a natural value of that type; the empty string for null. */
export function textOf(value: unknown, type: Type): string {
  if (value === null) return '';
  if (type.kind === 'enum') return enumText(type, value as number | bigint);
  if (type.kind !== 'struct' && type.kind !== 'class') return toText(value);
  if (type.isNullable) return textOf(value, type.typeArguments[0]!);
  switch (type.special) {
    case 'char':
      return String.fromCharCode(value as number);
    case 'sbyte':
    case 'byte':
    case 'short':
    case 'ushort':
    case 'uint':
    case 'ulong':
    case 'nint':
    case 'nuint':
    case 'float':
    case 'double':
      return declaredText(value, type);
    default:
      return toText(value);
  }
}

function declaredText(value: unknown, type: NamedType): string {
  return declaredMethod(type, 'ToString', [])!(value) as string;
}

/**
 * The formatted text of a boxed value where it is formattable, `ToString()` otherwise; empty for null.
 * @param intoSpan `ISpanFormattable` goes before `IFormattable`
 */
export function formatValue(
  boxed: unknown,
  format: string | null,
  provider: unknown = null,
  intoSpan: boolean = true,
): string {
  if (boxed === null || boxed === undefined) return '';
  if (typeof boxed === 'object' && !(boxed instanceof Box)) {
    const { $format, $spanFormat } = boxed as TypedObject;
    const own = (intoSpan ? $spanFormat : undefined) ?? $format;
    return own === undefined ? objectText(boxed as TypedObject) : (own.call(boxed, format, provider) ?? '');
  }
  if (typeof boxed === 'string') return boxed;
  const type = typeOf(boxed);
  const value = boxed instanceof Box ? boxed.value : boxed;
  if (type.kind === 'enum') return formatEnum(type, value as number | bigint, format);
  const implementation =
    type.kind === 'array' ? undefined : declaredMethod(type, 'ToString', ['string', 'IFormatProvider']);
  return implementation ? ((implementation(value, format, provider) as string | null) ?? '') : toText(boxed);
}
