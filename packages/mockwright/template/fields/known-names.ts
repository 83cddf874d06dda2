// Names in an object of a template that are no fields.
import { nearestName } from '@mockwright/language/text/nearest-name';
import { didYouMean } from '../reading/report.ts';
import type { FieldValue } from './field-value.ts';
import type { Reading } from './field.ts';

/** Names that other programs look at, and remarks: nobody meant a field. */
const LEFT_ALONE = /^(?:\$schema$|_comment$|\/\/|x-)/i;

/** Whether a name is one that is left alone, without a warning. */
export function isLeftAlone(name: string): boolean {
  return LEFT_ALONE.test(name);
}

/** What to write instead of a name that is no field. */
export function hintForName(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? `the fields here are ${known.join(', ')}` : didYouMean(nearest);
}

/** Warns of the members of an object that are none of the known ones. */
export function warnOfOtherNames(
  value: FieldValue & { readonly kind: 'object' },
  known: readonly string[],
  reading: Reading,
): void {
  for (const { name } of value.members) {
    if (name.kind !== 'text' || isLeftAlone(name.text)) continue;
    const { text, span } = name;
    if (!known.some((one) => one.toLowerCase() === text.toLowerCase()))
      reading.warn('MW1301', span, `${reading.path}.${text}`, hintForName(text, known));
  }
}
