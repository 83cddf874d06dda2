// `response.keepOpen`
import type { Field } from './field.ts';
import { readFlag } from './read-flag.ts';

/** Whether the connection stays open behind the last event. */
export const keepOpenField: Field<boolean> = {
  meaning: '`true`: the connection stays open after the last of `response.events`. Default: `false`.',
  schema: { type: ['boolean', 'string', 'null'] },
  read: (value, reading) => readFlag(value, reading) ?? false,
};
