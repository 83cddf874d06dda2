// `request.route`
import type { Field } from './field.ts';
import { singleText } from './field.ts';
import type { Reading } from './field.ts';
import type { FieldValue } from './field-value.ts';

/** The route template, as written. */
export const routeField: Field<string> = {
  meaning: 'The path, an [ASP.NET route template](#routes), with or without its leading `/`. Default: `/`.',
  schema: { type: ['string', 'null'] },
  read(value, reading) {
    if (value?.kind === 'unknown') reading.wrong('MW1203', value.span, reading.path);
    const route = singleText(value, reading)?.trim() || '/';
    const address = /^[a-z][a-z\d+.-]*:\/\/[^/]*/i.exec(route);
    if (address === null) warnForeign(route, value, reading);
    else reading.wrong('MW1209', value?.span, route.slice(address[0].length) || '/');
    return route;
  },
};

/** Tells of what means something in routes of other programs, and nothing here. */
function warnForeign(route: string, value: FieldValue | undefined, reading: Reading): void {
  for (const segment of route.split('/')) {
    const parameter = /^:(\w+)$/.exec(segment)?.[1];
    if (parameter !== undefined)
      reading.warn('MW1311', value?.span, segment, `a parameter is written {${parameter}}`);
    else if (/^\*\*?$/.test(segment))
      reading.warn(
        'MW1311',
        value?.span,
        segment,
        'any segment is written {name}, the rest of a path {*rest}',
      );
  }
  if (/\?[^{}?]*(?:\{|$)/.test(route)) reading.wrong('MW1208', value?.span);
}
