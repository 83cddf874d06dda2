// `ConvertUtils.Convert`: a value as another type, where there is a way that both know.
import type { NamedType, Type } from '../../../metadata/symbols.ts';
import { cast } from '../../../runtime/casting.ts';
import { ArgumentException, InvalidOperationException } from '../../../runtime/exceptions.ts';
import { typeName } from '../../../runtime/type-name.ts';
import { typeOf } from '../../../runtime/type-of.ts';
import { changeType } from './conversions.ts';
import { staticMethod } from './declared.ts';
import { offsetOfDateTime } from './dates.ts';
import { classify, primitiveOf } from './primitives.ts';
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
} from './system-types.ts';

/** The object (not null) in natural form of the type. @throws ArgumentException, InvalidOperationException, FormatException, OverflowException */
export function convertObject(boxed: unknown, type: Type): unknown {
  if (typeOf(boxed) === type) return cast(boxed, type);
  if (type.kind === 'enum') {
    if (typeof boxed === 'string')
      return cast(staticMethod('System.Enum', 'Parse', 'Type,string,bool')(type, boxed, true), type);
    if (/^U?Int|^S?Byte$/.test(classify(boxed)?.kind ?? '')) return enumOf(boxed, type);
  }
  const target = primitiveOf(type);
  if (target === 'DateTimeOffset' && isDateTime(boxed)) return offsetOfDateTime(boxed);
  if (target === 'Guid' && isByteArray(boxed)) return guidOfBytes(boxed);
  if (target === 'Bytes' && isGuid(boxed)) return bytesOfGuid(boxed);
  if (typeof boxed === 'string') {
    switch (target) {
      case 'Guid':
        return guidOf(boxed);
      case 'Uri':
        return uriOf(boxed);
      case 'TimeSpan':
        return timeSpanOf(boxed);
      case 'Bytes':
        return bytesOfBase64(boxed);
      case undefined:
        if (isOfSystem(type, 'Version')) return staticMethod('System.Version', 'Parse', 'string')(boxed);
        if (isOfSystem(type, 'Type'))
          return staticMethod('System.Type', 'GetType', 'string,bool')(boxed, true);
        break;
      default:
    }
  }
  if (target !== undefined) return changeType(boxed, type);
  if (type.kind === 'interface' || ('flags' in type && type.flags.isAbstract))
    throw new ArgumentException(
      `Target type ${typeName(type)} is not a value type or a non-abstract class.`,
      'targetType',
    );
  throw new InvalidOperationException(
    `Can not convert from ${typeName(typeOf(boxed))} to ${typeName(type)}.`,
  );
}
/** `Enum.ToObject`, the result in natural form. @throws ArgumentException for what is no integer of an enum */
export function enumOf(boxed: unknown, type: NamedType): unknown {
  return cast(staticMethod('System.Enum', 'ToObject', 'Type,object')(type, boxed), type);
}
function isOfSystem(type: Type, name: string): boolean {
  return type.kind === 'class' && type.name === name && type.namespace === 'System';
}
