// The interface `System.IComparable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Box } from '@mockwright/language/runtime/box';
import { compare, compareAs } from '@mockwright/language/runtime/comparison';

/** `System.IComparable`. */
export const iComparableType: TypeDeclaration = declareType('public interface System.IComparable', () => ({
  'int CompareTo(object? obj)': compare,
}));

/** `System.IComparable`. */
export const iComparableOfTType: TypeDeclaration = declareType(
  'public interface System.IComparable<in T> where T : allows ref struct',
  () => ({
    'int CompareTo(T? other)': (self: unknown, other: unknown) =>
      self instanceof Box ? compareAs(self.value, other, self.$type) : compare(self, other),
  }),
);
