// `request.method`
import { HTTP_TOKEN } from '@mockwright/language/text/http-token';
import { nearestName } from '@mockwright/language/text/nearest-name';
import { didYouMean } from '../reading/report.ts';
import type { Field, Reading } from './field.ts';
import type { FieldValue } from './field-value.ts';
import { HTTP_METHODS } from './http-methods.ts';

/** The methods that a template answers, in upper case; `'*'`: any. */
export type Methods = readonly string[] | '*';

/** The methods that a template answers. */
export const methodField: Field<Methods> = {
  meaning:
    'The HTTP method, a list of them, or `"*"` for any; one method goes before a list, a list before `*`. Default: `GET`. What `GET` answers, `HEAD` answers without the body, unless a template names `HEAD`.',
  schema: {
    type: ['string', 'array', 'null'],
    items: { type: 'string' },
  },
  read(value, reading) {
    const items = value?.kind === 'list' ? value.items : value ? [value] : [];
    if (items.length > MOST_METHODS)
      reading.wrong('MW1202', value?.span, reading.path, `a list of at most ${MOST_METHODS} methods`);
    const names = items.slice(0, MOST_METHODS).flatMap((item) => methodOf(item, reading));
    if (names.includes('*')) return '*';
    return names.length === 0 ? ['GET'] : [...new Set(names)];
  },
};

const LONGEST_METHOD = 256;
const MOST_METHODS = 256;

function methodOf(value: FieldValue, reading: Reading): readonly string[] {
  const name =
    value.kind === 'text' && value.text.length < LONGEST_METHOD ? value.text.trim().toUpperCase() : undefined;
  if (value.kind === 'unknown') reading.wrong('MW1203', value.span, reading.path);
  else if (name === undefined || (!HTTP_TOKEN.test(name) && name !== ''))
    reading.wrong(
      'MW1202',
      value.span,
      reading.path,
      'the name of one method, such as GET, a list of them, or "*"',
    );
  else if (name !== '') {
    if (name !== '*' && !HTTP_METHODS.has(name))
      reading.warn(
        'MW1302',
        value.span,
        name,
        severalMethods(name) ?? didYouMean(nearestName(name, HTTP_METHODS)),
      );
    return [name];
  }
  return [];
}

/** What to write for several methods in one text; undefined where it holds none. */
function severalMethods(text: string): string | undefined {
  const names = text.split(/[^A-Z]+/).filter((name) => HTTP_METHODS.has(name));
  return names.length < 2 ? undefined : `write a list: [${names.map((name) => `"${name}"`).join(', ')}]`;
}

/** Methods as they are shown: `GET`, `GET, HEAD`, `*`. */
export function methodsText(methods: Methods): string {
  return methods === '*' ? '*' : methods.join(', ');
}
