// `GET /templates`: what is served, what is not and why.
import { methodsText } from '../../template/fields/method.ts';
import { toDiagnosticRecord } from '@mockwright/language/diagnostics/render-json';
import { renderDiagnostics } from '@mockwright/language/diagnostics/render-terminal';
import { withSlash } from '../routing/with-slash.ts';
import type { LoadedFile } from '../mocks/mock-set.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { jsonAnswer } from './json-answer.ts';
import type { JsonSchema } from './json-schema.ts';
import { errorSchema, exactly, schemaRef } from './schemas.ts';
import { existingSession, SESSION_PARAMETER } from './session-of.ts';

/** So many diagnostics are told of all files, and of each: nobody else is answered meanwhile. */
const MOST_DIAGNOSTICS = 2000;
const MOST_OF_FILE = 100;

const TEMPLATE: JsonSchema = {
  type: 'object',
  required: ['method', 'route', 'condition', 'hits', 'diagnostics'],
  properties: {
    file: { type: 'string', description: 'Of a template of the folder.' },
    id: { type: 'string', description: 'Of a template that was added to the session.' },
    name: { type: 'string', description: 'Of a template that was added to the session.' },
    method: { type: ['string', 'null'], description: 'Null for a file that does not load.' },
    route: { type: ['string', 'null'] },
    condition: {
      type: ['string', 'null'],
      description: 'Its condition as it is written; null: it has none.',
    },
    hits: { type: 'integer', description: 'How many requests it answered.' },
    remaining: { type: 'integer', description: 'How many requests it still answers, where that is limited.' },
    diagnostics: { type: 'array', items: schemaRef('Diagnostic') },
    moreDiagnostics: { type: 'integer', description: 'How many more there are, where there are many.' },
  },
  additionalProperties: false,
};

/** Templates of a session, the newest first, then the files of the folder. */
export const listTemplates: Endpoint = defineEndpoint({
  method: 'GET',
  path: '/templates',
  summary: 'The templates: those added to the session, the newest first, then the files of the folder.',
  parameters: SESSION_PARAMETER,
  responses: {
    200: {
      summary: 'The templates; while they are being loaded, those of the session alone.',
      schema: exactly({ templates: { type: 'array', items: TEMPLATE } }),
    },
    404: errorSchema('There is no such session.'),
  },
  serve(call, service) {
    const session = existingSession(call, service);
    const hits = new Map<string, number>();
    for (const { template, count } of service.journal.counters())
      if (template !== undefined) hits.set(template, (hits.get(template) ?? 0) + count);
    const added = session.overrides.list().map(({ id, template, calls, remaining }) => ({
      id,
      name: template.path,
      method: methodsText(template.methods),
      route: withSlash(template.route),
      condition: template.conditionText ?? null,
      hits: calls,
      ...(remaining !== undefined && { remaining }),
      diagnostics: [],
    }));
    const files = service.mocks?.files ?? [];
    let left = MOST_DIAGNOSTICS;
    const described = files.map((file) => {
      const told = file.diagnostics.slice(0, Math.max(1, Math.min(left, MOST_OF_FILE)));
      left -= told.length;
      return describeFile(file, told, hits);
    });
    return jsonAnswer({ templates: [...added, ...described] });
  },
});

/** @param told the diagnostics that are told */
function describeFile(
  { path, mock, diagnostics }: LoadedFile,
  told: LoadedFile['diagnostics'],
  hits: ReadonlyMap<string, number>,
): object {
  const more = diagnostics.length - told.length;
  return {
    file: path,
    method: mock === undefined ? null : methodsText(mock.methods),
    route: mock === undefined ? null : withSlash(mock.template.route),
    condition: mock?.template.conditionText ?? null,
    hits: hits.get(path) ?? 0,
    diagnostics: told.map((each) => ({ ...toDiagnosticRecord(each), frame: renderDiagnostics([each]) })),
    ...(more > 0 && { moreDiagnostics: more }),
  };
}
