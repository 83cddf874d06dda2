// The struct `System.Boolean` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Span } from '@mockwright/language/runtime/span';
import { textOf, withSpanParsers, writeText } from './span-members.ts';
import type { SomeText } from './span-members.ts';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import {
  ArgumentException,
  ArgumentNullException,
  FormatException,
} from '@mockwright/language/runtime/exceptions';
import { spendSize } from '@mockwright/language/runtime/run';
import { typeCodes } from './type-code.ts';

/** Reads `True` and `False` in any case, between white space (and null characters). */
function read(text: string): boolean | undefined {
  spendSize(text.length * 2);
  const trimmed = text.replace(/^[\s\0]+|(?<![\s\0])[\s\0]+$/g, '').toLowerCase();
  return trimmed === 'true' ? true : trimmed === 'false' ? false : undefined;
}

/** `bool.Parse`. @throws {ArgumentNullException | FormatException} */
export function parseBoolean(value: string | null): boolean {
  if (value === null) throw new ArgumentNullException('value');
  const result = read(value);
  if (result === undefined)
    throw new FormatException(`String '${value}' was not recognized as a valid Boolean.`);
  return result;
}

function compareTo(self: boolean, value: boolean): number {
  return self === value ? 0 : self ? 1 : -1;
}
function booleanText(self: boolean): string {
  return self ? 'True' : 'False';
}

function tryParse(value: string | null, result: Ref): boolean {
  const found = value === null ? undefined : read(value);
  result.v = found ?? false;
  return found !== undefined;
}

/** `System.Boolean`. */
export const booleanType: TypeDeclaration = declareType(
  'public readonly struct System.Boolean : IComparable, IConvertible, IComparable<bool>, IEquatable<bool>, ISpanParsable<bool>',
  () =>
    withSpanParsers({
      'override int GetHashCode()': (self: boolean) => (self ? 1 : 0),
      'override string ToString()': booleanText,
      'string ToString(IFormatProvider? provider)': booleanText,
      'override bool Equals(object? obj)': (self: boolean, obj: unknown) => self === obj,
      'bool Equals(bool obj)': (self: boolean, obj: boolean) => self === obj,
      'int CompareTo(object? obj)': (self: boolean, obj: unknown) => {
        if (obj === null) return 1;
        if (typeof obj !== 'boolean') throw new ArgumentException('Object must be of type Boolean.');
        return compareTo(self, obj);
      },
      'int CompareTo(bool value)': compareTo,
      'static bool Parse(string value)': parseBoolean,
      'static bool TryParse(string? value, out bool result)': tryParse,
      'bool TryFormat(Span<char> destination, out int charsWritten)': (
        self: boolean,
        destination: Span<number>,
        charsWritten: Ref,
      ) => writeText(booleanText(self), destination, charsWritten),
      'TypeCode GetTypeCode()': () => typeCodes.Boolean,
      'static readonly string TrueString': 'True',
      'static readonly string FalseString': 'False',
    }),
  {
    statics: {
      'Parse/2': (value: SomeText) => parseBoolean(textOf(value)),
      'TryParse/3': (value: SomeText, _provider: unknown, result: Ref) => tryParse(textOf(value), result),
    },
  },
);
