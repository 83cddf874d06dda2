// The interface `System.Collections.IEnumerable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { boxedEnumeratorOf } from '../System.Collections.Generic/interface-enumerators.ts';

/** `System.Collections.IEnumerable`. */
export const iEnumerableType: TypeDeclaration = declareType(
  'public interface System.Collections.IEnumerable',
  () => ({
    'IEnumerator GetEnumerator()': boxedEnumeratorOf,
  }),
);
