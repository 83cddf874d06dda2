// The members that `Span<T>` and `ReadOnlySpan<T>` have in common.
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import { copyValue, defaultOf } from '@mockwright/language/runtime/casting';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { Span, toSpan } from '@mockwright/language/runtime/span';
import { SpanEnumerator } from './spans/span-enumerator.ts';

/** Copies a span's elements into another one, overlapping ones too. @returns whether there was room */
export function tryCopyTo(self: Span, destination: Span): boolean {
  if (self.length > destination.length) return false;
  spend(self.length);
  const elements = self.copy();
  const target = destination.items as unknown[];
  for (let index = 0; index < elements.length; index++) target[destination.offset + index] = elements[index];
  return true;
}

/** `CopyTo`. @throws {ArgumentException} */
export function copyTo(self: Span, destination: Span): void {
  if (!tryCopyTo(self, destination)) throw new ArgumentException('Destination is too short.', 'destination');
}

function fill(self: Span, value: unknown): void {
  spend(self.length);
  const items = self.items as unknown[];
  const end = self.offset + self.length;
  if (self.element.kind !== 'struct') items.fill(value, self.offset, end);
  else for (let at = self.offset; at < end; at++) items[at] = copyValue(value, self.element);
}

function partOf(array: NetArray | null, start: number, length: number, type: NamedType): Span {
  if (array === null) {
    if (start !== 0 || length !== 0) throw new ArgumentOutOfRangeException();
    return toSpan(null, type);
  }
  return toSpan(array, type).slice(start, length);
}

/** A span of one element: the variable itself. */
function overVariable(reference: Ref, type: NamedType): Span {
  const items: unknown[] = [];
  Object.defineProperty(items, 0, {
    enumerable: true,
    get: () => reference.v,
    set: (value: unknown) => {
      reference.v = value;
    },
  });
  return new Span(type, items, 0, 1);
}

/** The members of one of the two. */
export function members(name: 'Span' | 'ReadOnlySpan', isReadOnly: boolean): Record<string, Implementation> {
  const type = `${name}<T>`;
  const equal = (a: Span, b: Span): boolean =>
    a.length === b.length && a.items === b.items && a.offset === b.offset;
  return {
    [`${name}(T[]? array)`]: (array: NetArray | null, constructed: NamedType) => toSpan(array, constructed),
    [`${name}(T[]? array, int start, int length)`]: partOf,
    [`${name}(${isReadOnly ? 'ref readonly' : 'ref'} T reference)`]: overVariable,
    [`${isReadOnly ? 'ref readonly' : 'ref'} T this[int index] { get; }`]: (self: Span, index: number) =>
      self.ref(index),
    'int Length { get; }': (self: Span) => self.length,
    'bool IsEmpty { get; }': (self: Span) => self.length === 0,
    [`static ${type} Empty { get; }`]: (constructed: NamedType) => toSpan(null, constructed),
    ...(!isReadOnly && {
      'void Clear()': (self: Span) => {
        fill(self, defaultOf(self.element));
      },
      'void Fill(T value)': fill,
    }),
    'void CopyTo(Span<T> destination)': copyTo,
    'bool TryCopyTo(Span<T> destination)': tryCopyTo,
    [`${type} Slice(int start)`]: (self: Span, start: number) => self.slice(start),
    [`${type} Slice(int start, int length)`]: (self: Span, start: number, length: number) =>
      self.slice(start, length),
    'T[] ToArray()': (self: Span) => self.toArray(),
    'override string ToString()': (self: Span) => self.$toString(),
    [`${type}.Enumerator GetEnumerator()`]: (self: Span) => new SpanEnumerator(self),
    [`static bool operator ==(${type} left, ${type} right)`]: equal,
    [`static bool operator !=(${type} left, ${type} right)`]: (a: Span, b: Span) => !equal(a, b),
    'override bool Equals(object? obj)': () => {
      throw new NotSupportedException(
        'Equals() on Span and ReadOnlySpan is not supported. Use operator== instead.',
      );
    },
    'override int GetHashCode()': () => {
      throw new NotSupportedException('GetHashCode() on Span and ReadOnlySpan is not supported.');
    },
  };
}

/** The empty span. */
export const defaultValue = (type: object): Span => toSpan(null, type as NamedType);
