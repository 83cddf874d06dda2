// From tokens to values: the explicit conversions, `Value<T>` and `ToObject<T>`.
import { box, cast, defaultOf, isInstance } from '@mockwright/language/runtime/casting';
import {
  ArgumentException,
  ArgumentNullException,
  Exception,
  InvalidCastException,
} from '@mockwright/language/runtime/exceptions';
import { spendSize } from '@mockwright/language/runtime/run';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { toByteArray } from '../../System/base64.ts';
import { bytesOf } from '../../System/numbers/big-integer-bits.ts';
import { BigInteger } from '../../System/numbers/big-integer-value.ts';
import { typeName } from '@mockwright/language/runtime/type-name';
import { JTokenType } from './j-token-type.ts';
import { enumName } from '../enum-names.ts';
import { createDefault, defaultSettings } from '../serialization/json-convert.ts';
import { objectFromToken } from '../serialization/serializer.ts';
import { castBigInteger, toBigInteger } from '../values/big-integers.ts';
import { changeType, convertTo, convertibleOfName, toDateTime, toText } from '../values/conversions.ts';
import { enumOf } from '../values/convert-object.ts';
import { dateTimeOfOffset, offsetOfDateTime, parseDateTimeOffsetOrThrow } from '../../values/json-dates.ts';
import { primitiveOf } from '../../values/primitive-values.ts';
import type { PrimitiveName } from '../../values/primitive-values.ts';
import {
  base64OfBytes,
  absoluteUriOf,
  bytesOfBase64,
  guidOf,
  guidOfBytes,
  isByteArray,
  isDateTimeOffset,
  isGuid,
  isTimeSpan,
  isUri,
  timeSpanOf,
} from '../../values/system-types.ts';
import { JProperty } from './property.ts';
import type { JToken } from './token.ts';
import { JValue } from './value.ts';

const {
  Integer,
  Float,
  String: Text,
  Comment,
  Raw,
  Boolean: Bool,
  Date,
  Bytes,
  Guid,
  TimeSpan,
  Uri,
} = JTokenType;
const numbers: readonly number[] = [Integer, Float, Text, Comment, Raw, Bool];
/** Token types that may be converted to a kind of value. */
const convertible: Readonly<Partial<Record<PrimitiveName, readonly number[]>>> = {
  Boolean: [Integer, Float, Text, Comment, Raw, Bool],
  Char: [Integer, Float, Text, Comment, Raw],
  String: [Date, Integer, Float, Text, Comment, Raw, Bool, Bytes, Guid, TimeSpan, Uri],
  DateTime: [Date, Text, Comment, Raw],
  DateTimeOffset: [Date, Text, Comment, Raw],
  Guid: [Text, Comment, Raw, Guid, Bytes],
  TimeSpan: [Text, Comment, Raw, TimeSpan],
  Uri: [Text, Comment, Raw, Uri],
  Bytes: [Bytes, Text, Comment, Raw, Integer],
  BigInteger: [...numbers, Bytes],
};

function valueOfToken(token: JToken): JValue | undefined {
  const value = token instanceof JProperty ? token.value : token;
  return value instanceof JValue ? value : undefined;
}
function failure(token: JToken, kind: PrimitiveName): ArgumentException {
  const { type } = token instanceof JProperty ? token.value : token;
  return new ArgumentException(
    `Can not convert ${enumName(JTokenType, type)} to ${kind === 'Bytes' ? 'byte array' : kind}.`,
  );
}

/**
 * `(int)token`, `(int?)token` and the like; the result in natural form.
 * @param nullable whether null (of C# or of JSON) is null; `string`, `Uri` and `byte[]` are
 * @throws ArgumentException for tokens of the wrong type, and what `Convert` throws
 */
export function castToken(token: JToken | null, kind: PrimitiveName, nullable: boolean): unknown {
  if (token === null) {
    if (nullable) return null;
    throw new ArgumentNullException('value');
  }
  const value = valueOfToken(token);
  const isNull =
    value !== undefined && (value.kind === JTokenType.Null || value.kind === JTokenType.Undefined);
  const isFit = nullable && isNull && kind !== 'Bytes';
  if (!value || !(isFit || (convertible[kind] ?? numbers).includes(value.kind))) throw failure(token, kind);
  if (value.scalar === null && nullable) return null;
  const { boxed } = value;
  payFor(boxed);
  return castBoxed(boxed, kind, token);
}
/** Long texts, numbers and arrays of bytes pay for what reads them. */
function payFor(boxed: unknown): void {
  spendSize((boxed as { readonly length?: number } | null)?.length ?? 0);
}
function castBoxed(boxed: unknown, kind: PrimitiveName, token: JToken): unknown {
  switch (kind) {
    case 'String':
      return isByteArray(boxed) ? base64OfBytes(boxed) : toText(boxed);
    case 'DateTime':
      return isDateTimeOffset(boxed) ? dateTimeOfOffset(boxed) : toDateTime(boxed);
    case 'DateTimeOffset':
      if (isDateTimeOffset(boxed)) return boxed;
      return typeof boxed === 'string'
        ? parseDateTimeOffsetOrThrow(boxed)
        : offsetOfDateTime(toDateTime(boxed));
    case 'Guid':
      if (isByteArray(boxed)) return guidOfBytes(boxed);
      return isGuid(boxed) ? boxed : guidOf(toText(boxed));
    case 'TimeSpan':
      return isTimeSpan(boxed) ? boxed : timeSpanOf(toText(boxed));
    case 'Uri':
      return isUri(boxed) ? boxed : absoluteUriOf(toText(boxed));
    case 'Bytes':
      if (typeof boxed === 'string') return bytesOfBase64(boxed);
      if (isByteArray(boxed)) return boxed;
      if (boxed instanceof BigInteger) return toByteArray(bytesOf(boxed.value));
      throw failure(token, kind);
    case 'BigInteger':
      return boxed instanceof BigInteger ? boxed : new BigInteger(toBigInteger(boxed));
    default: {
      const to = convertibleOfName(kind);
      return boxed instanceof BigInteger && to !== 'DateTime'
        ? castBigInteger(boxed.value, to)
        : convertTo(boxed, to);
    }
  }
}

function className(token: JToken): string {
  return token.typeName;
}
/**
 * What `Value<T>` and `Values<T>` make of a token (null stays the default); the result in natural form.
 * @param source the static type of the token, for the message
 * @throws InvalidCastException for containers, and what `Convert.ChangeType` throws
 */
export function convertToken(
  token: JToken | null,
  type: Type,
  source: string = 'Newtonsoft.Json.Linq.JToken',
): unknown {
  if (token === null) return defaultOf(type);
  const isTokenItself =
    isInstance(token, type) &&
    !(type.kind === 'interface' && (type.name === 'IComparable' || type.name === 'IFormattable'));
  if (isTokenItself) return token;
  if (!(token instanceof JValue))
    throw new InvalidCastException(`Cannot cast ${className(token)} to ${source}.`);
  const { boxed } = token;
  if (isInstance(boxed, type)) return cast(boxed, type);
  payFor(boxed);
  if (type.kind === 'struct' && type.isNullable) {
    if (boxed === null) return null;
    return changeType(boxed, type.typeArguments[0]!);
  }
  return changeType(boxed, type);
}

/** `ToObject(type)`; the result in natural form. */
export function toObject(token: JToken, declared: Type): unknown {
  if (!defaultSettings()) {
    const isNullable = declared.kind === 'struct' && declared.isNullable;
    const type = isNullable ? declared.typeArguments[0]! : declared;
    if (type.kind === 'enum') {
      if (token.type === JTokenType.String) return enumOfText(token as JValue, declared, type);
      if (token.type === JTokenType.Integer) return enumOf((token as JValue).boxed, type);
    }
    const kind = primitiveOf(type);
    if (type.kind === 'enum' && isNullable)
      return nullableEnum(castToken(token, kind!, true), declared, type);
    if (kind !== undefined && kind !== 'Bytes' && kind !== 'Null')
      return castToken(token, kind, isNullable || kind === 'String' || kind === 'Uri');
  }
  return cast(objectFromToken(token, declared, createDefault()), declared);
}
/** .NET cannot unbox a number as a nullable enum. @throws InvalidCastException */
function nullableEnum(number: unknown, declared: Type, { enumUnderlying }: NamedType): unknown {
  if (number === null) return null;
  throw new InvalidCastException(
    `Unable to cast object of type '${typeName(enumUnderlying!)}' to type '${typeName(declared)}'.`,
  );
}
function enumOfText(token: JValue, declared: Type, type: NamedType): unknown {
  try {
    return cast(objectFromToken(token, declared, createDefault()), declared);
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    throw new ArgumentException(`Could not convert '${toText(token.boxed)}' to ${type.name}.`, null, error);
  }
}
/** `ToObject(type)` as `object`. */
export function toBoxedObject(token: JToken, declared: Type): unknown {
  return box(toObject(token, declared), declared);
}
