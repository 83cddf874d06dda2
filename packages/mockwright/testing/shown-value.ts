// Values in messages.
import { builtInKind } from './built-in-kind.ts';

/** A value as a message names it: `'x'`, `null`, `NaN`, `a list`, `an object`, `a Map`, `a function`. */
export function shownValue(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return builtInKind(value) ?? 'an object';
  return String(value);
}
