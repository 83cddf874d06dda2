// A stand-in for the template engine: JSON files whose members say what the "code" does. The service is tested without C#.
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import type { BodyTree, TokenFactory } from '../../src/http/body/body-tree.ts';
import type { CompileFile } from '../../src/mocks/mock-loader.ts';
import {
  TemplateError,
  type CompiledTemplate,
  type RunContext,
  type TemplateAnswer,
} from '../../src/template/template.ts';
import type { SourceText } from '../../src/text/source-text.ts';

/** What a fake template file holds. */
interface FakeFile {
  readonly method?: string;
  readonly route: string;
  /** `true`, `false`, `throw`, or `query:name` (it holds when the parameter is there), or `body`. */
  readonly condition?: string;
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly file?: string;
  readonly delay?: number;
  /** The answer is the JSON of this part of the request. */
  readonly echo?: 'url' | 'route' | 'query' | 'headers' | 'body';
  readonly throws?: string;
  readonly bug?: boolean;
}

/** Compiles fake files; one with `"broken"` in it has an error there. */
export const compileFake: CompileFile = (source: SourceText) => {
  const broken = source.text.indexOf('"broken"');
  if (broken >= 0) {
    const diagnostic: Diagnostic = {
      code: 'CS0103',
      severity: 'error',
      message: "The name 'broken' does not exist in the current context",
      source,
      span: { start: broken, end: broken + 8 },
    };
    return { diagnostics: [diagnostic] };
  }
  if (source.text.includes('"crash"')) throw new Error('the compiler crashed');
  const file = JSON.parse(source.text) as FakeFile;
  return { template: toTemplate(source, file), diagnostics: [] };
};

function toTemplate(source: SourceText, file: FakeFile): CompiledTemplate {
  const routeStart = source.text.indexOf(JSON.stringify(file.route).slice(1, -1));
  return {
    path: source.path,
    source,
    routeSpan: { start: routeStart, end: routeStart + file.route.length },
    method: file.method ?? 'GET',
    route: file.route,
    hasCondition: file.condition !== undefined,
    usesBody: file.echo === 'body' || file.condition === 'body',
    usesFaker: false,
    start: (context) => ({
      condition: () => holds(file, source, context),
      answer: () => answer(file, source, context),
    }),
  };
}

function holds({ condition = 'true' }: FakeFile, { path }: SourceText, { request }: RunContext): boolean {
  if (condition === 'throw')
    throw new TemplateError({
      path,
      position: { line: 2, column: 5 },
      exceptionType: 'System.NullReferenceException',
      message: 'Object reference not set to an instance of an object.',
      frame: ' > 2 | here',
    });
  if (condition === 'body') return request.body() !== undefined;
  if (condition.startsWith('query:')) return request.query.has(condition.slice(6));
  return condition === 'true';
}

function answer(file: FakeFile, { path }: SourceText, { request }: RunContext): TemplateAnswer {
  if (file.bug === true) throw new RangeError('a bug');
  if (file.throws !== undefined)
    throw new TemplateError({
      path,
      position: { line: 1, column: 3 },
      exceptionType: 'System.FormatException',
      message: file.throws,
      frame: ' > 1 | int.Parse("x")',
    });
  const echoed =
    file.echo === undefined ? undefined : file.echo === 'body' ? request.body() : request[file.echo];
  const plain = echoed instanceof Map ? Object.fromEntries(echoed) : echoed;
  const body = file.echo === undefined ? file.body : JSON.stringify(plain);
  return {
    status: file.status ?? 200,
    headers: Object.entries({ 'Content-Type': 'application/json', ...file.headers }),
    body: file.echo === undefined && body !== undefined ? Buffer.from(body) : body,
    file: file.file,
    delayMilliseconds: file.delay ?? 0,
  };
}

/** Tokens that are plain values. */
export const plainTokens: TokenFactory = {
  parseJson: (text) => JSON.parse(text) as unknown,
  fromTree: toPlain,
};

/** A tree as `JSON.parse` would give it. */
export function toPlain(tree: BodyTree): unknown {
  if (tree instanceof Map) return Object.fromEntries([...tree].map(([key, value]) => [key, toPlain(value)]));
  return Array.isArray(tree) ? tree.map((item) => toPlain(item as BodyTree)) : tree;
}

/** The text of a fake file. */
export const fake = (file: object): string => JSON.stringify(file);

/** A folder with one mock, that always answers. */
export const PING: Record<string, string> = { 'Mocks/ping.json': fake({ route: 'ping', body: '"pong"' }) };
