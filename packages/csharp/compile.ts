// The compiler as a whole, the only place where its phases meet: syntax → binding → emit.
import { mockCodes } from '@mockwright/language/diagnostics/codes-mocks';
import { syntaxCodes } from '@mockwright/language/diagnostics/codes-syntax';
import { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { formatMessage } from '@mockwright/language/diagnostics/format-message';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { BudgetError } from '@mockwright/language/runtime/run';
import { isStackOverflow } from '@mockwright/language/runtime/stack-trace';
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';
import { TooLongError, longestWork, withinTime } from '@mockwright/language/text/work-limit';
import { bindProgram } from './binding/submissions/bind-program.ts';
import type { SourceUnit } from './binding/submissions/bind-program.ts';
import type { BoundProgram } from './binding/bound-tree/bound-nodes.ts';
import { Compilation } from './binding/compilation.ts';
import { TooComplexError } from './binding/compilation/lambda-limit.ts';
import { createDynamicBinder } from './binding/dynamic/late-binder.ts';
import { emitProgram } from './emit/emit-program.ts';
import type { NoteValue, ProgramInstance } from './emit/emit-program.ts';
import { watch, type Watched } from './emit/watched.ts';
import type { Library } from './symbols/library.ts';
import type { Directives } from './syntax/directives.ts';
import { parseScript } from './syntax/parse.ts';

/** What is compiled: the blocks of one template, in order; each sees what those before it declare. */
export interface CompileInput {
  readonly sources: readonly SourceText[];
  readonly library: Library;
  /** The type whose members are free names in the code; null for none. */
  readonly globalsType: NamedType | null;
  /** Namespaces that need no `using`. */
  readonly imports: readonly string[];
  /** How many milliseconds the compiler may work on it: five seconds where nothing is said. */
  readonly timeLimit?: number;
}

/** What is wrong with the sources; the program where nothing is. */
export interface CompileResult {
  /** Errors and warnings, those of earlier blocks first. */
  readonly diagnostics: readonly Diagnostic[];
  /** Present when there are no errors. */
  readonly program?: ScriptProgram;
}

/** A compiled template's code. Serves any number of executions, one at a time. */
export interface ScriptProgram {
  /** Begins an execution; nothing has run yet. `host` is an object of the globals type. */
  start(host: object | null): ScriptExecution;
  /** Where in the source something thrown by the code was thrown. */
  locate(error: unknown): { readonly source: SourceText; readonly span: TextSpan } | undefined;
  /** Whether the code mentions a member of that name at all. */
  uses(name: string): boolean;
}
/** One run through the blocks of a template. */
export interface ScriptExecution {
  /** Runs the block at that index, once. @returns its value, boxed; null when it has none */
  run(block: number): unknown;
}

/** Compiles. Never throws for what the sources say. */
export function compile(input: CompileInput): CompileResult {
  const { sources, timeLimit = longestWork } = input;
  try {
    return withinTime(timeLimit, () => compileWhole(input));
  } catch (error) {
    if (!(error instanceof TooLongError)) throw error;
    return { diagnostics: [takesTooLong(longestOf(sources), timeLimit)] };
  }
}

/** What is told of a text whose code takes longer to compile than so many milliseconds. */
export function takesTooLong(source: SourceText, milliseconds: number): Diagnostic {
  const { severity, message, hint } = mockCodes.MW2902;
  const place = { source, span: { start: 0, end: 0 } };
  return { code: 'MW2902', severity, message: formatMessage(message, [milliseconds / 1000]), ...place, hint };
}

function compileWhole({
  sources,
  library,
  globalsType,
  imports,
  timeLimit = longestWork,
}: CompileInput): CompileResult {
  const diagnostics = new DiagnosticBag();
  const parsed = sources.map((source) => ({ source, ...parseScript(source, diagnostics) }));
  // What a block with wrong grammar declares nobody knows, so that those behind it would only be wrong in consequence.
  const malformed = parsed.findIndex(({ isWellFormed }) => !isWellFormed);
  const units = (malformed < 0 ? parsed : parsed.slice(0, malformed)).map(({ source, unit }) => ({
    source,
    syntax: unit,
  }));
  const directives = directivesOf(parsed);
  const compilation = new Compilation(library, diagnostics, { globalsType, imports }, directives);
  const bound = bindWithinStack(compilation, units);
  const told = withHints(inOrder(diagnostics, sources, directives));
  if (!bound || told.some(({ severity }) => severity === 'error')) return { diagnostics: told };
  // Whether the code is right is known now; JavaScript is made of it when it first runs, so that a folder of many
  // templates is ready at once; from then on the tree is not needed.
  let waiting: BoundProgram | undefined = bound;
  let emitted: ProgramInstance | undefined;
  let tooLong: BudgetError | undefined;
  const emit = (program: BoundProgram): ProgramInstance => {
    // Whoever asks again does not wait again.
    if (tooLong) throw tooLong;
    try {
      return withinTime(timeLimit, () =>
        emitProgram(program, { library, sources, dynamic: createDynamicBinder(library) }).link(),
      );
    } catch (error) {
      if (!(error instanceof TooLongError)) throw error;
      throw (tooLong = new BudgetError(`The code takes longer than ${timeLimit / 1000} s to compile.`));
    }
  };
  return {
    diagnostics: told,
    program: {
      start(host) {
        if (waiting) {
          emitted = emit(waiting);
          waiting = undefined;
        }
        return emitted!.start(host);
      },
      locate: (error) => emitted?.locate(error),
      uses: (name) => sources.some(({ text }) => text.includes(name)),
    },
  };
}

/** How many milliseconds are spent on what the mistakes of one template may have meant. */
const longestHints = 500;

/**
 * The hints are worked out here, while the clock runs, and not when somebody reads them: a thousand wrong names among
 * thousands of known ones take seconds. What there is no time for is told without one.
 */
function withHints(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const done: Diagnostic[] = [];
  try {
    withinTime(longestHints, () => {
      for (const each of diagnostics) done.push({ ...each });
    });
  } catch (error) {
    if (!(error instanceof TooLongError)) throw error;
    for (const each of diagnostics.slice(done.length)) done.push(withoutHint(each));
  }
  return done;
}

const withoutHint = ({ code, severity, message, source, span, phase, toldAt }: Diagnostic): Diagnostic => ({
  code,
  severity,
  message,
  source,
  span,
  phase,
  toldAt,
});

/** A program that notes the values in the conditions of some blocks. */
export interface TracedProgram {
  readonly program: ScriptProgram;
  readonly watched: Pick<Watched, 'expressions' | 'conditions'>;
}

/** Nobody is answered meanwhile, and the code has been compiled before. */
const longestTrace = 2000;

/**
 * Compiles once more what has compiled without errors, to see why conditions come out as they do.
 * @param blocks those whose values are conditions
 * @param note told of the value of each watched expression when it is computed
 * @returns undefined where it takes longer than it may, or goes deeper with the notes in it than the stack
 */
export function compileTraced(
  input: CompileInput,
  blocks: readonly number[],
  note: NoteValue,
): TracedProgram | undefined {
  try {
    return withinTime(longestTrace, () => compileWatched(input, blocks, note));
  } catch (error) {
    if (!(error instanceof TooLongError) && !isStackOverflow(error)) throw error;
    return undefined;
  }
}

function compileWatched(input: CompileInput, blocks: readonly number[], note: NoteValue): TracedProgram {
  const { sources, library, globalsType, imports } = input;
  const diagnostics = new DiagnosticBag();
  const parsed = sources.map((source) => ({ source, ...parseScript(source, diagnostics) }));
  const units = parsed.map(({ source, unit }) => ({ source, syntax: unit }));
  const host = { globalsType, imports };
  const bound = bindProgram(new Compilation(library, diagnostics, host, directivesOf(parsed)), units);
  const { numbers, expressions, conditions } = watch(bound, sources, blocks);
  const emitted = emitProgram(bound, {
    library,
    sources,
    dynamic: createDynamicBinder(library),
    trace: { watched: numbers, note },
  }).link();
  return {
    program: { ...emitted, uses: (name) => sources.some(({ text }) => text.includes(name)) },
    // Without the tree: it is kept as long as the template is.
    watched: { expressions, conditions },
  };
}

/**
 * Binds; what goes deeper than the stack is told, as the compiler of .NET does when its own is used up, and so is what
 * would take minutes. Nothing else is told then: what was being tried out is among the diagnostics.
 */
function bindWithinStack(compilation: Compilation, units: readonly SourceUnit[]): BoundProgram | undefined {
  const { diagnostics } = compilation;
  const before = diagnostics.count;
  try {
    return bindProgram(compilation, units);
  } catch (error) {
    if (!(error instanceof TooComplexError) && !isStackOverflow(error)) throw error;
    const { severity, message } = syntaxCodes.CS8078;
    const place =
      error instanceof TooComplexError
        ? {
            source: error.source,
            span: error.span,
            hint: 'overloads try a lambda with each type its parameters may have: write the types',
          }
        : // Which expression it was is lost with the stack: that it stands in the longest text is likely.
          { source: longestOf(units.map(({ source }) => source)), span: { start: 0, end: 0 } };
    diagnostics.truncate(before);
    diagnostics.add({ code: 'CS8078', severity, message, ...place });
    return undefined;
  }
}

function longestOf(sources: readonly SourceText[]): SourceText {
  return sources.reduce((longest, source) => (source.text.length > longest.text.length ? source : longest));
}

function directivesOf(
  parsed: readonly { readonly source: SourceText; readonly directives: Directives }[],
): ReadonlyMap<SourceText, Directives> {
  return new Map(parsed.map(({ source, directives }) => [source, directives]));
}

/** Block by block; without the warnings that are switched off at their places. */
function inOrder(
  diagnostics: DiagnosticBag,
  sources: readonly SourceText[],
  directives: ReadonlyMap<SourceText, Directives>,
): readonly Diagnostic[] {
  const isSwitchedOff = ({ severity, source, code, span }: Diagnostic): boolean =>
    severity === 'warning' && directives.get(source)?.isOff(code, span.start) === true;
  const sorted = diagnostics
    .sorted()
    .filter((diagnostic) => !isSwitchedOff(diagnostic))
    .map((each): Diagnostic => (each.isErrorUnlessOff ? { ...each, severity: 'error' } : each));
  const ofSource = new Map(sources.map((source): [SourceText, Diagnostic[]] => [source, []]));
  for (const diagnostic of sorted) ofSource.get(diagnostic.source)?.push(diagnostic);
  return [...ofSource.values()].flat();
}
