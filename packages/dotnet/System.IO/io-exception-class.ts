// How the exceptions of input and output are declared.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Exception } from '@mockwright/language/runtime/exceptions';

type ExceptionClass = new (message?: string | null, inner?: Exception | null) => Exception;

/** The constructors that all of them have. */
export function usual(
  name: string,
  base: string,
  runtime: ExceptionClass,
  members: TypeDeclaration['members'] = {},
): TypeDeclaration {
  return declareType(
    `public ${name === 'InvalidDataException' ? 'sealed ' : ''}class System.IO.${name} : ${base}`,
    () => ({
      [`${name}()`]: () => new runtime(),
      [`${name}(string? message)`]: (message: string | null) => new runtime(message),
      [`${name}(string? message, Exception? ${name === 'FileLoadException' ? 'inner' : 'innerException'})`]: (
        message: string | null,
        inner: Exception | null,
      ) => new runtime(message, inner),
      ...members,
    }),
    { runtime },
  );
}
