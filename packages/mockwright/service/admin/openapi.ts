// `GET /openapi.json`: the endpoints as an OpenAPI 3.1 document, made from their rows.
import type { Settings } from '../../settings/setting-table.ts';
import { defineEndpoint, type Endpoint, type EndpointResponse } from './endpoint.ts';
import { jsonAnswer } from './json-answer.ts';
import { parameterSchema } from './parameters.ts';
import { errorSchema, SCHEMAS } from './schemas.ts';

/** The version of the service's endpoints, not of the program. */
const API_VERSION = '1';
const TOKEN = 'token';

/**
 * The endpoint that describes all others.
 * @param rows what is described: asked when it is called, because it is one of them
 * @param verification has a prefix of its own
 */
export function openApiEndpoint(rows: () => readonly Endpoint[], verification: Endpoint): Endpoint {
  return defineEndpoint({
    method: 'GET',
    path: '/openapi.json',
    summary: 'This: all endpoints as an OpenAPI 3.1 document.',
    parameters: {},
    responses: {
      200: {
        summary: 'The document.',
        schema: { type: 'object', required: ['openapi', 'info', 'paths', 'components'] },
      },
    },
    serve: (_call, { options }) => jsonAnswer(openApiDocument(rows(), verification, options.settings)),
  });
}

/** The document of endpoints as the settings place them. */
export function openApiDocument(
  rows: readonly Endpoint[],
  verification: Endpoint,
  settings: Settings,
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of rows) (paths[row.path] ??= {})[verbOf(row)] = operationOf(row);
  paths[`/${settings.verificationName}`] = {
    servers: [{ url: `/${settings.verificationPrefix}` }],
    [verbOf(verification)]: operationOf(verification),
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'mockwright',
      version: API_VERSION,
      description: "The service's own endpoints. Everything else is answered by templates.",
    },
    servers: [{ url: `/${settings.endpoint}` }],
    ...(settings.adminToken !== '' && { security: [{ [TOKEN]: [] }] }),
    paths,
    components: {
      schemas: SCHEMAS,
      securitySchemes: { [TOKEN]: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** What answers every method is described as GET. */
function verbOf({ method }: Endpoint): string {
  return (method ?? 'GET').toLowerCase();
}

function operationOf(row: Endpoint): object {
  const { path, summary, parameters, body, responses, isOpen, isForAll } = row;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(parameters).map(([name, parameter]) => ({
    name,
    in: 'query',
    description: parameter.summary,
    required: parameter.required === true,
    schema: parameterSchema(parameter),
  }));
  const all = { ...commonResponses(row), ...responses };
  return {
    operationId: `${verbOf(row)}${path.replace(/[^a-z]+([a-z]?)/gi, (_all, letter: string) => letter.toUpperCase())}`,
    summary,
    ...((isOpen === true || isForAll === true) && { security: [] }),
    ...(inPath.length + inQuery.length > 0 && { parameters: [...inPath, ...inQuery] }),
    ...(body !== undefined && {
      requestBody: {
        description: body.summary,
        required: body.required,
        content: { 'application/json': { schema: body.schema } },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(all).map(([status, response]) => [status, describeResponse(response)]),
    ),
  };
}

/** What endpoints answer to bad questions, and to those who may not ask. */
function commonResponses({
  isOpen,
  isForAll,
  anyParameters,
  body,
}: Endpoint): Record<number, EndpointResponse> {
  if (isOpen === true) return {};
  return {
    ...((anyParameters !== true || body !== undefined) && {
      400: errorSchema('A parameter or the body is wrong.'),
    }),
    ...(isForAll !== true && { 401: errorSchema('The token is missing or wrong (`Mock:AdminToken`).') }),
    403: errorSchema('The host or the web page may not use the endpoints.'),
    ...(body !== undefined && {
      413: errorSchema('The body is too long (`Mock:MaxBodySize`), or there is no room for what it holds.'),
      503: errorSchema('The bodies of the requests in hand take all the memory.'),
    }),
  };
}

function describeResponse({ summary, type, schema, otherTypes = [] }: EndpointResponse): object {
  const types = [
    ...(type !== undefined || schema !== undefined
      ? [[type ?? 'application/json', { schema: schema ?? TEXT }] as const]
      : []),
    ...otherTypes.map(
      (each) => [each, { schema: each.endsWith('json') ? { type: 'object' } : TEXT }] as const,
    ),
  ];
  return { description: summary, ...(types.length > 0 && { content: Object.fromEntries(types) }) };
}

const TEXT = { type: 'string' } as const;
