// `request.method`
import { HTTP_TOKEN } from '../../text/http-token.ts';
import { nearestName } from '../../text/nearest-name.ts';
import { didYouMean } from '../reading/report.ts';
import type { Field } from './field.ts';
import { HTTP_METHODS } from './http-methods.ts';

/** The method that a template answers, in upper case. */
export const methodField: Field<string | undefined> = {
  meaning:
    'The HTTP method. What `GET` answers, `HEAD` answers without the body, unless a template of its own does.',
  schema: { type: 'string' },
  read(value, reading) {
    if (value?.kind !== 'text') return undefined;
    const name = value.text.trim().toUpperCase();
    if (!HTTP_TOKEN.test(name)) {
      reading.wrong('MW1202', value.span, reading.path, 'the name of one method, such as GET');
      return undefined;
    }
    if (!HTTP_METHODS.has(name))
      reading.wrong('MW1302', value.span, name, didYouMean(nearestName(name, HTTP_METHODS)));
    return name;
  },
};
