// Character classes: .NET's names and escapes as sets of code units.
import { ownValue } from '@mockwright/language/text/own-value';
import { CharacterSet } from './character-set.ts';
import { unicodeBlocks } from './unicode-blocks.ts';

const categories = new Set([
  'L',
  'Lu',
  'Ll',
  'Lt',
  'Lm',
  'Lo',
  'M',
  'Mn',
  'Mc',
  'Me',
  'N',
  'Nd',
  'Nl',
  'No',
  'P',
  'Pc',
  'Pd',
  'Ps',
  'Pe',
  'Pi',
  'Pf',
  'Po',
  'S',
  'Sm',
  'Sc',
  'Sk',
  'So',
  'Z',
  'Zs',
  'Zl',
  'Zp',
  'C',
  'Cc',
  'Cf',
  'Cs',
  'Co',
  'Cn',
]);

const casedLetters = new Set(['Lu', 'Ll', 'Lt']);

/** All code units, in two parts so that no two surrogates are a pair. */
const allUnits: readonly (readonly [first: number, last: number])[] = [
  [0, 0xdbff],
  [0xdc00, 0xffff],
];
const known = new Map<string, CharacterSet>();

/** What a set of properties holds, such as `\p{L}\p{Nd}`; looked for when it is first needed. */
function ofProperties(source: string): CharacterSet {
  let set = known.get(source);
  if (!set) {
    const ranges = allUnits.flatMap(([first, last]) => {
      const units = Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join(
        '',
      );
      return [...units.matchAll(new RegExp(`[${source}]+`, 'gu'))].map(
        ({ 0: { length }, index }) => [first + index, first + index + length - 1] as const,
      );
    });
    known.set(source, (set = CharacterSet.ofRanges(ranges)));
  }
  return set;
}

/** The same set whenever it is asked for, made when it first is. */
function lazy(make: () => CharacterSet): () => CharacterSet {
  let set: CharacterSet | undefined;
  return () => (set ??= make());
}
const negated = (make: () => CharacterSet): (() => CharacterSet) => lazy(() => make().complement);

/** `\w`: letters, marks, decimal digits, connectors. */
const word = (): CharacterSet => ofProperties('\\p{L}\\p{Mn}\\p{Nd}\\p{Pc}');
const digit = (): CharacterSet => ofProperties('\\p{Nd}');
const space = lazy(() =>
  CharacterSet.ofRanges([
    [9, 13],
    [0x20, 0x20],
    [0x85, 0x85],
    [0xa0, 0xa0],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
  ]),
);
const asciiWord = lazy(() =>
  CharacterSet.ofRanges([
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x5f, 0x5f],
    [0x61, 0x7a],
  ]),
);
const asciiDigit = lazy(() => CharacterSet.ofRanges([[0x30, 0x39]]));
const asciiSpace = lazy(() =>
  CharacterSet.ofRanges([
    [9, 13],
    [0x20, 0x20],
  ]),
);

/** By letter: in general, and with `RegexOptions.ECMAScript`. */
const escaped: Readonly<Record<string, readonly [() => CharacterSet, () => CharacterSet]>> = {
  w: [word, asciiWord],
  W: [negated(word), negated(asciiWord)],
  d: [digit, asciiDigit],
  D: [negated(digit), negated(asciiDigit)],
  s: [space, asciiSpace],
  S: [negated(space), negated(asciiSpace)],
};

/** The class of `\w`, `\D`, `\s`… */
export function escapedClass(letter: string, ecma: boolean): CharacterSet | undefined {
  return ownValue(escaped, letter)?.[ecma ? 1 : 0]();
}

/** What `\b` takes for the characters of a word. */
export const wordOfBoundary: () => CharacterSet = lazy(() =>
  CharacterSet.union([word(), CharacterSet.ofRanges([[0x200c, 0x200d]])]),
);
const newline = lazy(() => CharacterSet.ofRanges([[10, 10]]));
const nothing = lazy(() => CharacterSet.ofRanges([]));
/** `.` */
export const anyOfLine: () => CharacterSet = negated(newline);
/** `.` with `RegexOptions.Singleline`. */
export const anything: () => CharacterSet = negated(nothing);

/** The class of `\p{name}`; undefined for a name .NET does not know. */
export function propertyClass(
  name: string,
  isNegated: boolean,
  ignoreCase: boolean,
): CharacterSet | undefined {
  if (ignoreCase && casedLetters.has(name)) return ofNegatable('\\p{Lu}\\p{Ll}\\p{Lt}', isNegated);
  if (categories.has(name)) return ofNegatable(`\\p{${name}}`, isNegated);
  const block = ownValue(unicodeBlocks, name);
  const set = block && CharacterSet.ofRanges([block]);
  return isNegated ? set?.complement : set;
}
const ofNegatable = (source: string, isNegated: boolean): CharacterSet =>
  ofProperties(isNegated ? `^${source}` : source);
