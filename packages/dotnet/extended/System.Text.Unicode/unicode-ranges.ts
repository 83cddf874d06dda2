// The static class `System.Text.Unicode.UnicodeRanges` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { UnicodeRange } from '../../System.Text.Unicode/unicode-range.ts';

/** Name → first and last code point. */
const ranges: Readonly<Record<string, readonly [first: number, last: number]>> = {
  All: [0, 0xffff],
  Arabic: [0x600, 0x6ff],
  Armenian: [0x530, 0x58f],
  BasicLatin: [0, 0x7f],
  Bengali: [0x980, 0x9ff],
  CjkSymbolsandPunctuation: [0x3000, 0x303f],
  CjkUnifiedIdeographs: [0x4e00, 0x9fff],
  CurrencySymbols: [0x20a0, 0x20cf],
  Cyrillic: [0x400, 0x4ff],
  CyrillicSupplement: [0x500, 0x52f],
  Devanagari: [0x900, 0x97f],
  GeneralPunctuation: [0x2000, 0x206f],
  Georgian: [0x10a0, 0x10ff],
  GreekandCoptic: [0x370, 0x3ff],
  HangulSyllables: [0xac00, 0xd7af],
  Hebrew: [0x590, 0x5ff],
  Hiragana: [0x3040, 0x309f],
  Katakana: [0x30a0, 0x30ff],
  Latin1Supplement: [0x80, 0xff],
  LatinExtendedA: [0x100, 0x17f],
  LatinExtendedAdditional: [0x1e00, 0x1eff],
  LatinExtendedB: [0x180, 0x24f],
  LetterlikeSymbols: [0x2100, 0x214f],
  MathematicalOperators: [0x2200, 0x22ff],
  Thai: [0xe00, 0xe7f],
};
function rangeMembers(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {
    'static UnicodeRange None { get; }': () => new UnicodeRange(0, 0),
  };
  for (const [name, [first, last]] of Object.entries(ranges))
    members[`static UnicodeRange ${name} { get; }`] = () => new UnicodeRange(first, last - first + 1);
  return members;
}

/** `System.Text.Unicode.UnicodeRanges`. */
export const unicodeRangesType: TypeDeclaration = declareType(
  'public static class System.Text.Unicode.UnicodeRanges',
  () => rangeMembers(),
);
