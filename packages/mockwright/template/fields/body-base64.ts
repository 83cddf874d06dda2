// `response.bodyBase64`
import { readBase64 } from '@mockwright/dotnet';
import type { Field } from './field.ts';
import { singleText } from './field.ts';

/** The bytes of the body; undefined where there are none. */
export const bodyBase64Field: Field<Uint8Array | undefined> = {
  meaning: 'The bytes of the body, in Base64. Set `Content-Type` to match.',
  schema: { type: ['string', 'null'] },
  read(value, reading) {
    const text = singleText(value, reading, Infinity);
    if (text === undefined || text.trim() === '') return undefined;
    const bytes = readBase64(text);
    if (bytes !== undefined) return bytes;
    reading.wrong('MW1202', value!.span, reading.path, 'bytes in Base64');
    return undefined;
  },
};
