// Patterns of many kinds, as long as they are still given to the engine, which nothing stops while it compiles them.
import { expect, test } from 'vitest';
import { compilingTime } from '../../System.Text.RegularExpressions/compiling-time.ts';
import { parseRegex } from '../../System.Text.RegularExpressions/parse-regex.ts';
import { Regex } from '../../System.Text.RegularExpressions/regex.ts';
import { regexOptions } from '../../System.Text.RegularExpressions/regex-tree.ts';
import { toNative } from '../../System.Text.RegularExpressions/to-javascript.ts';

const repeated =
  (part: string) =>
  (count: number): string =>
    part.repeat(count);
const alternatives =
  (part: string) =>
  (count: number): string =>
    Array.from({ length: count }, () => part).join('|');

const kinds: Readonly<Record<string, (count: number) => string>> = {
  words: repeated(String.raw`\w`),
  'no words': repeated(String.raw`\W`),
  digits: repeated(String.raw`\d`),
  categories: repeated(String.raw`\P{C}`),
  subtracted: repeated(String.raw`[^\s-[\p{P}x]]`),
  characters: repeated('.'),
  letters: repeated('k'),
  'letters in any case': repeated('(?i)k'),
  'small classes': repeated('[a-z_]'),
  optional: repeated(String.raw`\w?`),
  loops: repeated(String.raw`\w+`),
  'loops of letters': repeated('a+'),
  counted: repeated(String.raw`\w{3,20}`),
  lazy: repeated(String.raw`\W{0,3}?`),
  boundaries: repeated(String.raw`\b`),
  'boundaries of words': repeated(String.raw`\w+\b`),
  'looking ahead': repeated(String.raw`(?=\w)`),
  'looking behind': repeated(String.raw`(?<!\w+)`),
  captures: repeated(String.raw`(\w)`),
  choices: repeated(String.raw`(?:\w|\d)`),
  'longer choices': repeated(String.raw`(?:a\w|\Wb|\w\w|x)`),
  alternatives: alternatives(String.raw`\w\W`),
  nested: (count) => `${String.raw`(?:\w`.repeat(count % 400)}${')?'.repeat(count % 400)}`,
  'nested loops': repeated(String.raw`(?:\w{1,3}){1,3}`),
};

/** As in `toNative`. */
const most = 100_000;
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The most parts with which a pattern is given to the engine. */
function largest(make: (count: number) => string): number {
  let [low, high] = [1, 20_000];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const fits = compilingTime(parseRegex(make(middle), 0).root, most) <= most;
    if (fits) low = middle;
    else high = middle - 1;
  }
  return low;
}

test.each(Object.entries(kinds))('%s are compiled within the time that is foreseen', (_, make) => {
  const tree = parseRegex(make(largest(make)), 0);
  const before = cpu();
  const native = toNative(tree);
  for (const text of ['aaaa', 'aaaa', '\u0100aaa', '\u0100aaa', '\ud83daa'])
    for (const start of [0, 1]) {
      if (!native) continue;
      native.regex.lastIndex = start;
      native.regex.exec(text);
    }
  // Ten times as long as foreseen: other machines, and what else the process does.
  expect(cpu() - before).toBeLessThan((10 * most) / 1000);
});

test.each([100, 300, 1000, 10_000, 32_000])(
  'a pattern of %i words is read and searched for in little time',
  (count) => {
    const before = cpu();
    for (const options of [0, regexOptions.IgnoreCase]) {
      const regex = new Regex(String.raw`\w`.repeat(count), options, 1000);
      expect(regex.isMatch('d'.repeat(10))).toBe(false);
      expect(regex.isMatch('\u0100'.repeat(count))).toBe(true);
      expect(regex.isMatch('\ud83d'.repeat(count))).toBe(false);
    }
    expect(cpu() - before).toBeLessThan(3000);
  },
);
