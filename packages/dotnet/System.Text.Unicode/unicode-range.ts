// The class `System.Text.Unicode.UnicodeRange`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';

/** `UnicodeRange`. */
export class UnicodeRange {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly first: number;
  readonly length: number;
  /** @throws {ArgumentOutOfRangeException} for what lies beyond the characters of one unit */
  constructor(first: number, length: number) {
    if (first < 0 || first > 0xffff) throw new ArgumentOutOfRangeException('firstCodePoint');
    if (length < 0 || first + length > 0x10000) throw new ArgumentOutOfRangeException('length');
    this.first = first;
    this.length = length;
  }
}

/** `System.Text.Unicode.UnicodeRange`. */
export const unicodeRangeType: TypeDeclaration = declareType(
  'public sealed class System.Text.Unicode.UnicodeRange',
  () => ({
    'UnicodeRange(int firstCodePoint, int length)': (first: number, length: number) =>
      new UnicodeRange(first, length),
    'int FirstCodePoint { get; }': (self: UnicodeRange) => self.first,
    'int Length { get; }': (self: UnicodeRange) => self.length,
    'static UnicodeRange Create(char firstCharacter, char lastCharacter)': (first: number, last: number) => {
      if (last < first) throw new ArgumentOutOfRangeException('lastCharacter');
      return new UnicodeRange(first, last - first + 1);
    },
  }),
  { runtime: UnicodeRange },
);
