// Compiles a template file: text → tags → tree → C# submissions → a program whose runs give answers.
import { compile } from '../csharp/compile.ts';
import type { ScriptProgram } from '../csharp/compile.ts';
import type { Library } from '../csharp/symbols/library.ts';
import { isExpression } from '../csharp/syntax/parse.ts';
import { DiagnosticBag } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { NamedType } from '../metadata/symbols.ts';
import type { RunOptions } from '../runtime/run.ts';
import type { SourceText } from '../text/source-text.ts';
import { planAnswer } from './answer-plan.ts';
import type { AnswerPlan } from './answer-plan.ts';
import { CodeBuilder, hasEscapedQuotes, sourceOfTag } from './code-source.ts';
import { GlobalState } from './host/global-state.ts';
import { ScriptGlobals, writeTextName, writeValueName } from './host/script-globals.ts';
import { ScriptRequest } from './host/script-request.ts';
import { readTemplateJson, unescapeAt } from './json-reader.ts';
import { report } from './report.ts';
import { failureOf } from './failure.ts';
import { ScriptedRun } from './run-template.ts';
import type { RenderPiece, Step, TemplateProgram } from './run-template.ts';
import { memberOf, readSections } from './sections.ts';
import type { TemplateSections } from './sections.ts';
import { makeSkeleton } from './skeleton.ts';
import type { Code, Group, Skeleton } from './skeleton.ts';
import { StaticTemplate } from './static-template.ts';
import type { HttpStatusNames } from './status.ts';
import { splitTags } from './tags.ts';
import type { Tag } from './tags.ts';
import type { CompiledTemplate, RunContext } from './template.ts';
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
  readonly runOptions: (context: RunContext) => RunOptions;
  readonly makeFaker: () => object;
}

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
  readonly #submissions: SourceText[] = [];
  readonly #slots = new Map<Code | TemplateNode, number>();
  readonly #texts: { raw: string; unescaped: string }[] = [];

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
    const skeleton = makeSkeleton(source, splitTags(source, diagnostics));
    if (diagnostics.hasErrors) return undefined;
    const tree = asRendered(readTemplateJson(source, skeleton, diagnostics), skeleton);
    // What is missing in a text that could not be read to its end is no mistake of its own.
    const sections = readSections(
      source,
      skeleton,
      tree,
      diagnostics.hasErrors ? new DiagnosticBag() : diagnostics,
    );
    const imports = this.#readDirectives(skeleton);
    const steps = this.#makeSteps(skeleton, tree, sections);
    const spanOf = (node: TemplateNode): { start: number; end: number } => ({
      start: skeleton.toFile(node.start),
      end: skeleton.toFile(node.end - 1) + 1,
    });
    const plan =
      sections &&
      planAnswer(
        source,
        sections,
        (key) => this.#slot(key),
        spanOf,
        diagnostics,
        this.#environment.statusNames,
      );
    const { library, globalsType } = this.#environment;
    const script = compile({
      sources: this.#submissions,
      library,
      globalsType,
      imports: [...this.#environment.imports, ...imports],
    });
    script.diagnostics.forEach((diagnostic) => diagnostics.add(diagnostic));
    if (!sections || !plan || !script.program || diagnostics.hasErrors) return undefined;
    return this.#template(sections, plan, steps, script.program, tree.isRendered);
  }

  #template(
    sections: TemplateSections,
    plan: AnswerPlan,
    steps: { before: Step[]; after: Step[] },
    program: ScriptProgram,
    isRendered: boolean,
  ): CompiledTemplate {
    const { method, route, routeSpan, condition } = sections;
    const conditionText =
      condition &&
      (condition.kind === 'string'
        ? condition.parts.map((part) => (part.kind === 'text' ? part.text : this.#slot(part.code)))
        : condition.kind === 'scalar'
          ? [condition.text]
          : [this.#slot(condition.kind === 'hole' ? condition.code : condition)]);
    const about = {
      path: this.#source.path,
      source: this.#source,
      routeSpan,
      method,
      route,
      hasCondition: condition !== undefined,
      usesBody: program.uses('Body'),
      usesFaker: program.uses('Faker'),
    };
    if (this.#submissions.length === 0 && !isRendered) {
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
      texts: this.#texts,
      statusNames,
      failure: (error) => failureOf(error, this.#source, program),
    };
    return {
      ...about,
      start: (context) =>
        new ScriptedRun(
          compiled,
          new ScriptGlobals(new ScriptRequest(context.request), new GlobalState(context.global), makeFaker),
          runOptions(context),
        ),
    };
  }

  // ---------------------------------------------------------------- directives

  /** `<#@ import namespace="…" #>`; directives that only matter to other hosts are passed over. */
  #readDirectives(skeleton: Skeleton): readonly string[] {
    const imports: string[] = [];
    for (const { codeStart, codeEnd } of skeleton.directives) {
      const text = this.#source.text.slice(codeStart, codeEnd).trim();
      const name = /^\w*/.exec(text)![0];
      const namespace = /\bnamespace\s*=\s*["']([\w.]+)["']/.exec(text);
      if (name === 'import' && namespace) imports.push(namespace[1]!);
      else if (name === 'import')
        report(this.#diagnostics, this.#source, 'MW1003', { start: codeStart, end: codeEnd });
      else if (!['assembly', 'template', 'output', 'parameter'].includes(name))
        report(this.#diagnostics, this.#source, 'MW1002', { start: codeStart, end: codeEnd }, name);
    }
    return imports;
  }

  // ---------------------------------------------------------------- steps

  /** The steps before and after the condition is decided. Expressions outside it wait until the template is chosen. */
  #makeSteps(
    skeleton: Skeleton,
    tree: TemplateTree,
    sections: TemplateSections | undefined,
  ): { before: Step[]; after: Step[] } {
    const before: Step[] = skeleton.members.map((tag) => ({
      kind: 'run',
      submission: this.#addTag(tag, false),
    }));
    const after: Step[] = [];
    const conditionEnd = sections?.condition?.end ?? 0;
    const places = new Places(tree);
    const done = new Set<TemplateNode>();
    if (tree.isRendered) {
      this.#makeRenderedSteps(skeleton, tree, sections, before, after);
      return { before, after };
    }
    for (const code of tree.code) {
      const at = places.positionOf(skeleton, code);
      const rendered = places.renderedAround(at);
      const isCondition =
        sections?.condition !== undefined && at >= sections.condition.start && at < conditionEnd;
      const target =
        isCondition || (at < conditionEnd && !rendered && isPlainStatements(code)) ? before : after;
      if (rendered) {
        if (!done.has(rendered))
          target.push({
            kind: 'render',
            slot: this.#slot(rendered),
            pieces: this.#renderPieces(skeleton, rendered.start, rendered.end),
          });
        done.add(rendered);
      } else target.push(this.#makeStep(code, places));
    }
    return { before, after };
  }

  #makeStep(code: Code, places: Places): Step {
    const inString = places.inString.has(code);
    if (code.kind === 'group') {
      const submission = this.#addGroup(code, inString);
      return inString
        ? { kind: 'groupText', submission, slot: this.#slot(code) }
        : { kind: 'run', submission };
    }
    const submission = this.#addTag(code, inString);
    if (code.kind !== 'expression') return { kind: 'run', submission };
    return { kind: inString ? 'text' : 'value', submission, slot: this.#slot(code) };
  }

  /** A template whose root is written by code: only what decides on it is a step of its own, the rest is one text. */
  #makeRenderedSteps(
    skeleton: Skeleton,
    tree: TemplateTree,
    sections: TemplateSections | undefined,
    before: Step[],
    after: Step[],
  ): void {
    const root = tree.root!;
    const request = root.members.find(
      ({ name }) => name.parts[0]?.kind === 'text' && name.parts[0].text.toLowerCase() === 'request',
    )?.value;
    const places = new Places({ ...tree, root: request?.kind === 'object' ? request : root });
    const decided = new Set<Code>();
    for (const [at, code] of skeleton.codeAt) {
      const { condition } = sections ?? {};
      if (!condition || at >= condition.end) continue;
      if (at < condition.start && !isPlainStatements(code)) continue;
      decided.add(code);
      before.push(this.#makeStep(code, places));
    }
    const pieces = this.#renderPieces(skeleton, 0, skeleton.text.length, decided, request);
    after.push({ kind: 'render', slot: undefined, pieces });
  }

  /** The pieces of a range of the skeleton; `skipped` code has run already, the `request` section is known already. */
  #renderPieces(
    skeleton: Skeleton,
    start: number,
    end: number,
    skipped: ReadonlySet<Code> = new Set(),
    request?: TemplateNode,
  ): RenderPiece[] {
    const pieces: RenderPiece[] = [];
    let from = start;
    const text = (to: number): void => {
      if (to > from) pieces.push({ kind: 'text', text: skeleton.text.slice(from, to) });
    };
    for (const [at, code] of skeleton.codeAt) {
      if (at < start || at >= end) continue;
      const known = request !== undefined && at >= request.start && at < request.end;
      text(at);
      from = at + 1;
      if (known || skipped.has(code)) {
        if (code.kind === 'expression') pieces.push({ kind: 'text', text: ' ' });
      } else if (code.kind === 'group')
        pieces.push({ kind: 'group', submission: this.#addGroup(code, false) });
      else
        pieces.push({
          kind: code.kind === 'expression' ? 'value' : 'run',
          submission: this.#addTag(
            code,
            hasEscapedQuotes(this.#source.text.slice(code.codeStart, code.codeEnd)),
          ),
        });
    }
    text(end);
    return pieces;
  }

  #slot(key: Code | TemplateNode): number {
    let slot = this.#slots.get(key);
    if (slot === undefined) this.#slots.set(key, (slot = this.#slots.size));
    return slot;
  }

  // ---------------------------------------------------------------- code

  #addTag(tag: Tag, inString: boolean): number {
    const code = sourceOfTag(this.#source, tag);
    if (tag.kind === 'expression' && code.text.trim() === '')
      report(this.#diagnostics, this.#source, 'MW1205', { start: tag.start, end: tag.end });
    if (!inString || !hasEscapedQuotes(code.text)) return this.#submissions.push(code) - 1;
    const unescaped = new CodeBuilder(this.#source).addUnescaped(tag.codeStart, tag.codeEnd);
    return this.#submissions.push(unescaped.build()) - 1;
  }

  #addCode(builder: CodeBuilder, tag: Tag, inString: boolean): void {
    if (inString && hasEscapedQuotes(sourceOfTag(this.#source, tag).text))
      builder.addUnescaped(tag.codeStart, tag.codeEnd);
    else builder.add(tag.codeStart, tag.codeEnd);
  }

  /** A group as one submission: its text and its expressions become calls that write to the answer. */
  #addGroup(group: Group, inString: boolean): number {
    const builder = new CodeBuilder(this.#source);
    for (const piece of group.pieces) {
      if (piece.kind === 'text') {
        const raw = this.#source.text.slice(piece.start, piece.end);
        this.#texts.push({ raw, unescaped: unescapeText(raw) });
        builder.generate(`\n${writeTextName}(${this.#texts.length - 1});\n`, piece.start);
      } else if (piece.kind === 'expression') {
        const code = this.#source.text.slice(piece.codeStart, piece.codeEnd);
        const isSimple = isExpression(
          inString && hasEscapedQuotes(code) ? code.replace(/\\(["\\/])/g, '$1') : code,
        );
        builder.generate(
          `${writeValueName}(${isSimple ? '' : '((System.Func<object>)(() => {'}`,
          piece.start,
        );
        this.#addCode(builder, piece, inString || hasEscapedQuotes(code));
        builder.generate(`${isSimple ? '' : '\n}))()'});\n`, piece.end);
      } else this.#addCode(builder, piece, inString);
    }
    return this.#submissions.push(builder.build()) - 1;
  }
}

/** Code that writes members of the response writes the template: only its text tells what the answer is. */
function asRendered(tree: TemplateTree, skeleton: Skeleton): TemplateTree {
  const response = tree.root && memberOf(tree.root, 'response');
  return response?.kind === 'rendered'
    ? { ...tree, isRendered: true, code: [...skeleton.codeAt.values()] }
    : tree;
}

/** Statements that write nothing themselves. */
function isPlainStatements(code: Code): boolean {
  return (
    code.kind === 'statements' ||
    (code.kind === 'group' && code.pieces.every((piece) => piece.kind === 'statements'))
  );
}

function unescapeText(raw: string): string {
  let text = '';
  for (let at = 0; at < raw.length;) {
    const escape = raw[at] === '\\' ? unescapeAt(raw, at) : undefined;
    text += escape ? escape.text : raw[at];
    at += escape ? escape.length : 1;
  }
  return text;
}

/** Where the codes of a tree stand. */
class Places {
  readonly inString = new Set<Code>();
  readonly #rendered: TemplateNode[] = [];
  #positions: Map<Code, number> | undefined;

  constructor(tree: TemplateTree) {
    if (tree.root) this.#visit(tree.root);
  }
  positionOf(skeleton: Skeleton, code: Code): number {
    this.#positions ??= new Map([...skeleton.codeAt].map(([at, found]) => [found, at]));
    return this.#positions.get(code)!;
  }
  renderedAround(at: number): TemplateNode | undefined {
    return this.#rendered.find((node) => at >= node.start && at < node.end);
  }
  #visit(node: TemplateNode): void {
    if (node.kind === 'rendered') this.#rendered.push(node);
    else if (node.kind === 'array') node.items.forEach((item) => this.#visit(item));
    else if (node.kind === 'object') {
      for (const { name, value } of node.members) {
        this.#visit(name);
        this.#visit(value);
      }
    } else if (node.kind === 'string') {
      for (const part of node.parts) if (part.kind === 'code') this.inString.add(part.code);
    }
  }
}
