// Values in messages.

/** A value as a message names it: `'x'`, `null`, `NaN`, `a list`, `an object`, `a function`. */
export function shownValue(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}
