// Exceptions and native integers as JSON: what their `GetObjectData` gives.
import { toArray } from '../../../runtime/box.ts';
import {
  AggregateException,
  ArgumentException,
  ArgumentOutOfRangeException,
  Exception,
  ObjectDisposedException,
} from '../../../runtime/exceptions.ts';
import { box } from '../../../runtime/casting.ts';
import { coreType, specialType } from '../../../runtime/core-types.ts';
import type { ArrayType, NamedType } from '../../../metadata/symbols.ts';
import { typeName } from '../../../runtime/type-name.ts';
import { attributeOf } from './attributes.ts';

/** The names and (boxed) values of an exception, in .NET's order. The stack trace stays empty. */
function* exceptionEntries(exception: Exception): Generator<readonly [string, unknown]> {
  yield ['ClassName', typeName(exception.$type)];
  yield ['Message', exception.ownMessage ?? (exception.constructor as typeof Exception).defaultText ?? null];
  yield ['Data', exception.data ?? null];
  yield ['InnerException', exception.innerException];
  yield ['HelpURL', exception.helpLink];
  yield ['StackTraceString', null];
  yield ['RemoteStackTraceString', null];
  yield ['RemoteStackIndex', 0];
  yield ['ExceptionMethod', null];
  yield ['HResult', exception.hResult];
  yield ['Source', exception.source];
  yield ['WatsonBuckets', null];
  if (exception instanceof ArgumentException) yield ['ParamName', exception.paramName];
  if (exception instanceof ArgumentOutOfRangeException)
    yield ['ActualValue', exception.actualValue?.value ?? null];
  if (exception instanceof ObjectDisposedException) yield ['ObjectName', exception.objectName];
  if (exception instanceof AggregateException)
    yield ['InnerExceptions', toArray([...exception.innerExceptions], coreType('System.Exception'))];
}

/** Exceptions of the library are `[Serializable]`, those of a template where they say so. */
export function isSerializable(type: NamedType): boolean {
  return type.namespace !== '' || attributeOf(type.attributes, 'Serializable') !== undefined;
}

/** Library objects that serialize themselves: names and boxed values, as `ISerializable.GetObjectData` gives them. */
interface SelfSerializing {
  $objectData?(): Iterable<readonly [string, unknown]> | undefined;
}
/** What `ISerializable.GetObjectData` gives of a value; undefined for values that are no `ISerializable`. */
export function serializableEntries(
  value: unknown,
  type: NamedType | ArrayType,
): Iterable<readonly [string, unknown]> | undefined {
  if (value instanceof Exception) return isSerializable(value.$type) ? exceptionEntries(value) : undefined;
  if (typeof value === 'object' && value !== null && '$objectData' in value)
    return (value as SelfSerializing).$objectData?.();
  const special = type.kind === 'struct' ? type.special : undefined;
  return special === 'nint' || special === 'nuint'
    ? [['value', special === 'nint' ? value : box(value, specialType('ulong'))]]
    : undefined;
}
