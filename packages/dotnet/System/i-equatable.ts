// The interface `System.IEquatable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Box } from '@mockwright/language/runtime/box';
import { equals } from '@mockwright/language/runtime/equality';

/** A boxed value as the natural form that `T` arguments have. */
function natural(self: unknown): unknown {
  return self instanceof Box ? self.value : self;
}

/** `System.IEquatable`. */
export const iEquatableType: TypeDeclaration = declareType(
  'public interface System.IEquatable<T> where T : allows ref struct',
  () => ({
    'bool Equals(T? other)': (self: unknown, other: unknown) => equals(natural(self), other),
  }),
);
