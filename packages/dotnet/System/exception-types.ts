// The exceptions of System as template code sees them.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { compare } from '@mockwright/language/runtime/comparison';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { equals } from '@mockwright/language/runtime/equality';
import * as E from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { notMatching } from '@mockwright/language/runtime/emitted';
import { createInstance } from '@mockwright/language/runtime/members';
import { textOf, toText } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { toArray } from '@mockwright/language/runtime/box';
import { sourceOf, stackTraceOf } from '@mockwright/language/runtime/stack-trace';
import { addExceptionData } from '../System.Runtime.Serialization/exception-data.ts';
import { plainException, serializationConstructor } from './plain-exception.ts';
import { baseExceptionOf, exceptionText, externalText } from './exception-text.ts';
import { CancellationToken, canceledBy } from '../System.Threading/cancellation.ts';
import { CultureNotFoundException } from '../System.Globalization/culture-not-found-exception.ts';

function dataOf(self: Exception): object {
  return (self.data ??= createInstance(coreType('System.Collections.ListDictionaryInternal')) as object);
}

const exceptionType = declareType(
  'public class System.Exception : System.Runtime.Serialization.ISerializable',
  () => ({
    'Exception()': () => new E.Exception(),
    'Exception(string? message)': (message: string | null) => new E.Exception(message),
    'Exception(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new E.Exception(message, inner),
    ...serializationConstructor('Exception', () => new E.Exception()),
    'virtual void GetObjectData(System.Runtime.Serialization.SerializationInfo info, System.Runtime.Serialization.StreamingContext context)':
      addExceptionData,
    'virtual Exception GetBaseException()': baseExceptionOf,
    'override string ToString()': exceptionText,
    'Type GetType()': typeOf,
    // Code of a template is no method that reflection could show.
    'System.Reflection.MethodBase? TargetSite { get; }': () => null,
    'virtual string Message { get; }': (self: Exception) => self.baseMessage(),
    'virtual System.Collections.IDictionary Data { get; }': dataOf,
    'Exception? InnerException { get; }': (self: Exception) => self.innerException,
    'virtual string? HelpLink { get; set; }': {
      get: (self: Exception) => self.helpLink,
      set: (self: Exception, value: string | null) => (self.helpLink = value),
    },
    'virtual string? Source { get; set; }': {
      get: sourceOf,
      set: (self: Exception, value: string | null) => (self.source = value),
    },
    'int HResult { get; set; }': {
      get: (self: Exception) => self.hResult,
      set: (self: Exception, value: number) => (self.hResult = value),
    },
    'virtual string? StackTrace { get; }': stackTraceOf,
  }),
  { runtime: E.Exception },
);

function throwIfEmpty(argument: string | null, paramName: string | null): void {
  if (argument === null) throw new E.ArgumentNullException(paramName);
  if (argument === '') throw new E.ArgumentException('The value cannot be an empty string.', paramName);
}
function throwIfWhiteSpace(argument: string | null, paramName: string | null): void {
  if (argument === null) throw new E.ArgumentNullException(paramName);
  if (argument.trim() === '') {
    throw new E.ArgumentException(
      'The value cannot be an empty string or composed entirely of whitespace.',
      paramName,
    );
  }
}

const argumentExceptionType = declareType(
  'public class System.ArgumentException : SystemException',
  () => ({
    'ArgumentException()': () => new E.ArgumentException(),
    'ArgumentException(string? message)': (message: string | null) => new E.ArgumentException(message),
    'ArgumentException(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new E.ArgumentException(message, null, inner),
    'ArgumentException(string? message, string? paramName, Exception? innerException)': (
      message: string | null,
      name: string | null,
      inner: Exception | null,
    ) => new E.ArgumentException(message, name, inner),
    'ArgumentException(string? message, string? paramName)': (message: string | null, name: string | null) =>
      new E.ArgumentException(message, name),
    ...serializationConstructor('ArgumentException', () => new E.ArgumentException()),
    'static void ThrowIfNullOrEmpty(string? argument, string? paramName = null)': throwIfEmpty,
    'static void ThrowIfNullOrWhiteSpace(string? argument, string? paramName = null)': throwIfWhiteSpace,
    'override string Message { get; }': (self: Exception) => self.baseMessage(),
    'virtual string? ParamName { get; }': (self: E.ArgumentException) => self.paramName,
  }),
  { runtime: E.ArgumentException },
);

const argumentNullExceptionType = declareType(
  'public class System.ArgumentNullException : ArgumentException',
  () => ({
    'ArgumentNullException()': () => new E.ArgumentNullException(),
    ...serializationConstructor('ArgumentNullException', () => new E.ArgumentNullException()),
    'ArgumentNullException(string? paramName)': (name: string | null) => new E.ArgumentNullException(name),
    'ArgumentNullException(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new E.ArgumentNullException(null, message, inner),
    'ArgumentNullException(string? paramName, string? message)': (
      name: string | null,
      message: string | null,
    ) => new E.ArgumentNullException(name, message),
    'static void ThrowIfNull(object? argument, string? paramName = null)': (
      argument: unknown,
      name: string | null,
    ) => {
      if (argument === null) throw new E.ArgumentNullException(name);
    },
  }),
  { runtime: E.ArgumentNullException },
);

/** A `ThrowIf…` helper: throws unless the test passes, telling what the value must be. */
function guard(fails: (value: unknown, other: unknown) => boolean, condition: (other: string) => string) {
  return (value: unknown, other: unknown, name: string | null, T: Type): void => {
    if (!fails(value, other)) return;
    const text = textOf(value, T);
    const message = `${name ?? ''} ('${text}') must ${condition(textOf(other, T))}.`;
    throw new E.ArgumentOutOfRangeException(name, message, { value: box(value, T), text });
  };
}
const isNegative = (value: unknown): boolean =>
  value instanceof Decimal ? value.sign < 0 : (value as number) < 0;
const isZero = (value: unknown): boolean =>
  value instanceof Decimal ? value.sign === 0 : Number(value) === 0;
const equal = guard(equals, (other) => `not be equal to '${other}'`);
const greater = guard(
  (value, other) => compare(value, other) > 0,
  (other) => `be less than or equal to '${other}'`,
);
const greaterOrEqual = guard(
  (value, other) => compare(value, other) >= 0,
  (other) => `be less than '${other}'`,
);
const less = guard(
  (value, other) => compare(value, other) < 0,
  (other) => `be greater than or equal to '${other}'`,
);
const lessOrEqual = guard(
  (value, other) => compare(value, other) <= 0,
  (other) => `be greater than '${other}'`,
);
const notEqual = guard(
  (value, other) => !equals(value, other),
  (other) => `be equal to '${other}'`,
);
const alone =
  (check: ReturnType<typeof guard>) =>
  (value: unknown, name: string | null, T: Type): void =>
    check(value, null, name, T);

function outOfRange(name: string | null, actual: unknown, message: string | null): Exception {
  const value = actual === null ? undefined : { value: actual, text: toText(actual) };
  return new E.ArgumentOutOfRangeException(name, message, value);
}

const argumentOutOfRangeExceptionType = declareType(
  'public class System.ArgumentOutOfRangeException : ArgumentException',
  () => ({
    'ArgumentOutOfRangeException()': () => new E.ArgumentOutOfRangeException(),
    ...serializationConstructor('ArgumentOutOfRangeException', () => new E.ArgumentOutOfRangeException()),
    'ArgumentOutOfRangeException(string? paramName)': (name: string | null) =>
      new E.ArgumentOutOfRangeException(name),
    'ArgumentOutOfRangeException(string? paramName, string? message)': (
      name: string | null,
      message: string | null,
    ) => new E.ArgumentOutOfRangeException(name, message),
    'ArgumentOutOfRangeException(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new E.ArgumentOutOfRangeException(null, message, undefined, inner),
    'ArgumentOutOfRangeException(string? paramName, object? actualValue, string? message)': outOfRange,
    'static void ThrowIfZero<T>(T value, string? paramName = null) where T : System.Numerics.INumberBase<T>':
      alone(guard(isZero, () => 'be a non-zero value')),
    'static void ThrowIfNegative<T>(T value, string? paramName = null) where T : System.Numerics.INumberBase<T>':
      alone(guard(isNegative, () => 'be a non-negative value')),
    'static void ThrowIfNegativeOrZero<T>(T value, string? paramName = null) where T : System.Numerics.INumberBase<T>':
      alone(
        guard(
          (value) => isNegative(value) || isZero(value),
          () => 'be a non-negative and non-zero value',
        ),
      ),
    'static void ThrowIfEqual<T>(T value, T other, string? paramName = null)': equal,
    'static void ThrowIfNotEqual<T>(T value, T other, string? paramName = null)': notEqual,
    'static void ThrowIfGreaterThan<T>(T value, T other, string? paramName = null) where T : IComparable<T>':
      greater,
    'static void ThrowIfGreaterThanOrEqual<T>(T value, T other, string? paramName = null) where T : IComparable<T>':
      greaterOrEqual,
    'static void ThrowIfLessThan<T>(T value, T other, string? paramName = null) where T : IComparable<T>':
      less,
    'static void ThrowIfLessThanOrEqual<T>(T value, T other, string? paramName = null) where T : IComparable<T>':
      lessOrEqual,
    'override string Message { get; }': (self: Exception) => self.baseMessage(),
    'virtual object? ActualValue { get; }': (self: E.ArgumentOutOfRangeException) =>
      self.actualValue?.value ?? null,
  }),
  { runtime: E.ArgumentOutOfRangeException },
);

const objectDisposedExceptionType = declareType(
  'public class System.ObjectDisposedException : InvalidOperationException',
  () => ({
    'ObjectDisposedException(string? objectName)': (name: string | null) =>
      new E.ObjectDisposedException(name),
    'ObjectDisposedException(string? objectName, string? message)': (
      name: string | null,
      message: string | null,
    ) => new E.ObjectDisposedException(name, message),
    'ObjectDisposedException(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new E.ObjectDisposedException(null, message, inner),
    'static void ThrowIf(bool condition, object instance)': (condition: boolean, instance: unknown) => {
      if (condition)
        throw new E.ObjectDisposedException(instance === null ? null : typeName(typeOf(instance)));
    },
    'static void ThrowIf(bool condition, Type type)': (condition: boolean, type: Type | null) => {
      if (condition) throw new E.ObjectDisposedException(type === null ? null : typeName(type));
    },
    'override string Message { get; }': (self: Exception) => self.baseMessage(),
    'string ObjectName { get; }': (self: E.ObjectDisposedException) => self.objectName,
  }),
  { runtime: E.ObjectDisposedException },
);

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
    for (const inner of one.innerExceptions) {
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

const aggregateExceptionType = declareType(
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

const cultureNotFoundExceptionType = declareType(
  'public class System.Globalization.CultureNotFoundException : ArgumentException',
  () => ({
    'CultureNotFoundException()': () => new CultureNotFoundException(),
    'CultureNotFoundException(string? message)': (message: string | null) =>
      new CultureNotFoundException(null, null, message),
    'CultureNotFoundException(string? paramName, string? message)': (
      name: string | null,
      message: string | null,
    ) => new CultureNotFoundException(name, null, message),
    'CultureNotFoundException(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new CultureNotFoundException(null, null, message, inner),
    'CultureNotFoundException(string? paramName, string? invalidCultureName, string? message)': (
      name: string | null,
      culture: string | null,
      message: string | null,
    ) => new CultureNotFoundException(name, culture, message),
    'CultureNotFoundException(string? message, string? invalidCultureName, Exception? innerException)': (
      message: string | null,
      culture: string | null,
      inner: Exception | null,
    ) => new CultureNotFoundException(null, culture, message, inner),
    'CultureNotFoundException(string? paramName, int invalidCultureId, string? message)': (
      name: string | null,
      culture: number,
      message: string | null,
    ) => new CultureNotFoundException(name, culture, message),
    'CultureNotFoundException(string? message, int invalidCultureId, Exception? innerException)': (
      message: string | null,
      culture: number,
      inner: Exception | null,
    ) => new CultureNotFoundException(null, culture, message, inner),
    'virtual int? InvalidCultureId { get; }': (self: CultureNotFoundException) => self.invalidCultureId,
    'virtual string? InvalidCultureName { get; }': (self: CultureNotFoundException) =>
      self.invalidCultureName,
    'override string Message { get; }': (self: Exception) => self.baseMessage(),
  }),
  { runtime: CultureNotFoundException },
);

/** Base classes come before the classes that derive from them. */
export const exceptionTypes: readonly TypeDeclaration[] = [
  exceptionType,
  plainException('System.SystemException', 'Exception', E.SystemException),
  plainException('System.ApplicationException', 'Exception', E.ApplicationException),
  plainException('System.ArithmeticException', 'SystemException', E.ArithmeticException),
  plainException('System.DivideByZeroException', 'ArithmeticException', E.DivideByZeroException),
  plainException('System.OverflowException', 'ArithmeticException', E.OverflowException),
  plainException('System.ArrayTypeMismatchException', 'SystemException', E.ArrayTypeMismatchException),
  plainException('System.FormatException', 'SystemException', E.FormatException),
  plainException('System.IndexOutOfRangeException', 'SystemException', E.IndexOutOfRangeException),
  plainException('System.InvalidCastException', 'SystemException', E.InvalidCastException, {
    'InvalidCastException(string? message, int errorCode)': (message: string | null, code: number) =>
      Object.assign(new E.InvalidCastException(message), { hResult: code }),
  }),
  plainException('System.InvalidOperationException', 'SystemException', E.InvalidOperationException),
  objectDisposedExceptionType,
  plainException(
    'System.Collections.Generic.KeyNotFoundException',
    'SystemException',
    E.KeyNotFoundException,
  ),
  plainException('System.MemberAccessException', 'SystemException', E.MemberAccessException),
  plainException('System.NotImplementedException', 'SystemException', E.NotImplementedException),
  plainException('System.NotSupportedException', 'SystemException', E.NotSupportedException),
  plainException(
    'System.PlatformNotSupportedException',
    'NotSupportedException',
    E.PlatformNotSupportedException,
  ),
  plainException('System.NullReferenceException', 'SystemException', E.NullReferenceException),
  plainException('System.OutOfMemoryException', 'SystemException', E.OutOfMemoryException),
  plainException('System.RankException', 'SystemException', E.RankException),
  plainException('System.OperationCanceledException', 'SystemException', E.OperationCanceledException, {
    'OperationCanceledException(System.Threading.CancellationToken token)': (token: CancellationToken) =>
      canceledBy(new E.OperationCanceledException(), token),
    'OperationCanceledException(string? message, System.Threading.CancellationToken token)': (
      message: string | null,
      token: CancellationToken,
    ) => canceledBy(new E.OperationCanceledException(message), token),
    'OperationCanceledException(string? message, Exception? innerException, System.Threading.CancellationToken token)':
      (message: string | null, inner: Exception | null, token: CancellationToken) =>
        canceledBy(new E.OperationCanceledException(message, inner), token),
    'System.Threading.CancellationToken CancellationToken { get; }': (self: E.OperationCanceledException) =>
      self.token ?? CancellationToken.none,
  }),
  plainException(
    'System.Threading.Tasks.TaskCanceledException',
    'OperationCanceledException',
    E.TaskCanceledException,
    {
      'TaskCanceledException(string? message, Exception? innerException, System.Threading.CancellationToken token)':
        (message: string | null, inner: Exception | null, token: CancellationToken) =>
          canceledBy(new E.TaskCanceledException(message, inner), token),
      'System.Threading.Tasks.Task? Task { get; }': (self: E.TaskCanceledException) => self.task,
    },
  ),
  plainException(
    'System.Runtime.Serialization.SerializationException',
    'SystemException',
    E.SerializationException,
  ),
  plainException('System.Runtime.InteropServices.ExternalException', 'SystemException', E.ExternalException, {
    'virtual int ErrorCode { get; }': (self: Exception) => self.hResult,
    'override string ToString()': externalText,
  }),
  plainException('System.TimeoutException', 'SystemException', E.TimeoutException),
  plainException('System.UnauthorizedAccessException', 'SystemException', E.UnauthorizedAccessException),
  declareType(
    'public sealed class System.Runtime.CompilerServices.SwitchExpressionException : InvalidOperationException',
    () => ({
      'SwitchExpressionException()': () => new E.SwitchExpressionException(),
      'SwitchExpressionException(Exception? innerException)': (inner: Exception | null) =>
        new E.SwitchExpressionException(null, inner),
      'SwitchExpressionException(object? unmatchedValue)': notMatching,
      'SwitchExpressionException(string? message)': (message: string | null) =>
        new E.SwitchExpressionException(message),
      'SwitchExpressionException(string? message, Exception? innerException)': (
        message: string | null,
        inner: Exception | null,
      ) => new E.SwitchExpressionException(message, inner),
      'object? UnmatchedValue { get; }': (self: E.SwitchExpressionException) => self.unmatched,
      'override string Message { get; }': (self: Exception) => self.baseMessage(),
    }),
    { runtime: E.SwitchExpressionException },
  ),
  declareType(
    'public sealed class System.TypeInitializationException : SystemException',
    () => ({
      'TypeInitializationException(string? fullTypeName, Exception? innerException)': (
        name: string | null,
        inner: Exception | null,
      ) => new E.TypeInitializationException(name ?? '', inner),
      'string TypeName { get; }': (self: E.TypeInitializationException) => self.typeName,
    }),
    { runtime: E.TypeInitializationException },
  ),
  plainException(
    'Microsoft.CSharp.RuntimeBinder.RuntimeBinderException',
    'Exception',
    E.RuntimeBinderException,
  ),
  argumentExceptionType,
  argumentNullExceptionType,
  argumentOutOfRangeExceptionType,
  aggregateExceptionType,
  cultureNotFoundExceptionType,
];
