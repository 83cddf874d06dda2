// Names in an object of a template that are no fields.
import { nearestName } from '@mockwright/language/text/nearest-name';
import { sameName } from '@mockwright/language/text/same-name';
import { didYouMean } from '../reading/report.ts';
import type { FieldValue } from './field-value.ts';
import type { Reading } from './field.ts';

/** Names that other programs look at, and remarks: nobody meant a field. */
const LEFT_ALONE = /^(?:\$schema$|_comment$|\/\/|x-)/i;

/** Whether a name is one that is left alone, without a warning. */
export function isLeftAlone(name: string): boolean {
  return LEFT_ALONE.test(name);
}

/** Names of fields in other mock servers, and what is meant here: the first of them that the object has. */
const FOREIGN_FIELDS: Readonly<Record<string, readonly string[]>> = {
  callback_url: ['url'],
  code: ['status'],
  content: ['body'],
  contenttype: ['headers'],
  cookies: ['headers', 'condition'],
  data: ['body'],
  endpoint: ['route', 'url'],
  header: ['headers', 'condition'],
  headers: ['condition'],
  httpmethod: ['method'],
  json: ['body'],
  jsonbody: ['body'],
  latency: ['delay'],
  matches: ['condition'],
  params: ['condition'],
  path: ['route'],
  query: ['condition'],
  statuscode: ['status'],
  text: ['body'],
  type: ['headers', 'method'],
  uri: ['route', 'url'],
  url: ['route'],
  urlpath: ['route'],
  verb: ['method'],
  when: ['condition'],
};

const foreignNames = Object.entries(FOREIGN_FIELDS);

/** What to write instead of a name that is no field. */
export function hintForName(name: string, known: readonly string[]): string {
  const nearest =
    nearestName(name, known) ??
    foreignNames.find(([foreign]) => sameName(name, foreign))?.[1].find((each) => known.includes(each));
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
    if (!known.some((one) => sameName(text, one)))
      reading.warn('MW1301', span, `${reading.path}.${text}`, hintForName(text, known));
  }
}
