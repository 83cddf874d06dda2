// The exception `System.Threading.Tasks.TaskCanceledException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { canceledBy } from '../System.Threading/cancellation.ts';
import type { CancellationToken } from '../System.Threading/cancellation.ts';
import { plainException } from '../System/plain-exception.ts';

/** `System.Threading.Tasks.TaskCanceledException`. */
export const taskCanceledExceptionType: TypeDeclaration = plainException(
  'System.Threading.Tasks.TaskCanceledException',
  'OperationCanceledException',
  E.TaskCanceledException,
  {
    'TaskCanceledException(string? message, Exception? innerException, System.Threading.CancellationToken token)':
      (message: string | null, inner: Exception | null, token: CancellationToken) =>
        canceledBy(new E.TaskCanceledException(message, inner), token),
    'System.Threading.Tasks.Task? Task { get; }': (self: E.TaskCanceledException) => self.task,
  },
);
