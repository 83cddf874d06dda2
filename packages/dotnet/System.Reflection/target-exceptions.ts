// What calls through reflection throw when the target or the number of arguments is wrong.
import { ApplicationException, MemberAccessException } from '@mockwright/language/runtime/exceptions';

/** `System.Reflection.TargetException`. */
export class TargetException extends ApplicationException {
  static override readonly defaultText: string =
    "Exception of type 'System.Reflection.TargetException' was thrown.";
  static override readonly resultCode: number = -2146232829;
}
/** `System.Reflection.TargetParameterCountException`. */
export class TargetParameterCountException extends ApplicationException {
  static override readonly defaultText: string =
    'Number of parameters specified does not match the expected number.';
  static override readonly resultCode: number = -2147352562;
}
/** `System.FieldAccessException`. */
export class FieldAccessException extends MemberAccessException {
  static override readonly defaultText: string =
    'Attempted to access a field that is not accessible by the caller.';
  static override readonly resultCode: number = -2146233081;
}
/** `System.Reflection.InvalidFilterCriteriaException`. */
export class InvalidFilterCriteriaException extends ApplicationException {
  static override readonly defaultText: string = 'Specified filter criteria was invalid.';
  static override readonly resultCode: number = -2146232831;
}
