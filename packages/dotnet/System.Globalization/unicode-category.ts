// `System.Globalization.UnicodeCategory`, and the category of characters.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** The members of `UnicodeCategory`, by name, with Unicode's abbreviation. */
const categories = [
  ['UppercaseLetter', 'Lu'],
  ['LowercaseLetter', 'Ll'],
  ['TitlecaseLetter', 'Lt'],
  ['ModifierLetter', 'Lm'],
  ['OtherLetter', 'Lo'],
  ['NonSpacingMark', 'Mn'],
  ['SpacingCombiningMark', 'Mc'],
  ['EnclosingMark', 'Me'],
  ['DecimalDigitNumber', 'Nd'],
  ['LetterNumber', 'Nl'],
  ['OtherNumber', 'No'],
  ['SpaceSeparator', 'Zs'],
  ['LineSeparator', 'Zl'],
  ['ParagraphSeparator', 'Zp'],
  ['Control', 'Cc'],
  ['Format', 'Cf'],
  ['Surrogate', 'Cs'],
  ['PrivateUse', 'Co'],
  ['ConnectorPunctuation', 'Pc'],
  ['DashPunctuation', 'Pd'],
  ['OpenPunctuation', 'Ps'],
  ['ClosePunctuation', 'Pe'],
  ['InitialQuotePunctuation', 'Pi'],
  ['FinalQuotePunctuation', 'Pf'],
  ['OtherPunctuation', 'Po'],
  ['MathSymbol', 'Sm'],
  ['CurrencySymbol', 'Sc'],
  ['ModifierSymbol', 'Sk'],
  ['OtherSymbol', 'So'],
  ['OtherNotAssigned', 'Cn'],
] as const;

let tests: readonly RegExp[] | undefined;
const surrogate = categories.findIndex(([, abbreviation]) => abbreviation === 'Cs');
const known = new Map<number, number>();

/** The `UnicodeCategory` of a code point. */
export function unicodeCategory(codePoint: number): number {
  let category = known.get(codePoint);
  if (category === undefined) {
    const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
    const text = isSurrogate ? '' : String.fromCodePoint(codePoint);
    tests ??= categories.map(([, abbreviation]) => new RegExp(`^\\p{${abbreviation}}$`, 'u'));
    category = isSurrogate ? surrogate : tests.findIndex((test) => test.test(text));
    if (known.size < 20_000) known.set(codePoint, category);
  }
  return category;
}

/** `System.Globalization.UnicodeCategory`. */
export const unicodeCategoryType: TypeDeclaration = declareEnum(
  'public enum System.Globalization.UnicodeCategory',
  Object.fromEntries(categories.map(([name], index) => [name, index])),
);
