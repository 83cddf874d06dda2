// From what a reader found to a value of the wanted type: `EnsureType`.
import { cast, isInstance } from '../../../runtime/casting.ts';
import { Decimal } from '../../../runtime/decimal.ts';
import {
  Exception,
  InvalidCastException,
  InvalidOperationException,
  ArgumentException,
} from '../../../runtime/exceptions.ts';
import { typeName } from '../../../runtime/type-name.ts';
import { typeOf } from '../../../runtime/type-of.ts';
import type { NamedType, Type } from '../../../metadata/symbols.ts';
import { JsonSerializationException } from '../exceptions.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { parseEnum } from '../values/parse-enum.ts';
import { changeType, toInt64, toText } from '../values/conversions.ts';
import {
  dateTimeOfOffset,
  inZone,
  offsetOfDateTime,
  parseDateTime,
  parseDateTimeOffset,
  parseDateTimeOffsetOrThrow,
} from '../values/dates.ts';
import { DBNull } from '../../system/db-null.ts';
import { staticMethod } from '../values/declared.ts';
import {
  bigIntegerOf,
  bytesOfBase64,
  bytesOfGuid,
  guidOf,
  bigIntegerValue,
  isBigInteger,
  isDateTimeOffset,
  isDateTime,
  isGuid,
  timeSpanOf,
  uriOf,
} from '../values/system-types.ts';
import type { Contract, PrimitiveContract } from './contracts.ts';

function shown(boxed: unknown): string {
  return boxed === null ? '{null}' : typeof boxed === 'string' ? `"${boxed}"` : toText(boxed);
}

/** The natural form of a boxed value as the declared type. @throws JsonSerializationException when it cannot be one */
export function ensureType(
  reader: JsonReader,
  boxed: unknown,
  contract: Contract | null,
  declared: Type | null,
): unknown {
  if (declared === null || declared.kind === 'dynamic' || !contract) return boxed;
  if (boxed === null && contract.isNullable) return null;
  try {
    return converted(reader, boxed, contract);
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    throw JsonSerializationException.at(
      reader,
      reader.path,
      `Error converting value ${shown(boxed)} to type '${typeName(declared)}'.`,
      error,
    );
  }
}
function converted(reader: JsonReader, boxed: unknown, contract: Contract): unknown {
  const { type } = contract;
  if (contract.kind === 'primitive') return primitiveValue(reader, boxed, contract);
  if (boxed !== null && isInstance(boxed, type)) return cast(boxed, type);
  if (boxed !== null && type.kind !== 'array') {
    if (contract.kind === 'string') return parsed(toText(boxed), type);
    const operator = conversionOperator(type, typeOf(boxed));
    if (operator) return operator(cast(boxed, typeOf(boxed)));
  }
  throw noCast(boxed, type);
}
/** `op_Implicit` or `op_Explicit` from that type. */
function conversionOperator(to: NamedType, from: Type): ((value: unknown) => unknown) | undefined {
  for (const name of ['op_Implicit', 'op_Explicit']) {
    for (const member of to.members(name)) {
      if (member.kind !== 'method' || member.returnType !== to || member.parameters[0]?.type !== from)
        continue;
      const { implementation } = member.definition;
      if (implementation) return implementation;
    }
  }
  return undefined;
}
function parsed(text: string, type: NamedType): unknown {
  if (type.name === 'Type') throw new InvalidCastException(`Could not resolve type '${text}'.`);
  if (type.name === 'CultureInfo')
    return staticMethod('System.Globalization.CultureInfo', 'GetCultureInfo', 'string')(text);
  return castOf(text, type, staticMethod(`${type.namespace}.${type.name}`, 'Parse', 'string'));
}

/** A text as something else; that it cannot be read is not told. @throws ArgumentException */
function castOf(text: string, type: Type, read: (text: string) => unknown): unknown {
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    throw noCast(text, type);
  }
}

function noCast(boxed: unknown, type: Type): ArgumentException {
  const from = boxed === null ? '{null}' : typeName(typeOf(boxed));
  return new ArgumentException(`Could not cast or convert from ${from} to ${typeName(type)}.`);
}

function primitiveValue(reader: JsonReader, boxed: unknown, contract: PrimitiveContract): unknown {
  const type = contract.type as NamedType;
  if (contract.isEnum) {
    if (typeof boxed === 'string') return parseEnum(type, boxed);
    const value = toInt64(boxed);
    const underlying = type.definition.enumUnderlying!.special;
    return underlying === 'long' || underlying === 'ulong' ? value : Number(value);
  }
  const { primitive } = contract;
  switch (primitive) {
    case 'DateTime':
      if (typeof boxed === 'string') {
        const date = parseDateTime(
          boxed,
          reader.dateTimeZoneHandling,
          reader.dateFormatString,
          reader.culture,
        );
        if (date) return inZone(date, reader.dateTimeZoneHandling);
      }
      return isDateTimeOffset(boxed) ? dateTimeOfOffset(boxed) : changeType(boxed, type);
    case 'DateTimeOffset':
      if (typeof boxed === 'string')
        return (
          parseDateTimeOffset(boxed, reader.dateFormatString, reader.culture) ??
          parseDateTimeOffsetOrThrow(boxed)
        );
      if (isDateTime(boxed)) return offsetOfDateTime(boxed);
      break;
    case 'Guid':
      if (typeof boxed === 'string') return castOf(boxed, type, guidOf);
      break;
    case 'TimeSpan':
      if (typeof boxed === 'string') return castOf(boxed, type, timeSpanOf);
      break;
    case 'Uri':
      if (typeof boxed === 'string') return castOf(boxed, type, uriOf);
      break;
    case 'Bytes':
      if (typeof boxed === 'string') return bytesOfBase64(boxed);
      if (isGuid(boxed)) return bytesOfGuid(boxed);
      break;
    case 'BigInteger':
      return isBigInteger(boxed)
        ? boxed
        : typeof boxed === 'string'
          ? staticMethod('System.Numerics.BigInteger', 'Parse', 'string')(boxed)
          : bigIntegerOf(toInt64(boxed));
    case 'Null':
      return DBNull.value;
    default:
      return isBigInteger(boxed) ? fromBigInteger(bigIntegerValue(boxed), type) : changeType(boxed, type);
  }
  if (boxed !== null && isInstance(boxed, type)) return boxed;
  throw noCast(boxed, type);
}
/** `ConvertUtils.FromBigInteger`: an integer beyond `long`. @throws InvalidOperationException where it does not fit */
function fromBigInteger(value: bigint, type: NamedType): unknown {
  switch (type.special) {
    case 'ulong':
      if (value >= 0n && value < 1n << 64n) return value;
      break;
    case 'decimal': {
      const decimal = Decimal.parse(String(value));
      if (decimal) return decimal;
      break;
    }
    case 'double':
      return Number(value);
    case 'float':
      return Math.fround(Number(value));
    case 'bool':
      return value !== 0n;
    case 'string':
      return String(value);
    default:
  }
  throw new InvalidOperationException(`Can not convert from BigInteger to ${typeName(type)}.`);
}
