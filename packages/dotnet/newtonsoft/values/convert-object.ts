// `ConvertUtils.Convert`: a value as another type, where there is a way that both know.
import type { Ref } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { cast } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentException, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { getConverter } from '../../System.ComponentModel/converters.ts';
import { CultureInfo } from '../../System.Globalization/culture-info.ts';
import { BigInteger } from '../../System/numbers/big-integer-value.ts';
import { fromBigInteger, toBigInteger } from './big-integers.ts';
import { changeType } from './conversions.ts';
import { staticMethod } from '../../values/declared-members.ts';
import { offsetOfDateTime } from '../../values/json-dates.ts';
import { classify, primitiveOf } from '../../values/primitive-values.ts';
import {
  bytesOfBase64,
  bytesOfGuid,
  guidOf,
  guidOfBytes,
  isByteArray,
  isDateTime,
  isGuid,
  timeSpanOf,
  uriOf,
} from '../../values/system-types.ts';

/** The object (not null) in natural form of the type. @throws ArgumentException, InvalidCastException, InvalidOperationException, FormatException, OverflowException */
export function convertObject(boxed: unknown, type: Type): unknown {
  const target = type.kind === 'struct' && type.isNullable ? type.typeArguments[0]! : type;
  const source = typeOf(boxed);
  if (source === target) return cast(boxed, target);
  const convertible = coreType('System.IConvertible');
  if (isAssignable(source, convertible) && isAssignable(target, convertible))
    return convertibleAs(boxed, target);
  const known = knownConversion(boxed, target);
  if (known !== undefined) return known;
  const writer = getConverter(source);
  if (writer.canConvertTo(target))
    return cast(writer.convertTo(CultureInfo.invariant, boxed, target), target);
  const reader = getConverter(target);
  if (reader.canConvertFrom(source)) return cast(reader.convertFrom(CultureInfo.invariant, boxed), target);
  if (target.kind === 'interface' || ('flags' in target && target.flags.isAbstract))
    throw new ArgumentException(
      `Target type ${typeName(type)} is not a value type or a non-abstract class.`,
      'targetType',
    );
  throw new InvalidOperationException(`Can not convert from ${typeName(source)} to ${typeName(type)}.`);
}

/** What `Convert.ChangeType` does, but that enums come of their names and numbers. */
function convertibleAs(boxed: unknown, type: Type): unknown {
  if (type.kind === 'enum') {
    if (typeof boxed === 'string')
      return cast(staticMethod('System.Enum', 'Parse', 'Type,string,bool')(type, boxed, true), type);
    if (/^U?Int|^S?Byte$/.test(classify(boxed)?.kind ?? '')) return enumOf(boxed, type);
  }
  return changeType(boxed, type);
}

/** The pairs of types that Newtonsoft.Json knows itself; undefined for all others. */
function knownConversion(boxed: unknown, type: Type): unknown {
  const target = primitiveOf(type);
  if (target === 'DateTimeOffset' && isDateTime(boxed)) return offsetOfDateTime(boxed);
  if (target === 'Guid' && isByteArray(boxed)) return guidOfBytes(boxed);
  if (target === 'Bytes' && isGuid(boxed)) return bytesOfGuid(boxed);
  if (typeof boxed === 'string') {
    if (target === 'Guid') return guidOf(boxed);
    if (target === 'Uri') return uriOf(boxed);
    if (target === 'TimeSpan') return timeSpanOf(boxed);
    if (target === 'Bytes') return bytesOfBase64(boxed);
    const read = exactReader(type);
    if (read) return read(boxed);
    if (isOfSystem(type, 'Version')) return versionOf(boxed);
    if (isOfSystem(type, 'Type')) return staticMethod('System.Type', 'GetType', 'string,bool')(boxed, true);
  }
  if (target === 'BigInteger') return new BigInteger(toBigInteger(boxed));
  return boxed instanceof BigInteger ? fromBigInteger(boxed.value, type) : undefined;
}

const exactFormats: Readonly<Record<string, string>> = {
  DateOnly: "yyyy'-'MM'-'dd",
  TimeOnly: "HH':'mm':'ss.FFFFFFF",
};
/** What reads a text as a day or a time of day, in the one form there is; undefined for other types. */
export function exactReader(type: Type): ((text: string) => unknown) | undefined {
  const format = type.kind === 'struct' && type.namespace === 'System' ? exactFormats[type.name] : undefined;
  return format === undefined
    ? undefined
    : (text) =>
        staticMethod(`System.${(type as NamedType).name}`, 'ParseExact', 'string,string')(text, format);
}

/** `Version.Parse`. @throws InvalidOperationException for a text that is none */
function versionOf(text: string): unknown {
  const result: Ref = { v: null };
  staticMethod('System.Version', 'TryParse', 'string,Version')(text, result);
  if (result.v !== null) return result.v;
  throw new InvalidOperationException('Can not convert from System.String to System.Version.');
}

/** `Enum.ToObject`, the result in natural form. @throws ArgumentException for what is no integer of an enum */
export function enumOf(boxed: unknown, type: NamedType): unknown {
  return cast(staticMethod('System.Enum', 'ToObject', 'Type,object')(type, boxed), type);
}
function isOfSystem(type: Type, name: string): boolean {
  return type.kind === 'class' && type.name === name && type.namespace === 'System';
}
