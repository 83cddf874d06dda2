// Exceptions that template code may throw and catch, but that the library itself never throws.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import * as E from '../../runtime/exceptions.ts';
import { plainException } from './exception-types.ts';

type Base = typeof E.Exception;

/** Names of the base class are .NET's; a class that another derives from comes before it. */
const table: readonly (readonly [name: string, base: string, text: string | null])[] = [
  [
    'System.AccessViolationException',
    'SystemException',
    'Attempted to read or write protected memory. This is often an indication that other memory is corrupt.',
  ],
  [
    'System.DataMisalignedException',
    'SystemException',
    'A datatype misalignment was detected in a load or store instruction.',
  ],
  ['System.DuplicateWaitObjectException', 'ArgumentException', 'Duplicate objects in argument.'],
  [
    'System.FieldAccessException',
    'MemberAccessException',
    'Attempted to access a field that is not accessible by the caller.',
  ],
  ['System.MethodAccessException', 'MemberAccessException', 'Attempt to access the method failed.'],
  ['System.MissingFieldException', 'MissingMemberException', 'Attempted to access a non-existing field.'],
  [
    'System.InsufficientExecutionStackException',
    'SystemException',
    'Insufficient stack to continue executing the program safely. This can happen from having too many functions on the call stack or function on the stack using too much stack space.',
  ],
  [
    'System.InsufficientMemoryException',
    'OutOfMemoryException',
    'Insufficient memory to continue the execution of the program.',
  ],
  [
    'System.InvalidProgramException',
    'SystemException',
    'Common Language Runtime detected an invalid program.',
  ],
  ['System.InvalidTimeZoneException', 'Exception', null],
  [
    'System.MulticastNotSupportedException',
    'SystemException',
    'Attempted to add multiple callbacks to a delegate that does not support multicast.',
  ],
  ['System.StackOverflowException', 'SystemException', 'Operation caused a stack overflow.'],
  ['System.TypeLoadException', 'SystemException', 'Failure has occurred while loading a type.'],
  ['System.DllNotFoundException', 'TypeLoadException', 'Dll was not found.'],
  ['System.EntryPointNotFoundException', 'TypeLoadException', 'Entry point was not found.'],
  ['System.TypeAccessException', 'TypeLoadException', 'Attempt to access the type failed.'],
  [
    'System.Diagnostics.UnreachableException',
    'Exception',
    'The program executed an instruction that was thought to be unreachable.',
  ],
  ['System.Security.SecurityException', 'SystemException', 'Security error.'],
  [
    'System.Threading.AbandonedMutexException',
    'SystemException',
    'The wait completed due to an abandoned mutex.',
  ],
  ['System.Threading.LockRecursionException', 'Exception', null],
  [
    'System.Threading.ThreadInterruptedException',
    'SystemException',
    'Thread was interrupted from a waiting state.',
  ],
];

const classes = new Map<string, Base>();
function define(name: string, base: string, text: string | null): TypeDeclaration {
  const parent = classes.get(base) ?? (E as unknown as Record<string, Base>)[base]!;
  const runtime = class extends parent {};
  if (text !== null) Object.defineProperty(runtime, 'defaultText', { value: text });
  classes.set(name.slice(name.lastIndexOf('.') + 1), runtime);
  return plainException(name, base, runtime);
}

/** `InvalidEnumArgumentException`. */
class InvalidEnumArgumentException extends E.ArgumentException {}

/** `System.ComponentModel.InvalidEnumArgumentException`. */
export const rareExceptionTypes: readonly TypeDeclaration[] = [
  ...table.map(([name, base, text]) => define(name, base, text)),
  declareType(
    'public class System.ComponentModel.InvalidEnumArgumentException : ArgumentException',
    {
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
        type: { readonly name: string },
      ) =>
        new InvalidEnumArgumentException(
          `The value of argument '${name ?? ''}' (${value}) is invalid for Enum type '${type.name}'.`,
          name,
        ),
    },
    { runtime: InvalidEnumArgumentException },
  ),
];
