// Objects whose members do not say what they hold: as JSON they would be {}.
import { types } from 'node:util';

/** What JSON writes by its members, or unpacks. */
const PLAIN: ReadonlySet<string> = new Set([
  'Arguments',
  'Array',
  'Boolean',
  'Module',
  'Number',
  'Object',
  'String',
]);

/** What such an object is: `a Map`, `an ArrayBuffer`, `a Promise`; undefined for other values. */
export function builtInKind(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  // Objects of another realm, as in the runners of tests, are no instances of this one's classes.
  const tag = Object.prototype.toString.call(value).slice('[object '.length, -1);
  if (PLAIN.has(tag)) return undefined;
  const isKnown = ArrayBuffer.isView(value) || types.isNativeError(value) || Object.keys(value).length === 0;
  return isKnown ? `${/^[AE]/.test(tag) ? 'an' : 'a'} ${tag}` : undefined;
}
