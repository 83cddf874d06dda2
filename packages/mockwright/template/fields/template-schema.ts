// The JSON Schema of a template, made from the table of fields.
import { callbackFields, callbackMeanings } from './callback.ts';
import type { Field, JsonSchema } from './field.ts';
import { requestFields, responseFields } from './template-fields.ts';

type Rows = Readonly<Record<string, Field<unknown>>>;

/** A row of the table of fields in docs/templates.md. */
export interface FieldRow {
  /** `response.status` */
  readonly path: string;
  readonly meaning: string;
}

/** All rows, in the order of the page. */
export function fieldRows(): readonly FieldRow[] {
  const rows = (section: string, fields: Rows): readonly FieldRow[] =>
    Object.entries(fields).map(([name, { meaning }]) => ({ path: `${section}.${name}`, meaning }));
  return [
    ...rows('request', requestFields),
    ...rows('response', responseFields),
    ...Object.entries(callbackMeanings).map(([path, meaning]) => ({ path, meaning })),
    ...rows('callback', callbackFields),
  ];
}

/** A JSON Schema (draft 2020-12) of the JSON in a template file, for editors: code blocks stand outside of it. */
export function templateSchema(): JsonSchema {
  const callback = { ...section(callbackFields), required: ['url'] };
  const callbacks = { anyOf: [callback, { type: 'array', items: callback }, { type: ['string', 'null'] }] };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A template of mockwright',
    type: 'object',
    properties: {
      request: section(requestFields),
      response: section(responseFields),
      callback: { description: callbackMeanings.callback, ...callbacks },
      callbacks: { description: callbackMeanings.callbacks, ...callbacks },
    },
    required: ['request'],
  };
}

function section(fields: Rows): JsonSchema {
  const properties = Object.entries(fields).map(([name, { meaning, schema }]) => [
    name,
    { description: meaning, ...schema },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties) as JsonSchema };
}
