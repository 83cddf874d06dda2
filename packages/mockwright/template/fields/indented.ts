// `response.indented`
import type { Field } from './field.ts';
import { readFlag } from './read-flag.ts';

/** Whether JSON and XML are laid out in lines. */
export const indentedField: Field<boolean> = {
  meaning: '`false`: JSON on one line without spaces. Default: `true`.',
  schema: { type: ['boolean', 'string', 'null'] },
  read: (value, reading) => readFlag(value, reading) ?? true,
};
