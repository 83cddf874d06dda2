// The exception `System.Exception` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { coreType } from '@mockwright/language/runtime/core-types';
import * as E from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { createInstance } from '@mockwright/language/runtime/members';
import { sourceOf, stackTraceOf } from '@mockwright/language/runtime/stack-trace';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { addExceptionData } from '../System.Runtime.Serialization/exception-data.ts';
import { baseExceptionOf, exceptionText } from './exception-text.ts';
import { serializationConstructor } from './plain-exception.ts';

function dataOf(self: Exception): object {
  return (self.data ??= createInstance(coreType('System.Collections.ListDictionaryInternal')) as object);
}

export const exceptionType: TypeDeclaration = declareType(
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
