// How exceptions with the usual constructors are declared.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { restoreException } from '../System.Runtime.Serialization/exception-data.ts';
import type { SerializationInfo } from '../System.Runtime.Serialization/serialization-info.ts';

type ExceptionClass = new (message?: string | null, inner?: Exception | null) => Exception;

/** The constructor that makes an exception of what its `GetObjectData` gave. */
export function serializationConstructor(
  name: string,
  create: () => Exception,
): Record<string, Implementation> {
  return {
    [`protected ${name}(System.Runtime.Serialization.SerializationInfo info, System.Runtime.Serialization.StreamingContext context)`]:
      (info: SerializationInfo | null) => restoreException(create(), info),
  };
}
/** The exceptions whose third constructor names its parameter `inner`; others say `innerException`. */
const namingInner = new Set(
  (
    'MemberAccess NotImplemented PlatformNotSupported External UnauthorizedAccess BadImageFormat TypeLoad ' +
    'MissingMember MissingMethod MissingField FieldAccess MethodAccess InvalidProgram MulticastNotSupported ' +
    'DllNotFound EntryPointNotFound TypeAccess Security SEH MissingManifestResource AbandonedMutex ' +
    'ContextMarshal COM'
  ).split(' '),
);
const sealedExceptions = new Set(
  (
    'IndexOutOfRange DataMisaligned InsufficientExecutionStack InsufficientMemory InvalidProgram ' +
    'MulticastNotSupported StackOverflow Unreachable AuthenticationTagMismatch'
  ).split(' '),
);
/** Declares an exception with the three usual constructors, and `members` of its own. */
export function plainException(
  name: string,
  base: string,
  runtime: ExceptionClass,
  members: Readonly<Record<string, Implementation>> = {},
): TypeDeclaration {
  const simpleName = name.slice(name.lastIndexOf('.') + 1);
  const kind = simpleName.replace('Exception', '');
  const innerName = namingInner.has(kind) ? 'inner' : 'innerException';
  return declareType(
    `public ${sealedExceptions.has(kind) ? 'sealed ' : ''}class ${name} : ${base}`,
    () => ({
      [`${simpleName}()`]: () => new runtime(),
      [`${simpleName}(string? message)`]: (message: string | null) => new runtime(message),
      [`${simpleName}(string? message, Exception? ${innerName})`]: (
        message: string | null,
        inner: Exception | null,
      ) => new runtime(message, inner),
      ...serializationConstructor(simpleName, () => new runtime()),
      ...members,
    }),
    { runtime: runtime },
  );
}
