// A whole program as JavaScript: types, functions of the script, its blocks; and the objects that run it.
// oxlint-disable-next-line no-restricted-imports -- running the emitted code is the purpose; it holds no name that a template chose
import { compileFunction } from 'node:vm';
import type { SourceText } from '@mockwright/language/text/source-text';
import type { DynamicBinder } from '@mockwright/language/runtime/dynamic';
import type { StackReader } from '@mockwright/language/runtime/stack-trace';
import { TooLongError, requireWork } from '@mockwright/language/text/work-limit';
import { burn, currentRun, fuel } from '@mockwright/language/runtime/run';
import type {
  BoundExpression,
  BoundProgram,
  BoundTypeDeclaration,
} from '../binding/bound-tree/bound-nodes.ts';
import type { Library } from '../symbols/library.ts';
import { emittingAreas } from './areas.ts';
import { declareTypes } from './declare-types.ts';
import { FunctionScope } from './function-scope.ts';
import { localFunctionCode } from './functions.ts';
import { takeMarks } from './marks.ts';
import type { MarkTable, SourcePlace } from './marks.ts';
import { analyzeProgram } from './program-analysis.ts';
import { ProgramScope } from './program-scope.ts';
import { runtimeTable } from './runtime-table.ts';
import { blockName, stackReader } from './stack-frames.ts';
import { scriptVariable } from './statements.ts';
import { emitType } from './types.ts';

/** What emitted code needs besides the bound program. */
export interface EmitOptions {
  readonly library: Library;
  /** The texts of the blocks, in order. */
  readonly sources: readonly SourceText[];
  /** Does the `dynamic` operations of the code. */
  readonly dynamic?: DynamicBinder | undefined;
  /** Expressions whose values somebody wants to know. */
  readonly trace?: {
    readonly watched: ReadonlyMap<BoundExpression, number>;
    readonly note: NoteValue;
  };
}

/** Told of the value of a watched expression, in its natural form, when it is computed. */
export type NoteValue = (number: number, value: unknown) => void;

/** Emitted code that is not yet part of the running world. */
export interface EmittedProgram {
  /** The JavaScript, for tests and the curious. */
  readonly source: string;
  /** Makes it runnable. */
  link(): ProgramInstance;
}

/** Emitted code that is linked to the run-time library. */
export interface ProgramInstance {
  /** Begins an execution; nothing has run yet. */
  start(host: object | null): Execution;
  /** Where something thrown by the code was thrown: the innermost place of template code. */
  locate(error: unknown): SourcePlace | undefined;
}

interface Execution {
  /** Runs the block at that index. @returns its value, boxed; null when it has none */
  run(block: number): unknown;
}

/** What the emitted module gives. */
interface Module {
  readonly blocks: readonly ((frame: object) => unknown)[];
  createFrame(host: object | null): object;
  setStatics(statics: object): void;
}

let nextProgram = 0;

/** Writes the whole program; nothing of it runs yet. */
export function emitProgram(bound: BoundProgram, options: EmitOptions): EmittedProgram {
  const program = new ProgramScope(options.sources, analyzeProgram(bound), options.trace?.watched);
  const marked = moduleCode(program, bound);
  const { text, table } = takeMarks(marked, program.marks.places);
  const { source, helpers } = withHelpers(text);
  const name = `mockwright-program-${++nextProgram}.js`;
  const stacks = stackReader(name, program.methods);
  return {
    source,
    link: () => link(name, source, helpers, program.constants, table, stacks, options),
  };
}

// -------- text

/** The helpers that the code names become constants, by which V8 sees that they never change. */
function withHelpers(text: string): { readonly source: string; readonly helpers: readonly string[] } {
  const helpers = new Set<string>();
  // Same length, so that the table of places stays true.
  const source = text.replace(/\$r\.(\w+)/g, (_, name: string) => {
    helpers.add(name);
    return `$r_${name}`;
  });
  return { source, helpers: [...helpers] };
}

function moduleCode(program: ProgramScope, bound: BoundProgram): string {
  declareTypes(program, bound.types);
  for (const variable of bound.variables) {
    program.scriptVariables.add(variable);
    if (program.analysis.sharedVariables.has(variable)) program.frameVariables.add(variable);
  }
  for (const { method } of bound.functions)
    program.methods.set(method.definition, {
      kind: 'function',
      name: program.name(method.name),
      usesFrame: !method.isStatic,
    });
  const types = inOrder(bound.types)
    .map((type) => emitType(program, type))
    .join('');
  const functions = bound.functions
    .map(({ method, function: body, source }) => {
      const form = program.methods.get(method.definition)!;
      const scope = rootScope(program, source ?? program.sources[0]!);
      const code = localFunctionCode(scope, method, body, []);
      return form.kind === 'function'
        ? `const ${form.name} = ${form.usesFrame ? withFrame(code) : code};\n`
        : '';
    })
    .join('');
  const blocks = bound.submissions.map((_, index) => blockCode(program, bound, index)).join(',\n');
  const frameScope = rootScope(program, program.sources[0]!);
  const frame = [...program.frameVariables]
    .map((variable) => `this.${program.localName(variable)} = ${scriptVariable(frameScope, variable)};\n`)
    .join('');
  return `${types}${functions}class $Frame {\nconstructor($host) {\nthis.$host = $host;\n${frame}}\n}\nreturn {\nblocks: [\n${blocks}],\ncreateFrame: ($host) => new $Frame($host),\nsetStatics: ($statics) => { $S = $statics; },\n};\n`;
}

/** A function of the script takes the script's variables first; a `static` one does not see them, and is called from where they are not. */
function withFrame(code: string): string {
  return code.replace(/^\(\(/, (open) => `${open}$f, `).replace(/^\(\(\$f, \)/, '(($f)');
}

function rootScope(program: ProgramScope, source: SourceText): FunctionScope {
  return new FunctionScope({
    program,
    areas: emittingAreas,
    source,
    parent: null,
    kind: 'plain',
    type: null,
    isStatic: true,
    thisName: 'this',
  });
}

function blockCode(program: ProgramScope, bound: BoundProgram, index: number): string {
  const { body } = bound.submissions[index]!.function;
  const scope = new FunctionScope({
    program,
    areas: emittingAreas,
    source: program.sources[index]!,
    parent: null,
    kind: 'block',
    type: null,
    isStatic: true,
    thisName: 'this',
  });
  const code = scope.areas.block(scope, body);
  const used = bound.variables.filter(
    (variable) =>
      program.locals.has(variable) &&
      !program.frameVariables.has(variable) &&
      !program.declaredBlocks.has(variable),
  );
  for (const variable of used) program.declaredBlocks.add(variable);
  const variables = used
    .map((variable) => `let ${program.localName(variable)} = ${scriptVariable(scope, variable)};\n`)
    .join('');
  return `function ${blockName}${index}($f) {\n${scope.prologue()}${variables}${code}return null;\n}`;
}

/** Base classes before derived ones. */
function inOrder(types: readonly BoundTypeDeclaration[]): readonly BoundTypeDeclaration[] {
  const byType = new Map(types.map((declaration) => [declaration.type, declaration]));
  const ordered = new Set<BoundTypeDeclaration>();
  const add = (declaration: BoundTypeDeclaration): void => {
    if (ordered.has(declaration)) return;
    const { type } = declaration;
    for (const before of [type.baseType, ...type.allInterfaces]) {
      const other = before && byType.get(before.definition);
      if (other && other !== declaration) add(other);
    }
    ordered.add(declaration);
  };
  types.forEach(add);
  return [...ordered];
}

// -------- running

/** The head. */
const linesBefore = 1;
/** The engine reads more than that for seconds, in which no clock can be asked: characters. */
const longestText = 8_000_000;
/** How long it does so at worst, also of what is only read when it first runs. */
const millisecondsOfCharacter = 0.4e-3;

function link(
  name: string,
  source: string,
  helpers: readonly string[],
  constants: readonly unknown[],
  table: MarkTable,
  stacks: StackReader,
  { dynamic, trace }: EmitOptions,
): ProgramInstance {
  if (source.length > longestText) throw new TooLongError();
  requireWork(source.length * millisecondsOfCharacter);
  const given: [string, unknown][] = [
    ['$fuel', fuel],
    ['$refuel', () => currentRun().refuel()],
    ['$burn', burn],
    ['$dyn', dynamic],
    ...(trace === undefined ? [] : [noteHelper(trace.note)]),
    ['$stacks', stacks],
    ...helpers.map((helper): [string, unknown] => [`$r_${helper}`, helperNamed(helper)]),
    ...constants.map((constant, index): [string, unknown] => [`$k${index}`, constant]),
  ];
  const names = given.map(([each]) => each);
  const head = `"use strict"; const {${names.join()}} = $given; let $S = {};`;
  // Works where code from strings is disallowed: then only this line makes code.
  const create = compileFunction(`${head}\n${source}`, ['$given'], { filename: name }) as (
    given: object,
  ) => Module;
  const module = create(Object.fromEntries(given));
  const places = new RegExp(`${name.replaceAll('.', '\\.')}:(\\d+):(\\d+)`, 'g');
  return {
    start(host) {
      const frame = module.createFrame(host);
      const statics = {};
      return {
        run(block) {
          module.setStatics(statics);
          return module.blocks[block]!(frame) ?? null;
        },
      };
    },
    locate(error) {
      if (!(error instanceof Error)) return undefined;
      const stack = error.stack ?? '';
      // A stack runs over where a function begins: that is no place in code, the call before it is.
      const frames = error instanceof RangeError ? stack.replace(/\n[^\n]*/, '') : stack;
      for (const [, line, column] of frames.matchAll(places)) {
        const place = table.find(Number(line) - linesBefore, Number(column));
        if (place) return place;
      }
      return undefined;
    },
  };
}

/** The function that the code calls around a watched expression. */
function noteHelper(note: NoteValue): [string, unknown] {
  const noted = (number: number, value: unknown): unknown => {
    note(number, value);
    return value;
  };
  return ['$note', noted];
}

function helperNamed(name: string): unknown {
  const helper = runtimeTable[name];
  if (helper === undefined) throw new Error(`The runtime has no ${name}`);
  return helper;
}
