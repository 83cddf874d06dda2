// The exception `System.ObjectDisposedException` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import * as E from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';

export const objectDisposedExceptionType: TypeDeclaration = declareType(
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
