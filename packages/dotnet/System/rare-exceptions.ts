// Exceptions that template code may throw and catch, but that the library itself never throws.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { plainException } from './plain-exception.ts';
import {
  FieldAccessException,
  TargetException,
  InvalidFilterCriteriaException,
  TargetParameterCountException,
} from '../System.Reflection/target-exceptions.ts';

type Base = typeof E.Exception;

/**
 * `HResult` is the base class's where no code is given. Names of the base class are .NET's; a class that another derives
 * from comes before it.
 */
const table: readonly (readonly [name: string, base: string, text: string | null, code?: number])[] = [
  [
    'System.AccessViolationException',
    'SystemException',
    'Attempted to read or write protected memory. This is often an indication that other memory is corrupt.',
    -2147467261,
  ],
  [
    'System.DataMisalignedException',
    'SystemException',
    'A datatype misalignment was detected in a load or store instruction.',
    -2146233023,
  ],
  [
    'System.MethodAccessException',
    'MemberAccessException',
    'Attempt to access the method failed.',
    -2146233072,
  ],
  [
    'System.InsufficientExecutionStackException',
    'SystemException',
    'Insufficient stack to continue executing the program safely. This can happen from having too many functions on the call stack or function on the stack using too much stack space.',
    -2146232968,
  ],
  [
    'System.InsufficientMemoryException',
    'OutOfMemoryException',
    'Insufficient memory to continue the execution of the program.',
    -2146233027,
  ],
  [
    'System.InvalidProgramException',
    'SystemException',
    'Common Language Runtime detected an invalid program.',
    -2146233030,
  ],
  [
    'System.MulticastNotSupportedException',
    'SystemException',
    'Attempted to add multiple callbacks to a delegate that does not support multicast.',
    -2146233068,
  ],
  ['System.StackOverflowException', 'SystemException', 'Operation caused a stack overflow.', -2147023895],
  ['System.TypeUnloadedException', 'SystemException', 'Type had been unloaded.', -2146234349],
  ['System.DllNotFoundException', 'TypeLoadException', 'Dll was not found.', -2146233052],
  ['System.EntryPointNotFoundException', 'TypeLoadException', 'Entry point was not found.', -2146233053],
  ['System.TypeAccessException', 'TypeLoadException', 'Attempt to access the type failed.', -2146233021],
  [
    'System.Diagnostics.UnreachableException',
    'Exception',
    'The program executed an instruction that was thought to be unreachable.',
  ],
  ['System.Security.SecurityException', 'SystemException', 'Security error.', -2146233078],
  [
    'System.Security.VerificationException',
    'SystemException',
    'Operation could destabilize the runtime.',
    -2146233075,
  ],
  ['System.Security.Authentication.AuthenticationException', 'SystemException', null, -2146233087],
  [
    'System.Security.Authentication.InvalidCredentialException',
    'System.Security.Authentication.AuthenticationException',
    null,
  ],
  ['System.Data.DataException', 'SystemException', 'Data Exception.', -2146232032],
  ['System.Data.ConstraintException', 'System.Data.DataException', 'Constraint Exception.', -2146232022],
  [
    'System.Data.DuplicateNameException',
    'System.Data.DataException',
    'Duplicate name not allowed.',
    -2146232030,
  ],
  ['System.Data.ReadOnlyException', 'System.Data.DataException', 'Column is marked read only.', -2146232025],
  ['System.Data.RowNotInTableException', 'System.Data.DataException', 'Row not found in table.', -2146232024],
  ['System.Data.NoNullAllowedException', 'System.Data.DataException', 'Null not allowed.', -2146232026],
  ['System.Data.InvalidConstraintException', 'System.Data.DataException', 'Invalid constraint.', -2146232028],
  [
    'System.Data.MissingPrimaryKeyException',
    'System.Data.DataException',
    'Missing primary key.',
    -2146232027,
  ],
  ['System.Data.StrongTypingException', 'System.Data.DataException', null, -2146232021],
  ['System.Data.InvalidExpressionException', 'System.Data.DataException', null],
  ['System.Data.EvaluateException', 'System.Data.InvalidExpressionException', null],
  ['System.Data.SyntaxErrorException', 'System.Data.InvalidExpressionException', null],
  ['System.Data.VersionNotFoundException', 'System.Data.DataException', 'Version not found.', -2146232023],
  [
    'System.Data.DeletedRowInaccessibleException',
    'System.Data.DataException',
    'Deleted rows inaccessible.',
    -2146232031,
  ],
  [
    'System.Data.InRowChangingEventException',
    'System.Data.DataException',
    'Operation not supported in the RowChanging event.',
    -2146232029,
  ],
  ['System.Runtime.InteropServices.SEHException', 'System.Runtime.InteropServices.ExternalException', null],
  ['System.Data.DBConcurrencyException', 'SystemException', 'DB concurrency violation.', -2146232011],
  [
    'System.Resources.MissingManifestResourceException',
    'SystemException',
    'Unable to find manifest resource.',
    -2146233038,
  ],
  [
    'System.Threading.Tasks.TaskSchedulerException',
    'Exception',
    'An exception was thrown by a TaskScheduler.',
  ],
  [
    'System.Threading.AbandonedMutexException',
    'SystemException',
    'The wait completed due to an abandoned mutex.',
    -2146233043,
  ],
  ['System.Threading.LockRecursionException', 'Exception', null],
  [
    'System.Threading.ThreadInterruptedException',
    'SystemException',
    'Thread was interrupted from a waiting state.',
    -2146233063,
  ],
  [
    'System.ContextMarshalException',
    'SystemException',
    'Attempted to marshal an object across a context boundary.',
    -2146233084,
  ],
  [
    'System.AppDomainUnloadedException',
    'SystemException',
    'Attempted to access an unloaded AppDomain.',
    -2146234348,
  ],
  [
    'System.CannotUnloadAppDomainException',
    'SystemException',
    'Attempt to unload the AppDomain failed.',
    -2146234347,
  ],
  [
    'System.Reflection.CustomAttributeFormatException',
    'FormatException',
    'Binary format of the specified custom attribute was invalid.',
    -2146232827,
  ],
  [
    'System.Runtime.InteropServices.COMException',
    'System.Runtime.InteropServices.ExternalException',
    'Unexpected HRESULT has been returned from a call to a COM component.',
    -2147467259,
  ],
  [
    'System.Threading.WaitHandleCannotBeOpenedException',
    'ApplicationException',
    'No handle of the given name exists.',
    -2146233044,
  ],
];

const classes = new Map<string, Base>();
function define(name: string, base: string, text: string | null, code?: number): TypeDeclaration {
  const baseName = base.slice(base.lastIndexOf('.') + 1);
  const parent = classes.get(baseName) ?? (E as unknown as Record<string, Base>)[baseName]!;
  const runtime = class extends parent {};
  if (text !== null) Object.defineProperty(runtime, 'defaultText', { value: text });
  if (code !== undefined) Object.defineProperty(runtime, 'resultCode', { value: code });
  classes.set(name.slice(name.lastIndexOf('.') + 1), runtime);
  return plainException(name, base, runtime);
}

/** `DuplicateWaitObjectException`. */
class DuplicateWaitObjectException extends E.ArgumentException {
  static override readonly defaultText: string = 'Duplicate objects in argument.';
  static override readonly resultCode: number = -2146233047;
}
/** `InvalidEnumArgumentException`. */
class InvalidEnumArgumentException extends E.ArgumentException {}

/** The exceptions of the table and those with constructors of their own. */
export const rareExceptionTypes: readonly TypeDeclaration[] = [
  ...table.map((row) => define(...row)),
  plainException('System.FieldAccessException', 'MemberAccessException', FieldAccessException),
  plainException('System.Reflection.TargetException', 'ApplicationException', TargetException),
  plainException(
    'System.Reflection.InvalidFilterCriteriaException',
    'ApplicationException',
    InvalidFilterCriteriaException,
  ),
  plainException(
    'System.Reflection.TargetParameterCountException',
    'ApplicationException',
    TargetParameterCountException,
  ),
  declareType(
    'public class System.DuplicateWaitObjectException : ArgumentException',
    () => ({
      'DuplicateWaitObjectException()': () => new DuplicateWaitObjectException(),
      'DuplicateWaitObjectException(string? parameterName)': (name: string | null) =>
        new DuplicateWaitObjectException(null, name),
      'DuplicateWaitObjectException(string? parameterName, string? message)': (
        name: string | null,
        message: string | null,
      ) => new DuplicateWaitObjectException(message, name),
      'DuplicateWaitObjectException(string? message, Exception? innerException)': (
        message: string | null,
        inner: E.Exception | null,
      ) => new DuplicateWaitObjectException(message, null, inner),
    }),
    { runtime: DuplicateWaitObjectException },
  ),
  declareType(
    'public class System.ComponentModel.InvalidEnumArgumentException : ArgumentException',
    () => ({
      'InvalidEnumArgumentException()': () => new InvalidEnumArgumentException(),
      'InvalidEnumArgumentException(string? message)': (message: string | null) =>
        new InvalidEnumArgumentException(message),
      'InvalidEnumArgumentException(string? message, Exception? innerException)': (
        message: string | null,
        inner: E.Exception | null,
      ) => new InvalidEnumArgumentException(message, null, inner),
      'InvalidEnumArgumentException(string? argumentName, int invalidValue, Type enumClass)': (
        name: string | null,
        value: number,
        type: { readonly name: string } | null,
      ) =>
        new InvalidEnumArgumentException(
          `The value of argument '${name ?? ''}' (${value}) is invalid for Enum type '${notNull(type, 'enumClass').name}'.`,
          name,
        ),
    }),
    { runtime: InvalidEnumArgumentException },
  ),
];
