// `response.bodyBase64`
import type { Field } from './field.ts';
import { singleText } from './field.ts';

/** The bytes of the body; undefined where there are none. */
export const bodyBase64Field: Field<Uint8Array | undefined> = {
  meaning: 'The bytes of the body, in Base64. Set `Content-Type` to match.',
  schema: { type: ['string', 'null'] },
  read(value, reading) {
    const text = singleText(value, reading)?.replace(/\s/g, '');
    if (text === undefined || text === '') return undefined;
    if (/^[A-Za-z\d+/]+={0,2}$/.test(text) && text.length % 4 === 0) return Buffer.from(text, 'base64');
    reading.wrong('MW1202', value!.span, reading.path, 'bytes in Base64');
    return undefined;
  },
};
