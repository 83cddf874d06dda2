// `System.Reflection.AmbiguousMatchException`.
import { SystemException } from '@mockwright/language/runtime/exceptions';

/** Thrown where one member or attribute is asked for and several fit. */
export class AmbiguousMatchException extends SystemException {
  static override readonly defaultText: string = 'Ambiguous match found.';
  static override readonly resultCode: number = -2147475171;
}
