// `GET /schema.json`: the JSON Schema of a template, for editors.
import { templateSchema } from '../../template/fields/template-schema.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { jsonAnswer } from './json-answer.ts';

/** The schema, made from the table of fields. */
export const schemaEndpoint: Endpoint = defineEndpoint({
  method: 'GET',
  path: '/schema.json',
  summary: 'The JSON Schema (2020-12) of a template.',
  parameters: {},
  responses: { 200: { summary: 'The schema.', schema: { type: 'object', required: ['$schema'] } } },
  serve: () => jsonAnswer(templateSchema()),
});
