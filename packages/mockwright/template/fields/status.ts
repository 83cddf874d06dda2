// `response.status`
import type { Field } from './field.ts';
import { singleText } from './field.ts';
import { nearestStatus, readStatus } from './status-names.ts';

/** The status of the answer. */
export const statusField: Field<number> = {
  meaning:
    'A name (`NotFound`) or number (`404`) of an HTTP status. Default: 200, or the setting `Mock:DefaultHttpStatusCode`.',
  schema: { type: ['string', 'integer'] },
  read(value, reading) {
    const text = singleText(value, reading);
    if (text === undefined || text.trim() === '') return reading.defaultStatus;
    const status = readStatus(text, reading.statusNames);
    if (status !== undefined) return status;
    const nearest = /^\s*([2-9]\d\d)\b/.exec(text)?.[1] ?? nearestStatus(text, reading.statusNames);
    const hint = nearest === undefined ? '' : `did you mean '${nearest}'? `;
    reading.wrong('MW1204', value!.span, text, hint);
    return reading.defaultStatus;
  },
};
