// `response.delay`
import type { Field, Reading } from './field.ts';
import { memberValue } from './field-value.ts';
import type { FieldValue } from './field-value.ts';
import { structureOf } from './parse-value.ts';
import { readNumber } from './read-number.ts';

/** How long to wait, in milliseconds: a time, or how it is drawn anew for each answer. */
export type Delay =
  | number
  | { readonly min: number; readonly max: number }
  | { readonly median: number; readonly sigma: number }
  | { readonly mean: number; readonly deviation: number };

const expected =
  'milliseconds, or { "min", "max" }, { "median", "sigma" } or { "mean", "deviation" }, all 0 or more';
const pairs = [
  ['min', 'max'],
  ['median', 'sigma'],
  ['mean', 'deviation'],
] as const;

/** How long the answer waits; undefined where nothing is said. */
export const delayField: Field<Delay | undefined> = {
  meaning:
    'Milliseconds to wait before the answer; or `{ "min": 100, "max": 900 }`, `{ "median": 200, "sigma": 0.4 }` (lognormal), `{ "mean": 200, "deviation": 50 }` (normal).',
  schema: {
    oneOf: [
      { type: ['number', 'string', 'null'] },
      ...pairs.map((names) => ({
        type: 'object',
        properties: Object.fromEntries(names.map((name) => [name, { type: ['number', 'string'] }])),
        required: names,
        additionalProperties: false,
      })),
    ],
  },
  read(given, reading) {
    const value = given && structureOf(given);
    if (!value || value.kind === 'unknown') return undefined;
    if (value.kind === 'text') return readNumber(value, reading, expected);
    const delay = value.kind === 'object' ? readPair(value, reading) : undefined;
    if (delay === undefined) reading.wrong('MW1202', value.span, reading.path, expected);
    return typeof delay === 'object' ? delay : undefined;
  },
};

/** Undefined where it is none of the pairs; `'unknown'` where code is still to say. */
function readPair(
  value: FieldValue & { readonly kind: 'object' },
  reading: Reading,
): Exclude<Delay, number> | 'unknown' | undefined {
  const pair = pairs.find((names) => names.every((name) => memberValue(value, name) !== undefined));
  if (!pair || value.members.length !== 2) return undefined;
  const [first, second] = pair.map((name) => readNumber(memberValue(value, name)!, reading, expected));
  if (first === undefined || second === undefined) return 'unknown';
  if (pair[0] === 'min') return first <= second ? { min: first, max: second } : undefined;
  return pair[0] === 'median' ? { median: first, sigma: second } : { mean: first, deviation: second };
}
