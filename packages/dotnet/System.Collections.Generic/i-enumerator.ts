// The interface `System.Collections.Generic.IEnumerator`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Collections.Generic.IEnumerator`. */
export const iEnumeratorType: TypeDeclaration = declareType(
  'public interface System.Collections.Generic.IEnumerator<out T> : IDisposable, IEnumerator where T : allows ref struct',
  () => ({
    'T Current { get; }': (self) => self.Current,
  }),
);
