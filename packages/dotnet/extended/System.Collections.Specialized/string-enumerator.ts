// The class `System.Collections.Specialized.StringEnumerator` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Enumerator } from '@mockwright/language/runtime/enumerator';

/** `System.Collections.Specialized.StringEnumerator`. */
export const stringEnumeratorType: TypeDeclaration = declareType(
  'public class System.Collections.Specialized.StringEnumerator',
  () => ({
    'string? Current { get; }': (self: Enumerator<string | null>) => self.requireCurrent(),
    'bool MoveNext()': (self: Enumerator) => self.MoveNext(),
    'void Reset()': (self: Enumerator) => self.Reset(),
  }),
);
