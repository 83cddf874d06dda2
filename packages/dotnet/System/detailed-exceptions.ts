// Exceptions that say of which member, number, file or call they speak.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { exceptionTextWithFile } from './exception-text.ts';
import { plainException } from './plain-exception.ts';

/** `MissingXException(className, memberName)`. */
function missing(
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

/** Base classes come before the classes that derive from them. */
export const detailedExceptionTypes: readonly TypeDeclaration[] = [
  plainException('System.NotFiniteNumberException', 'ArithmeticException', E.NotFiniteNumberException, {
    'NotFiniteNumberException(double offendingNumber)': (offendingNumber: number) =>
      new E.NotFiniteNumberException(
        'Overflow or underflow in the arithmetic operation.',
        null,
        offendingNumber,
      ),
    'NotFiniteNumberException(string? message, double offendingNumber)': (
      message: string | null,
      offendingNumber: number,
    ) => new E.NotFiniteNumberException(message, null, offendingNumber),
    'NotFiniteNumberException(string? message, double offendingNumber, Exception? innerException)': (
      message: string | null,
      offendingNumber: number,
      inner: Exception | null,
    ) => new E.NotFiniteNumberException(message, inner, offendingNumber),
    'double OffendingNumber { get; }': (self: E.NotFiniteNumberException) => self.offendingNumber,
  }),
  missing('MissingMemberException', 'MemberAccessException', E.MissingMemberException, 'memberName'),
  missing('MissingMethodException', 'MissingMemberException', E.MissingMethodException, 'methodName'),
  missing('MissingFieldException', 'MissingMemberException', E.MissingFieldException, 'fieldName'),
  plainException(
    'System.BadImageFormatException',
    'SystemException',
    E.BadImageFormatException,
    fileMembers('BadImageFormatException', E.BadImageFormatException),
  ),
  plainException('System.TypeLoadException', 'SystemException', E.TypeLoadException, {
    'string TypeName { get; }': () => '',
  }),
  declareType(
    'public sealed class System.Reflection.TargetInvocationException : ApplicationException',
    () => ({
      'TargetInvocationException(Exception? inner)': (inner: Exception | null) =>
        new E.TargetInvocationException(null, inner),
      'TargetInvocationException(string? message, Exception? inner)': (
        message: string | null,
        inner: Exception | null,
      ) => new E.TargetInvocationException(message, inner),
    }),
    { runtime: E.TargetInvocationException },
  ),
];
