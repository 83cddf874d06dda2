// `System.Text.StringBuilder` as template code sees it.
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spendMemory } from '@mockwright/language/runtime/run';
import { textOf, toText } from '@mockwright/language/runtime/text';
import { formatComposite } from '../System/composite-format.ts';
import type { FormattableString } from '../System/formattable-string.ts';
import { checkNotNegative, outOfRange } from '../System/text/range-checks.ts';
import { textOfChars } from '../System/text/chars.ts';
import { compositeOverloads } from '../System/text/composite-overloads.ts';
import { paramsMembers } from '../System/spans/params-members.ts';
import { ChunkEnumerator } from './string-builder.ts';
import { StringBuilder } from './string-builder.ts';
import { notNull, dereferenced } from '@mockwright/language/runtime/not-null';
import { piece, charPiece, repeated, joined } from './appended-text.ts';

const newLine = '\n';

const numbers = [
  'sbyte',
  'byte',
  'short',
  'int',
  'long',
  'float',
  'double',
  'decimal',
  'ushort',
  'uint',
  'ulong',
] as const;
/** `Append(int value)` and so on for every number type. */
const appendNumbers: Record<string, (...args: never[]) => unknown> = {};
/** `Insert(int index, int value)` and so on. */
const insertNumbers: Record<string, (...args: never[]) => unknown> = {};
for (const name of numbers) {
  appendNumbers[`StringBuilder Append(${name} value)`] = (self: StringBuilder, value: unknown) =>
    self.append(textOf(value, specialType(name)));
  insertNumbers[`StringBuilder Insert(int index, ${name} value)`] = (
    self: StringBuilder,
    index: number,
    value: unknown,
  ) => self.insert(index, textOf(value, specialType(name)));
}
const boolText = (value: boolean): string => (value ? 'True' : 'False');

/** `System.Text.StringBuilder`. */
export const stringBuilderType: TypeDeclaration = declareType(
  'public sealed class System.Text.StringBuilder',
  () => ({
    'StringBuilder()': () => new StringBuilder(),
    'StringBuilder(int capacity)': (capacity: number) => {
      checkNotNegative('capacity', capacity);
      return new StringBuilder('', capacity);
    },
    'StringBuilder(string? value)': (text: string | null) => new StringBuilder(text ?? ''),
    'StringBuilder(string? value, int capacity)': (text: string | null, capacity: number) => {
      checkNotNegative('capacity', capacity);
      return new StringBuilder(text ?? '', capacity);
    },
    'StringBuilder(string? value, int startIndex, int length, int capacity)': (
      text: string | null,
      startIndex: number,
      length: number,
      capacity: number,
    ) => {
      checkNotNegative('capacity', capacity);
      checkNotNegative('length', length);
      checkNotNegative('startIndex', startIndex);
      const all = text ?? '';
      if (startIndex > all.length - length)
        throw new ArgumentOutOfRangeException(
          'length',
          'Index and length must refer to a location within the string.',
        );
      return new StringBuilder(all.slice(startIndex, startIndex + length), capacity);
    },
    'StringBuilder(int capacity, int maxCapacity)': (capacity: number, maxCapacity: number) => {
      if (capacity > maxCapacity)
        throw new ArgumentOutOfRangeException('capacity', 'Capacity exceeds maximum capacity.');
      if (maxCapacity <= 0) throw outOfRange('maxCapacity', maxCapacity, 'a non-negative and non-zero value');
      checkNotNegative('capacity', capacity);
      return new StringBuilder('', capacity, maxCapacity);
    },
    'int Capacity { get; set; }': {
      get: (self: StringBuilder) => self.capacity,
      set: (self: StringBuilder, value: number) => (self.capacity = value),
    },
    'int MaxCapacity { get; }': (self: StringBuilder) => self.maxCapacity,
    'int Length { get; set; }': {
      get: (self: StringBuilder) => self.text.length,
      set: (self: StringBuilder, value: number) => (self.length = value),
    },
    'char this[int index] { get; set; }': {
      get: (self: StringBuilder, index: number) => self.charAt(index),
      set: (self: StringBuilder, index: number, value: number) => self.setCharAt(index, value),
    },
    'int EnsureCapacity(int capacity)': (self: StringBuilder, capacity: number) => {
      checkNotNegative('capacity', capacity);
      return (self.capacity = Math.max(capacity, self.capacity));
    },
    'StringBuilder Clear()': (self: StringBuilder) => {
      self.text = '';
      return self;
    },
    'StringBuilder Append(char value, int repeatCount)': (
      self: StringBuilder,
      value: number,
      count: number,
    ) => self.append(repeated(value, count), 'repeatCount'),
    'StringBuilder Append(char[]? value, int startIndex, int charCount)': (
      self: StringBuilder,
      value: number[] | null,
      startIndex: number,
      count: number,
    ) => self.append(charPiece(value, startIndex, count, 'charCount')),
    'StringBuilder Append(string? value)': (self: StringBuilder, value: string | null) =>
      self.append(value ?? ''),
    'StringBuilder Append(string? value, int startIndex, int count)': (
      self: StringBuilder,
      value: string | null,
      startIndex: number,
      count: number,
    ) => self.append(piece(value, startIndex, count)),
    'StringBuilder Append(StringBuilder? value)': (self: StringBuilder, value: StringBuilder | null) =>
      self.appendBuilder(value?.text ?? ''),
    'StringBuilder Append(StringBuilder? value, int startIndex, int count)': (
      self: StringBuilder,
      value: StringBuilder | null,
      startIndex: number,
      count: number,
    ) => self.appendBuilder(piece(value && value.text, startIndex, count)),
    'StringBuilder Append(bool value)': (self: StringBuilder, value: boolean) => self.append(boolText(value)),
    'StringBuilder Append(char value)': (self: StringBuilder, value: number) => self.appendChar(value),
    'StringBuilder AppendLine()': (self: StringBuilder) => self.append(newLine),
    'StringBuilder AppendLine(string? value)': (self: StringBuilder, value: string | null) =>
      self.append((value ?? '') + newLine),
    ...appendNumbers,
    'StringBuilder Append(object? value)': (self: StringBuilder, value: unknown) =>
      self.append(toText(value)),
    'StringBuilder Append(char[]? value)': (self: StringBuilder, value: number[] | null) =>
      self.append(value ? textOfChars(value) : ''),
    'StringBuilder Append(ReadOnlySpan<char> value)': (self: StringBuilder, value: Span<number>) =>
      self.append(textOfSpan(value)),
    'StringBuilder Append(ReadOnlyMemory<char> value)': (self: StringBuilder, value: Span<number>) =>
      self.append(textOfSpan(value)),
    ...paramsMembers(
      'StringBuilder AppendJoin(string? separator, params object?[] values)',
      (self: StringBuilder, separator: string | null, values: unknown[]) =>
        self.append(joined(separator, values)),
    ),
    'StringBuilder AppendJoin<T>(string? separator, IEnumerable<T> values)': (
      self: StringBuilder,
      separator: string | null,
      values: Iterable<unknown>,
      type: Type,
    ) => self.append(joined(separator, values, type)),
    ...paramsMembers(
      'StringBuilder AppendJoin(string? separator, params string?[] values)',
      (self: StringBuilder, separator: string | null, values: unknown[]) =>
        self.append(joined(separator, values)),
    ),
    ...paramsMembers(
      'StringBuilder AppendJoin(char separator, params object?[] values)',
      (self: StringBuilder, separator: number, values: unknown[]) =>
        self.append(joined(String.fromCharCode(separator), values)),
    ),
    'StringBuilder AppendJoin<T>(char separator, IEnumerable<T> values)': (
      self: StringBuilder,
      separator: number,
      values: Iterable<unknown>,
      type: Type,
    ) => self.append(joined(String.fromCharCode(separator), values, type)),
    ...paramsMembers(
      'StringBuilder AppendJoin(char separator, params string?[] values)',
      (self: StringBuilder, separator: number, values: unknown[]) =>
        self.append(joined(String.fromCharCode(separator), values)),
    ),
    'StringBuilder Insert(int index, string? value, int count)': (
      self: StringBuilder,
      index: number,
      value: string | null,
      count: number,
    ) => {
      checkNotNegative('count', count);
      spendMemory((value ?? '').length * count);
      return self.insert(index, (value ?? '').repeat(count));
    },
    'StringBuilder Insert(int index, string? value)': (
      self: StringBuilder,
      index: number,
      value: string | null,
    ) => self.insert(index, value ?? ''),
    'StringBuilder Insert(int index, bool value)': (self: StringBuilder, index: number, value: boolean) =>
      self.insert(index, boolText(value)),
    'StringBuilder Insert(int index, char value)': (self: StringBuilder, index: number, value: number) =>
      self.insert(index, String.fromCharCode(value)),
    'StringBuilder Insert(int index, char[]? value)': (
      self: StringBuilder,
      index: number,
      value: number[] | null,
    ) => self.insert(index, value ? textOfChars(value) : ''),
    'StringBuilder Insert(int index, char[]? value, int startIndex, int charCount)': (
      self: StringBuilder,
      index: number,
      value: number[] | null,
      startIndex: number,
      count: number,
    ) => {
      self.checkInsert(index);
      return self.insert(index, charPiece(value, startIndex, count, 'startIndex'));
    },
    ...insertNumbers,
    'StringBuilder Insert(int index, object? value)': (self: StringBuilder, index: number, value: unknown) =>
      self.insert(index, toText(value)),
    'StringBuilder Remove(int startIndex, int length)': (
      self: StringBuilder,
      startIndex: number,
      length: number,
    ) => self.remove(startIndex, length),
    'StringBuilder AppendFormat(string format, object? arg0)': (
      self: StringBuilder,
      format: string | null,
      a: unknown,
    ) => self.append(formatComposite(format, [a], null)),
    'StringBuilder AppendFormat(string format, object? arg0, object? arg1)': (
      self: StringBuilder,
      format: string | null,
      a: unknown,
      b: unknown,
    ) => self.append(formatComposite(format, [a, b], null)),
    'StringBuilder AppendFormat(string format, object? arg0, object? arg1, object? arg2)': (
      self: StringBuilder,
      format: string | null,
      a: unknown,
      b: unknown,
      c: unknown,
    ) => self.append(formatComposite(format, [a, b, c], null)),
    ...paramsMembers(
      'StringBuilder AppendFormat(string format, params object?[] args)',
      (self: StringBuilder, format: string | null, args: unknown[]) =>
        self.append(formatComposite(format, args, null)),
    ),
    'StringBuilder AppendFormat(IFormatProvider? provider, string format, object? arg0)': (
      self: StringBuilder,
      provider: unknown,
      format: string | null,
      a: unknown,
    ) => self.append(formatComposite(format, [a], provider)),
    'StringBuilder AppendFormat(IFormatProvider? provider, string format, object? arg0, object? arg1)': (
      self: StringBuilder,
      provider: unknown,
      format: string | null,
      a: unknown,
      b: unknown,
    ) => self.append(formatComposite(format, [a, b], provider)),
    'StringBuilder AppendFormat(IFormatProvider? provider, string format, object? arg0, object? arg1, object? arg2)':
      (self: StringBuilder, provider: unknown, format: string | null, a: unknown, b: unknown, c: unknown) =>
        self.append(formatComposite(format, [a, b, c], provider)),
    ...paramsMembers(
      'StringBuilder AppendFormat(IFormatProvider? provider, string format, params object?[] args)',
      (self: StringBuilder, provider: unknown, format: string | null, args: unknown[]) =>
        self.append(formatComposite(format, args, provider)),
    ),
    ...compositeOverloads('StringBuilder AppendFormat', (self, text) => (self as StringBuilder).append(text)),
    'StringBuilder Insert(int index, ReadOnlySpan<char> value)': (
      self: StringBuilder,
      index: number,
      value: Span<number>,
    ) => self.insert(index, textOfSpan(value)),
    'StringBuilder Append(IFormatProvider? provider, FormattableString handler)': (
      self: StringBuilder,
      provider: unknown,
      handler: FormattableString | null,
    ) => self.append(dereferenced(handler).text(provider)),
    'StringBuilder AppendLine(IFormatProvider? provider, FormattableString handler)': (
      self: StringBuilder,
      provider: unknown,
      handler: FormattableString | null,
    ) => self.append(dereferenced(handler).text(provider) + newLine),
    'StringBuilder Replace(string oldValue, string? newValue)': (
      self: StringBuilder,
      oldText: string | null,
      newText: string | null,
    ) => self.replace(oldText, newText),
    'StringBuilder Replace(ReadOnlySpan<char> oldValue, ReadOnlySpan<char> newValue)': (
      self: StringBuilder,
      oldText: Span<number>,
      newText: Span<number>,
    ) => self.replace(textOfSpan(oldText), textOfSpan(newText)),
    'StringBuilder Replace(string oldValue, string? newValue, int startIndex, int count)': (
      self: StringBuilder,
      oldText: string | null,
      newText: string | null,
      startIndex: number,
      count: number,
    ) => self.replace(oldText, newText, startIndex, count),
    'StringBuilder Replace(ReadOnlySpan<char> oldValue, ReadOnlySpan<char> newValue, int startIndex, int count)':
      (
        self: StringBuilder,
        oldText: Span<number>,
        newText: Span<number>,
        startIndex: number,
        count: number,
      ) => self.replace(textOfSpan(oldText), textOfSpan(newText), startIndex, count),
    'StringBuilder Replace(char oldChar, char newChar)': (
      self: StringBuilder,
      oldChar: number,
      newChar: number,
    ) => self.replace(String.fromCharCode(oldChar), String.fromCharCode(newChar)),
    'StringBuilder Replace(char oldChar, char newChar, int startIndex, int count)': (
      self: StringBuilder,
      oldChar: number,
      newChar: number,
      startIndex: number,
      count: number,
    ) => self.replace(String.fromCharCode(oldChar), String.fromCharCode(newChar), startIndex, count),
    'void CopyTo(int sourceIndex, char[] destination, int destinationIndex, int count)': (
      self: StringBuilder,
      sourceIndex: number,
      destination: number[],
      destinationIndex: number,
      count: number,
    ) => {
      notNull(destination, 'destination');
      checkNotNegative('destinationIndex', destinationIndex);
      if (destinationIndex + count > destination.length)
        throw new ArgumentException(
          'Either offset did not refer to a position in the string, or there is an insufficient length of destination character array.',
        );
      const text = self.partToCopy(sourceIndex, count);
      for (let at = 0; at < count; at++) destination[destinationIndex + at] = text.charCodeAt(at);
    },
    'void CopyTo(int sourceIndex, Span<char> destination, int count)': (
      self: StringBuilder,
      sourceIndex: number,
      destination: Span<number>,
      count: number,
    ) => {
      const text = self.partToCopy(sourceIndex, count);
      if (count > destination.length) throw new ArgumentException('Destination is too short.', 'destination');
      for (let at = 0; at < count; at++) destination.set(at, text.charCodeAt(at));
    },
    'StringBuilder.ChunkEnumerator GetChunks()': (self: StringBuilder) => new ChunkEnumerator(self),
    'bool Equals(StringBuilder? sb)': (self: StringBuilder, other: StringBuilder | null) =>
      other !== null && self.text === other.text,
    'bool Equals(ReadOnlySpan<char> span)': (self: StringBuilder, span: Span<number>) =>
      self.text === textOfSpan(span),
    'string ToString()': (self: StringBuilder) => self.text,
    'string ToString(int startIndex, int length)': (
      self: StringBuilder,
      startIndex: number,
      length: number,
    ) => self.part(startIndex, length),
  }),
  { runtime: StringBuilder },
);
