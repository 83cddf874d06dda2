// The interface `System.Collections.Generic.IAsyncEnumerator`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Collections.Generic.IAsyncEnumerator`. */
export const iAsyncEnumeratorType: TypeDeclaration = declareType(
  'public interface System.Collections.Generic.IAsyncEnumerator<out T> : IAsyncDisposable where T : allows ref struct',
  () => ({
    'T Current { get; }': (self) => self.Current,
    'System.Threading.Tasks.ValueTask<bool> MoveNextAsync()': (self) => self.MoveNextAsync(),
  }),
);
