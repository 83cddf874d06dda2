// From the text of a template to a mock, or to what is wrong with it.
import { parseRoutePattern, RoutePatternError } from '../routing/route-pattern.ts';
import { ownText } from '@mockwright/language/text/own-text';
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import type { CompiledTemplate } from '../../template/template.ts';
import { mockDiagnostic } from './mock-diagnostics.ts';
import type { LoadedFile, MockFacts } from './mock-set.ts';

/** Compiles one template file; a user's mistake is a diagnostic. */
export type CompileFile = (source: SourceText) => {
  readonly template?: CompiledTemplate | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** What it wants to answer, also where it does not compile. */
  readonly meant?: MockFacts['template'];
  /** Whether the text can be read and has neither a request nor a response. */
  readonly isData?: boolean;
};

/** Where a problem of a whole file is shown. */
export const START: TextSpan = { start: 0, end: 0 };

/** Compiles the text of a template. Never throws: a bug of the compiler costs the text that shows it, not the server. */
export function compileMock(source: SourceText, compile: CompileFile): LoadedFile {
  const { path } = source;
  const compiled = compileSafely(source, compile);
  const { template, meant, isData = false } = compiled;
  const diagnostics = theFirst(compiled.diagnostics, source);
  if (template === undefined)
    return {
      path,
      mock: undefined,
      meant: meant && meantFacts(meant),
      diagnostics,
      ...(isData && { isData }),
    };
  try {
    const facts = factsOf(template);
    const { methods } = template;
    return { path, mock: { template, methods, pattern: facts.pattern, override: false, facts }, diagnostics };
  } catch (error) {
    if (!(error instanceof RoutePatternError)) throw error;
    const diagnostic = mockDiagnostic('MW2101', template.source, template.routeSpan, [
      error.message.replace(/\.$/, ''),
    ]);
    return { path, mock: undefined, diagnostics: [...diagnostics, diagnostic] };
  }
}

/** @throws {RoutePatternError} where its route is none */
function factsOf({ path, methods, route: written }: MockFacts['template']): MockFacts {
  // Facts outlive the text of the file.
  const route = ownText(written);
  return { template: { path, methods, route }, pattern: parseRoutePattern(route) };
}

/** Undefined where its route is none. */
function meantFacts(template: MockFacts['template']): MockFacts | undefined {
  try {
    return factsOf(template);
  } catch (error) {
    if (!(error instanceof RoutePatternError)) throw error;
    return undefined;
  }
}

function compileSafely(source: SourceText, compile: CompileFile): ReturnType<CompileFile> {
  try {
    return compile(source);
  } catch (error) {
    const { stack, message } = error as Error;
    // The engine's own words for a stack, that of its regular expressions as well, which is full.
    if (error instanceof RangeError && message.startsWith('Maximum call stack'))
      return { diagnostics: [mockDiagnostic('MW2903', source, START)] };
    return { diagnostics: [mockDiagnostic('MW2901', source, START, [stack ?? message])] };
  }
}

/** Nobody reads more, and telling of many takes long. */
const MOST_DIAGNOSTICS = 1000;

/** The first messages, only errors where there are too many of all kinds. */
function theFirst(diagnostics: readonly Diagnostic[], source: SourceText): readonly Diagnostic[] {
  if (diagnostics.length <= MOST_DIAGNOSTICS) return diagnostics;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const told = (errors.length > 0 ? errors : diagnostics).slice(0, MOST_DIAGNOSTICS);
  return [...told, mockDiagnostic('MW2904', source, START, [String(diagnostics.length - told.length)])];
}
