// `callback`, `callbacks`: requests that the server makes once the answer is complete.
import { HTTP_TOKEN } from '@mockwright/language/text/http-token';
import { parseWebAddress } from '@mockwright/language/text/web-address';
import { bodyField } from './body.ts';
import type { BodyContent } from './body.ts';
import { singleText } from './field.ts';
import type { Field, Fields } from './field.ts';
import { headersField } from './headers.ts';
import type { Headers } from './headers.ts';
import { indentedField } from './indented.ts';
import { readNumber } from './read-number.ts';

/** What the fields of a callback stand for. */
export interface CallbackValues {
  readonly method: string;
  /** Absolute; empty where it is not known yet. */
  readonly url: string;
  readonly headers: Headers;
  readonly body: BodyContent | undefined;
  readonly delay: number;
  readonly timeout: number;
  readonly indented: boolean;
}

/** The fields of a callback. */
export const callbackFields: Fields<CallbackValues> = {
  method: {
    meaning: 'Its method. Default: `POST`.',
    schema: { type: ['string', 'null'] },
    read(value, reading) {
      const method = singleText(value, reading)?.trim().toUpperCase() || 'POST';
      if (!HTTP_TOKEN.test(method))
        reading.wrong('MW1202', value!.span, reading.path, 'the name of a method, such as POST');
      return method;
    },
  },
  url: {
    meaning: 'Where it goes, an absolute `http` or `https` address. Required.',
    schema: { type: 'string' },
    read(value, reading) {
      if (value?.kind === 'unknown') return '';
      const url = singleText(value, reading)?.trim() ?? '';
      if (!isWebAddress(url))
        reading.wrong('MW1202', value?.span, reading.path, 'an address such as http://localhost:3000/hook');
      return url;
    },
  },
  headers: {
    ...headersField,
    meaning:
      'Its headers. Default: `Content-Type: application/json` where it has a body; `Accept` is `Mock:DefaultHttpContentType`.',
  },
  body: { ...bodyField, meaning: 'Its body, written as `response.body` is.' },
  delay: milliseconds('Milliseconds to wait after the answer is complete.', 0),
  timeout: milliseconds('Milliseconds that it may take.', 5000),
  indented: indentedField,
};

function milliseconds(meaning: string, byDefault: number): Field<number> {
  return {
    meaning: `${meaning} Default: ${byDefault}.`,
    schema: { type: ['number', 'string', 'null'] },
    read: (value, reading) => (value && readNumber(value, reading, 'milliseconds, 0 or more')) ?? byDefault,
  };
}

/** Whether a text is an absolute address that a callback can go to. */
export function isWebAddress(text: string): boolean {
  return parseWebAddress(text) !== undefined;
}

/** The rows of `callback` and `callbacks` themselves. */
export const callbackMeanings: Readonly<Record<'callback' | 'callbacks', string>> = {
  callback:
    'A request that is sent once the answer is complete, or a list of them. Its code runs in the same run as the answer, and also sees [`Response`](#callbacks).',
  callbacks: 'The same.',
};
