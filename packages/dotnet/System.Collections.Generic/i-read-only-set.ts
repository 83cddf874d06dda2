// The interface `System.Collections.Generic.IReadOnlySet`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { setMember } from './dictionary-members.ts';

/** `System.Collections.Generic.IReadOnlySet`. */
export const iReadOnlySetType: TypeDeclaration = declareType(
  'public interface System.Collections.Generic.IReadOnlySet<T> : IReadOnlyCollection<T>',
  () => ({
    'bool Contains(T item)': setMember('Contains'),
    'bool IsProperSubsetOf(IEnumerable<T> other)': setMember('IsProperSubsetOf'),
    'bool IsProperSupersetOf(IEnumerable<T> other)': setMember('IsProperSupersetOf'),
    'bool IsSubsetOf(IEnumerable<T> other)': setMember('IsSubsetOf'),
    'bool IsSupersetOf(IEnumerable<T> other)': setMember('IsSupersetOf'),
    'bool Overlaps(IEnumerable<T> other)': setMember('Overlaps'),
    'bool SetEquals(IEnumerable<T> other)': setMember('SetEquals'),
  }),
);
