// `Convert.ToX(object)` and `Convert.ChangeType` in the invariant culture, which is how JSON always converts.
import type { Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Box } from '@mockwright/language/runtime/box';
import { cast } from '@mockwright/language/runtime/casting';
import type { Decimal } from '@mockwright/language/runtime/decimal';
import { formatValue } from '@mockwright/language/runtime/text';
import {
  changeType as convertChangeType,
  convertBoxed,
  convertibleNames,
  typeCodeOf,
} from '../../System/convert-values.ts';
import { typeCodes } from '../../System/type-code.ts';
import type { Convertible } from '../../System/convert-values.ts';
import { CultureInfo } from '../../System.Globalization/culture-info.ts';
import type { PrimitiveName } from '../../values/primitive-values.ts';
import type { DateTime } from '../../values/system-types.ts';

/** `Convert.ToString(object)`, invariant. */
export function toText(boxed: unknown): string {
  return typeof boxed === 'string' ? boxed : formatValue(boxed, null, CultureInfo.invariant);
}

/**
 * A value of a type that says itself what single value it is, as that one; the value itself for all others.
 * @throws what its `ToType` throws
 */
export function singleValueOf(boxed: unknown): unknown {
  if (typeof boxed !== 'object' || boxed === null || !('IConvertible.ToType/2' in boxed)) return boxed;
  const code = typeCodeOf(boxed);
  const name = Object.entries(typeCodes).find(([, each]) => each === code)?.[0] ?? 'Object';
  const target = coreType(`System.${name === 'Object' || name === 'Empty' ? 'String' : name}`);
  return convertChangeType(boxed, target, CultureInfo.invariant);
}

/**
 * `Convert.ToInt64` of a boxed value.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function toInt64(boxed: unknown): bigint {
  return typeof boxed === 'bigint' ? boxed : (convertBoxed(boxed, 'long', CultureInfo.invariant) as bigint);
}
/**
 * `Convert.ToByte` of a boxed value.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function toByte(boxed: unknown): number {
  return convertBoxed(boxed, 'byte', CultureInfo.invariant) as number;
}
/**
 * `Convert.ToDouble` of a boxed value.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function toDouble(boxed: unknown): number {
  if (boxed instanceof Box && boxed.$type.special === 'double') return boxed.value as number;
  return convertBoxed(boxed, 'double', CultureInfo.invariant) as number;
}
/**
 * `Convert.ToDecimal` of a boxed value.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function toDecimal(boxed: unknown): Decimal {
  return convertBoxed(boxed, 'decimal', CultureInfo.invariant) as Decimal;
}
/**
 * `Convert.ToBoolean` of a boxed value.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function toBoolean(boxed: unknown): boolean {
  return convertBoxed(boxed, 'bool', CultureInfo.invariant) as boolean;
}
/**
 * `Convert.ToDateTime` of a boxed value.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function toDateTime(boxed: unknown): DateTime {
  return convertBoxed(boxed, 'DateTime', CultureInfo.invariant) as DateTime;
}

const keywords: ReadonlyMap<string, Convertible> = new Map(
  Object.entries(convertibleNames).map(([keyword, name]) => [name, keyword as Convertible]),
);
/** The C# keyword (or `DateTime`) of one of the types that `Convert` knows. */
export function convertibleOfName(kind: PrimitiveName): Convertible {
  return keywords.get(kind)!;
}
/**
 * Converts to one of the types that `Convert` knows, in natural form.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function convertTo(boxed: unknown, to: Convertible): unknown {
  return convertBoxed(boxed, to, CultureInfo.invariant);
}
/**
 * `Convert.ChangeType(value, type)`; the result in natural form.
 * @throws InvalidCastException, FormatException, OverflowException
 */
export function changeType(boxed: unknown, type: Type): unknown {
  return cast(convertChangeType(boxed, type, CultureInfo.invariant), type);
}
