// `System.Buffers.ArrayPool<T>` and `SearchValues`.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import { defaultOf } from '../../runtime/casting.ts';
import { coreType } from '../../runtime/core-types.ts';
import { equals } from '../../runtime/equality.ts';
import { ArgumentNullException, ArgumentOutOfRangeException } from '../../runtime/exceptions.ts';
import type { Span } from '../../runtime/span.ts';
import { newArray } from '../system/array-members.ts';

/** A pool that makes every array anew: nobody else is to see what was in one. */
class ArrayPool {
  readonly $type: NamedType;
  constructor(type: NamedType) {
    this.$type = type;
  }
}

/** Values to search for. */
export class SearchValues {
  readonly $type: NamedType;
  readonly values: readonly unknown[];
  constructor(type: NamedType, values: readonly unknown[]) {
    this.$type = type;
    this.values = values;
  }
  has(value: unknown): boolean {
    return this.values.some((each) => equals(each, value));
  }
}

function create(values: Span): SearchValues {
  return new SearchValues(
    coreType('System.Buffers.SearchValues', 1).construct([values.element]),
    values.copy(),
  );
}

/** The sizes that a pool has. */
function rent(self: ArrayPool, minimumLength: number): unknown {
  if (minimumLength < 0) throw new ArgumentOutOfRangeException('minimumLength');
  let size = minimumLength === 0 ? 0 : 16;
  while (size < minimumLength) size *= 2;
  return newArray(self.$type.typeArguments[0]!, size);
}

/** The types of System.Buffers that spans meet. */
export const bufferTypes: readonly TypeDeclaration[] = [
  declareType('public abstract class System.Buffers.ArrayPool<T>', {
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
  declareType('public static class System.Buffers.SearchValues', {
    'static SearchValues<char> Create(ReadOnlySpan<char> values)': create,
    'static SearchValues<byte> Create(ReadOnlySpan<byte> values)': create,
  }),
  declareType('public class System.Buffers.SearchValues<T>', {
    'bool Contains(T value)': (self: SearchValues, value: unknown) => self.has(value),
  }),
];
