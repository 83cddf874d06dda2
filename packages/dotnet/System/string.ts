// System.String.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  IndexOutOfRangeException,
} from '@mockwright/language/runtime/exceptions';
import { spendMemory } from '@mockwright/language/runtime/run';
import { Span, textOfSpan } from '@mockwright/language/runtime/span';
import type { FormattableString } from './formattable-string.ts';
import { textOf } from './span-members.ts';
import type { SomeText } from './span-members.ts';
import { CharEnumerator } from './char-enumerator.ts';
import { char, charsOfText, textOfChars } from './text/chars.ts';
import { checkNotNegative, outOfRange } from './text/range-checks.ts';
import { StringRuneEnumerator } from './text/runes.ts';
import { comparingMembers } from './text/string-comparing.ts';
import { editingMembers } from './text/string-editing.ts';
import { joiningMembers } from './text/string-joining.ts';
import { searchingMembers } from './text/string-searching.ts';
import { isWhiteSpace, trimWhere } from './text/white-space.ts';
import { notNull, dereferenced } from '@mockwright/language/runtime/not-null';

function fill(character: number, count: number): string {
  if (count < 0) throw outOfRange('count', count);
  spendMemory(count);
  return char(character).repeat(count);
}

/** `string.Create`: the text that an action writes into a span. */
function createText(
  length: number,
  state: unknown,
  action: ((span: Span, state: unknown) => void) | null,
): string {
  if (action === null) throw new ArgumentNullException('action');
  if (length < 0) throw new ArgumentOutOfRangeException('length');
  spendMemory(length * 2);
  const type = coreType('System.Span', 1).construct([specialType('char')]);
  const span = new Span<number>(
    type,
    Array.from({ length }, () => 0),
    0,
    length,
  );
  action(span, state);
  return textOfSpan(span);
}

/** `System.String`. */
export const stringType: TypeDeclaration = declareType(
  'public sealed class System.String : IComparable, System.Collections.IEnumerable, IEnumerable<char>, IComparable<string?>, IEquatable<string?>, ICloneable, IConvertible, ISpanParsable<string>',
  () => ({
    'static readonly string Empty': '',
    'String(char[]? value)': (value: number[] | null) => (value ? textOfChars(value) : ''),
    'String(char[] value, int startIndex, int length)': (
      value: number[] | null,
      startIndex: number,
      length: number,
    ) => {
      const codes = notNull(value, 'value');
      if (startIndex < 0) throw outOfRange('startIndex', startIndex);
      if (length < 0) throw outOfRange('length', length);
      if (startIndex > codes.length - length)
        throw outOfRange('startIndex', startIndex, `less than or equal to '${codes.length - length}'`);
      return textOfChars(codes, startIndex, length);
    },
    'String(char c, int count)': fill,

    'String(ReadOnlySpan<char> value)': textOfSpan,
    'int Length { get; }': (self: string) => self.length,
    'char this[int index] { get; }': (self: string, index: number) => {
      if (index < 0 || index >= self.length) throw new IndexOutOfRangeException();
      return self.charCodeAt(index);
    },

    'static string Create(IFormatProvider? provider, FormattableString handler)': (
      provider: unknown,
      handler: FormattableString | null,
    ) => dereferenced(handler).text(provider),
    'static string Create<TState>(int length, TState state, System.Buffers.SpanAction<char, TState> action)':
      createText,
    'static bool IsNullOrEmpty(string? value)': (value: string | null) => value === null || value === '',
    'static bool IsNullOrWhiteSpace(string? value)': (value: string | null) =>
      value === null || trimWhere(value, isWhiteSpace, true, false) === '',
    'static string Copy(string str)': (text: string | null) => notNull(text, 'str'),
    'static string Intern(string str)': (text: string | null) => notNull(text, 'str'),
    'static string? IsInterned(string str)': (text: string | null) => notNull(text, 'str'),

    'object Clone()': (self: string) => self,
    'char[] ToCharArray()': charsOfText,
    'char[] ToCharArray(int startIndex, int length)': (self: string, startIndex: number, length: number) => {
      // .NET compares as unsigned numbers, and shows them so
      if (startIndex < 0 || startIndex > self.length)
        throw outOfRange('startIndex', startIndex >>> 0, `less than or equal to '${self.length}'`);
      checkNotNegative('length', length);
      if (startIndex > self.length - length)
        throw outOfRange('startIndex', startIndex, `less than or equal to '${self.length - length}'`);
      return charsOfText(self.slice(startIndex, startIndex + length));
    },
    'string ToString()': (self: string) => self,
    'string ToString(IFormatProvider? provider)': (self: string) => self,
    'bool TryCopyTo(Span<char> destination)': (self: string, destination: Span<number>) => {
      if (self.length > destination.length) return false;
      for (let index = 0; index < self.length; index++) destination.set(index, self.charCodeAt(index));
      return true;
    },
    'void CopyTo(int sourceIndex, char[] destination, int destinationIndex, int count)': (
      self: string,
      sourceIndex: number,
      destination: number[],
      destinationIndex: number,
      count: number,
    ) => {
      notNull(destination, 'destination');
      checkNotNegative('count', count);
      checkNotNegative('sourceIndex', sourceIndex);
      // .NET tells of the count by the name of the index.
      if (count > self.length - sourceIndex)
        throw outOfRange('sourceIndex', count, `less than or equal to '${self.length - sourceIndex}'`);
      if (destinationIndex > destination.length - count)
        throw outOfRange(
          'destinationIndex',
          destinationIndex,
          `less than or equal to '${destination.length - count}'`,
        );
      checkNotNegative('destinationIndex', destinationIndex);
      for (let at = 0; at < count; at++)
        destination[destinationIndex + at] = self.charCodeAt(sourceIndex + at);
    },
    'void CopyTo(Span<char> destination)': (self: string, destination: Span<number>) => {
      if (self.length > destination.length)
        throw new ArgumentException('Destination is too short.', 'destination');
      for (let index = 0; index < self.length; index++) destination.set(index, self.charCodeAt(index));
    },
    'CharEnumerator GetEnumerator()': (self: string) => new CharEnumerator(self),
    'System.Text.StringRuneEnumerator EnumerateRunes()': (self: string) => new StringRuneEnumerator(self),
    'TypeCode GetTypeCode()': () => 18,
    ...comparingMembers,
    ...joiningMembers,
    ...searchingMembers,
    ...editingMembers,
  }),
  {
    statics: {
      'Parse/2': (s: SomeText) => {
        notNull(s, 's');
        return textOf(s);
      },
      'TryParse/3': (s: SomeText, _provider: unknown, result: Ref) => {
        result.v = textOf(s);
        return s !== null;
      },
    },
  },
);
