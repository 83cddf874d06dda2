// `response.chunks`
import type { Field } from './field.ts';
import { memberValue } from './field-value.ts';
import { warnOfOtherNames } from './known-names.ts';
import { structureOf } from './parse-value.ts';
import { readNumber } from './read-number.ts';

/** How a body is sent in pieces. */
export interface Chunks {
  readonly count: number;
  /** Milliseconds from the first to the last piece. */
  readonly duration: number;
}

const expected = '{ "count": pieces, 1 or more, "duration": milliseconds }';

/** In how many pieces the body is sent; undefined: in one. */
export const chunksField: Field<Chunks | undefined> = {
  meaning: '`{ "count": 5, "duration": 1000 }`: the body comes in so many pieces over so many milliseconds.',
  schema: {
    type: ['object', 'string', 'null'],
    properties: {
      count: { type: ['integer', 'string'], minimum: 1 },
      duration: { type: ['number', 'string'], minimum: 0 },
    },
    required: ['count', 'duration'],
    additionalProperties: false,
  },
  read(given, reading) {
    const value = given && structureOf(given);
    if (!value || value.kind === 'unknown' || (value.kind === 'text' && value.text.trim() === ''))
      return undefined;
    if (value.kind === 'object') warnOfOtherNames(value, ['count', 'duration'], reading);
    const [countValue, durationValue] = [memberValue(value, 'count'), memberValue(value, 'duration')];
    if (!countValue || !durationValue) {
      reading.wrong('MW1202', value.span, reading.path, expected);
      return undefined;
    }
    const count = readNumber(countValue, reading, expected);
    const duration = readNumber(durationValue, reading, expected);
    if (count === undefined || duration === undefined) return undefined;
    if (Number.isInteger(count) && count >= 1) return { count, duration };
    reading.wrong('MW1202', countValue.span, reading.path, expected);
    return undefined;
  },
};
