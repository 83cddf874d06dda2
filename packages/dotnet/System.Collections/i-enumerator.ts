// The interface `System.Collections.IEnumerator`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { box } from '@mockwright/language/runtime/casting';
import type { Enumerator } from '@mockwright/language/runtime/enumerator';

/** `System.Collections.IEnumerator`. */
export const iEnumeratorType: TypeDeclaration = declareType(
  'public interface System.Collections.IEnumerator',
  () => ({
    'bool MoveNext()': (self) => self.MoveNext(),
    'object Current { get; }': (self: Enumerator) => box(self.requireCurrent(), self.$elementType),
    'void Reset()': (self: Enumerator) => self.Reset(),
  }),
);
