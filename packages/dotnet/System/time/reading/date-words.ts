// The words that a culture's patterns have between the parts of a date: `de`, `г.`, the ending of a month's name.
import type { DatePatterns } from '../date-patterns.ts';

/** What the patterns of a culture say besides the fields. */
export interface DateWords {
  /** Words that may stand anywhere in a date. */
  readonly words: readonly string[];
  /** What follows a month's name without a space. */
  readonly monthEndings: readonly string[];
  /** A point ends the dates of the culture, and means nothing. */
  readonly endsWithPoint: boolean;
}

/** What stands in patterns and has a meaning of its own. */
const known: ReadonlySet<string> = new Set('/-年月日년월일시분초時时分秒');

class WordScanner {
  readonly words: Set<string> = new Set();
  readonly monthEndings: Set<string> = new Set();
  endsWithPoint = false;

  scan(pattern: string): void {
    let fields = '';
    for (let at = 0; at < pattern.length;) {
      const character = pattern[at]!;
      switch (character) {
        case "'":
          at = this.#quoted(pattern, at + 1, false);
          break;
        case '\\':
          at += 2;
          break;
        case 'M':
        case 'y':
        case 'd': {
          let end = at;
          while (pattern[end] === character) end++;
          const isName = character === 'd' && end - at > 2;
          if (!isName && !fields.includes(character)) fields += character;
          const isEnded = character === 'M' && end - at >= 4 && pattern[end] === "'";
          at = isEnded ? this.#quoted(pattern, end + 1, true) : end;
          break;
        }
        case '.':
          if (fields.length === 3) {
            this.endsWithPoint = true;
            fields = '';
          }
          at++;
          break;
        default:
          if (fields.length === 3 && character.trim() !== '') fields = '';
          at++;
      }
    }
  }

  /** Reads quoted text from behind the first quote; gives where it ends. */
  #quoted(pattern: string, from: number, afterMonth: boolean): number {
    let at = from;
    while (at < pattern.length && !/[\p{L}'.]/u.test(pattern[at]!)) at++;
    let isEnding = afterMonth && at === from;
    let word = '';
    for (; at < pattern.length; at++) {
      const character = pattern[at]!;
      if (character === "'") {
        this.#add(word, isEnding);
        return at + 1;
      }
      if (character === '\\') word += pattern[++at] ?? '';
      else if (character.trim() === '') {
        this.#add(word, isEnding);
        isEnding = false;
        word = '';
      } else word += character;
    }
    return at;
  }
  #add(word: string, isEnding: boolean): void {
    if (word === '.') this.endsWithPoint = true;
    else if (word === '' || known.has(word)) return;
    else if (isEnding) this.monthEndings.add(word);
    else {
      this.words.add(word);
      if (word.endsWith('.')) this.words.add(word.slice(0, -1));
    }
  }
}

/** Finds the words in all patterns of a culture. */
export function dateWordsOf(patterns: DatePatterns): DateWords {
  const scanner = new WordScanner();
  for (const pattern of [
    ...patterns.longDatePatterns,
    ...patterns.shortDatePatterns,
    ...patterns.yearMonthPatterns,
    patterns.monthDayPattern,
    ...patterns.longTimePatterns,
    ...patterns.shortTimePatterns,
  ])
    scanner.scan(pattern);
  return {
    words: [...scanner.words],
    monthEndings: [...scanner.monthEndings],
    endsWithPoint: scanner.endsWithPoint,
  };
}
