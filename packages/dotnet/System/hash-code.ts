// `System.HashCode`. .NET seeds it anew in every process, so its values mean nothing beyond a run.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { combineHashes, hash } from '@mockwright/language/runtime/equality';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import type { Span } from '@mockwright/language/runtime/span';
import { equalityOf } from '../System.Collections/comparers.ts';

/** Collects hash codes; a mutable struct. */
class HashCode {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  code = 17;
  $copy(): HashCode {
    const copy = new HashCode();
    copy.code = this.code;
    return copy;
  }
}

function combine(count: number): [signature: string, implementation: Implementation] {
  const types = Array.from({ length: count }, (_, index) => `T${index + 1}`);
  return [
    `static int Combine<${types.join(', ')}>(${types.map((type, index) => `${type} value${index + 1}`).join(', ')})`,
    (...args: unknown[]) =>
      args.slice(0, count).reduce((code: number, value) => combineHashes(code, hash(value)), 17),
  ];
}
const mutable = 'HashCode is a mutable struct and should not be compared with other HashCodes.';

/** `System.HashCode`. */
export const hashCodeType: TypeDeclaration = declareType(
  'public struct System.HashCode',
  () => ({
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map(combine)),
    'void Add<T>(T value)': (self: HashCode, value: unknown) => {
      self.code = combineHashes(self.code, hash(value));
    },
    'void Add<T>(T value, IEqualityComparer<T>? comparer)': (
      self: HashCode,
      value: unknown,
      comparer: unknown,
    ) => {
      self.code = combineHashes(self.code, (equalityOf(comparer)?.hash ?? hash)(value));
    },
    'void AddBytes(ReadOnlySpan<byte> value)': (self: HashCode, value: Span<number>) => {
      self.code = value.copy().reduce(combineHashes, self.code);
    },
    'int ToHashCode()': (self: HashCode) => self.code,
    [`[Obsolete("${mutable} Use ToHashCode to retrieve the computed hash code.")] override int GetHashCode()`]:
      () => {
        throw new NotSupportedException(`${mutable} Use ToHashCode to retrieve the computed hash code.`);
      },
    [`[Obsolete("${mutable}")] override bool Equals(object? obj)`]: () => {
      throw new NotSupportedException(mutable);
    },
  }),
  { runtime: HashCode, defaultValue: () => new HashCode(), copy: (self: HashCode) => self.$copy() },
);
