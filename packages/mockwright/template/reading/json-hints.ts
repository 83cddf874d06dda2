// What was probably meant where the JSON of a template breaks off.
import { codeMark } from './skeleton.ts';

interface Slip {
  /** What stands between the last string that is a value and the place. */
  readonly before: RegExp;
  /** The character at the place. */
  readonly at?: RegExp;
  readonly hint: string;
}

const quotes = 'a quote inside a text is written \\", or the text stands in single quotes';

/** What is longer shows nothing that is to be seen at a glance. */
const LONGEST = 65_536;

/** The first that fits is told. */
const slips: readonly Slip[] = [
  { before: /$/, at: /#/, hint: 'remarks begin with //' },
  {
    before: new RegExp(`${codeMark}\\s*$`),
    at: /[,\]}]/,
    hint: 'code that gives a value is written <#= … #>',
  },
  { before: /^(["'])(?:(?!\1).)*(?:<%|\{\{|\$\{)/, hint: 'code stands in <#= … #>' },
  {
    before: /^(["'])(?:(?!\1|\n)[^])*\n(?:(?!\1)[^])*\1/,
    hint: 'is the quote missing at the end of the text above?',
  },
  { before: /^(["'])(?:(?!\1).)*\1\S/, at: /["'\s\w]/, hint: quotes },
];

/**
 * What to write instead; empty where the text shows nothing of it.
 * @param before the text from the last string that is a value up to the place
 * @param character what stands there; undefined at the end of the text
 */
export function jsonHint(before: string, character: string | undefined): string {
  const near = before.length > LONGEST ? '' : before;
  return slips.find((slip) => slip.before.test(near) && (slip.at?.test(character ?? '') ?? true))?.hint ?? '';
}

/** Values as other languages write them. */
const foreignValues: ReadonlyMap<string, string> = new Map([
  ['False', 'false'],
  ['NULL', 'null'],
  ['None', 'null'],
  ['Null', 'null'],
  ['True', 'true'],
  ['nil', 'null'],
]);

/** The beginning of the hint for a text that is no value; empty where nothing like it is one. */
export function valueHint(text: string): string {
  const value = foreignValues.get(text);
  return value === undefined ? '' : `did you mean ${value}? `;
}
