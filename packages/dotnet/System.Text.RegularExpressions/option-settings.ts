// Options set inside a regular expression: `(?i)`, `(?s-n:…)`.
import { regexOptions } from './regex-tree.ts';

const letters: Readonly<Record<string, number>> = {
  i: regexOptions.IgnoreCase,
  m: regexOptions.Multiline,
  n: regexOptions.ExplicitCapture,
  s: regexOptions.Singleline,
  x: regexOptions.IgnorePatternWhitespace,
};

/** The options after a run of letters and signs, as it stands behind `(?`. */
export function withSettings(options: number, settings: string): number {
  let result = options;
  let off = false;
  for (const character of settings) {
    if (character === '-' || character === '+') off = character === '-';
    else if (off) result &= ~letters[character.toLowerCase()]!;
    else result |= letters[character.toLowerCase()]!;
  }
  return result;
}
