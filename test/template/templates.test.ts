// Templates as data: a template, a request, the answer or the diagnostics. No sockets.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DateParseHandling } from '../../src/dotnet/json/enums.ts';
import { parseJson } from '../../src/dotnet/json/reading/parse-json.ts';
import { createCompiler } from '../../src/compiler.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { MemoryGlobalStore } from '../../src/template/global-store.ts';
import { TemplateError } from '../../src/template/template-error.ts';
import type { TemplateRequest } from '../../src/template/template.ts';
import { worldOf } from '../cases/world.ts';
import { SourceText } from '../../src/text/source-text.ts';

interface TemplateCase {
  readonly name: string;
  readonly template: string | readonly string[];
  readonly request?: {
    readonly query?: Record<string, string>;
    readonly route?: Record<string, string>;
    readonly headers?: Record<string, string>;
    readonly body?: string;
  };
  /** `condition: false`: the template does not fit. `error`, `message`: type and place of what the code throws, and its words. */
  readonly expect: {
    readonly condition?: false;
    readonly status?: number;
    readonly headers?: Record<string, string>;
    readonly body?: string | null;
    readonly file?: string;
    /** What the code writes to `Console`, by lines. */
    readonly console?: readonly string[];
    readonly error?: string;
    readonly message?: string;
    readonly warnings?: readonly string[];
    readonly diagnostics?: readonly string[];
  };
}

const cases = JSON.parse(
  readFileSync(new URL('templates.json', import.meta.url), 'utf8'),
) as readonly TemplateCase[];
const compile = createCompiler({ imports: [] });

function requestOf({
  query = {},
  route = {},
  headers = {},
  body,
}: NonNullable<TemplateCase['request']>): TemplateRequest {
  const map = (values: Record<string, string>): ReadonlyMap<string, string> =>
    new Map(Object.entries(values));
  return {
    url: 'http://localhost:5000/',
    method: 'GET',
    route: map(route),
    query: map(query),
    headers: map(headers),
    number: 0,
    body: () => parseJson(body ?? '{}', { dateParseHandling: DateParseHandling.None }),
  };
}

function answerOf({ template, request = {} }: TemplateCase): TemplateCase['expect'] {
  const text = typeof template === 'string' ? template : template.join('\n');
  const source = new SourceText('case.json', text);
  const compiled = compile(source);
  const places = (wanted: Diagnostic['severity']): readonly string[] =>
    compiled.diagnostics
      .filter(({ severity }) => severity === wanted)
      .map(({ source: where, span, code }) => {
        const resolved = where.resolve(span);
        const { line, column } = resolved.file.positionAt(resolved.span.start);
        return `${line}:${column} ${code}`;
      });
  const warnings = places('warning');
  if (!compiled.template) return { warnings, diagnostics: places('error') };
  const lines: string[] = [];
  const run = compiled.template.start({
    request: requestOf(request),
    global: new MemoryGlobalStore(),
    world: worldOf('1'),
    settings: {
      scriptTimeoutMilliseconds: 1000,
      environment: new Map([['STAGE', 'test']]),
      console: (path, line) => lines.push(`${path}: ${line}`),
    },
  });
  try {
    if (!run.condition()) return { condition: false, warnings };
    const { status, headers, body, file } = run.answer();
    return {
      status,
      warnings,
      console: lines,
      headers: Object.fromEntries(headers),
      body: body === undefined ? null : typeof body === 'string' ? body : Buffer.from(body).toString(),
      ...(file !== undefined && { file }),
    };
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    return {
      console: lines,
      error: `${error.position?.line}:${error.position?.column} ${error.exceptionType}`,
      message: error.message,
    };
  }
}

describe('templates', () => {
  test.each(cases.map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
    expect(answerOf(entry)).toMatchObject(entry.expect);
  });
});
