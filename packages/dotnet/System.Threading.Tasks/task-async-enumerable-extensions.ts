// The static class `System.Threading.Tasks.TaskAsyncEnumerableExtensions` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { iterator } from '@mockwright/language/runtime/iterator';
import { awaitBlocking } from '@mockwright/language/runtime/tasks';
import { ConfiguredAsyncDisposable } from '../System.Runtime.CompilerServices/configured-async-disposable.ts';
import { ConfiguredSequence } from '../System.Runtime.CompilerServices/configured-cancelable-async-enumerable.ts';
import type { CancellationToken } from '../System.Threading/cancellation.ts';
import { AsyncMoves } from './async-moves.ts';

/** `System.Threading.Tasks.TaskAsyncEnumerableExtensions`. */
export const taskAsyncEnumerableExtensionsType: TypeDeclaration = declareType(
  'public static class System.Threading.Tasks.TaskAsyncEnumerableExtensions',
  () => ({
    ['static System.Runtime.CompilerServices.ConfiguredCancelableAsyncEnumerable<T> WithCancellation<T>(this IAsyncEnumerable<T> source, System.Threading.CancellationToken cancellationToken)']:
      (source, token: CancellationToken, type: Type) => new ConfiguredSequence(type, source, token),
    ['static System.Runtime.CompilerServices.ConfiguredCancelableAsyncEnumerable<T> ConfigureAwait<T>(this IAsyncEnumerable<T> source, bool continueOnCapturedContext)']:
      (source, _continues, type: Type) => new ConfiguredSequence(type, source),
    ['static System.Runtime.CompilerServices.ConfiguredAsyncDisposable ConfigureAwait(this IAsyncDisposable source, bool continueOnCapturedContext)']:
      (source) => new ConfiguredAsyncDisposable(source),
    'static IEnumerable<T> ToBlockingEnumerable<T>(this IAsyncEnumerable<T> source, System.Threading.CancellationToken cancellationToken = default)':
      (source, token: CancellationToken, type: Type) => iterator(() => blocking(source, token), type),
  }),
);

/** The elements, each of them waited for. */
function* blocking(source: object | null, token: CancellationToken): Generator<unknown, void> {
  const moves = new AsyncMoves(source, token);
  try {
    while (awaitBlocking(moves.moveNext())) yield moves.current;
  } finally {
    awaitBlocking(moves.dispose());
  }
}
