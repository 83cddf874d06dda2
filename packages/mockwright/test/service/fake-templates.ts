// A stand-in for the template engine: JSON files whose members say what the "code" does. The service is tested without C#.
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import type { BodyTree, TokenFactory } from '../../service/exchange/body/body-tree.ts';
import type { CompileFile } from '../../service/mocks/compile-mock.ts';
import { BodyError, TemplateError } from '../../template/template-error.ts';
import type { CompiledTemplate, RunContext, TemplateAnswer } from '../../template/template.ts';
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';

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
  /** A file whose name the code makes. */
  readonly computedFile?: string;
  readonly delay?: number;
  /** The fields of the answer by these names. */
  readonly wait?: TemplateAnswer['delay'];
  readonly fault?: TemplateAnswer['fault'];
  readonly chunks?: TemplateAnswer['chunks'];
  readonly events?: TemplateAnswer['events'];
  readonly keepOpen?: boolean;
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
  const spanOf = (value: string | number): TextSpan => {
    const text = JSON.stringify(value);
    const start = source.text.indexOf(text);
    return { start, end: start + text.length };
  };
  return {
    path: source.path,
    source,
    routeSpan: spanOf(file.route),
    answerSpans: {
      status: file.status === undefined ? undefined : spanOf(file.status),
      file: file.file === undefined ? undefined : spanOf(file.file),
      headers: [spanOf('Content-Type'), ...Object.values(file.headers ?? {}).map(spanOf)],
    },
    methods: file.method === '*' ? '*' : (file.method ?? 'GET').split(' '),
    route: file.route,
    hasCondition: file.condition !== undefined,
    conditionText: file.condition,
    staticFile: file.file,
    constantAnswer: undefined,
    usesBody: file.echo === 'body' || file.condition === 'body',
    usesFaker: false,
    why: () => [],
    start: (context) => ({
      condition: () => holds(file, source, context),
      answer: () => answer(file, source, context),
    }),
  };
}

function holds({ condition = 'true' }: FakeFile, source: SourceText, { request }: RunContext): boolean {
  if (condition === 'throw') {
    const start = source.text.indexOf('throw');
    throw new TemplateError(
      source,
      { start, end: start + 5 },
      {
        exceptionType: 'System.NullReferenceException',
        message: 'Object reference not set to an instance of an object.',
      },
    );
  }
  if (condition === 'body') return bodyOf(request, source) !== undefined;
  if (condition.startsWith('query:')) return request.query.has(condition.slice(6));
  return condition === 'true';
}

/** What the code of a template sees: a body that cannot be read is the template's failure. */
function bodyOf(request: RunContext['request'], source: SourceText): unknown {
  try {
    return request.body();
  } catch (cause) {
    if (!(cause instanceof BodyError)) throw cause;
    throw new TemplateError(source, undefined, {
      exceptionType: 'System.IO.InvalidDataException',
      message: cause.message,
      cause,
    });
  }
}

function answer(file: FakeFile, source: SourceText, { request }: RunContext): TemplateAnswer {
  if (file.bug === true) throw new RangeError('a bug');
  if (file.throws !== undefined)
    throw new TemplateError(
      source,
      { start: 2, end: 3 },
      { exceptionType: 'System.FormatException', message: file.throws },
    );
  const echoed =
    file.echo === undefined ? undefined : file.echo === 'body' ? bodyOf(request, source) : request[file.echo];
  const plain = echoed instanceof Map ? Object.fromEntries(echoed) : echoed;
  const body = file.echo === undefined ? file.body : JSON.stringify(plain);
  return {
    status: file.status ?? 200,
    headers: Object.entries({ 'Content-Type': 'application/json', ...file.headers }),
    body: file.echo === undefined && body !== undefined ? Buffer.from(body) : body,
    file: file.file ?? file.computedFile,
    delayMilliseconds: file.delay ?? 0,
    delay: file.wait,
    fault: file.fault,
    chunks: file.chunks,
    events: file.events,
    keepOpen: file.keepOpen ?? false,
    callbacks: [],
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
