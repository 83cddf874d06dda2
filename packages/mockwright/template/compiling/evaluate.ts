// Runs script code by itself and tells what came of it: `mockwright eval`, and the recorded cases of real .NET.
import { compile } from '@mockwright/csharp';
import type { CompileResult } from '@mockwright/csharp';
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { Run } from '@mockwright/language/runtime/run';
import type { RunOptions } from '@mockwright/language/runtime/run';
import { toText } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { SourceText } from '@mockwright/language/text/source-text';
import { MemoryGlobalStore } from '../host/global-store.ts';
import { makeFaker } from '../running/faker.ts';
import { describeFailure, messageOf } from '../running/failure.ts';
import { GlobalState } from '../host/global-state.ts';
import { ScriptGlobals } from '../host/script-globals.ts';
import { ScriptRequest } from '../host/script-request.ts';
import { serialize, tokenOf } from '../running/json-values.ts';
import { templateLibrary } from './library.ts';
import { defaultRunOptions } from '../running/run-options.ts';

/** The request that the code sees: members as in docs/templates.md; `body` is any JSON. */
export interface EvaluationRequest {
  readonly url?: string;
  readonly method?: string;
  readonly route?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly header?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What the code sees besides itself. */
export interface EvaluationOptions {
  readonly request?: EvaluationRequest;
  /** Namespaces beyond those every template has. */
  readonly imports?: readonly string[];
  readonly run?: Partial<RunOptions>;
  /** Whether diagnostics are for people: behind each its hint and, where there are several, before it its block. */
  readonly hints?: boolean;
}

/**
 * What came of the code: the value (`type`, `text`, `json`), or `exception`, `message` and `inner`, or only `diagnostics`
 * (`(line,column): error CS0103: …`), which may also be warnings beside a value.
 */
export interface EvaluationResult {
  readonly diagnostics?: readonly string[];
  /** The value's .NET type, as `GetType().ToString()`; `null` for null. */
  readonly type?: string;
  readonly text?: string;
  readonly json?: string;
  /** Why the value cannot be serialized. */
  readonly jsonException?: string;
  readonly exception?: string;
  readonly message?: string;
  /** Type and message of the exception's inner one. */
  readonly inner?: string;
  /** Where the exception was thrown: block (from 0), line and column. */
  readonly position?: { readonly block: number; readonly line: number; readonly column: number };
  readonly console?: string;
}

/** Namespaces that need no `using` in templates. */
export const defaultImports: readonly string[] = [
  'System',
  'System.Linq',
  'System.Collections.Generic',
  'System.Text.RegularExpressions',
  'Bogus',
  'Bogus.DataSets',
  'Newtonsoft.Json',
  'Newtonsoft.Json.Linq',
];

/**
 * Compiles and runs blocks of one template; the value is that of the last one. Never throws for what the code does.
 * @throws {TypeError} for blocks that are no texts
 * @param blocks a text is one block
 */
export function evaluate(
  blocks: string | readonly string[],
  options: EvaluationOptions = {},
): EvaluationResult {
  const isText = (value: unknown): boolean => typeof value === 'string';
  if (!isText(blocks) && !(Array.isArray(blocks) && blocks.every(isText)))
    throw new TypeError('evaluate takes the text of a block, or a list of such texts.');
  const sources = (typeof blocks === 'string' ? [blocks] : blocks).map(
    (text, index) => new SourceText(`block ${index + 1}`, text),
  );
  const { library, globalsType } = templateLibrary();
  const compiled = compile({
    sources,
    library,
    globalsType,
    imports: [...defaultImports, ...(options.imports ?? [])],
  });
  const diagnostics = compiled.diagnostics.map((each) => {
    if (options.hints !== true) return renderShort(each);
    const block = sources.length > 1 ? `${each.source.path} ` : '';
    return `${block}${renderShort(each)}${each.hint ? `\n  hint: ${each.hint}` : ''}`;
  });
  if (!compiled.program) return { diagnostics };
  return { ...(diagnostics.length > 0 && { diagnostics }), ...execute(compiled.program, sources, options) };
}

function execute(
  program: NonNullable<CompileResult['program']>,
  sources: readonly SourceText[],
  options: EvaluationOptions,
): EvaluationResult {
  let console = '';
  const run = new Run({ ...defaultRunOptions(), console: (text) => (console += text), ...options.run });
  const attempt = (): EvaluationResult => {
    const globals = new ScriptGlobals(
      new ScriptRequest(toRequest(options.request ?? {})),
      new GlobalState(new MemoryGlobalStore()),
      makeFaker,
    );
    const execution = program.start(globals);
    let value: unknown = null;
    for (let block = 0; block < sources.length; block++) value = execution.run(block);
    return {
      type: value === null ? 'null' : typeName(typeOf(value)),
      text: toText(value),
      ...json(value),
    };
  };
  const failed = (error: unknown): EvaluationResult => {
    const failure = describeFailure(error);
    if (!failure) throw error;
    const place = program.locate(error);
    const position = place && {
      block: sources.indexOf(place.source),
      ...place.source.positionAt(place.span.start),
    };
    return {
      exception: failure.exceptionType,
      message: failure.message,
      ...inner(error),
      ...(position && { position }),
    };
  };
  const result = orElse(() => run.enter(() => orElse(attempt, failed)), failed);
  return { ...result, ...(console !== '' && { console }) };
}

function orElse(
  action: () => EvaluationResult,
  failed: (error: unknown) => EvaluationResult,
): EvaluationResult {
  try {
    return action();
  } catch (error) {
    return failed(error);
  }
}

function json(value: unknown): EvaluationResult {
  try {
    return { json: serialize(value) };
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    return { jsonException: nameAndText(error) };
  }
}

function inner(error: unknown): EvaluationResult {
  if (!(error instanceof Exception) || error.innerException === null) return {};
  return { inner: nameAndText(error.innerException) };
}

const nameAndText = (exception: Exception): string => `${typeName(exception.$type)}: ${messageOf(exception)}`;

function toRequest(request: EvaluationRequest): ConstructorParameters<typeof ScriptRequest>[0] {
  const map = (values: Readonly<Record<string, string>> = {}): ReadonlyMap<string, string> =>
    new Map(Object.entries(values));
  const body = request.body === undefined ? '{}' : JSON.stringify(request.body);
  const text = request.body === undefined ? '' : body;
  let token: unknown;
  return {
    url: request.url ?? 'http://localhost:5000/',
    method: request.method ?? 'GET',
    number: 0,
    route: map(request.route),
    query: map(request.query),
    headers: map(request.header),
    acceptLanguage: '',
    body: () => (token ??= tokenOf(body)),
    rawBody: () => text,
    bytes: () => Buffer.from(text),
    files: () => [],
    cookies: new Map(),
    clientCertificate: undefined,
    size: 0,
  };
}

function renderShort({ source, span, severity, code, message }: Diagnostic): string {
  const { line, column } = source.positionAt(span.start);
  return `(${line},${column}): ${severity} ${code}: ${message}`;
}
