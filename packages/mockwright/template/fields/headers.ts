// `response.headers`
import { CONTROL_CHARACTER, HTTP_TOKEN } from '@mockwright/language/text/http-token';
import { countStep } from '@mockwright/language/text/work-limit';
import type { Field, Reading } from './field.ts';
import { singleText } from './field.ts';
import { isNull } from './field-value.ts';
import type { FieldMember, FieldValue } from './field-value.ts';
import { structureOf, wholeListOf } from './parse-value.ts';

/** Names and values, in the order they are sent. */
export type Headers = readonly (readonly [name: string, value: string])[];

/** How many there may be, with each value of a list: `curl` takes no more, and each keeps others waiting. */
const MOST_LINES = 5000;

/** The headers of the answer, without those that the server adds. */
export const headersField: Field<Headers> = {
  meaning:
    'Header names and values; one whose value is `null` is not sent, one whose value is a list, written or given by code, is sent once for each. Default: `Content-Type: application/json`.',
  schema: {
    type: 'object',
    additionalProperties: { type: ['string', 'number', 'boolean', 'array', 'null'] },
  },
  read(given, reading) {
    const value = given && structureOf(given);
    if (!value || value.kind === 'unknown') return [];
    if (value.kind !== 'object') {
      reading.wrong('MW1202', value.span, reading.path, 'an object: { "Content-Type": "text/plain" }');
      return [];
    }
    warnRepeated(value.members, reading);
    const headers: (readonly [name: string, value: string])[] = [];
    for (const { name, value: content } of value.members) {
      if (isNull(content)) continue;
      checkName(name, reading);
      addHeader(headers, name, content, reading);
      if (headers.length <= MOST_LINES) continue;
      reading.wrong('MW1202', content.span, reading.path, `${MOST_LINES} headers at most`);
      return [];
    }
    return headers;
  },
};

/** Names of headers do not differ by case: who wants several lines writes a list. */
function warnRepeated(members: readonly FieldMember[], reading: Reading): void {
  const seen = new Set<string>();
  for (const { name } of members) {
    if (name.kind !== 'text') continue;
    const key = name.text.toLowerCase();
    if (seen.has(key)) reading.warn('MW1309', name.span, name.text);
    seen.add(key);
  }
}

function checkName(name: FieldValue, reading: Reading): void {
  if (name.kind === 'text' && !HTTP_TOKEN.test(name.text))
    reading.wrong('MW1202', name.span, name.text, 'the name of a header: letters, digits and hyphens');
}

/** Adds the lines of a header, as many as its list has items; of too many, only so many that it shows. */
function addHeader(
  headers: (readonly [name: string, value: string])[],
  nameValue: FieldValue,
  given: FieldValue,
  reading: Reading,
): void {
  countStep();
  const value = wholeListOf(given);
  if (value.kind === 'list') {
    for (const item of value.items)
      if (headers.length <= MOST_LINES && !isNull(item)) addHeader(headers, nameValue, item, reading);
    return;
  }
  const name = nameValue.kind === 'text' ? nameValue.text : undefined;
  const text = singleText(value, { ...reading, path: `${reading.path}.${name ?? ''}` }, Infinity);
  if (text !== undefined && CONTROL_CHARACTER.test(text))
    reading.wrong('MW1202', value.span, reading.path, 'texts without line breaks');
  if (name !== undefined && text !== undefined) headers.push([name, text]);
}
