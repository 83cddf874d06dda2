// One run of a template for one request: its steps in order, then the answer from the values they left.
import type { ScriptExecution, ScriptProgram } from '../csharp/compile.ts';
import { Run } from '../runtime/run.ts';
import type { RunOptions } from '../runtime/run.ts';
import { finishPending } from '../runtime/scheduler.ts';
import type { SourceText, TextSpan } from '../text/source-text.ts';
import type { AnswerPlan, TextTemplate } from './answer-plan.ts';
import type { ScriptGlobals, ScriptOutput } from './host/script-globals.ts';
import { ConsoleLines } from './console-lines.ts';
import { RawText } from './host/raw-text.ts';
import { indentJson } from './json-layout.ts';
import type { Place } from './json-plan.ts';
import { compactJsonOf, jsonValueOf, readRendered, textOfValue } from './json-values.ts';
import type { RenderedAnswer } from './json-values.ts';
import { BareValue, readyValue, writeJson } from './json-writer.ts';
import type { GroupOutput, ReadyValue, SlotContent } from './json-writer.ts';
import { RenderSink } from './render-sink.ts';
import { readWritten } from './read-written.ts';
import { readStatus } from './status.ts';
import type { HttpStatusNames } from './status.ts';
import { TemplateError } from './template-error.ts';
import type { AnswerSpans, RunContext, TemplateAnswer, TemplateRun } from './template.ts';
import { layOutXml } from './xml-layout.ts';

/** What one step does with the value of its code. */
export type Step =
  /** Statements: no value. */
  | { readonly kind: 'run'; readonly submission: number }
  /** The value goes into a slot, ready for its place. */
  | {
      readonly kind: 'value';
      readonly submission: number;
      readonly slot: number;
      readonly place: Place['kind'];
    }
  /** A group writes pieces of a string, or entries of containers, into a slot. */
  | { readonly kind: 'groupText' | 'groupEntries'; readonly submission: number; readonly slot: number }
  /** Text and code are rendered, then read: a slot of the tree, or (`slot` undefined) the whole template. */
  | {
      readonly kind: 'render';
      readonly pieces: readonly RenderPiece[];
      readonly slot: number | undefined;
      /** Where in the file the slot stands. */
      readonly span: TextSpan | undefined;
    };
/** A step of writing a text: text that stands there, or code. */
export type RenderPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'run' | 'value' | 'group'; readonly submission: number };

/** Everything about a template that does not change from request to request. */
export interface TemplateProgram {
  readonly program: ScriptProgram;
  readonly slots: number;
  /** Member declarations and statements before the condition, and the condition's own code. */
  readonly before: readonly Step[];
  readonly condition: TextTemplate | undefined;
  readonly after: readonly Step[];
  readonly plan: AnswerPlan;
  /** Texts that groups write, by their numbers: as they stand in the template, and with JSON escapes resolved. */
  readonly texts: readonly { readonly raw: string; readonly unescaped: string }[];
  readonly statusNames: HttpStatusNames;
  /** Turns what the code threw into a `TemplateError`; passes on what is none of the template's doing. */
  readonly failure: (error: unknown) => unknown;
  /** What a run may know of the world. @param console takes what the code writes to `Console` */
  readonly runOptions: (context: RunContext, console: (text: string) => void) => RunOptions;
  readonly source: SourceText;
  readonly answerSpans: AnswerSpans;
}

/** @see TemplateRun */
export class ScriptedRun implements TemplateRun {
  readonly #template: TemplateProgram;
  readonly #globals: ScriptGlobals;
  readonly #run: Run;
  readonly #execution: ScriptExecution;
  readonly #slots: SlotContent[];
  #rendered: RenderedAnswer | undefined;
  #conditionDone = false;
  /** Made when the code first writes to `Console`: it rarely does. */
  #console: ConsoleLines | undefined;

  constructor(template: TemplateProgram, globals: ScriptGlobals, context: RunContext) {
    this.#template = template;
    this.#globals = globals;
    this.#run = new Run(
      template.runOptions(context, (text) => {
        this.#console ??= new ConsoleLines((line) => context.settings.console(template.source.path, line));
        this.#console.write(text);
      }),
    );
    this.#execution = template.program.start(globals);
    this.#slots = [];
    this.#slots.length = template.slots;
  }

  condition(): boolean {
    const { before, condition } = this.#template;
    this.#perform(before);
    this.#conditionDone = true;
    const holds = condition === undefined || this.#text(condition).trim().toLowerCase() === 'true';
    if (!holds) this.#run.undoChanges();
    return holds;
  }

  /** Runs the condition; whatever it comes to, nothing stays changed. */
  rehearseCondition(): void {
    if (this.condition()) this.#run.undoChanges();
  }

  answer(): TemplateAnswer {
    const { before, after } = this.#template;
    if (!this.#conditionDone) this.#perform(before);
    this.#perform(after);
    let isKept = false;
    const answer = this.#attempt(() => {
      const written = this.#write();
      isKept = this.#globals.Global.commit();
      return written;
    });
    if (!isKept) this.#run.undoChanges();
    return answer;
  }

  #perform(steps: readonly Step[]): void {
    if (steps.length === 0) return;
    this.#attempt(() => {
      for (const step of steps) this.#step(step);
      finishPending();
    });
  }

  #attempt<T>(action: () => T): T {
    try {
      return this.#run.enter(action);
    } catch (error) {
      this.#run.undoChanges();
      throw this.#template.failure(error);
    } finally {
      this.#console?.end();
    }
  }

  #step(step: Step): void {
    switch (step.kind) {
      case 'run':
        this.#execution.run(step.submission);
        return;
      case 'value':
        this.#slots[step.slot] = readyValue(this.#execution.run(step.submission), step.place);
        return;
      case 'groupText': {
        let text = '';
        this.#runGroup(step.submission, {
          text: (index) => (text += this.#template.texts[index]!.unescaped),
          value: (value) => (text += textOfValue(value)),
        });
        this.#slots[step.slot] = text;
        return;
      }
      case 'groupEntries': {
        const output: GroupOutput[number][] = [];
        const { places } = this.#template.plan.body!.json;
        this.#runGroup(step.submission, {
          text: (index) => output.push(index),
          value: (value, index) => {
            const place = places[index]!;
            output.push({ value: readyValue(value, place.kind), place });
          },
        });
        this.#slots[step.slot] = output;
        return;
      }
      case 'render': {
        const sink = new RenderSink();
        for (const piece of step.pieces) this.#render(piece, sink);
        const { source } = this.#template;
        const text = sink.end();
        if (step.slot === undefined) this.#rendered = readWritten(text, source, undefined, readRendered);
        else {
          const json = readWritten(text, source, step.span, compactJsonOf);
          this.#slots[step.slot] = new BareValue(text, json, false);
        }
        return;
      }
      default:
        step satisfies never;
    }
  }

  #runGroup(submission: number, output: ScriptOutput): void {
    const outer = this.#globals.output;
    this.#globals.output = output;
    this.#execution.run(submission);
    this.#globals.output = outer;
  }

  #render(piece: RenderPiece, sink: RenderSink): void {
    const value = (result: unknown): void => {
      if (result instanceof RawText) sink.writeRaw(result.text);
      else
        sink.writeValue(
          () => textOfValue(result),
          () => jsonValueOf(result),
          typeof result === 'string',
        );
    };
    if (piece.kind === 'text') sink.write(piece.text);
    else if (piece.kind === 'value') value(this.#execution.run(piece.submission));
    else
      this.#runGroup(piece.submission, {
        text: (index) => sink.write(this.#template.texts[index]!.raw),
        value,
      });
  }

  // ---------------------------------------------------------------- the answer

  #write(): TemplateAnswer {
    const { plan } = this.#template;
    const rendered = this.#rendered;
    const status = rendered
      ? rendered.status
      : typeof plan.status === 'number'
        ? plan.status
        : this.#text(plan.status);
    const headers = rendered
      ? [...rendered.headers]
      : plan.headers.map(([name, value]): [string, string] => [this.#text(name), this.#text(value)]);
    let contentType = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
    if (contentType === undefined) headers.push(['Content-Type', (contentType = 'application/json')]);
    const file = rendered ? rendered.file : plan.file && this.#text(plan.file);
    const indented = rendered
      ? rendered.indented
      : typeof plan.indented === 'boolean'
        ? plan.indented
        : this.#text(plan.indented).toLowerCase() !== 'false';
    return {
      status: typeof status === 'number' ? status : this.#statusOf(status),
      headers,
      file: file === '' ? undefined : file,
      body: file
        ? undefined
        : rendered
          ? rendered.body && layOutBody(rendered.body, contentType, indented)
          : this.#body(contentType, indented),
      delayMilliseconds: this.#run.sleptMilliseconds,
    };
  }

  #statusOf(text: string): number {
    const { source, answerSpans, statusNames } = this.#template;
    const status = readStatus(text, statusNames);
    if (status !== undefined) return status;
    throw new TemplateError(source, answerSpans.status, {
      exceptionType: 'System.ArgumentException',
      message: `'${text}' is not an HTTP status (Parameter 'status')`,
    });
  }

  #body(contentType: string, indented: boolean): string | undefined {
    const { body } = this.#template.plan;
    if (!body) return undefined;
    if (isJson(contentType)) return writeJson(body.json, this.#slots, indented);
    const text = body.text ? this.#text(body.text) : writeJson(body.json, this.#slots, indented);
    return isXml(contentType) ? layOutXml(text, indented) : text;
  }

  #text(template: TextTemplate): string {
    let text = '';
    for (const part of template) {
      if (typeof part === 'string') text += part;
      else {
        const value = this.#slots[part] as ReadyValue | undefined;
        text += typeof value === 'string' ? value : (value?.text ?? '');
      }
    }
    return text;
  }
}

/** `application/json` and what is built on it, with or without parameters. */
export function isJson(contentType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(contentType);
}
/** `application/xml`, `text/xml` and what is built on XML. */
export function isXml(contentType: string): boolean {
  return /^[^;]*[/+]xml\s*(?:;|$)/i.test(contentType);
}

function layOutBody(
  body: { readonly json: string; readonly text: string | undefined },
  contentType: string,
  indented: boolean,
): string {
  if (isJson(contentType)) return indented ? indentJson(body.json, 0) : body.json;
  const text = body.text ?? (indented ? indentJson(body.json, 0) : body.json);
  return isXml(contentType) ? layOutXml(text, indented) : text;
}
