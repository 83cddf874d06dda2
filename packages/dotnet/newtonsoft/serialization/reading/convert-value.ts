// From what a reader found to a value of the wanted type: `EnsureType`.
import { box, cast, isInstance } from '@mockwright/language/runtime/casting';
import {
  Exception,
  ArgumentException,
  NullReferenceException,
} from '@mockwright/language/runtime/exceptions';
import { coreType } from '@mockwright/language/runtime/core-types';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { JsonSerializationException } from '../../json-serialization-exception.ts';
import type { JsonReader } from '../../reading/json-reader.ts';
import { fromBigInteger, toBigInteger } from '../../values/big-integers.ts';
import { enumOf, exactReader } from '../../values/convert-object.ts';
import { classify, primitiveOf } from '../../../values/primitive-values.ts';
import { isConvertible } from '../contracts/contract-kind.ts';
import { castOrDefault } from '../contracts/value-provider.ts';
import { changeType, toText } from '../../values/conversions.ts';
import {
  dateTimeOfOffset,
  inZone,
  offsetOfDateTime,
  parseDateTime,
  parseDateTimeOffset,
  parseDateTimeOffsetOrThrow,
} from '../../../values/json-dates.ts';
import { BigInteger } from '../../../System/numbers/big-integer-value.ts';
import { DBNull } from '../../../System/db-null.ts';
import { staticMethod } from '../../../values/declared-members.ts';
import {
  bytesOfBase64,
  bytesOfGuid,
  guidOf,
  isDateTimeOffset,
  isDateTime,
  isGuid,
  timeSpanOf,
  uriOf,
} from '../../../values/system-types.ts';
import { parseEnumName } from '../contracts/enum-names.ts';
import { NoContract } from '../contracts/contracts.ts';
import type { Contract, PrimitiveContract } from '../contracts/contracts.ts';

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
  if (contract.underlyingType !== declared && boxed !== null && typeOf(boxed) === declared)
    return cast(boxed, declared);
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
/** {@link ensureType}, boxed. */
export function ensureBoxed(reader: JsonReader, boxed: unknown, contract: Contract, declared: Type): unknown {
  const ensured = ensureType(reader, boxed, contract, declared);
  const isItself = declared.kind === 'dynamic' || boxed === null || typeOf(boxed) === declared;
  return isItself ? boxed : box(ensured, contract.type);
}
const contractNamespace = 'Newtonsoft.Json.Serialization';

function converted(reader: JsonReader, boxed: unknown, contract: Contract): unknown {
  const { type } = contract;
  if (contract instanceof NoContract) throw new NullReferenceException();
  if (contract.kind === 'primitive') return primitiveValue(reader, boxed, contract);
  if (isConvertible(type)) return cast(contract, coreType(`${contractNamespace}.JsonPrimitiveContract`));
  if (boxed !== null && isInstance(boxed, type)) return cast(boxed, type);
  if (boxed !== null && type.kind !== 'array') {
    if (contract.kind === 'string' && typeof boxed === 'string') return parsed(boxed, type);
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
/**
 * A boxed value that was not read as the type of the constructor's parameter that it is for.
 * @throws InvalidCastException, and what conversions of numbers throw
 */
export function constructorArgument(boxed: unknown, type: Type): unknown {
  const primitive = primitiveOf(type);
  const isWidened = type.kind !== 'enum' && primitive !== undefined && widened.has(primitive);
  if (boxed === null || isInstance(boxed, type) || !isWidened) return castOrDefault(boxed, type);
  if (!classify(boxed)) cast(boxed, coreType('System.IConvertible'));
  return changeType(boxed, type);
}
const widened: ReadonlySet<string> = new Set(
  'Boolean Char SByte Byte Int16 UInt16 Int32 UInt32 Int64 UInt64 Single Double'.split(' '),
);

function parsed(text: string, type: NamedType): unknown {
  if (type.name === 'Type' || type.name === 'RuntimeType')
    return castOf(text, type, (name) => staticMethod('System.Type', 'GetType', 'string,bool')(name, true));
  if (type.name === 'CultureInfo')
    return staticMethod('System.Globalization.CultureInfo', 'GetCultureInfo', 'string')(text);
  const own = type.definition.runtime?.constructorFunction as
    { readonly $fromConverterText?: (text: string) => unknown } | undefined;
  if (own?.$fromConverterText) return castOf(text, type, own.$fromConverterText);
  return castOf(
    text,
    type,
    exactReader(type) ?? staticMethod(`${type.namespace}.${type.name}`, 'Parse', 'string'),
  );
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
    if (typeof boxed === 'string') return parseEnumName(type, boxed);
    return enumOf(boxed, type);
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
      return boxed instanceof BigInteger ? boxed : new BigInteger(toBigInteger(boxed));
    case 'Null':
      if (type === DBNull.value.$type) return DBNull.value;
      if (isConvertible(type)) return changeType(boxed, type);
      break;
    default:
      return boxed instanceof BigInteger ? fromBigInteger(boxed.value, type) : changeType(boxed, type);
  }
  if (boxed !== null && isInstance(boxed, type)) return boxed;
  throw noCast(boxed, type);
}
