// `response.file`
import type { Field } from './field.ts';
import { singleText } from './field.ts';

/** The file whose bytes are the body; undefined where there is none. */
export const fileField: Field<string | undefined> = {
  meaning:
    'A file whose bytes are the body, relative to the working folder (which it cannot leave). Set `Content-Type` to match.',
  schema: { type: ['string', 'null'] },
  read: (value, reading) => singleText(value, reading) || undefined,
};
