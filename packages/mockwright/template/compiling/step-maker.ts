// What a run of a template does, in order: each code becomes a submission of the script and a step that runs it.
import type { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';
import { sameName } from '@mockwright/language/text/same-name';
import type { SourceText } from '@mockwright/language/text/source-text';
import { addTag, CodeBuilder, hasEscapedQuotes, sourceOfTag } from '../reading/code-source.ts';
import { groupSource } from './group-source.ts';
import type { GroupPlan, SlotOf } from '../plan/json-plan.ts';
import { unescapeAt } from '../reading/json-reader.ts';
import { OutermostSpans } from './outermost-spans.ts';
import { Places } from './places.ts';
import type { ReadTemplate } from '../reading/read-template.ts';
import { report } from '../reading/report.ts';
import type { RenderPiece, Step, TemplateProgram } from '../plan/template-program.ts';
import type { TemplateSections } from '../fields/read-sections.ts';
import type { Code, Group, Skeleton } from '../reading/skeleton.ts';
import type { Tag } from '../reading/tags.ts';
import type { TemplateNode, TemplateTree } from '../reading/template-tree.ts';

/** The steps of a template, their code and their texts. */
export interface Steps extends Pick<TemplateProgram, 'before' | 'after' | 'texts'> {
  /** Of each callback of the sections. */
  readonly callbacks: readonly (readonly Step[])[];
  /** The submissions that the steps name by their numbers. */
  readonly submissions: readonly SourceText[];
}

/** Makes the steps of one template, and the submissions and texts that they name by their numbers. */
export class StepMaker {
  readonly #submissions: SourceText[] = [];
  readonly #texts: TemplateProgram['texts'][number][] = [];
  readonly #source: SourceText;
  readonly #diagnostics: DiagnosticBag;
  readonly #slotOf: SlotOf;

  /** @param diagnostics takes the mistakes that are found on the way */
  constructor(source: SourceText, diagnostics: DiagnosticBag, slotOf: SlotOf) {
    this.#source = source;
    this.#diagnostics = diagnostics;
    this.#slotOf = slotOf;
  }

  /** @param groups how the opened groups of the body write */
  make(
    template: ReadTemplate,
    sections: TemplateSections | undefined,
    groups: ReadonlyMap<Group, GroupPlan> | undefined,
  ): Steps {
    return {
      ...this.#stepsOf(template, sections, groups),
      submissions: this.#submissions,
      texts: this.#texts,
    };
  }

  /** The steps before and after the condition is decided. Expressions outside it wait until the template is chosen. */
  #stepsOf(
    { skeleton, tree }: ReadTemplate,
    sections: TemplateSections | undefined,
    groups: ReadonlyMap<Group, GroupPlan> | undefined,
  ): { before: Step[]; after: Step[]; callbacks: Step[][] } {
    const before: Step[] = skeleton.members.map((tag) => ({
      kind: 'run',
      submission: this.#addTag(tag, false),
    }));
    const after: Step[] = [];
    const ignored = new OutermostSpans(sections?.ignored ?? []);
    const nodes = sections?.callbacks ?? [];
    const callbackAround = new OutermostSpans(nodes);
    const stepsOf = new Map(nodes.map((node): [TemplateNode, Step[]] => [node, []]));
    const conditionEnd = sections?.condition?.end ?? 0;
    const places = new Places(tree);
    const done = new Set<TemplateNode | Group>();
    if (tree.isRendered) this.#makeRenderedSteps(skeleton, tree, sections, before, after);
    const inCallbacks: { readonly code: Code; readonly steps: Step[] }[] = [];
    for (const code of tree.code) {
      const position = places.positionOf(skeleton, code);
      if (ignored.at(position)) continue;
      const callback = callbackAround.at(position);
      if (callback) inCallbacks.push({ code, steps: stepsOf.get(callback)! });
      if (callback || tree.isRendered) continue;
      const group = skeleton.groupOf.get(code);
      if (group) {
        if (!done.has(group)) after.push(this.#makeGroupStep(group, groups?.get(group)));
        done.add(group);
        continue;
      }
      const at = position;
      const rendered = places.renderedAround(at);
      const isCondition =
        sections?.condition !== undefined && at >= sections.condition.start && at < conditionEnd;
      const target =
        isCondition || (at < conditionEnd && !rendered && isPlainStatements(code)) ? before : after;
      this.#addStep(target, code, { skeleton, places, rendered, done });
    }
    // Their code runs last, and sees what all other code declared.
    for (const { code, steps } of inCallbacks) {
      const rendered = places.renderedAround(places.positionOf(skeleton, code));
      this.#addStep(steps, code, { skeleton, places, rendered, done });
    }
    return { before, after, callbacks: nodes.map((node) => stepsOf.get(node)!) };
  }

  /** Adds what a code does; what is rendered around it is one step for all the code in it. */
  #addStep(
    target: Step[],
    code: Code,
    {
      skeleton,
      places,
      rendered,
      done,
    }: {
      readonly skeleton: Skeleton;
      readonly places: Places;
      readonly rendered: TemplateNode | undefined;
      readonly done: Set<TemplateNode | Group>;
    },
  ): void {
    if (!rendered) {
      target.push(this.#makeStep(code, places));
      return;
    }
    if (!done.has(rendered))
      target.push({
        kind: 'render',
        slot: this.#slotOf(rendered),
        span: { start: skeleton.toFile(rendered.start), end: skeleton.toFile(rendered.end) },
        pieces: this.#renderPieces(skeleton, rendered.start, rendered.end),
      });
    done.add(rendered);
  }

  #makeStep(code: Code, places: Places): Step {
    const inString = places.inString.has(code);
    if (code.kind === 'group') {
      const submission = this.#addGroup(code, inString);
      return inString
        ? { kind: 'groupText', submission, slot: this.#slotOf(code) }
        : { kind: 'run', submission };
    }
    const submission = this.#addTag(code, inString);
    if (code.kind !== 'expression') return { kind: 'run', submission };
    const place = inString ? 'string' : places.items.has(code) ? 'items' : 'value';
    return {
      kind: 'value',
      submission,
      slot: this.#slotOf(code),
      place,
      span: { start: code.start, end: code.end },
    };
  }

  /** @param plan undefined where the template says too little for one: its code is checked all the same */
  #makeGroupStep(group: Group, plan: GroupPlan | undefined): Step {
    if (!plan) return { kind: 'run', submission: this.#addGroup(group, false) };
    const { fragments, places } = plan;
    const source = groupSource(this.#source, group, {
      inString: false,
      textNumber: (_, before) => fragments.get(before),
      placeNumber: (expression) => places.get(expression),
    });
    return {
      kind: 'groupEntries',
      submission: this.#submissions.push(source) - 1,
      slot: this.#slotOf(group),
    };
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
      ({ name }) => name.parts[0]?.kind === 'text' && sameName(name.parts[0].text, 'request'),
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
    const known: Known[] = (sections?.ignored ?? []).map(({ start, end }) => ({
      start,
      end,
      text: '"//":null',
    }));
    for (const { start, end } of sections?.callbacks ?? []) known.push({ start, end, text: 'null' });
    if (request) known.push({ start: request.start, end: request.end, text: 'null' });
    const pieces = this.#renderPieces(skeleton, 0, skeleton.text.length, decided, known);
    after.push({ kind: 'render', slot: undefined, span: undefined, pieces });
  }

  /** The pieces of a range of the skeleton; `skipped` code has run already, `known` parts have another text. */
  #renderPieces(
    skeleton: Skeleton,
    start: number,
    end: number,
    skipped: ReadonlySet<Code> = new Set(),
    known: readonly Known[] = [],
  ): RenderPiece[] {
    const pieces: RenderPiece[] = [];
    const add = (text: string): void => {
      if (text !== '') pieces.push({ kind: 'text', text });
    };
    let from = start;
    const parts = new OutermostSpans(known);
    let written = 0;
    const text = (to: number): void => {
      for (let part = parts.all[written]; part && part.end <= to; part = parts.all[++written]) {
        add(skeleton.text.slice(from, part.start) + part.text);
        from = part.end;
      }
      add(skeleton.text.slice(from, to));
    };
    for (const [at, code] of skeleton.codeBetween(start, end)) {
      if (parts.at(at)) continue;
      text(at);
      from = at + 1;
      if (skipped.has(code)) {
        if (code.kind === 'expression') add(' ');
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

  #addTag(tag: Tag, inString: boolean): number {
    const code = sourceOfTag(this.#source, tag);
    if (tag.kind === 'expression' && code.text.trim() === '')
      report(this.#diagnostics, this.#source, 'MW1205', { start: tag.start, end: tag.end });
    if (!inString || !hasEscapedQuotes(code.text)) return this.#submissions.push(code) - 1;
    const unescaped = addTag(new CodeBuilder(this.#source), this.#source, tag, true);
    return this.#submissions.push(unescaped.build()) - 1;
  }

  /** A group whose texts are rendered as they stand. */
  #addGroup(group: Group, inString: boolean): number {
    const source = groupSource(this.#source, group, {
      inString,
      textNumber: ({ start, end }) => {
        const raw = this.#source.text.slice(start, end);
        return this.#texts.push({ raw, unescaped: unescapeText(raw) }) - 1;
      },
      placeNumber: () => 0,
    });
    return this.#submissions.push(source) - 1;
  }
}

/** Part of the skeleton, and what is rendered instead. */
interface Known {
  readonly start: number;
  readonly end: number;
  readonly text: string;
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
