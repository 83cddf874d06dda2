// The exception `System.AggregateException` as template code sees it.
import { spend } from '@mockwright/language/runtime/run';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType } from '@mockwright/language/runtime/core-types';
import * as E from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { createInstance } from '@mockwright/language/runtime/members';
import { baseExceptionOf, exceptionText } from './exception-text.ts';
import { serializationConstructor } from './plain-exception.ts';

function aggregate(message: string | null, exceptions: unknown): Exception {
  if (exceptions === null) throw new E.ArgumentNullException('innerExceptions');
  const list = [...iterate<Exception | null>(exceptions)];
  if (list.includes(null)) throw new E.ArgumentException('An element of innerExceptions was null.');
  return new E.AggregateException(message, list as Exception[]);
}

/** The inner exceptions of aggregates inside of the aggregate, however deep. */
function flatten(self: E.AggregateException): Exception {
  const flat: Exception[] = [];
  const queue: E.AggregateException[] = [self];
  for (let one = queue.shift(); one; one = queue.shift()) {
    spend(queue.length >> 4);
    for (const inner of one.innerExceptions) {
      spend(1);
      if (inner instanceof E.AggregateException) queue.push(inner);
      else flat.push(inner);
    }
  }
  return new E.AggregateException(self.ownMessage, flat);
}
function handle(self: E.AggregateException, predicate: ((exception: Exception) => boolean) | null): void {
  if (predicate === null) throw new E.ArgumentNullException('predicate');
  const unhandled = self.innerExceptions.filter((inner) => !predicate(inner));
  if (unhandled.length > 0) throw new E.AggregateException(self.text, unhandled);
}
function readOnlyInner(self: E.AggregateException): unknown {
  const element = coreType('System.Exception');
  const collection = coreType('System.Collections.ObjectModel.ReadOnlyCollection', 1).construct([element]);
  return createInstance(collection, [toArray([...self.innerExceptions], element)]);
}

export const aggregateExceptionType: TypeDeclaration = declareType(
  'public class System.AggregateException : Exception',
  () => ({
    'AggregateException()': () => new E.AggregateException(null, []),
    ...serializationConstructor('AggregateException', () => new E.AggregateException(null, [])),
    'AggregateException(string? message)': (message: string | null) => new E.AggregateException(message, []),
    'AggregateException(string? message, Exception innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => {
      if (inner === null) throw new E.ArgumentNullException('innerException');
      return new E.AggregateException(message, [inner]);
    },
    'AggregateException(IEnumerable<Exception> innerExceptions)': (exceptions: unknown) =>
      aggregate(null, exceptions),
    'AggregateException(params Exception[] innerExceptions)': (exceptions: unknown) =>
      aggregate(null, exceptions),
    'AggregateException(string? message, IEnumerable<Exception> innerExceptions)': aggregate,
    'AggregateException(string? message, params Exception[] innerExceptions)': aggregate,
    'System.Collections.ObjectModel.ReadOnlyCollection<Exception> InnerExceptions { get; }': readOnlyInner,
    'override Exception GetBaseException()': baseExceptionOf,
    'void Handle(Func<Exception, bool> predicate)': handle,
    'AggregateException Flatten()': flatten,
    'override string ToString()': exceptionText,
    'override string Message { get; }': (self: Exception) => self.baseMessage(),
  }),
  { runtime: E.AggregateException },
);
