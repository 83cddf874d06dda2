// `request.route`
import type { Field } from './field.ts';
import { singleText } from './field.ts';

/** The route template, as written. */
export const routeField: Field<string> = {
  meaning: 'The path, an [ASP.NET route template](#routes), with or without its leading `/`. Default: `/`.',
  schema: { type: ['string', 'null'] },
  read(value, reading) {
    if (value?.kind === 'unknown') reading.wrong('MW1203', value.span, reading.path);
    return singleText(value, reading)?.trim() || '/';
  },
};
