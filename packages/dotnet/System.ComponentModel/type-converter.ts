// `System.ComponentModel.TypeConverter`: values from texts and back, as the type of the value has it.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { box, isInstance } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentNullException,
  Exception,
  FormatException,
  IndexOutOfRangeException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { callMethod, createInstance } from '@mockwright/language/runtime/members';
import { formatValue, toText } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { changeType } from '../System/convert-values.ts';
import { CultureInfo } from '../System.Globalization/culture-info.ts';
import { numberStyles } from '../System.Globalization/number-styles.ts';
import { constructorWith, methodWith } from '../System.Reflection/find-members.ts';
import { isPrimitive } from '../System.Reflection/type-facts.ts';
import type { Uri } from '../System.Net/uri-value.ts';
import { DateTimeFormatInfo } from '../System.Globalization/date-time-format-info.ts';

const isString = (type: Type): boolean => type.special === 'string';

/** The static `Parse` of a type. The result is boxed. */
function parse(type: NamedType, text: string, culture: CultureInfo | null, style?: number): unknown {
  const provider = coreType('System.IFormatProvider');
  const styles = coreType('System.Globalization.NumberStyles');
  const parameters = [specialType('string'), ...(style === undefined ? [] : [styles]), provider];
  const method = methodWith(type, 'Parse', parameters)!;
  const values = style === undefined ? [text, culture] : [text, style, culture];
  return box(callMethod(undefined, method.symbol, values), type);
}

/** `System.ComponentModel.TypeConverter`, which converts to texts only. */
export class TypeConverter {
  /** What it converts. */
  readonly type: Type;
  constructor(type: Type) {
    this.type = type;
  }
  canConvertFrom(_source: Type | null): boolean {
    return false;
  }
  canConvertTo(target: Type | null): boolean {
    return target !== null && isString(target);
  }
  /** @throws {NotSupportedException} for what it does not convert, and what the type throws for a text that is no value */
  convertFrom(_culture: CultureInfo | null, value: unknown): unknown {
    throw new NotSupportedException(
      `The converter of ${typeName(this.type)} cannot convert from ${value === null ? '(null)' : typeName(typeOf(value))}.`,
    );
  }
  /** @throws {ArgumentNullException | NotSupportedException} */
  convertTo(culture: CultureInfo | null, value: unknown, target: Type | null): unknown {
    if (target === null) throw new ArgumentNullException('destinationType');
    if (!isString(target)) {
      const source = value === null ? '(null)' : typeName(typeOf(value));
      throw new NotSupportedException(
        `The converter of ${typeName(this.type)} is unable to convert '${source}' to '${typeName(target)}'.`,
      );
    }
    return value === null ? '' : this.textOf(value, culture);
  }
  protected textOf(value: unknown, culture: CultureInfo | null): string {
    return culture === null ? toText(value) : formatValue(value, null, culture);
  }
}

/** Converters of types that can be read from a text. */
export class TextReadingConverter extends TypeConverter {
  override canConvertFrom(source: Type | null): boolean {
    return source !== null && isString(source);
  }
  override convertFrom(culture: CultureInfo | null, value: unknown): unknown {
    return typeof value === 'string' ? this.read(value, culture) : super.convertFrom(culture, value);
  }
  protected read(text: string, culture: CultureInfo | null): unknown {
    return this.wrapped(text, () => parse(this.type as NamedType, text.trim(), culture));
  }
  /** @throws {FormatException} around whatever reading throws */
  protected wrapped(text: string, read: () => unknown): unknown {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Exception)) throw error;
      throw new FormatException(`${text} is not a valid value for ${(this.type as NamedType).name}.`, error);
    }
  }
}

/** Numbers; whole ones also in hexadecimal digits. */
export class NumberConverter extends TextReadingConverter {
  override canConvertTo(target: Type | null): boolean {
    return super.canConvertTo(target) || (target !== null && isPrimitive(target));
  }
  override convertTo(culture: CultureInfo | null, value: unknown, target: Type | null): unknown {
    return value !== null && target !== null && isPrimitive(target)
      ? changeType(value, target, culture)
      : super.convertTo(culture, value, target);
  }
  protected override read(source: string, culture: CultureInfo | null): unknown {
    const type = this.type as NamedType;
    const text = source.trim();
    if (text === '')
      throw new ArgumentException(
        `${source} is not a valid value for ${type.name}.`,
        'value',
        new IndexOutOfRangeException(),
      );
    const isWhole = !['float', 'double', 'decimal'].includes(type.special ?? '') && type.name !== 'Half';
    try {
      if (!isWhole) return parse(type, text, culture, numberStyles.Float);
      const [, digits] = /^(?:#|0x|&h)(.*)$/is.exec(text) ?? [];
      return digits === undefined
        ? parse(type, text, culture, numberStyles.Integer)
        : parse(type, digits, culture, numberStyles.HexNumber);
    } catch (error) {
      if (!(error instanceof Exception)) throw error;
      throw new ArgumentException(`${source} is not a valid value for ${type.name}.`, 'value', error);
    }
  }
}

/** Texts themselves. */
export class StringConverter extends TextReadingConverter {
  override convertFrom(culture: CultureInfo | null, value: unknown): unknown {
    return value === null ? '' : super.convertFrom(culture, value);
  }
  protected override read(text: string): unknown {
    return text;
  }
}
/** `bool`. */
export class BooleanConverter extends TextReadingConverter {
  protected override read(text: string): unknown {
    const type = this.type as NamedType;
    const method = methodWith(type, 'Parse', [specialType('string')])!;
    return this.wrapped(text, () => callMethod(undefined, method.symbol, [text.trim()]));
  }
}
/** `char`: no text is the character zero. */
export class CharConverter extends TextReadingConverter {
  protected override read(source: string): unknown {
    const text = source.length > 1 ? source.trim() : source;
    if (text.length > 1) throw new FormatException(`${text} is not a valid value for Char.`);
    return box(text === '' ? 0 : text.charCodeAt(0), this.type);
  }
  protected override textOf(value: unknown, culture: CultureInfo | null): string {
    const text = super.textOf(value, culture);
    return text === '\0' ? '' : text;
  }
}

/** Days and times: no text is the first of them, which is written so. */
export class DateConverter extends TextReadingConverter {
  protected override read(text: string, culture: CultureInfo | null): unknown {
    if (text.trim() === '') return box((this.type as NamedType).defaultValue(), this.type);
    return super.read(text, culture);
  }
  protected override textOf(value: unknown, culture: CultureInfo | null): string {
    const { name } = this.type as NamedType;
    const invariant = culture?.isInvariant ?? false;
    const { shortDatePattern, shortTimePattern } = DateTimeFormatInfo.of(culture).patterns;
    const iso = formatValue(value, 'o', CultureInfo.invariant);
    if (/^0001-01-01(?:T00:00:00\.0000000(?:\+00:00)?)?$/.test(iso)) return '';
    if (name === 'TimeOnly') return formatValue(value, shortTimePattern, culture);
    if (name === 'DateOnly') return formatValue(value, invariant ? 'yyyy-MM-dd' : shortDatePattern, culture);
    const hasTime = !iso.includes('T00:00:00.0000000');
    const zone = name === 'DateTimeOffset' ? ' zzz' : '';
    if (invariant) return formatValue(value, hasTime ? null : `yyyy-MM-dd${zone}`, culture);
    return formatValue(value, `${shortDatePattern}${hasTime ? ` ${shortTimePattern}` : ''}${zone}`, culture);
  }
}
/** `Guid`. */
export class GuidConverter extends TextReadingConverter {
  protected override read(text: string): unknown {
    return createInstance(
      this.type,
      [text.trim()],
      constructorWith(this.type, [specialType('string')])!.symbol,
    );
  }
}
/** `Version`. */
export class VersionConverter extends TextReadingConverter {
  protected override read(text: string): unknown {
    const method = methodWith(this.type, 'Parse', [specialType('string')])!;
    return this.wrapped(text, () => callMethod(undefined, method.symbol, [text]));
  }
}
/** `Uri`, absolute or relative. */
export class UriConverter extends TextReadingConverter {
  override canConvertTo(target: Type | null): boolean {
    return super.canConvertTo(target) || target === this.type;
  }
  protected override read(text: string): unknown {
    if (text === '') return null;
    const kind = coreType('System.UriKind');
    const found = constructorWith(this.type, [specialType('string'), kind])!;
    return createInstance(this.type, [text, 0], found.symbol);
  }
  protected override textOf(value: unknown): string {
    return (value as Uri).originalString;
  }
}
/** Enums. */
export class EnumConverter extends TextReadingConverter {
  protected override read(text: string): unknown {
    const enumType = coreType('System.Enum');
    const method = methodWith(enumType, 'Parse', [
      coreType('System.Type'),
      specialType('string'),
      specialType('bool'),
    ])!;
    return this.wrapped(text, () => callMethod(undefined, method.symbol, [this.type, text, true]));
  }
}
/** `T?`: as `T`, and no text for no value. */
export class NullableConverter extends TypeConverter {
  readonly #inner: TypeConverter;
  constructor(type: NamedType, inner: TypeConverter) {
    super(type);
    this.#inner = inner;
  }
  get #underlying(): Type {
    return (this.type as NamedType).typeArguments[0]!;
  }
  override canConvertFrom(source: Type | null): boolean {
    return source === this.#underlying || this.#inner.canConvertFrom(source);
  }
  override canConvertTo(target: Type | null): boolean {
    return target === this.#underlying || this.#inner.canConvertTo(target);
  }
  override convertFrom(culture: CultureInfo | null, value: unknown): unknown {
    if (value === null || isInstance(value, this.#underlying)) return value;
    return value === '' ? null : this.#inner.convertFrom(culture, value);
  }
  override convertTo(culture: CultureInfo | null, value: unknown, target: Type | null): unknown {
    if (value !== null && target === this.#underlying) return value;
    return value === null
      ? super.convertTo(culture, value, target)
      : this.#inner.convertTo(culture, value, target);
  }
}
/** Lists: all have the same text. */
export class CollectionConverter extends TypeConverter {
  protected override textOf(_value: unknown): string {
    return '(Collection)';
  }
}
/** Arrays. */
export class ArrayConverter extends CollectionConverter {
  protected override textOf(value: unknown): string {
    const type = typeOf(value);
    if (type.kind !== 'array') return toText(value);
    const { element } = type;
    return `${'name' in element ? element.name : ''}[] Array`;
  }
}
