// Numbers in fields: written as such, as text, or given by code.
import type { Reading } from './field.ts';
import type { FieldValue } from './field-value.ts';

/**
 * A number from 0 on; undefined where it is empty, unknown, or wrong, which is told.
 * @param expected what the field must be: for the message
 */
export function readNumber(value: FieldValue, reading: Reading, expected: string): number | undefined {
  if (value.kind === 'unknown') return undefined;
  const text = value.kind === 'text' ? value.text.trim() : 'no number';
  if (text === '') return undefined;
  const number = Number(text);
  if (/^[\d.eE+]+$/.test(text) && Number.isFinite(number)) return number;
  reading.wrong('MW1202', value.span, reading.path, expected);
  return undefined;
}
