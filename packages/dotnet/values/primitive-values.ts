// The single values that JSON can hold: which .NET types they are, and their JSON text.
import { Box } from '@mockwright/language/runtime/box';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { doubleText, singleText } from '@mockwright/language/runtime/number-text';
import { primitiveNames } from '@mockwright/language/metadata/special-names';
import type { PrimitiveTypeName } from '@mockwright/language/metadata/special-names';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { BigInteger } from '../System/numbers/big-integer-value.ts';
import { DateFormatHandling } from './json-formats.ts';
import { DateTimeZoneHandling } from './json-formats.ts';
import { FloatFormatHandling } from './json-formats.ts';
import { StringEscapeHandling } from './json-formats.ts';
import { escapeText, quoted } from './string-text.ts';
import { dateTimeJson, dateTimeOffsetJson } from './json-dates.ts';
import {
  base64OfBytes,
  isByteArray,
  isDateTime,
  isDateTimeOffset,
  isGuid,
  isDBNull,
  isTimeSpan,
  isUri,
  textOfObject,
  uriOriginalText,
} from './system-types.ts';
import type { DateTime, DateTimeOffset, Uri } from './system-types.ts';

/** Names of the integer types. */
export type IntegerName =
  'SByte' | 'Byte' | 'Int16' | 'UInt16' | 'Int32' | 'UInt32' | 'Int64' | 'UInt64' | 'BigInteger';
/** Names of the types of single values, `Bytes` for `byte[]`. */
export type PrimitiveName =
  | PrimitiveTypeName
  | 'BigInteger'
  | 'DateTime'
  | 'DateTimeOffset'
  | 'Guid'
  | 'TimeSpan'
  | 'Uri'
  | 'Bytes'
  | 'Null'
  | 'Undefined';

const specialNames: Readonly<Record<string, PrimitiveName>> = primitiveNames;
const systemNames: Readonly<Record<string, PrimitiveName>> = {
  DateTime: 'DateTime',
  DateTimeOffset: 'DateTimeOffset',
  Guid: 'Guid',
  TimeSpan: 'TimeSpan',
  Uri: 'Uri',
  DBNull: 'Null',
};

/** Which single value a type (not nullable) is; enums count as the type underneath. Undefined for all other types. */
export function primitiveOf(type: Type): PrimitiveName | undefined {
  if (type.kind === 'array')
    return type.rank === 1 && type.element.kind === 'struct' && type.element.special === 'byte'
      ? 'Bytes'
      : undefined;
  if (type.kind === 'enum') return specialNames[(type.definition.enumUnderlying as NamedType).special!];
  if (type.kind !== 'class' && type.kind !== 'struct') return undefined;
  if (type.special !== undefined) return specialNames[type.special];
  if (type.namespace === 'System') return systemNames[type.name];
  return type.namespace === 'System.Numerics' && type.name === 'BigInteger' ? 'BigInteger' : undefined;
}

/** A value in natural form, with what it is. */
export interface Primitive {
  readonly kind: PrimitiveName;
  readonly value: unknown;
}

/** What single value an object (not null) is; undefined for all else. */
export function classify(boxed: unknown): Primitive | undefined {
  switch (typeof boxed) {
    case 'string':
      return { kind: 'String', value: boxed };
    case 'number':
      return { kind: 'Int32', value: boxed };
    case 'bigint':
      return { kind: 'Int64', value: boxed };
    case 'boolean':
      return { kind: 'Boolean', value: boxed };
    default:
  }
  if (boxed instanceof Box) return { kind: primitiveOf(boxed.$type)!, value: boxed.value };
  if (boxed instanceof Decimal) return { kind: 'Decimal', value: boxed };
  if (isDateTime(boxed)) return { kind: 'DateTime', value: boxed };
  if (isDateTimeOffset(boxed)) return { kind: 'DateTimeOffset', value: boxed };
  if (isGuid(boxed)) return { kind: 'Guid', value: boxed };
  if (isTimeSpan(boxed)) return { kind: 'TimeSpan', value: boxed };
  if (isUri(boxed)) return { kind: 'Uri', value: boxed };
  if (isByteArray(boxed)) return { kind: 'Bytes', value: boxed };
  if (boxed instanceof BigInteger) return { kind: 'BigInteger', value: boxed };
  return isDBNull(boxed) ? { kind: 'Null', value: null } : undefined;
}

/** How single values are written. */
export interface PrimitiveFormat {
  readonly dateFormatHandling: number;
  readonly dateTimeZoneHandling: number;
  readonly dateFormatString: string | null;
  readonly floatFormatHandling: number;
  readonly stringEscapeHandling: number;
  readonly culture: object | null;
  readonly quoteChar: string;
}
/** Newtonsoft.Json's defaults. */
export const defaultFormat: PrimitiveFormat = {
  dateFormatHandling: DateFormatHandling.IsoDateFormat,
  dateTimeZoneHandling: DateTimeZoneHandling.RoundtripKind,
  dateFormatString: null,
  floatFormatHandling: FloatFormatHandling.String,
  stringEscapeHandling: StringEscapeHandling.Default,
  culture: null,
  quoteChar: '"',
};

/** `12` → `12.0`: JSON tells floating point numbers by their form. */
function withPoint(text: string): string {
  return /[.Ee]/.test(text) ? text : `${text}.0`;
}

/** A finite double's JSON text. */
export function finiteDoubleJson(value: number): string {
  const size = Math.abs(value);
  if (Number.isInteger(value) && size < 1e15) return Object.is(value, -0) ? '-0.0' : `${value}.0`;
  return withPoint(doubleText(value));
}
function floatJson(
  value: number,
  text: (value: number) => string,
  format: PrimitiveFormat,
  nullable: boolean,
): string {
  if (Number.isFinite(value)) return text(value);
  switch (format.floatFormatHandling) {
    case FloatFormatHandling.Symbol:
      return String(value);
    case FloatFormatHandling.DefaultValue:
      return nullable ? 'null' : '0.0';
    default:
      return format.quoteChar + String(value) + format.quoteChar;
  }
}
/** A decimal's JSON text. */
function decimalJson(value: Decimal): string {
  return withPoint(value.toString());
}
function textJson(text: string, format: PrimitiveFormat): string {
  if (format.quoteChar === '"' && format.stringEscapeHandling === StringEscapeHandling.Default)
    return quoted(text);
  return (
    format.quoteChar + escapeText(text, format.quoteChar, format.stringEscapeHandling) + format.quoteChar
  );
}

/** The JSON text of a value in natural form. `nullable`: its declared type is a `T?`. */
export function primitiveJson(
  kind: PrimitiveName,
  value: unknown,
  format: PrimitiveFormat = defaultFormat,
  nullable: boolean = false,
): string {
  switch (kind) {
    case 'String':
      return textJson(value as string, format);
    case 'Boolean':
      return value ? 'true' : 'false';
    case 'Double':
      return floatJson(value as number, finiteDoubleJson, format, nullable);
    case 'Single':
      return floatJson(value as number, (number) => withPoint(singleText(number)), format, nullable);
    case 'Decimal':
      return decimalJson(value as Decimal);
    case 'Char':
      return quoted(String.fromCharCode(value as number));
    case 'DateTime':
      return dateTimeJson(value as DateTime, format);
    case 'DateTimeOffset':
      return dateTimeOffsetJson(value as DateTimeOffset, format);
    case 'Guid':
    case 'TimeSpan':
      return format.quoteChar + textOfObject(value) + format.quoteChar;
    case 'Uri':
      return textJson(uriOriginalText(value as Uri), format);
    case 'Bytes':
      return format.quoteChar + base64OfBytes(value as readonly number[]) + format.quoteChar;
    case 'BigInteger':
      return (value as BigInteger).value.toString();
    case 'Null':
      return 'null';
    case 'Undefined':
      return 'undefined';
    default:
      return String(value);
  }
}
