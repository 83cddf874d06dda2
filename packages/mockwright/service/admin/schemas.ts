// The shapes of what endpoints answer, as JSON Schema: those that several have stand in the document's components.
import { CHAOS_KINDS } from '../answers/chaos-answer.ts';
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

const CHAOS: JsonSchema = { type: 'string', enum: CHAOS_KINDS, description: 'What `Mock:Chaos` did to it.' };

const MISS: JsonSchema = {
  type: 'object',
  description: 'A template that came close.',
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
        additionalProperties: false,
      },
    },
    condition: {
      type: 'array',
      description: 'The parts of the condition that decided, with the values in them.',
      items: {
        type: 'object',
        required: ['text', 'value', 'values'],
        properties: { text: TEXT, value: TEXT, values: { type: 'object', additionalProperties: TEXT } },
        additionalProperties: false,
      },
    },
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
    'clock',
  ],
  properties: {
    id: { type: 'integer', description: 'Grows with each request.' },
    callbacks: {
      type: 'array',
      description: 'What was sent after the answer, and what came of it.',
      items: {
        type: 'object',
        required: ['method', 'url', 'milliseconds'],
        properties: {
          method: TEXT,
          url: TEXT,
          status: { type: 'integer', description: 'Of the answer.' },
          error: { type: 'string', description: 'Why there was no answer.' },
          milliseconds: { type: 'number' },
        },
        additionalProperties: false,
      },
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
    templateId: { type: 'string', description: 'Its id, where it was added to the session.' },
    route: { type: ['string', 'null'], description: 'Its route: `/users/{id}`.' },
    routeValues: { type: 'object', additionalProperties: TEXT },
    passedOver: {
      type: 'array',
      description: 'The templates whose method and route fit, too, and why they did not answer.',
      items: {
        type: 'object',
        required: ['template', 'reasons'],
        properties: {
          template: TEXT,
          reasons: { type: 'array', items: TEXT },
          threw: { type: 'boolean', enum: [true], description: 'Its code threw.' },
        },
        additionalProperties: false,
      },
    },
    closest: {
      type: 'array',
      description: 'Where nothing fitted: the templates that come closest.',
      items: { $ref: '#/components/schemas/Miss' },
    },
    status: {
      type: ['integer', 'null'],
      description: 'Null when the client hung up before there was an answer, or a fault took its place.',
    },
    fault: { type: 'string', description: 'What happened instead of an answer, as its template wanted.' },
    chaos: CHAOS,
    answer: ANSWER,
    milliseconds: { type: ['number', 'null'], description: 'Null while the answer is not sent.' },
    seed: {
      type: 'string',
      description: 'Of the random values, where request or session has one, or the code asked for some.',
    },
    clock: {
      type: 'string',
      format: 'date-time',
      description: "The session's time that the code was told first, or when the request came.",
    },
    failure: { type: 'string', description: 'Where the template failed: what failed and where.' },
    aborted: {
      type: 'boolean',
      enum: [true],
      description:
        'The client hung up before it had the whole answer: status and answer are those that it would have got.',
    },
  },
  additionalProperties: false,
};

const LISTED: JsonSchema = {
  type: 'object',
  description: 'A request in a list: without headers and bodies.',
  required: [
    'id',
    'time',
    'session',
    'method',
    'path',
    'query',
    'matched',
    'template',
    'status',
    'milliseconds',
  ],
  properties: {
    id: { type: 'integer' },
    time: { type: 'string', format: 'date-time' },
    session: TEXT,
    method: TEXT,
    path: { type: 'string', description: 'Decoded.' },
    query: { type: 'string', description: 'As it was sent.' },
    matched: { type: 'boolean' },
    template: { type: ['string', 'null'] },
    status: { type: ['integer', 'null'] },
    fault: TEXT,
    chaos: CHAOS,
    milliseconds: { type: ['number', 'null'] },
    error: { type: 'string', description: 'What the server itself answered, as `Mockwright-Error` says it.' },
    why: {
      type: 'string',
      description:
        'Where nothing fitted: what came closest, and why it did not fit. Where a template answered: whose condition threw.',
    },
  },
  additionalProperties: false,
};

const DIAGNOSTIC: JsonSchema = {
  type: 'object',
  description: 'What is wrong in a template, and where.',
  required: ['path', 'line', 'column', 'endLine', 'endColumn', 'severity', 'code', 'message'],
  properties: {
    path: TEXT,
    line: { type: 'integer', minimum: 1 },
    column: { type: 'integer', minimum: 1 },
    endLine: { type: 'integer', minimum: 1 },
    endColumn: { type: 'integer', minimum: 1 },
    severity: { type: 'string', enum: ['error', 'warning', 'info', 'hint'] },
    code: TEXT,
    message: TEXT,
    hint: TEXT,
    frame: { type: 'string', description: 'The place and the lines around it, to be shown.' },
  },
  additionalProperties: false,
};

const REHEARSED: JsonSchema = {
  type: 'object',
  description: 'What would be answered.',
  required: ['status', 'headers'],
  properties: {
    status: { type: 'integer' },
    headers: VALUES,
    body: TEXT,
    file: { type: 'string', description: 'Instead of the body: the file that would be sent.' },
    fault: { type: 'string', description: 'What would happen instead of an answer.' },
    delay: { type: 'number', description: 'How many milliseconds it would be held back.' },
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
export const SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Request: REQUEST,
  ListedRequest: LISTED,
  Miss: MISS,
  Answer: REHEARSED,
  Diagnostic: DIAGNOSTIC,
  Error: ERROR,
};

/** A named schema. */
export function schemaRef(name: 'Request' | 'ListedRequest' | 'Miss' | 'Answer' | 'Diagnostic'): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** An object with these members, all of them there, and no other. */
export function exactly(
  properties: NonNullable<JsonSchema['properties']>,
  optional: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', required, properties, additionalProperties: false };
}

/** An answer that says what is wrong. */
export function errorSchema(summary: string): EndpointResponse {
  return { summary, schema: { $ref: '#/components/schemas/Error' } };
}
