// The interface `System.Collections.Generic.IEnumerable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { enumeratorOf } from './interface-enumerators.ts';

/** `System.Collections.Generic.IEnumerable`. */
export const iEnumerableType: TypeDeclaration = declareType(
  'public interface System.Collections.Generic.IEnumerable<out T> : IEnumerable where T : allows ref struct',
  () => ({
    'IEnumerator<T> GetEnumerator()': enumeratorOf,
  }),
);
