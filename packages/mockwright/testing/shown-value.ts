// Values in messages.
import { printableLine } from '@mockwright/language/text/printable';
import { shorten } from '@mockwright/language/text/shorten';
import { builtInKind } from '@mockwright/language/text/built-in-kind';

/** A value as a message names it: `'x'`, `null`, `NaN`, `a list`, `an object`, `a Map`, `a function`. */
export function shownValue(value: unknown): string {
  if (typeof value === 'string') return `'${printableLine(shorten(value))}'`;
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return builtInKind(value) ?? 'an object';
  return String(value);
}
