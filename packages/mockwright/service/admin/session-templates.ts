// Templates that are added to a session while the server runs: `POST /templates` and `DELETE /templates/{id}`.
import { methodsText } from '../../template/fields/method.ts';
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { toDiagnosticRecord, type DiagnosticRecord } from '@mockwright/language/diagnostics/render-json';
import { counted } from '@mockwright/language/text/counted';
import { SourceText } from '@mockwright/language/text/source-text';
import { checkMock } from '../mocks/check-mocks.ts';
import { compileMock } from '../mocks/compile-mock.ts';
import { faultsOf } from '../mocks/faults-of.ts';
import { withSlash } from '../routing/with-slash.ts';
import type { Override } from '../state/overrides.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { EndpointError } from './endpoint-error.ts';
import { ownSegments } from './endpoint-prefixes.ts';
import { jsonAnswer, NO_CONTENT } from './json-answer.ts';
import type { JsonSchema } from './json-schema.ts';
import { errorSchema, exactly, schemaRef } from './schemas.ts';
import { existingSession, SESSION_PARAMETER, sessionToChange } from './session-of.ts';

/** The body of `POST /templates`. */
interface NewTemplate {
  readonly text?: string;
  readonly template?: object;
  readonly times?: number;
  readonly name?: string;
  readonly strict?: boolean;
}

/** Every record of a request that it answers tells it. */
const LONGEST_NAME = 1000;

/** So many are told; there may be one a line. */
const MOST_DIAGNOSTICS = 100;

const DIAGNOSTICS: JsonSchema = { type: 'array', items: schemaRef('Diagnostic') };

/** Adds a template to a session. */
export const addTemplate: Endpoint = defineEndpoint({
  method: 'POST',
  path: '/templates',
  summary:
    'Adds a template to a session: it goes before all files and all that were added before, until it is reset.',
  parameters: SESSION_PARAMETER,
  body: {
    required: true,
    summary:
      'The template as `text` (as in a file) or as `template` (a JSON object); `times`: how many requests it answers; `name`: what it is called in messages; `strict`: fields that no template has, and `:id` in a route, are errors.',
    schema: {
      type: 'object',
      properties: {
        text: { type: 'string' },
        template: { type: 'object' },
        times: { type: 'integer', minimum: 1 },
        name: { type: 'string', minLength: 1, maxLength: LONGEST_NAME },
        strict: { type: 'boolean' },
      },
      additionalProperties: false,
    },
  },
  responses: {
    201: {
      summary: 'It is served from now on.',
      schema: exactly(
        {
          id: { type: 'string' },
          name: { type: 'string' },
          method: { type: 'string' },
          route: { type: 'string' },
          calls: { type: 'integer' },
          remaining: { type: 'integer' },
          diagnostics: DIAGNOSTICS,
        },
        ['remaining'],
      ),
    },
    422: {
      summary: 'It does not compile: `diagnostics` say where and why.',
      schema: exactly({ message: { type: 'string' }, diagnostics: DIAGNOSTICS }),
    },
  },
  serve(call, service) {
    const { text, template, times, name, strict = false } = call.body as NewTemplate;
    if ((text === undefined) === (template === undefined))
      throw new EndpointError(
        400,
        "The body wants one of 'text' and 'template'.",
        '{ "template": { "request": { "method": "GET", "route": "/users/{id}" }, "response": { "body": {} } } }',
      );
    const { overrides } = sessionToChange(call, service);
    const source = new SourceText(
      name ?? overrides.nextName(),
      text ?? JSON.stringify(template, undefined, 2),
    );
    const loaded = compileMock(source, service.options.compile);
    const { mock, diagnostics } = loaded;
    const faults = faultsOf(loaded, strict);
    if (mock === undefined || faults.length > 0) {
      const errors = faults.filter(({ severity }) => severity === 'error').length;
      throw new EndpointError(422, `The template does not compile: ${counted(errors, 'error')}.`, undefined, {
        diagnostics: recordsOf(faults),
      });
    }
    const { settings, workingFolder } = service.options;
    const warnings = checkMock(mock, workingFolder, ownSegments(settings));
    const added = overrides.add(mock, times);
    if (added === undefined)
      throw new EndpointError(
        413,
        'The templates that were added to all sessions take too much memory.',
        'End the sessions that are done, or reset them.',
      );
    return jsonAnswer(
      {
        ...describeOverride(added),
        diagnostics: recordsOf([...warnings, ...diagnostics]),
      },
      201,
    );
  },
});

function recordsOf(diagnostics: readonly Diagnostic[]): DiagnosticRecord[] {
  return diagnostics.slice(0, MOST_DIAGNOSTICS).map(toDiagnosticRecord);
}

/** Takes one away. */
export const deleteTemplate: Endpoint = defineEndpoint({
  method: 'DELETE',
  path: '/templates/{id}',
  summary: 'Takes a template away that was added to a session.',
  parameters: SESSION_PARAMETER,
  responses: { 204: { summary: 'It is gone.' }, 404: errorSchema('The session has no such template.') },
  serve(call, service) {
    const { overrides, name } = existingSession(call, service);
    const { id = '' } = call.path;
    if (overrides.delete(id)) return NO_CONTENT;
    throw new EndpointError(
      404,
      `The session '${name}' has no template with the id '${id}'.`,
      'Only what POST /templates added can be taken away; its answer tells the id.',
    );
  },
});

/** An override as endpoints show it. */
function describeOverride({ id, template, remaining, calls }: Override): object {
  const { path, methods, route } = template;
  return {
    id,
    name: path,
    method: methodsText(methods),
    route: withSlash(route),
    calls,
    ...(remaining !== undefined && { remaining }),
  };
}
