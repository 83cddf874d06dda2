// The exception `System.TypeInitializationException` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';

/** `System.TypeInitializationException`. */
export const typeInitializationExceptionType: TypeDeclaration = declareType(
  'public sealed class System.TypeInitializationException : SystemException',
  () => ({
    'TypeInitializationException(string? fullTypeName, Exception? innerException)': (
      name: string | null,
      inner: Exception | null,
    ) => new E.TypeInitializationException(name ?? '', inner),
    'string TypeName { get; }': (self: E.TypeInitializationException) => self.typeName,
  }),
  { runtime: E.TypeInitializationException },
);
