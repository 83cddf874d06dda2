// `true` and `false` in fields: written as such, as text, or given by code.
import type { Reading } from './field.ts';
import { singleText } from './field.ts';
import type { FieldValue } from './field-value.ts';

/** Undefined where the value is absent, empty, unknown, or wrong, which is told. */
export function readFlag(value: FieldValue | undefined, reading: Reading): boolean | undefined {
  const text = singleText(value, reading)?.trim().toLowerCase();
  if (text === 'true' || text === 'false') return text === 'true';
  if (text !== undefined && text !== '') reading.wrong('MW1202', value!.span, reading.path, 'true or false');
  return undefined;
}
