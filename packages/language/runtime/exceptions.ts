// .NET's exceptions as JavaScript classes. `dotnet/system/exceptions` declares what template code sees of them.
import type { Held } from './change-log.ts';
import type { NamedType } from '../metadata/symbols.ts';
import { spend } from './run.ts';
import { typeName } from './type-name.ts';

/** `System.Exception`. Template classes derive from it, too. */
export class Exception extends Error {
  /** Installed on each prototype by the library loader, by the emitted code for template classes. */
  declare readonly $type: NamedType;
  #message: string | null;
  /** Whether null was passed as message, which is not the same everywhere as passing nothing. */
  protected readonly saysNull: boolean;
  innerException: Exception | null;
  /** `Exception.Data`, made by the library when first asked for. */
  data: object | undefined;
  source: string | null = null;
  /** Whether a `throw` of the code threw it, not the library. */
  isThrownByCode: boolean = false;
  helpLink: string | null = null;
  hResult: number;

  constructor(message?: string | null, innerException: Exception | null = null) {
    super();
    // What ends the run, or is the engine's own, is nothing that code may hold: it goes on as it is.
    if (innerException !== null && !((innerException as unknown) instanceof Exception)) throw innerException;
    this.#message = message ?? null;
    this.saysNull = message === null;
    this.innerException = innerException;
    this.hResult = (this.constructor as typeof Exception).resultCode;
  }
  $held(): Held {
    const { innerException, data, source, helpLink, hResult } = this;
    const message = this.#message;
    const putBack = (): void => {
      this.#message = message;
      Object.assign(this, { innerException, data, source, helpLink, hResult });
    };
    return { parts: [message, innerException, data], putBack };
  }
  /** What was passed as message; null when nothing was. */
  get ownMessage(): string | null {
    return this.#message;
  }
  set ownMessage(value: string | null) {
    this.#message = value;
  }
  /** The message when none was given; template classes inherit their base class's. */
  static readonly defaultText: string | undefined = undefined;
  /** The message of a class whose constructor without arguments passes it on, so that null means none. */
  static readonly textWithoutMessage: string | undefined = undefined;
  /** `HResult` of the class. */
  static readonly resultCode: number = -2146233088;
  defaultMessage(): string {
    const { defaultText, textWithoutMessage } = this.constructor as typeof Exception;
    return (
      defaultText ??
      (this.saysNull ? undefined : textWithoutMessage) ??
      `Exception of type '${typeName(this.$type)}' was thrown.`
    );
  }
  /** `Message` as the class itself builds it. */
  baseMessage(): string {
    return this.#message ?? this.defaultMessage();
  }
  /** `Message`, an override in a template class included. */
  get text(): string {
    const own = (this as unknown as Record<string, unknown>)['Exception.get_Message/0'];
    return typeof own === 'function' ? (own.call(this) as string) : this.baseMessage();
  }
}

/** `System.SystemException`. */
export class SystemException extends Exception {
  static override readonly textWithoutMessage: string = 'System error.';
  static override readonly resultCode: number = -2146233087;
}
/** `System.ApplicationException`. */
export class ApplicationException extends Exception {
  static override readonly textWithoutMessage: string = 'Error in the application.';
  static override readonly resultCode: number = -2146232832;
}
/** `System.ArithmeticException`. */
export class ArithmeticException extends SystemException {
  static override readonly defaultText: string = 'Overflow or underflow in the arithmetic operation.';
  static override readonly resultCode: number = -2147024362;
}
/** `System.DivideByZeroException`. */
export class DivideByZeroException extends ArithmeticException {
  static override readonly defaultText: string = 'Attempted to divide by zero.';
  static override readonly resultCode: number = -2147352558;
}
/** `System.OverflowException`. */
export class OverflowException extends ArithmeticException {
  static override readonly defaultText: string = 'Arithmetic operation resulted in an overflow.';
  static override readonly resultCode: number = -2146233066;
}
/** `System.NotFiniteNumberException`. */
export class NotFiniteNumberException extends ArithmeticException {
  static override readonly defaultText: string = 'Number encountered was not a finite quantity.';
  static override readonly resultCode: number = -2146233048;
  readonly offendingNumber: number;
  constructor(message: string | null = null, inner: Exception | null = null, offendingNumber: number = 0) {
    super(message, inner);
    this.offendingNumber = offendingNumber;
  }
}
/** `System.ArrayTypeMismatchException`. */
export class ArrayTypeMismatchException extends SystemException {
  static override readonly defaultText: string =
    'Attempted to access an element as a type incompatible with the array.';
  static override readonly resultCode: number = -2146233085;
}
/** `System.FormatException`. */
export class FormatException extends SystemException {
  static override readonly defaultText: string = 'One of the identified items was in an invalid format.';
  static override readonly resultCode: number = -2146233033;
}
/** `System.IndexOutOfRangeException`. */
export class IndexOutOfRangeException extends SystemException {
  static override readonly defaultText: string = 'Index was outside the bounds of the array.';
  static override readonly resultCode: number = -2146233080;
}
/** `System.InvalidCastException`. */
export class InvalidCastException extends SystemException {
  static override readonly defaultText: string = 'Specified cast is not valid.';
  static override readonly resultCode: number = -2147467262;
}
/** `System.InvalidOperationException`. */
export class InvalidOperationException extends SystemException {
  static override readonly defaultText: string =
    'Operation is not valid due to the current state of the object.';
  static override readonly resultCode: number = -2146233079;
}
/** `System.ObjectDisposedException`. */
export class ObjectDisposedException extends InvalidOperationException {
  static override readonly resultCode: number = -2146232798;
  objectName: string;
  constructor(objectName: string | null, message: string | null = null, inner: Exception | null = null) {
    super(message ?? 'Cannot access a disposed object.', inner);
    this.objectName = objectName ?? '';
  }
  override baseMessage(): string {
    return this.objectName === ''
      ? super.baseMessage()
      : `${super.baseMessage()}\nObject name: '${this.objectName}'.`;
  }
}
/** `System.Collections.Generic.KeyNotFoundException`. */
export class KeyNotFoundException extends SystemException {
  static override readonly defaultText: string = 'The given key was not present in the dictionary.';
  static override readonly resultCode: number = -2146232969;
}
/** `System.MemberAccessException`. */
export class MemberAccessException extends SystemException {
  static override readonly defaultText: string = 'Cannot access member.';
  static override readonly resultCode: number = -2146233062;
}
/** `System.MissingMemberException`. */
export class MissingMemberException extends MemberAccessException {
  static override readonly defaultText: string = 'Attempted to access a missing member.';
  static override readonly resultCode: number = -2146233070;
  /** What a message calls the member. */
  static readonly kindOfMember: string = 'Member';
  /** Set where the exception says of which member it speaks. */
  className: string | null = null;
  memberName: string | null = null;
  override baseMessage(): string {
    const kind = (this.constructor as typeof MissingMemberException).kindOfMember;
    return this.className === null
      ? super.baseMessage()
      : `${kind} '${this.className}.${this.memberName ?? ''}' not found.`;
  }
}
/** `System.MissingMethodException`. */
export class MissingMethodException extends MissingMemberException {
  static override readonly defaultText: string = 'Attempted to access a missing method.';
  static override readonly resultCode: number = -2146233069;
  static override readonly kindOfMember: string = 'Method';
}
/** `System.MissingFieldException`. */
export class MissingFieldException extends MissingMemberException {
  static override readonly defaultText: string = 'Attempted to access a non-existing field.';
  static override readonly resultCode: number = -2146233071;
  static override readonly kindOfMember: string = 'Field';
}
/** `System.TypeLoadException`. */
export class TypeLoadException extends SystemException {
  static override readonly defaultText: string = 'Failure has occurred while loading a type.';
  static override readonly resultCode: number = -2146233054;
}
/** `System.Reflection.TargetInvocationException`. */
export class TargetInvocationException extends ApplicationException {
  static override readonly defaultText: string = 'Exception has been thrown by the target of an invocation.';
  static override readonly resultCode: number = -2146232828;
}
/** `System.BadImageFormatException`. */
export class BadImageFormatException extends SystemException {
  static override readonly defaultText: string =
    'Format of the executable (.exe) or library (.dll) is invalid.';
  static override readonly resultCode: number = -2147024885;
  readonly fileName: string | null;
  constructor(message?: string | null, inner: Exception | null = null, fileName: string | null = null) {
    super(message, inner);
    this.fileName = fileName;
  }
  override defaultMessage(): string {
    return this.fileName === null && !this.saysNull
      ? super.defaultMessage()
      : `Could not load file or assembly '${this.fileName ?? ''}'. An attempt was made to load a program with an incorrect format.\n`;
  }
}
/** `System.NotImplementedException`. */
export class NotImplementedException extends SystemException {
  static override readonly defaultText: string = 'The method or operation is not implemented.';
  static override readonly resultCode: number = -2147467263;
}
/** `System.NotSupportedException`. */
export class NotSupportedException extends SystemException {
  static override readonly defaultText: string = 'Specified method is not supported.';
  static override readonly resultCode: number = -2146233067;
}
/** `System.PlatformNotSupportedException`. */
export class PlatformNotSupportedException extends NotSupportedException {
  static override readonly defaultText: string = 'Operation is not supported on this platform.';
  static override readonly resultCode: number = -2146233031;
}
/** `System.NullReferenceException`. */
export class NullReferenceException extends SystemException {
  static override readonly defaultText: string = 'Object reference not set to an instance of an object.';
  static override readonly resultCode: number = -2147467261;
}
/** `System.OutOfMemoryException`. */
export class OutOfMemoryException extends SystemException {
  static override readonly defaultText: string =
    'Insufficient memory to continue the execution of the program.';
  static override readonly resultCode: number = -2147024882;
}
/** `System.RankException`. */
export class RankException extends SystemException {
  static override readonly defaultText: string =
    'Attempted to operate on an array with the incorrect number of dimensions.';
  static override readonly resultCode: number = -2146233065;
}
/** `System.OperationCanceledException`. */
export class OperationCanceledException extends SystemException {
  static override readonly defaultText: string = 'The operation was canceled.';
  static override readonly resultCode: number = -2146233029;
  /** The `CancellationToken` that asked for it, if one did. */
  token: object | undefined;
}
/** `System.Threading.Tasks.TaskCanceledException`. */
export class TaskCanceledException extends OperationCanceledException {
  static override readonly defaultText: string = 'A task was canceled.';
  static override readonly resultCode: number = -2146233029;
  /** The task that was cancelled. */
  task: object | null = null;
}
/** `System.Runtime.Serialization.SerializationException`. */
export class SerializationException extends SystemException {
  static override readonly defaultText: string = 'Serialization error.';
  static override readonly resultCode: number = -2146233076;
}
/** `System.Runtime.InteropServices.ExternalException`. */
export class ExternalException extends SystemException {
  static override readonly defaultText: string = 'External component has thrown an exception.';
  static override readonly resultCode: number = -2147467259;
}
/** `System.TimeoutException`. */
export class TimeoutException extends SystemException {
  static override readonly defaultText: string = 'The operation has timed out.';
  static override readonly resultCode: number = -2146233083;
}
/** `System.UnauthorizedAccessException`. */
export class UnauthorizedAccessException extends SystemException {
  static override readonly defaultText: string = 'Attempted to perform an unauthorized operation.';
  static override readonly resultCode: number = -2147024891;
}
/** `System.Runtime.CompilerServices.SwitchExpressionException`. */
export class SwitchExpressionException extends InvalidOperationException {
  static override readonly defaultText: string =
    'Non-exhaustive switch expression failed to match its input.';
  /** The value that no arm matches, boxed. */
  unmatched: unknown = null;
  /** The value's `ToString()`, when there is one. */
  unmatchedText: string | undefined;
  override baseMessage(): string {
    return this.unmatchedText === undefined
      ? super.baseMessage()
      : `${super.baseMessage()}\nUnmatched value was ${this.unmatchedText}.`;
  }
}
/** What a static constructor or initializer threw. */
export class TypeInitializationException extends SystemException {
  static override readonly resultCode: number = -2146233036;
  readonly typeName: string;
  constructor(typeName: string, innerException: Exception | null) {
    super(`The type initializer for '${typeName}' threw an exception.`, innerException);
    this.typeName = typeName;
  }
}
/** `Microsoft.CSharp.RuntimeBinder.RuntimeBinderException`: a `dynamic` operation that does not bind. */
export class RuntimeBinderException extends Exception {}

/** `System.ArgumentException`. */
export class ArgumentException extends SystemException {
  static override readonly defaultText: string = 'Value does not fall within the expected range.';
  static override readonly resultCode: number = -2147024809;
  paramName: string | null;
  constructor(
    message: string | null = null,
    paramName: string | null = null,
    innerException: Exception | null = null,
  ) {
    super(message, innerException);
    this.paramName = paramName;
  }
  override baseMessage(): string {
    return this.paramName ? `${super.baseMessage()} (Parameter '${this.paramName}')` : super.baseMessage();
  }
}
/** Note the order of arguments: .NET's own (parameter first). */
export class ArgumentNullException extends ArgumentException {
  static override readonly defaultText: string = 'Value cannot be null.';
  static override readonly resultCode: number = -2147467261;
  constructor(
    paramName: string | null = null,
    message: string | null = null,
    innerException: Exception | null = null,
  ) {
    super(message, paramName, innerException);
  }
}
/** Note the order of arguments: .NET's own (parameter first). */
export class ArgumentOutOfRangeException extends ArgumentException {
  static override readonly defaultText: string = 'Specified argument was out of the range of valid values.';
  static override readonly resultCode: number = -2146233086;
  /** The boxed value, with its text for the message; undefined when none was given. */
  actualValue: { readonly value: unknown; readonly text: string } | undefined;
  constructor(
    paramName: string | null = null,
    message: string | null = null,
    actualValue?: { readonly value: unknown; readonly text: string },
    innerException: Exception | null = null,
  ) {
    super(message, paramName, innerException);
    this.actualValue = actualValue;
  }
  override baseMessage(): string {
    return this.actualValue
      ? `${super.baseMessage()}\nActual value was ${this.actualValue.text}.`
      : super.baseMessage();
  }
}

/** `System.AggregateException`. */
export class AggregateException extends Exception {
  static override readonly defaultText: string = 'One or more errors occurred.';
  innerExceptions: readonly Exception[];
  constructor(message: string | null, innerExceptions: readonly Exception[]) {
    super(message, innerExceptions[0] ?? null);
    this.innerExceptions = innerExceptions;
  }
  override baseMessage(): string {
    let message = super.baseMessage();
    for (const inner of this.innerExceptions) {
      // One that holds the same one twice, and so on, says each as often as all of them together do.
      spend(1);
      message += ` (${inner.text})`;
    }
    return message;
  }
}
