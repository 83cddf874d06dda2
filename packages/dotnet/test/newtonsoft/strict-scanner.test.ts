// The quick reader of JSON tells strings that stand in the text as they are from others, wherever the odd character is.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JValue } from '../../newtonsoft/linq/value.ts';
import { scanStrict } from '../../newtonsoft/reading/strict-scanner.ts';

const plain = fc.string({ minLength: 0, maxLength: 80 }).map((text) => JSON.stringify(text));
const long = fc.integer({ min: 30, max: 40 }).map((length) => `"${'y'.repeat(length)}"`);
const raw = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom('\n', '\t', '\u0001', '\\u0041', '\\"'))
  .map(([length, odd]) => `"${'z'.repeat(length)}${odd}${'z'.repeat(length)}"`);

test('it reads what JSON.parse reads, and leaves the rest', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(plain, long, raw), { maxLength: 6 }),
      fc.constantFrom(',', ',\n  '),
      (items, comma) => {
        const text = `[${items.join(comma)}]`;
        let expected: unknown;
        try {
          expected = JSON.parse(text);
        } catch {
          expected = undefined;
        }
        const tokens = scanStrict(text) as Iterable<JValue> | undefined;
        expect(tokens && [...tokens].map(({ boxed }) => boxed)).toEqual(expected);
      },
    ),
  );
});
