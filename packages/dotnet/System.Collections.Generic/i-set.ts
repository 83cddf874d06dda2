// The interface `System.Collections.Generic.ISet`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { change } from '../System.Collections/collection-protocol.ts';
import { setMember } from './dictionary-members.ts';

const setChange =
  (name: string) =>
  (self: unknown, other: unknown): unknown =>
    change(self, `ISet\`1.${name}/1`, name, [other]);

/** `System.Collections.Generic.ISet`. */
export const iSetType: TypeDeclaration = declareType(
  'public interface System.Collections.Generic.ISet<T> : ICollection<T>',
  () => ({
    'new bool Add(T item)': setChange('Add'),
    'void UnionWith(IEnumerable<T> other)': setChange('UnionWith'),
    'void IntersectWith(IEnumerable<T> other)': setChange('IntersectWith'),
    'void ExceptWith(IEnumerable<T> other)': setChange('ExceptWith'),
    'void SymmetricExceptWith(IEnumerable<T> other)': setChange('SymmetricExceptWith'),
    'bool IsSubsetOf(IEnumerable<T> other)': setMember('IsSubsetOf'),
    'bool IsSupersetOf(IEnumerable<T> other)': setMember('IsSupersetOf'),
    'bool IsProperSupersetOf(IEnumerable<T> other)': setMember('IsProperSupersetOf'),
    'bool IsProperSubsetOf(IEnumerable<T> other)': setMember('IsProperSubsetOf'),
    'bool Overlaps(IEnumerable<T> other)': setMember('Overlaps'),
    'bool SetEquals(IEnumerable<T> other)': setMember('SetEquals'),
  }),
);
