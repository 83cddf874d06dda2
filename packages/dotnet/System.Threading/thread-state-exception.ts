// The exception `System.Threading.ThreadStateException`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { SystemException } from '@mockwright/language/runtime/exceptions';
import { plainException } from '../System/plain-exception.ts';

/** `ThreadStateException`. */
export class ThreadStateException extends SystemException {
  static override readonly defaultText: string =
    'Thread was in an invalid state for the operation being executed.';
  static override readonly resultCode: number = -2146233056;
}

/** `System.Threading.ThreadStateException`. */
export const threadStateExceptionType: TypeDeclaration = plainException(
  'System.Threading.ThreadStateException',
  'SystemException',
  ThreadStateException,
);
