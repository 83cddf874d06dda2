// The shapes of what endpoints answer, as JSON Schema: those that several have stand in the document's components.
import type { EndpointResponse } from './endpoint.ts';
import type { JsonSchema } from './json-schema.ts';

const TEXT: JsonSchema = { type: 'string' };

const VALUES: JsonSchema = {
  type: 'object',
  description: 'Texts by their names; a list where a name was there several times.',
  additionalProperties: { oneOf: [TEXT, { type: 'array', items: TEXT }] },
};

const BODY: Readonly<Record<string, JsonSchema>> = {
  body: { type: 'string', description: 'Empty when there was none.' },
  bodyBase64: { type: 'string', description: 'The bytes, where they are no text in their charset.' },
  truncated: {
    type: 'boolean',
    enum: [true],
    description: 'Only the beginning of the body is here, or nothing.',
  },
};

const ANSWER: JsonSchema = {
  type: ['object', 'null'],
  required: ['headers', 'body'],
  properties: {
    headers: VALUES,
    ...BODY,
    file: { type: 'string', description: 'Instead of the body: the file that was sent.' },
  },
  additionalProperties: false,
};

const REQUEST: JsonSchema = {
  type: 'object',
  description: 'A request and what became of it.',
  required: [
    'id',
    'time',
    'session',
    'method',
    'path',
    'query',
    'headers',
    'body',
    'matched',
    'template',
    'route',
    'routeValues',
    'status',
    'answer',
    'milliseconds',
  ],
  properties: {
    id: { type: 'integer', description: 'Grows with each request.' },
    callbacks: {
      type: 'array',
      description: 'What was sent after the answer, and what came of it.',
      items: { type: 'object', required: ['method', 'url', 'milliseconds'] },
    },
    time: { type: 'string', format: 'date-time' },
    session: TEXT,
    method: TEXT,
    path: { type: 'string', description: 'Decoded.' },
    query: VALUES,
    headers: VALUES,
    ...BODY,
    matched: { type: 'boolean', description: 'Whether a template answered.' },
    template: { type: ['string', 'null'], description: 'The file or name of the template that answered.' },
    route: { type: ['string', 'null'], description: 'Its route: `/users/{id}`.' },
    routeValues: { type: 'object', additionalProperties: TEXT },
    closest: {
      type: 'array',
      description: 'Where nothing fitted: the templates that come closest.',
      items: {
        type: 'object',
        required: ['template', 'method', 'route', 'reasons', 'segments', 'condition'],
        properties: {
          template: TEXT,
          method: TEXT,
          route: TEXT,
          reasons: { type: 'array', items: TEXT },
          segments: {
            type: 'array',
            description: 'The segments of the route beside those of the path.',
            items: {
              type: 'object',
              required: ['fits'],
              properties: { route: TEXT, path: TEXT, fits: { type: 'boolean' } },
            },
          },
          condition: {
            type: 'array',
            description: 'The parts of the condition that decided, with the values in them.',
            items: {
              type: 'object',
              required: ['text', 'value', 'values'],
              properties: { text: TEXT, value: TEXT, values: { type: 'object', additionalProperties: TEXT } },
            },
          },
        },
        additionalProperties: false,
      },
    },
    status: {
      type: ['integer', 'null'],
      description: 'Null when the client hung up before there was an answer, or a fault took its place.',
    },
    fault: { type: 'string', description: 'What happened instead of an answer, as its template wanted.' },
    answer: ANSWER,
    milliseconds: { type: ['number', 'null'], description: 'Null while the answer is not sent.' },
    seed: { type: 'string', description: 'Of the random values, where the code asked for some.' },
    clock: {
      type: 'string',
      format: 'date-time',
      description: 'What time the code was told, where it asked.',
    },
    aborted: { type: 'boolean', enum: [true], description: 'The client hung up before it had all.' },
  },
  additionalProperties: false,
};

const ERROR: JsonSchema = {
  type: 'object',
  description: 'What is wrong, and what to do about it.',
  required: ['message'],
  properties: { message: TEXT, hint: TEXT },
};

/** The schemas that have names. */
export const SCHEMAS: Readonly<Record<string, JsonSchema>> = { Request: REQUEST, Error: ERROR };

/** A recorded request. */
export const REQUEST_REF: JsonSchema = { $ref: '#/components/schemas/Request' };

/** An answer that says what is wrong. */
export function errorSchema(summary: string): EndpointResponse {
  return { summary, schema: { $ref: '#/components/schemas/Error' } };
}
