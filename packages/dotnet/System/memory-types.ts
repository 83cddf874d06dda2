// `System.Memory<T>` and `System.ReadOnlyMemory<T>`: spans that can be kept.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import { coreType } from '@mockwright/language/runtime/core-types';
import { combineHashes, identityHash } from '@mockwright/language/runtime/equality';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { Memory, toSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { copyTo, tryCopyTo } from './span-type-members.ts';

/** An array, a string or another memory as a memory of that type. */
export function toMemory(value: unknown, type: NamedType): Memory {
  const { items, offset, length } = toSpan(value, type);
  return new Memory(type, items, offset, length);
}

/** A part; it is the start that is wrong, but for memory that can be written and a length. */
function slice(self: Memory, start: number, length?: number): Memory {
  const isBlamed = length === undefined || self.$type.name === 'ReadOnlyMemory';
  if (isBlamed && (start < 0 || start > self.length - (length ?? 0) || (length ?? 0) < 0))
    throw new ArgumentOutOfRangeException('start');
  return self.slice(start, length);
}

const equal = (a: Memory, b: Memory): boolean => a.$equals(b);

function members(name: 'Memory' | 'ReadOnlyMemory'): Record<string, Implementation> {
  const type = `${name}<T>`;
  const spanName = name === 'Memory' ? 'Span' : 'ReadOnlySpan';
  return {
    [`${name}(T[]? array)`]: (array: NetArray | null, constructed: NamedType) => toMemory(array, constructed),
    [`${name}(T[]? array, int start, int length)`]: (
      array: NetArray | null,
      start: number,
      length: number,
      constructed: NamedType,
    ) => toMemory(array, constructed).slice(start, length),
    [`static ${type} Empty { get; }`]: (constructed: NamedType) => toMemory(null, constructed),
    'int Length { get; }': (self: Memory) => self.length,
    'bool IsEmpty { get; }': (self: Memory) => self.length === 0,
    [`${spanName}<T> Span { get; }`]: (self: Memory) =>
      toSpan(self, coreType(`System.${spanName}`, 1).construct([self.element])),
    [`${type} Slice(int start)`]: slice,
    [`${type} Slice(int start, int length)`]: slice,
    'void CopyTo(Memory<T> destination)': copyTo,
    'bool TryCopyTo(Memory<T> destination)': tryCopyTo,
    'T[] ToArray()': (self: Memory) => self.toArray(),
    'override string ToString()': (self: Memory) => self.$toString(),
    'override bool Equals(object? obj)': (self: Memory, other: unknown) => self.$equals(other),
    [`bool Equals(${type} other)`]: equal,
    'override int GetHashCode()': (self: Memory) =>
      self.length === 0 || typeof self.items === 'string'
        ? combineHashes(self.offset, self.length)
        : combineHashes(identityHash(self.items), combineHashes(self.offset, self.length)),
    [`static implicit operator ${type}(T[]? array)`]: (array: NetArray | null, constructed: NamedType) =>
      toMemory(array, constructed),
    ...(name === 'Memory' && {
      'static implicit operator ReadOnlyMemory<T>(Memory<T> memory)': (self: Memory) =>
        toMemory(self, coreType('System.ReadOnlyMemory', 1).construct([self.element])),
    }),
  };
}

const defaultValue = (type: object): Span => toMemory(null, type as NamedType);

/** The two memory types. */
export const memoryTypes: readonly TypeDeclaration[] = (['Memory', 'ReadOnlyMemory'] as const).map((name) =>
  declareType(`public readonly struct System.${name}<T> : IEquatable<${name}<T>>`, () => members(name), {
    defaultValue,
  }),
);
