// Compiles a template file: text → tags → tree → C# submissions → a program whose runs give answers.
import { compile, takesTooLong } from '@mockwright/csharp';
import type { Library } from '@mockwright/csharp';
import { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';
import { TooLongError, longestWork, withinTime } from '@mockwright/language/text/work-limit';
import { answerSpans, planAnswer, planCallbacks } from './plan-answer.ts';
import { textTemplate } from './plan-value.ts';
import { isTrue } from '../fields/condition.ts';
import { checkRouteParameters } from './check-route.ts';
import { checkUnusedValues } from './check-unused-values.ts';
import { namespaceHint } from './imports.ts';
import { loadReading } from './load-reading.ts';
import type { Reading } from '../fields/field.ts';
import type { ValuePlan } from '../plan/value-plan.ts';
import type { AnswerDefaults, AnswerPlan } from '../plan/answer-plan.ts';
import { GlobalState } from '../host/global-state.ts';
import { ScriptGlobals } from '../host/script-globals.ts';
import { ScriptRequest } from '../host/script-request.ts';
import type { SlotOf } from '../plan/json-plan.ts';
import type { CompileInput, ScriptProgram } from '@mockwright/csharp';
import { StepMaker } from './step-maker.ts';
import type { Steps } from './step-maker.ts';
import { readTemplate } from '../reading/read-template.ts';
import { report } from '../reading/report.ts';
import { Reporter } from '../reading/reporter.ts';
import { failureOf } from '../running/failure.ts';
import { ScriptedRun } from '../running/run-template.ts';
import type { TemplateProgram } from '../plan/template-program.ts';
import { readSections } from '../fields/read-sections.ts';
import type { TemplateSections } from '../fields/read-sections.ts';
import type { Code, Skeleton } from '../reading/skeleton.ts';
import { staticAnswer, StaticTemplate } from './static-template.ts';
import type { HttpStatusNames } from '../fields/status-names.ts';
import { splitTags } from '../reading/tags.ts';
import type { AnswerSpans, CompiledTemplate, RunContext } from '../template.ts';
import { memberOf } from '../reading/template-tree.ts';
import type { TemplateNode, TemplateTree } from '../reading/template-tree.ts';
import { ConditionTracer } from './trace-condition.ts';

/** Reading more takes seconds, in which nobody is answered. */
const MOST_CHARACTERS = 16_777_216;

/** What all templates of a server are compiled with. */
export interface TemplateEnvironment {
  readonly library: Library;
  /** The type whose members template code sees as free names. */
  readonly globalsType: NamedType;
  readonly statusNames: HttpStatusNames;
  readonly defaults: AnswerDefaults;
  /** Namespaces imported for all templates, those of `Mock:Imports` among them. */
  readonly imports: readonly string[];
  /** What a run may know of the world. */
  readonly runOptions: TemplateProgram['runOptions'];
  readonly makeFaker: () => object;
}

/** A template, or what is wrong with its file. */
export interface TemplateResult {
  /** Present when there are no errors. */
  readonly template?: CompiledTemplate;
  /** Errors and warnings, in the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
  /** What it wants to answer, also where it does not compile; undefined where that cannot be read. */
  readonly meant?: Pick<CompiledTemplate, 'path' | 'methods' | 'route'>;
  /** Whether the text can be read and has neither a request nor a response. */
  readonly isData?: boolean;
}

/** Compiles one file. Synchronous; never throws for what the file says. */
export function compileTemplate(source: SourceText, environment: TemplateEnvironment): TemplateResult {
  const diagnostics = new DiagnosticBag();
  const compiler = new TemplateCompiler(source, environment, diagnostics);
  const template = within(longestWork, compiler, source, diagnostics);
  return {
    diagnostics: diagnostics.sorted(),
    ...(template && !diagnostics.hasErrors && { template }),
    ...(compiler.meant && { meant: compiler.meant }),
    ...(compiler.isData && { isData: true }),
  };
}

/** Compiles within so many milliseconds; what is not done then is told, and nothing else. */
function within(
  milliseconds: number,
  compiler: TemplateCompiler,
  source: SourceText,
  diagnostics: DiagnosticBag,
): CompiledTemplate | undefined {
  try {
    return withinTime(milliseconds, () => compiler.compile());
  } catch (error) {
    if (!(error instanceof TooLongError)) throw error;
    diagnostics.truncate(0);
    diagnostics.add(takesTooLong(source, milliseconds));
    return undefined;
  }
}

/** What a template is put together from. */
interface Parts {
  readonly sections: TemplateSections;
  readonly plan: AnswerPlan;
  readonly callbacks: readonly ValuePlan[];
  readonly steps: Steps;
  readonly input: CompileInput;
  readonly program: ScriptProgram;
  readonly isRendered: boolean;
  readonly spans: AnswerSpans;
  readonly conditionText: CompiledTemplate['conditionText'];
  readonly reading: Reading;
}

class TemplateCompiler {
  readonly #source: SourceText;
  readonly #environment: TemplateEnvironment;
  readonly #diagnostics: DiagnosticBag;
  readonly #slots = new Map<Code | TemplateNode, number>();
  /** What the file wants to answer, as far as that could be read. */
  meant: Pick<CompiledTemplate, 'path' | 'methods' | 'route'> | undefined;
  /** Whether the text can be read and has neither a request nor a response. */
  isData = false;

  constructor(source: SourceText, environment: TemplateEnvironment, diagnostics: DiagnosticBag) {
    this.#source = source;
    this.#environment = environment;
    this.#diagnostics = diagnostics;
  }

  compile(): CompiledTemplate | undefined {
    const source = this.#source;
    const diagnostics = this.#diagnostics;
    if (source.text.includes('\0')) {
      report(diagnostics, source, 'MW1206', {
        start: source.text.indexOf('\0'),
        end: source.text.indexOf('\0') + 1,
      });
      return undefined;
    }
    if (source.text.length > MOST_CHARACTERS) {
      report(diagnostics, source, 'MW1107', { start: 0, end: 1 }, '16,777,216 characters');
      return undefined;
    }
    const pieces = splitTags(source, diagnostics);
    if (diagnostics.hasErrors) return undefined;
    const { skeleton, tree } = readTemplate(source, pieces, diagnostics);
    this.isData = !diagnostics.hasErrors && !tree.isRendered && hasNoSections(tree);
    // What is missing in a text that could not be read to its end is no mistake of its own.
    const reporter = new Reporter(
      source,
      skeleton,
      diagnostics.hasErrors ? new DiagnosticBag() : diagnostics,
    );
    const reading = loadReading(reporter, this.#environment);
    const sections = readSections(tree, reporter, reading);
    if (sections) this.meant = { path: source.path, methods: sections.methods, route: sections.route };
    if (sections) checkRouteParameters(source, pieces, sections.route, diagnostics);
    if (sections) checkUnusedValues(source, { skeleton, tree }, sections, reporter);
    const imports = this.#readDirectives(skeleton);
    const { library, globalsType } = this.#environment;
    const planning = { slotOf: this.#slotOf, groupOf: skeleton.groupOf, reporter, reading };
    const plan = sections && planAnswer(sections, planning);
    const callbacks = sections ? planCallbacks(sections, planning) : [];
    const steps = new StepMaker(source, diagnostics, this.#slotOf).make(
      { skeleton, tree },
      sections,
      plan?.body?.json.groups,
    );
    const input: CompileInput = {
      sources: steps.submissions,
      library,
      globalsType,
      imports: imports.length === 0 ? this.#environment.imports : [...this.#environment.imports, ...imports],
    };
    const script = compile(input);
    script.diagnostics.forEach((diagnostic) => diagnostics.add(diagnostic));
    if (!sections || !plan || !script.program || diagnostics.hasErrors) return undefined;
    return this.#template({
      sections,
      plan,
      callbacks,
      steps,
      input,
      program: script.program,
      isRendered: tree.isRendered,
      spans: answerSpans(sections, reporter),
      conditionText: sections.condition && writtenText(source, reporter.spanOf(sections.condition)),
      reading,
    });
  }

  #template({
    sections,
    plan,
    callbacks,
    steps,
    input,
    program,
    isRendered,
    spans,
    conditionText,
    reading,
  }: Parts): CompiledTemplate {
    const { methods, route, routeSpan, condition } = sections;
    const conditionTemplate = condition && textTemplate(condition, this.#slotOf);
    const about = {
      path: this.#source.path,
      source: this.#source,
      routeSpan,
      answerSpans: spans,
      methods,
      route,
      hasCondition: condition !== undefined,
      conditionText,
      staticFile:
        isRendered || plan.computed.some(({ name }) => name === 'file') ? undefined : plan.values.file,
      constantAnswer: undefined,
      usesBody: program.uses('Body') || program.uses('Files'),
      usesFaker: program.uses('Faker'),
    };
    if (steps.submissions.length === 0 && !isRendered) {
      return new StaticTemplate(
        about,
        staticAnswer(plan, callbacks, reading, this.#environment.defaults),
        isTrue((conditionTemplate ?? ['true']).join('')),
      );
    }
    const { statusNames, defaults, runOptions, makeFaker } = this.#environment;
    const compiled: TemplateProgram = {
      program,
      slots: this.#slots.size,
      before: steps.before,
      condition: conditionTemplate,
      after: steps.after,
      plan,
      callbacks: callbacks.map((value, index) => ({ value, steps: steps.callbacks[index]! })),
      texts: steps.texts,
      statusNames,
      defaults,
      failure: (error) => failureOf(error, this.#source, program),
      runOptions,
      source: this.#source,
      warned: new Set(),
      answerSpans: spans,
    };
    const start = (context: RunContext, code: TemplateProgram = compiled): ScriptedRun =>
      new ScriptedRun(
        code,
        new ScriptGlobals(
          new ScriptRequest(context.request),
          new GlobalState(context.global, context.world),
          makeFaker,
        ),
        context,
      );
    const tracer = conditionTemplate && new ConditionTracer(input, steps.before, conditionTemplate);
    return {
      ...about,
      start: (context) => start(context),
      why: (context, most) =>
        tracer?.trace(most, (traced, tell) =>
          start(context, { ...compiled, program: traced }).rehearseCondition(tell),
        ) ?? [],
    };
  }

  readonly #slotOf: SlotOf = (key) => {
    let slot = this.#slots.get(key);
    if (slot === undefined) this.#slots.set(key, (slot = this.#slots.size));
    return slot;
  };

  /** `<#@ import namespace="…" #>`; directives that only matter to other hosts are passed over. */
  #readDirectives(skeleton: Skeleton): readonly string[] {
    const imports: string[] = [];
    for (const { codeStart, codeEnd } of skeleton.directives) {
      const text = this.#source.text.slice(codeStart, codeEnd).trim();
      const name = /^\w*/.exec(text)![0].toLowerCase();
      const namespace = /\bnamespace\s*=\s*["']([\w.]+)["']/i.exec(text)?.[1];
      const span = { start: codeStart, end: codeEnd };
      if (name === 'import' && namespace !== undefined) {
        imports.push(namespace);
        this.#checkNamespace(namespace, span);
      } else if (name === 'import') report(this.#diagnostics, this.#source, 'MW1003', span);
      else if (!['assembly', 'template', 'output', 'parameter'].includes(name))
        report(this.#diagnostics, this.#source, 'MW1002', span, name);
    }
    return imports;
  }

  #checkNamespace(name: string, span: TextSpan): void {
    const hint = namespaceHint(this.#environment.library, name);
    if (hint !== undefined) report(this.#diagnostics, this.#source, 'MW1005', span, name, hint);
  }
}

function hasNoSections({ root }: TemplateTree): boolean {
  return root !== undefined && !memberOf(root, 'request') && !memberOf(root, 'response');
}

/** What is written at a place of the file; a text without its quotes. */
function writtenText({ text }: SourceText, { start, end }: TextSpan): string {
  return text.slice(start, end).replace(/^(["'])([^]*)\1$/, '$2');
}
