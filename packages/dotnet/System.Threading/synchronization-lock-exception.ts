// The exception `System.Threading.SynchronizationLockException`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { SystemException } from '@mockwright/language/runtime/exceptions';
import { plainException } from '../System/plain-exception.ts';

/** `SynchronizationLockException`. */
export class SynchronizationLockException extends SystemException {
  static override readonly resultCode: number = -2146233064;
  static override readonly defaultText: string =
    'Object synchronization method was called from an unsynchronized block of code.';
}

/** `System.Threading.SynchronizationLockException`. */
export const synchronizationLockExceptionType: TypeDeclaration = plainException(
  'System.Threading.SynchronizationLockException',
  'SystemException',
  SynchronizationLockException,
);
