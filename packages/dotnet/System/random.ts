// `System.Random` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { Random, sharedRandom } from './random-numbers.ts';

const hexDigits = '0123456789abcdef';

/** `System.Random`. */
export const randomType: TypeDeclaration = declareType(
  'public class System.Random',
  () => ({
    'Random()': () => new Random(),
    'Random(int Seed)': (seed: number) => new Random(seed),
    'static Random Shared { get; }': sharedRandom,
    'virtual int Next()': (self: Random) => self.next(),
    'virtual int Next(int maxValue)': (self: Random, maxValue: number) => self.nextBelow(maxValue),
    'virtual int Next(int minValue, int maxValue)': (self: Random, minValue: number, maxValue: number) =>
      self.nextBetween(minValue, maxValue),
    'virtual long NextInt64()': (self: Random) => self.nextInt64(),
    'virtual long NextInt64(long maxValue)': (self: Random, maxValue: bigint) =>
      self.nextInt64Below(maxValue),
    'virtual long NextInt64(long minValue, long maxValue)': (
      self: Random,
      minValue: bigint,
      maxValue: bigint,
    ) => self.nextInt64Between(minValue, maxValue),
    'virtual float NextSingle()': (self: Random) => self.nextSingle(),
    'virtual double NextDouble()': (self: Random) => self.nextDouble(),
    'virtual void NextBytes(byte[] buffer)': (self: Random, buffer: number[] | null) =>
      self.nextBytes(buffer),
    'void GetItems<T>(ReadOnlySpan<T> choices, Span<T> destination)': (
      self: Random,
      choices: Span,
      destination: Span,
    ) => {
      for (const [index, item] of self.items(choices.copy(), destination.length).entries())
        destination.set(index, item);
    },
    'void NextBytes(Span<byte> buffer)': (self: Random, buffer: Span<number>) => {
      const bytes = buffer.copy();
      self.nextBytes(bytes);
      for (const [index, byte] of bytes.entries()) buffer.set(index, byte);
    },
    'void Shuffle<T>(T[] values)': (self: Random, values: unknown[] | null) => self.shuffle(values),
    'void Shuffle<T>(Span<T> values)': (self: Random, values: Span) => {
      const items = values.copy();
      self.shuffle(items);
      for (const [index, item] of items.entries()) values.set(index, item);
    },
    'string GetHexString(int stringLength, bool lowercase = false)': (
      self: Random,
      length: number,
      lowercase: boolean,
    ) => self.textOf(lowercase ? hexDigits : hexDigits.toUpperCase(), length),
    'void GetHexString(Span<char> destination, bool lowercase = false)': (
      self: Random,
      destination: Span<number>,
      lowercase: boolean,
    ) => {
      const text = self.textOf(lowercase ? hexDigits : hexDigits.toUpperCase(), destination.length);
      for (let index = 0; index < text.length; index++) destination.set(index, text.charCodeAt(index));
    },
    'string GetString(ReadOnlySpan<char> choices, int length)': (
      self: Random,
      choices: Span<number>,
      length: number,
    ) => self.textOf(textOfSpan(choices), length),
    'T[] GetItems<T>(T[] choices, int length)': (
      self: Random,
      choices: readonly unknown[] | null,
      length: number,
      T: Type,
    ) => toArray(self.items(choices, length), T),
    'T[] GetItems<T>(ReadOnlySpan<T> choices, int length)': (
      self: Random,
      choices: Span,
      length: number,
      T: Type,
    ) => toArray(self.items(choices.copy(), length), T),
    'protected virtual double Sample()': (self: Random) => self.sample(),
  }),
  { runtime: Random },
);
