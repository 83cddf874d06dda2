// `response.events`
import { countStep } from '@mockwright/language/text/work-limit';
import type { Field, Reading } from './field.ts';
import { isNull, memberValue } from './field-value.ts';
import type { FieldValue } from './field-value.ts';
import { warnOfOtherNames } from './known-names.ts';
import { compactJson, structureOf } from './parse-value.ts';
import { readNumber } from './read-number.ts';

/** A server-sent event. */
export interface ServerSentEvent {
  /** A text as it is, anything else as compact JSON. */
  readonly data: string;
  readonly event?: string;
  readonly id?: string;
  /** Milliseconds after which the client connects again. */
  readonly retry?: number;
  /** Milliseconds to wait before the event. */
  readonly delay?: number;
}

const NAMES = ['data', 'event', 'id', 'retry', 'delay'];
const expected = 'a list of { "data", "event", "id", "retry", "delay" }';

/** The events that are the answer; undefined where it is none of events. */
export const eventsField: Field<readonly ServerSentEvent[] | undefined> = {
  meaning:
    'Server-sent events: a list of `{ "data", "event", "id", "retry", "delay" }`; `data` is any JSON or text, `retry` and `delay` (before the event) are milliseconds. Default `Content-Type`: `text/event-stream`.',
  schema: {
    type: ['array', 'string', 'null'],
    items: {
      type: 'object',
      properties: {
        data: {},
        event: { type: ['string', 'null'] },
        id: { type: ['string', 'number', 'null'] },
        retry: { type: ['number', 'string', 'null'] },
        delay: { type: ['number', 'string', 'null'] },
      },
    },
  },
  read(given, reading) {
    const value = given && structureOf(given);
    if (!value || value.kind === 'unknown' || (value.kind === 'text' && value.text.trim() === ''))
      return undefined;
    if (value.kind === 'list') return value.items.flatMap((item) => eventOf(structureOf(item), reading));
    reading.wrong('MW1202', value.span, reading.path, expected);
    return undefined;
  },
};

function eventOf(value: FieldValue, reading: Reading): readonly ServerSentEvent[] {
  countStep();
  if (value.kind === 'unknown') return [];
  if (value.kind !== 'object') {
    reading.wrong('MW1202', value.span, reading.path, expected);
    return [];
  }
  warnOfOtherNames(value, NAMES, reading);
  const given = (name: string): FieldValue | undefined => {
    const member = memberValue(value, name);
    return isNull(member) ? undefined : member;
  };
  const line = (name: string): string | undefined => {
    const member = given(name);
    if (member?.kind !== 'text') return undefined;
    if (/[\r\n]/.test(member.text))
      reading.wrong('MW1202', member.span, `${reading.path}.${name}`, 'one line');
    return member.text;
  };
  const number = (name: string): number | undefined => {
    const member = given(name);
    return member && readNumber(member, { ...reading, path: `${reading.path}.${name}` }, 'milliseconds');
  };
  const [event, id, retry, delay] = [line('event'), line('id'), number('retry'), number('delay')];
  return [
    {
      data: dataOf(memberValue(value, 'data')),
      ...(event !== undefined && { event }),
      ...(id !== undefined && { id }),
      ...(retry !== undefined && { retry }),
      ...(delay !== undefined && { delay }),
    },
  ];
}

function dataOf(value: FieldValue | undefined): string {
  if (!value) return '';
  return value.kind === 'text' && value.json.startsWith('"') ? value.text : compactJson(value);
}
