// `Bogus.Randomizer` as template code sees it.
import { convertNatural } from '../System/convert-values.ts';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import type { Decimal } from '@mockwright/language/runtime/decimal';
import { ArgumentNullException, NullReferenceException } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { toText } from '@mockwright/language/runtime/text';
import { List } from '../System.Collections.Generic/list.ts';
import { collectAll } from '../System.Collections/read-items.ts';
import { Guid } from '../System/guid-value.ts';
import { anyWord } from './any-word.ts';
import { locales } from './locales.ts';
import { Randomizer, setSharedSeed, sharedSeed } from './randomizer.ts';
import { repeat } from './repeat.ts';
import { safeCharacters } from './safe-characters.ts';

type Enums = readonly (number | bigint)[];
const specialArray = <T>(items: T[], name: string): T[] => toArray(items, coreType(`System.${name}`));
const intArray = (items: number[]): number[] => specialArray(items, 'Int32');
const items = (source: Iterable<unknown> | null): unknown[] => {
  if (source === null) throw new NullReferenceException();
  return collectAll(source);
};
const listOf = (values: unknown[], T: Type): List =>
  new List(coreType('System.Collections.Generic.List', 1).construct([T]), values);
const wordCount = (self: Randomizer, count: number | null): number => count ?? self.number(1, 3);
const wordList = (self: Randomizer, count: number): string[] => repeat(count, () => anyWord(self));

/** `Bogus.Randomizer`. */
export const randomizerType: TypeDeclaration = declareType(
  'public class Bogus.Randomizer',
  () => ({
    'Randomizer()': () => new Randomizer(),
    'Randomizer(int localSeed)': (seed: number) => new Randomizer(seed),
    'static Random Seed { get; set; }': { get: sharedSeed, set: setSharedSeed },
    'int Number(int max)': (self: Randomizer, max: number) => self.number(0, max),
    'int[] Digits(int count, int minDigit = 0, int maxDigit = 9)': (
      self: Randomizer,
      count: number,
      min: number,
      max: number,
    ) => intArray(self.digits(count, min, max)),
    'int Number(int min = 0, int max = 1)': (self: Randomizer, min: number, max: number) =>
      self.number(min, max),
    'int Even(int min = 0, int max = 1)': (self: Randomizer, min: number, max: number) => self.even(min, max),
    'int Odd(int min = 0, int max = 1)': (self: Randomizer, min: number, max: number) => self.odd(min, max),
    'double Double(double min = 0.0d, double max = 1.0d)': (self: Randomizer, min: number, max: number) =>
      self.double(min, max),
    'decimal Decimal(decimal min = 0.0m, decimal max = 1.0m)': (
      self: Randomizer,
      min: Decimal,
      max: Decimal,
    ) => self.decimal(min, max),
    'float Float(float min = 0.0f, float max = 1.0f)': (self: Randomizer, min: number, max: number) =>
      self.float(min, max),
    'byte Byte(byte min = 0, byte max = 255)': (self: Randomizer, min: number, max: number) =>
      convertNatural(self.number(min, max), 'int', 'byte', null),
    'byte[] Bytes(int count)': (self: Randomizer, count: number) => specialArray(self.bytes(count), 'Byte'),
    'sbyte SByte(sbyte min = -128, sbyte max = 127)': (self: Randomizer, min: number, max: number) =>
      convertNatural(self.number(min, max), 'int', 'sbyte', null),
    'int Int(int min = -2147483648, int max = 2147483647)': (self: Randomizer, min: number, max: number) =>
      self.number(min, max),
    'uint UInt(uint min = 0, uint max = 4294967295)': (self: Randomizer, min: number, max: number) =>
      self.integer(min, max, 'uint'),
    'ulong ULong(ulong min = 0, ulong max = 18446744073709551615)': (
      self: Randomizer,
      min: bigint,
      max: bigint,
    ) => self.ulong(min, max),
    'long Long(long min = -9223372036854775808, long max = 9223372036854775807)': (
      self: Randomizer,
      min: bigint,
      max: bigint,
    ) => self.long(min, max),
    'short Short(short min = -32768, short max = 32767)': (self: Randomizer, min: number, max: number) =>
      self.integer(min, max, 'short'),
    'ushort UShort(ushort min = 0, ushort max = 65535)': (self: Randomizer, min: number, max: number) =>
      self.integer(min, max, 'ushort'),
    "char Char(char min = '\\u0000', char max = '\\uffff')": (self: Randomizer, min: number, max: number) =>
      self.char(min, max),
    "char[] Chars(char min = '\\u0000', char max = '\\uffff', int count = 5)": (
      self: Randomizer,
      min: number,
      max: number,
      count: number,
    ) => specialArray(self.chars(min, max, count), 'Char'),
    "string String(int? length = null, char minChar = '\\u0000', char maxChar = '\\uffff')": (
      self: Randomizer,
      length: number | null,
      min: number,
      max: number,
    ) => self.string(length, min, max),
    "string String(int minLength, int maxLength, char minChar = '\\u0000', char maxChar = '\\uffff')": (
      self: Randomizer,
      least: number,
      most: number,
      min: number,
      max: number,
    ) => self.string(self.number(least, most), min, max),
    'string String2(int length, string chars = "abcdefghijklmnopqrstuvwxyz")': (
      self: Randomizer,
      length: number,
      alphabet: string,
    ) => self.string2(length, alphabet),
    'string String2(int minLength, int maxLength, string chars = "abcdefghijklmnopqrstuvwxyz")': (
      self: Randomizer,
      least: number,
      most: number,
      alphabet: string,
    ) => self.string2(self.number(least, most), alphabet),
    'string Utf16String(int minLength = 40, int maxLength = 80, bool excludeSurrogates = false)': (
      self: Randomizer,
      least: number,
      most: number,
      excludeSurrogates: boolean,
    ) => safeCharacters(self, self.number(least, most), excludeSurrogates),
    'string Hash(int length = 40, bool upperCase = false)': (
      self: Randomizer,
      length: number,
      upperCase: boolean,
    ) => self.hash(length, upperCase),
    'bool Bool()': (self: Randomizer) => self.bool(),
    'bool Bool(float weight)': (self: Randomizer, weight: number) => self.bool(weight),
    'T ArrayElement<T>(T[] array)': (self: Randomizer, array: readonly unknown[] | null) =>
      self.arrayElement(array),
    'string ArrayElement(System.Array array)': (self: Randomizer, array: readonly unknown[] | null) =>
      toText(self.arrayElement(array)),
    'T[] ArrayElements<T>(T[] array, int? count = null)': (
      self: Randomizer,
      array: unknown[] | null,
      count: number | null,
      T: Type,
    ) => toArray(self.some(items(array), count), T),
    'T ListItem<T>(List<T> list)': (self: Randomizer, list: List | null) =>
      self.listItem(items(list), 'list'),
    'T ListItem<T>(IList<T> list)': (self: Randomizer, list: Iterable<unknown> | null) =>
      self.listItem(items(list), 'list'),
    'List<T> ListItems<T>(IList<T> items, int? count = null)': (
      self: Randomizer,
      list: Iterable<unknown> | null,
      count: number | null,
      T: Type,
    ) => listOf(self.some(items(list), count), T),
    'IList<T> ListItems<T>(List<T> items, int? count = null)': (
      self: Randomizer,
      list: List | null,
      count: number | null,
      T: Type,
    ) => listOf(self.some(items(list), count), T),
    'T CollectionItem<T>(ICollection<T> collection)': (
      self: Randomizer,
      collection: Iterable<unknown> | null,
    ) => self.listItem(items(collection), 'collection'),
    "string ReplaceNumbers(string format, char symbol = '#')": (
      self: Randomizer,
      format: string | null,
      symbol: number,
    ) => self.replaceNumbers(format, symbol),
    'string ReplaceSymbols(string format, char symbol, Func<char> func)': (
      self: Randomizer,
      format: string | null,
      symbol: number,
      make: () => number,
    ) => self.replaceSymbols(format, symbol, make),
    'string Replace(string format)': (self: Randomizer, format: string | null) => self.replace(format),
    'string ClampString(string str, int? min = null, int? max = null)': (
      self: Randomizer,
      text: string | null,
      min: number | null,
      max: number | null,
    ) => self.clampString(text, min, max),
    'T Enum<T>(params T[] exclude) where T : struct, System.Enum': (
      self: Randomizer,
      exclude: Enums,
      T: Type,
    ) => self.enumValue(T, exclude),
    'T[] EnumValues<T>(int? count = null, params T[] exclude) where T : System.Enum': (
      self: Randomizer,
      count: number | null,
      exclude: Enums,
      T: Type,
    ) => toArray(self.enumValues(T, count, exclude), T),
    'IEnumerable<T> Shuffle<T>(IEnumerable<T> source)': (
      self: Randomizer,
      source: Iterable<unknown> | null,
      T: Type,
    ) => {
      if (source === null) throw new ArgumentNullException('source');
      return toArray(self.shuffle(iterate(source)), T);
    },
    'string Word()': anyWord,
    'string Words(int? count = null)': (self: Randomizer, count: number | null) =>
      wordList(self, wordCount(self, count)).join(' '),
    'string[] WordsArray(int min, int max)': (self: Randomizer, min: number, max: number) =>
      specialArray(wordList(self, self.number(min, max)), 'String'),
    'string[] WordsArray(int count)': (self: Randomizer, count: number) =>
      specialArray(wordList(self, count), 'String'),
    'Guid Guid()': (self: Randomizer) => Guid.ofBytes(self.bytes(16)),
    'Guid Uuid()': (self: Randomizer) => Guid.ofBytes(self.bytes(16)),
    'string RandomLocale()': (self: Randomizer) => self.pick(locales),
    'string AlphaNumeric(int length)': (self: Randomizer, length: number) => self.alphaNumeric(length),
    'string Hexadecimal(int length = 1, string prefix = "0x")': (
      self: Randomizer,
      length: number,
      prefix: string | null,
    ) => self.hexadecimal(length, prefix),
    'T WeightedRandom<T>(T[] items, float[] weights)': (
      self: Randomizer,
      choices: readonly unknown[],
      weights: readonly number[],
      T: Type,
    ) => self.weighted(choices, weights, defaultOf(T)),
  }),
  { runtime: Randomizer },
);
