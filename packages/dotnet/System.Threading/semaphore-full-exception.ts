// The exception `System.Threading.SemaphoreFullException`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { SystemException } from '@mockwright/language/runtime/exceptions';
import { plainException } from '../System/plain-exception.ts';

/** `SemaphoreFullException`. */
export class SemaphoreFullException extends SystemException {
  static override readonly defaultText: string =
    'Adding the specified count to the semaphore would cause it to exceed its maximum count.';
}

/** `System.Threading.SemaphoreFullException`. */
export const semaphoreFullExceptionType: TypeDeclaration = plainException(
  'System.Threading.SemaphoreFullException',
  'SystemException',
  SemaphoreFullException,
);
