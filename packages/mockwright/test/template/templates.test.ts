// Templates as data: a template, a request, the answer or the diagnostics. No sockets.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DateParseHandling } from '../../../dotnet/newtonsoft/date-parse-handling.ts';
import { parseJson } from '../../../dotnet/newtonsoft/reading/parse-json.ts';
import { createCompiler } from '../../compiler.ts';
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { MemoryGlobalStore } from '../../template/host/global-store.ts';
import { TemplateError } from '../../template/template-error.ts';
import { worldOf } from '../cases/world.ts';
import type { CallbackOutcome, TemplateRequest } from '../../template/template.ts';
import { SourceText } from '@mockwright/language/text/source-text';

interface TemplateCase {
  readonly name: string;
  readonly template: string | readonly string[];
  readonly request?: {
    readonly query?: Record<string, string>;
    readonly route?: Record<string, string>;
    readonly headers?: Record<string, string>;
    readonly body?: string;
    readonly cookies?: Record<string, string>;
    readonly number?: number;
    readonly files?: readonly { name: string; fileName: string; contentType: string; text: string }[];
  };
  /** `condition: false`: the template does not fit. `error`, `message`: type and place of what the code throws, and its words. */
  readonly expect: {
    readonly condition?: false;
    readonly status?: number;
    readonly headers?: Record<string, string>;
    readonly body?: string | null;
    readonly file?: string;
    /** Headers as they are sent, one for each line. */
    readonly lines?: readonly string[];
    readonly methods?: readonly string[] | '*';
    readonly route?: string;
    readonly delay?: unknown;
    readonly fault?: string | undefined;
    readonly chunks?: unknown;
    readonly events?: readonly unknown[] | undefined;
    readonly keepOpen?: boolean;
    /** Requests as they are sent; for one that failed its `error`. */
    readonly callbacks?: readonly unknown[];
    /** The value of `Global["g"]` afterwards, as text. */
    readonly global?: string;
    /** What the code writes to `Console`, by lines. */
    readonly console?: readonly string[];
    /** What is said in the log. */
    readonly log?: readonly string[];
    readonly error?: string;
    readonly message?: string;
    readonly warnings?: readonly string[];
    readonly diagnostics?: readonly string[];
    /** Of the diagnostics that have one. */
    readonly hints?: readonly string[];
  };
}

const cases = ['templates.json', 'fields.json', 'values.json'].flatMap(
  (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as readonly TemplateCase[],
);
const compile = createCompiler({ imports: [] });

function requestOf({
  query = {},
  route = {},
  headers = {},
  body,
  cookies = {},
  number = 0,
  files = [],
}: NonNullable<TemplateCase['request']>): TemplateRequest {
  const map = (values: Record<string, string>): ReadonlyMap<string, string> =>
    new Map(Object.entries(values));
  return {
    url: 'http://localhost:5000/',
    method: 'GET',
    route: map(route),
    query: map(query),
    headers: map(headers),
    acceptLanguage: headers['accept-language'] ?? '',
    body: () => parseJson(body ?? '{}', { dateParseHandling: DateParseHandling.None }),
    rawBody: () => body ?? '',
    bytes: () => Buffer.from(body ?? ''),
    files: () => files.map(({ text, ...file }) => ({ ...file, bytes: Buffer.from(text), text: () => text })),
    cookies: map(cookies),
    number,
    clientCertificate: { subject: 'CN=client', thumbprint: '0A1B' },
    size: 0,
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
  const hints = compiled.diagnostics.flatMap(({ hint }) => hint || []);
  if (!compiled.template) return { warnings, diagnostics: places('error'), hints };
  const lines: string[] = [];
  const log: string[] = [];
  const { methods, route } = compiled.template;
  const store = new MemoryGlobalStore();
  const run = compiled.template.start({
    request: requestOf(request),
    global: store,
    world: worldOf('1'),
    settings: {
      scriptTimeoutMilliseconds: 1000,
      environment: new Map([['STAGE', 'test']]),
      console: (path, line) => lines.push(`${path}: ${line}`),
      warning: (message) => log.push(message),
    },
  });
  try {
    if (!run.condition()) return { condition: false, warnings, hints };
    const { status, headers, body, file, callbacks, ...fields } = run.answer();
    return {
      ...fields,
      methods,
      route,
      lines: headers.map(([name, value]) => `${name}: ${value}`),
      callbacks: callbacks.map(describeCallback),
      global: String(store.get('g')),
      status,
      warnings,
      hints,
      console: lines,
      log,
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

function describeCallback(outcome: CallbackOutcome): object {
  if (outcome.kind === 'request') return { ...outcome, headers: Object.fromEntries(outcome.headers) };
  const { position, exceptionType, message } = outcome.error;
  return { error: `${position?.line}:${position?.column} ${exceptionType}`, message };
}

describe('templates', () => {
  test.each(cases.map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
    expect(answerOf(entry)).toMatchObject(entry.expect);
  });
});
