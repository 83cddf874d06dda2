// The members of exceptions that name a file.
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type * as E from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { exceptionTextWithFile } from './exception-text.ts';
import { plainException } from './plain-exception.ts';

/** `MissingXException(className, memberName)`. */
export function missing(
  name: string,
  base: string,
  runtime: typeof E.MissingMemberException,
  member: string,
  members: Record<string, Implementation> = {},
): TypeDeclaration {
  return plainException(`System.${name}`, base, runtime, {
    [`${name}(string? className, string? ${member})`]: (
      className: string | null,
      memberName: string | null,
    ) => Object.assign(new runtime(), { className, memberName }),
    'override string Message { get; }': (self: Exception) => self.baseMessage(),
    ...members,
  });
}

/** The members of an exception about a file. */
export function fileMembers(
  name: string,
  runtime: new (
    message?: string | null,
    inner?: Exception | null,
    fileName?: string | null,
  ) => Exception & { readonly fileName: string | null },
): Record<string, Implementation> {
  return {
    [`${name}(string? message, string? fileName)`]: (message: string | null, fileName: string | null) =>
      new runtime(message, null, fileName),
    [`${name}(string? message, string? fileName, Exception? ${name === 'FileNotFoundException' ? 'innerException' : 'inner'})`]:
      (message: string | null, fileName: string | null, inner: Exception | null) =>
        new runtime(message, inner, fileName),
    'override string Message { get; }': (self: Exception) => self.baseMessage(),
    'override string ToString()': exceptionTextWithFile,
    'string? FileName { get; }': (self: { readonly fileName: string | null }) => self.fileName,
    'string? FusionLog { get; }': () => null,
  };
}
