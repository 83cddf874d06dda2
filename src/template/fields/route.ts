// `request.route`
import type { Field } from './field.ts';

/** The route template, as written. */
export const routeField: Field<string | undefined> = {
  meaning: 'The path, an [ASP.NET route template](#routes), with or without its leading `/`.',
  schema: { type: 'string' },
  read: (value) => (value?.kind === 'text' ? value.text.trim() : undefined),
};
