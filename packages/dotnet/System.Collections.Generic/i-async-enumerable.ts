// The interface `System.Collections.Generic.IAsyncEnumerable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Collections.Generic.IAsyncEnumerable`. */
export const iAsyncEnumerableType: TypeDeclaration = declareType(
  'public interface System.Collections.Generic.IAsyncEnumerable<out T> where T : allows ref struct',
  () => ({
    'IAsyncEnumerator<T> GetAsyncEnumerator(System.Threading.CancellationToken cancellationToken = default)':
      (self, token) => self.GetAsyncEnumerator(token),
  }),
);
