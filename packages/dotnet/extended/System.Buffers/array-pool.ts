// The class `System.Buffers.ArrayPool`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { ArgumentNullException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { newArray } from '../../System/array-members.ts';

/** A pool that makes every array anew: nobody else is to see what was in one. */
class ArrayPool {
  readonly $type: NamedType;
  constructor(type: NamedType) {
    this.$type = type;
  }
}

/** The sizes that a pool has. */
function rent(self: ArrayPool, minimumLength: number): unknown {
  if (minimumLength < 0) throw new ArgumentOutOfRangeException('minimumLength');
  let size = minimumLength === 0 ? 0 : 16;
  while (size < minimumLength) size *= 2;
  return newArray(self.$type.typeArguments[0]!, size);
}

/** `System.Buffers.ArrayPool`. */
export const arrayPoolType: TypeDeclaration = declareType(
  'public abstract class System.Buffers.ArrayPool<T>',
  () => ({
    'static ArrayPool<T> Shared { get; }': (type: NamedType) => new ArrayPool(type),
    'static ArrayPool<T> Create()': (type: NamedType) => new ArrayPool(type),
    'T[] Rent(int minimumLength)': rent,
    'void Return(T[] array, bool clearArray = false)': (
      self: ArrayPool,
      array: unknown[] | null,
      clearArray: boolean,
    ) => {
      if (array === null) throw new ArgumentNullException('array');
      if (clearArray) array.fill(defaultOf(self.$type.typeArguments[0]!));
    },
  }),
);
