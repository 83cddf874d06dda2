// The exception `System.OperationCanceledException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { CancellationToken, canceledBy } from '../System.Threading/cancellation.ts';
import { plainException } from './plain-exception.ts';

/** `System.OperationCanceledException`. */
export const operationCanceledExceptionType: TypeDeclaration = plainException(
  'System.OperationCanceledException',
  'SystemException',
  E.OperationCanceledException,
  {
    'OperationCanceledException(System.Threading.CancellationToken token)': (token: CancellationToken) =>
      canceledBy(new E.OperationCanceledException(), token),
    'OperationCanceledException(string? message, System.Threading.CancellationToken token)': (
      message: string | null,
      token: CancellationToken,
    ) => canceledBy(new E.OperationCanceledException(message), token),
    'OperationCanceledException(string? message, Exception? innerException, System.Threading.CancellationToken token)':
      (message: string | null, inner: Exception | null, token: CancellationToken) =>
        canceledBy(new E.OperationCanceledException(message, inner), token),
    'System.Threading.CancellationToken CancellationToken { get; }': (self: E.OperationCanceledException) =>
      self.token ?? CancellationToken.none,
  },
);
