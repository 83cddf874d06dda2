// The JSON Schema of a template, made from the table of fields.
import type { Field, JsonSchema } from './field.ts';
import { requestFields, responseFields } from './template-fields.ts';

/** A JSON Schema (draft 2020-12) of the JSON in a template file, for editors: code blocks stand outside of it. */
export function templateSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A template of mockwright',
    type: 'object',
    properties: {
      request: section(requestFields),
      response: section(responseFields),
    },
    required: ['request'],
  };
}

function section(fields: Readonly<Record<string, Field<unknown>>>): JsonSchema {
  const properties = Object.entries(fields).map(([name, { meaning, schema }]) => [
    name,
    { description: meaning, ...schema },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties) as JsonSchema };
}
