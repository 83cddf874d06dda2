// From what a template says of its callbacks to what is sent.
import { callbackFields } from '../fields/callback.ts';
import { memberValue } from '../fields/field-value.ts';
import type { FieldValue } from '../fields/field-value.ts';
import type { Reading } from '../fields/field.ts';
import { structureOf } from '../fields/parse-value.ts';
import { readFields } from '../fields/read-fields.ts';
import type { CallbackOutcome } from '../template.ts';
import { wholeBody, writeBody } from './write-answer.ts';
import type { WarnOfAnswer } from './write-answer.ts';

/**
 * The callbacks that a value stands for: one for an object, several for a list, none for `null` and empty text.
 * @param slept milliseconds that the code of the callbacks slept: they come that much later
 */
export function writeCallbacks(
  given: FieldValue,
  reading: Reading,
  slept: number,
  warn: WarnOfAnswer,
): readonly CallbackOutcome[] {
  const value = structureOf(given);
  if (value.kind === 'list') return value.items.flatMap((item) => writeCallbacks(item, reading, slept, warn));
  if (value.kind === 'text' && value.text.trim() === '') return [];
  if (value.kind !== 'object') reading.wrong('MW1202', value.span, 'callback', 'an object with a "url"');
  const values = readFields(callbackFields, 'callback', reading, value.span, (name) =>
    memberValue(value, name),
  );
  const { method, url, body, delay, timeout, indented } = values;
  const written = body
    ? writeBody(values.headers, wholeBody(body), indented, warn)
    : { headers: values.headers, body: undefined };
  return [{ kind: 'request', method, url, ...written, delay: delay + slept, timeout }];
}
