// The class `System.Security.Cryptography.RandomNumberGenerator`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
} from '@mockwright/language/runtime/exceptions';
import { currentRun, spend, spendAt, spendMemory } from '@mockwright/language/runtime/run';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { toByteArray } from '../System/base64.ts';
import { randomBytes } from './random-bytes.ts';

/** Cryptographic randomness: in a run it is the run's own, so that a seed repeats everything. */
export class RandomNumberGenerator {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
}
function fill(data: number[] | null, accept: (byte: number) => boolean): void {
  if (data === null) throw new ArgumentNullException('data');
  for (let index = 0; index < data.length;) {
    const [byte] = randomBytes(1);
    if (accept(byte!)) data[index++] = byte!;
  }
}
function fillSpan(data: Span<number>): void {
  for (const [index, byte] of randomBytes(data.length).entries()) data.set(index, byte);
}
function between(from: number, to: number): number {
  if (from >= to)
    throw new ArgumentException('Range of random number does not contain at least one possibility.');
  return from + Math.floor(currentRun().options.random() * (to - from));
}
function notNegative(name: string, value: number): void {
  if (value < 0)
    throw new ArgumentOutOfRangeException(name, `${name} ('${value}') must be a non-negative value.`, {
      value,
      text: String(value),
    });
}
/** So many characters are made at once. */
const pieceSize = 1024;

function pick(choices: string, length: number): string {
  notNegative('length', length);
  if (choices === '') throw new ArgumentException('Span may not be empty.', 'choices');
  spendMemory(length);
  let text = '';
  for (let rest = length; rest > 0; rest -= pieceSize) {
    const count = Math.min(rest, pieceSize);
    spend(count * 4);
    text += Array.from({ length: count }, () => choices.charAt(between(0, choices.length))).join('');
  }
  return text;
}

export const randomNumberGeneratorType: TypeDeclaration = declareType(
  'public abstract class System.Security.Cryptography.RandomNumberGenerator : IDisposable',
  () => ({
    'static System.Security.Cryptography.RandomNumberGenerator Create()': () => new RandomNumberGenerator(),
    'void Dispose()': () => undefined,
    'void GetBytes(byte[] data)': (_self: RandomNumberGenerator, data: number[] | null) =>
      fill(data, () => true),
    'void GetBytes(byte[] data, int offset, int count)': (
      _self: RandomNumberGenerator,
      data: number[] | null,
      offset: number,
      count: number,
    ) => {
      if (data === null) throw new ArgumentNullException('data');
      notNegative('offset', offset);
      notNegative('count', count);
      if (count > data.length - offset)
        throw new ArgumentException(
          'Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.',
        );
      for (const [index, byte] of randomBytes(count).entries()) data[offset + index] = byte;
    },
    'void GetBytes(Span<byte> data)': (_self: RandomNumberGenerator, data: Span<number>) => fillSpan(data),
    'void GetNonZeroBytes(byte[] data)': (_self: RandomNumberGenerator, data: number[] | null) =>
      fill(data, (byte) => byte !== 0),
    'void GetNonZeroBytes(Span<byte> data)': (_self: RandomNumberGenerator, data: Span<number>) => {
      const bytes = data.copy();
      fill(bytes, (byte) => byte !== 0);
      for (const [index, byte] of bytes.entries()) data.set(index, byte);
    },
    'static int GetInt32(int fromInclusive, int toExclusive)': between,
    'static int GetInt32(int toExclusive)': (to: number) => {
      if (to <= 0) {
        throw new ArgumentOutOfRangeException(
          'toExclusive',
          `toExclusive ('${to}') must be a non-negative and non-zero value.`,
          { value: to, text: String(to) },
        );
      }
      return between(0, to);
    },
    'static void Fill(Span<byte> data)': fillSpan,
    'static T[] GetItems<T>(ReadOnlySpan<T> choices, int length)': (
      choices: Span,
      length: number,
      T: Type,
    ) => {
      notNegative('length', length);
      if (choices.length === 0) throw new ArgumentException('Span may not be empty.', 'choices');
      spendMemory(length * 8);
      let made = 0;
      return toArray(
        Array.from({ length }, () => {
          spendAt(made++);
          return choices.get(between(0, choices.length));
        }),
        T,
      );
    },
    'static void GetItems<T>(ReadOnlySpan<T> choices, Span<T> destination)': (
      choices: Span,
      destination: Span,
    ) => {
      if (choices.length === 0) throw new ArgumentException('Span may not be empty.', 'choices');
      for (let index = 0; index < destination.length; index++) {
        spendAt(index);
        destination.set(index, choices.get(between(0, choices.length)));
      }
    },
    'static void Shuffle<T>(Span<T> values)': (values: Span) => {
      for (let index = 0; index < values.length - 1; index++) {
        spendAt(index);
        const other = between(index, values.length);
        const item = values.get(index);
        values.set(index, values.get(other));
        values.set(other, item);
      }
    },
    'static byte[] GetBytes(int count)': (count: number) => {
      notNegative('count', count);
      return toByteArray(randomBytes(count));
    },
    'static string GetHexString(int stringLength, bool lowercase = false)': (
      length: number,
      lowercase: boolean,
    ) => pick(lowercase ? '0123456789abcdef' : '0123456789ABCDEF', length),
    'static string GetString(ReadOnlySpan<char> choices, int length)': (
      choices: Span<number>,
      length: number,
    ) => pick(textOfSpan(choices), length),
  }),
  { runtime: RandomNumberGenerator },
);
