// Compiles a template file: text → tags → tree → C# submissions → a program whose runs give answers.
import { compile } from '../csharp/compile.ts';
import type { CompileInput, ScriptProgram } from '../csharp/compile.ts';
import type { Library } from '../csharp/symbols/library.ts';
import { DiagnosticBag } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { NamedType } from '../metadata/symbols.ts';
import { nearestName } from '../text/nearest-name.ts';
import type { SourceText, TextSpan } from '../text/source-text.ts';
import { planAnswer, textTemplate } from './answer-plan.ts';
import type { AnswerPlan } from './answer-plan.ts';
import { GlobalState } from './host/global-state.ts';
import { ScriptGlobals } from './host/script-globals.ts';
import { ScriptRequest } from './host/script-request.ts';
import type { SlotOf } from './json-plan.ts';
import { StepMaker } from './step-maker.ts';
import type { Steps } from './step-maker.ts';
import { readTemplate } from './read-template.ts';
import { didYouMean, report } from './report.ts';
import { Reporter } from './reporter.ts';
import { failureOf } from './failure.ts';
import { ScriptedRun } from './run-template.ts';
import type { TemplateProgram } from './run-template.ts';
import { memberOf, readSections } from './sections.ts';
import type { TemplateSections } from './sections.ts';
import type { Code, Skeleton } from './skeleton.ts';
import { StaticTemplate } from './static-template.ts';
import type { HttpStatusNames } from './status.ts';
import { splitTags } from './tags.ts';
import type { CompiledTemplate, RunContext } from './template.ts';
import { ConditionTracer } from './trace-condition.ts';
import { isWrittenByCode } from './template-tree.ts';
import type { TemplateNode, TemplateTree } from './template-tree.ts';

/** What all templates of a server are compiled with. */
export interface TemplateEnvironment {
  readonly library: Library;
  /** The type whose members template code sees as free names. */
  readonly globalsType: NamedType;
  readonly statusNames: HttpStatusNames;
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
}

/** Compiles one file. Synchronous; never throws for what the file says. */
export function compileTemplate(source: SourceText, environment: TemplateEnvironment): TemplateResult {
  const diagnostics = new DiagnosticBag();
  const template = new TemplateCompiler(source, environment, diagnostics).compile();
  return { diagnostics: diagnostics.sorted(), ...(template && !diagnostics.hasErrors && { template }) };
}

class TemplateCompiler {
  readonly #source: SourceText;
  readonly #environment: TemplateEnvironment;
  readonly #diagnostics: DiagnosticBag;
  readonly #slots = new Map<Code | TemplateNode, number>();

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
    const pieces = splitTags(source, diagnostics);
    if (diagnostics.hasErrors) return undefined;
    const read = readTemplate(source, pieces, diagnostics);
    const { skeleton } = read;
    const tree = asRendered(read.tree, skeleton);
    // What is missing in a text that could not be read to its end is no mistake of its own.
    const reporter = new Reporter(
      source,
      skeleton,
      diagnostics.hasErrors ? new DiagnosticBag() : diagnostics,
    );
    const sections = readSections(tree, reporter);
    const imports = this.#readDirectives(skeleton);
    const { library, globalsType, statusNames } = this.#environment;
    const plan = sections && planAnswer(sections, this.#slotOf, skeleton.groupOf, reporter, statusNames);
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
    return this.#template(sections, plan, steps, input, script.program, tree.isRendered);
  }

  #template(
    sections: TemplateSections,
    plan: AnswerPlan,
    steps: Steps,
    input: CompileInput,
    program: ScriptProgram,
    isRendered: boolean,
  ): CompiledTemplate {
    const { method, route, routeSpan, answerSpans, condition } = sections;
    const conditionText = condition && textTemplate(condition, this.#slotOf);
    const about = {
      path: this.#source.path,
      source: this.#source,
      routeSpan,
      answerSpans,
      method,
      route,
      hasCondition: condition !== undefined,
      usesBody: program.uses('Body'),
      usesFaker: program.uses('Faker'),
    };
    if (steps.submissions.length === 0 && !isRendered) {
      return new StaticTemplate(
        about,
        plan,
        (conditionText ?? ['true']).join('').trim().toLowerCase() === 'true',
      );
    }
    const { statusNames, runOptions, makeFaker } = this.#environment;
    const compiled: TemplateProgram = {
      program,
      slots: this.#slots.size,
      before: steps.before,
      condition: conditionText,
      after: steps.after,
      plan,
      texts: steps.texts,
      statusNames,
      failure: (error) => failureOf(error, this.#source, program),
      runOptions,
      source: this.#source,
      answerSpans,
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
    const tracer = conditionText && new ConditionTracer(input, steps.before, conditionText);
    return {
      ...about,
      start: (context) => start(context),
      why: (context) =>
        tracer?.trace((traced) => start(context, { ...compiled, program: traced }).rehearseCondition()) ?? [],
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
      const name = /^\w*/.exec(text)![0];
      const namespace = /\bnamespace\s*=\s*["']([\w.]+)["']/.exec(text)?.[1];
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
    const { library } = this.#environment;
    if (library.isNamespace(name)) return;
    const hint = library.whyLeftOut(name) ?? didYouMean(nearestName(name, library.namespaces()));
    report(this.#diagnostics, this.#source, 'MW1005', span, name, hint);
  }
}

/** Code that writes the response, or the headers in it, writes the template: only its text tells what the answer is. */
function asRendered(tree: TemplateTree, skeleton: Skeleton): TemplateTree {
  const response = tree.root && memberOf(tree.root, 'response');
  const headers = response?.kind === 'object' ? memberOf(response, 'headers') : undefined;
  return isWrittenByCode(response) || isWrittenByCode(headers)
    ? { ...tree, isRendered: true, code: [...skeleton.codeAt.values()] }
    : tree;
}
