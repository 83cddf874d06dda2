// Exceptions as `ISerializable`: what their `GetObjectData` gives, and what their serialization constructors make of it.
import { arrayOf } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import {
  AggregateException,
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  ObjectDisposedException,
  SerializationException,
} from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { restoreStackTrace, sourceOf, stackTraceOf } from '@mockwright/language/runtime/stack-trace';
import { toText } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import type { SerializationInfo } from './serialization-info.ts';

/** `Exception.GetObjectData`, in .NET's order. @throws ArgumentNullException */
export function addExceptionData(exception: Exception, info: SerializationInfo | null): void {
  if (info === null) throw new ArgumentNullException('info');
  const text = specialType('string');
  const number = specialType('int');
  const exceptionType = coreType('System.Exception');
  const entries: (readonly [name: string, value: unknown, type: Type])[] = [
    ['ClassName', typeName(exception.$type), text],
    [
      'Message',
      exception.ownMessage ?? (exception.constructor as typeof Exception).defaultText ?? null,
      text,
    ],
    ['Data', exception.data ?? null, coreType('System.Collections.IDictionary')],
    ['InnerException', exception.innerException, exceptionType],
    ['HelpURL', exception.helpLink, text],
    ['StackTraceString', stackTraceOf(exception), text],
    ['RemoteStackTraceString', null, text],
    ['RemoteStackIndex', 0, number],
    ['ExceptionMethod', null, text],
    ['HResult', exception.hResult, number],
    ['Source', sourceOf(exception), text],
    ['WatsonBuckets', null, arrayOf(specialType('byte'))],
  ];
  if (exception instanceof ArgumentException) entries.push(['ParamName', exception.paramName, text]);
  if (exception instanceof ArgumentOutOfRangeException)
    entries.push(['ActualValue', exception.actualValue?.value ?? null, specialType('object')]);
  if (exception instanceof ObjectDisposedException) entries.push(['ObjectName', exception.objectName, text]);
  if (exception instanceof AggregateException)
    entries.push([
      'InnerExceptions',
      toArray([...exception.innerExceptions], exceptionType),
      arrayOf(exceptionType),
    ]);
  for (const [name, value, type] of entries) info.add(name, value, type);
}

/**
 * The classes' serialization constructors, in the order in which they ask for the members.
 * @throws ArgumentNullException, SerializationException where a member is missing
 */
export function restoreException<T extends Exception>(exception: T, info: SerializationInfo | null): T {
  if (info === null) throw new ArgumentNullException('info');
  const text = (name: string): string | null =>
    info.scalar(name, specialType('string'), 'String') as string | null;
  const exceptionType = coreType('System.Exception');
  exception.ownMessage = text('Message');
  if (info.has('Data'))
    exception.data =
      (info.value('Data', coreType('System.Collections.IDictionary')) as object | null) ?? undefined;
  exception.innerException = info.value('InnerException', exceptionType) as Exception | null;
  exception.helpLink = text('HelpURL');
  const trace = text('StackTraceString');
  const remote = text('RemoteStackTraceString');
  if (trace !== null || remote !== null) restoreStackTrace(exception, `${remote ?? ''}${trace ?? ''}`);
  exception.hResult = info.scalar('HResult', specialType('int'), 'Int32') as number;
  exception.source = text('Source');
  if (exception instanceof ArgumentException) exception.paramName = text('ParamName');
  if (exception instanceof ArgumentOutOfRangeException) {
    const value = info.value('ActualValue', specialType('object'));
    exception.actualValue = value === null ? undefined : { value, text: toText(value) };
  }
  if (exception instanceof ObjectDisposedException) exception.objectName = text('ObjectName') ?? '';
  if (exception instanceof AggregateException) {
    const inner = info.value('InnerExceptions', arrayOf(exceptionType));
    if (inner === null)
      throw new SerializationException('The serialization stream contains no inner exceptions.');
    exception.innerExceptions = [...iterate<Exception>(inner)];
  }
  return exception;
}
