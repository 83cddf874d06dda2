// One run of a template for one request: its steps in order, then the answer from the values they left.
import type { ScriptExecution } from '@mockwright/csharp';
import { templateCodes } from '@mockwright/language/diagnostics/codes-template';
import type { TemplateCode } from '@mockwright/language/diagnostics/codes-template';
import { formatMessage } from '@mockwright/language/diagnostics/format-message';
import { MovedError, Run } from '@mockwright/language/runtime/run';
import { performance } from '@mockwright/language/text/real-time';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { finishPending } from '@mockwright/language/runtime/scheduler';
import { isTrue } from '../fields/condition.ts';
import { isNull, memberValue } from '../fields/field-value.ts';
import type { FieldValue } from '../fields/field-value.ts';
import type { Reading } from '../fields/field.ts';
import { warnOfOtherNames } from '../fields/known-names.ts';
import { parseValue } from '../fields/parse-value.ts';
import { readFields } from '../fields/read-fields.ts';
import { responseFields } from '../fields/template-fields.ts';
import type { ResponseValues } from '../fields/template-fields.ts';
import { RawText } from '../host/raw-text.ts';
import type { ScriptGlobals, ScriptOutput } from '../host/script-globals.ts';
import { ScriptResponse } from '../host/script-response.ts';
import type { AnswerPlan } from '../plan/answer-plan.ts';
import type { RenderPiece, Step, TemplateProgram } from '../plan/template-program.ts';
import { TemplateError } from '../template-error.ts';
import type { CallbackOutcome, RunContext, RunGuard, TemplateAnswer, TemplateRun } from '../template.ts';
import { ConsoleLines } from './console-lines.ts';
import { BareValue, readyValue } from './json-writer.ts';
import type { GroupOutput, SlotContent } from './json-writer.ts';
import { GroupText } from './group-text.ts';
import { compactJsonOf, jsonValueOf, textOfValue } from './json-values.ts';
import { readWritten } from './read-written.ts';
import { RenderSink } from './render-sink.ts';
import { resolveValue, textOf } from './resolve-value.ts';
import { runReading } from './run-reading.ts';
import { plannedBody, wholeBody, writeAnswer } from './write-answer.ts';
import { writeCallbacks } from './write-callbacks.ts';

/** The code of each callback has the time of a run; that of all callbacks of an answer so many times as much. */
const CALLBACK_BUDGETS = 3;

/** What belongs to a part of a run. */
interface AttemptOptions {
  /** Takes back what it changed, when it fails. */
  readonly undo?: () => void;
  /** Whether a guard watches it: what is no code of the template needs none. By default one does. */
  readonly isGuarded?: boolean;
  /** Done when the code is. No guard ends it in the middle: it happens as a whole or not at all. */
  readonly atEnd?: () => void;
}

/** @see TemplateRun */
export class ScriptedRun implements TemplateRun {
  readonly #template: TemplateProgram;
  readonly #globals: ScriptGlobals;
  readonly #context: RunContext;
  readonly #run: Run;
  readonly #execution: ScriptExecution;
  readonly #slots: SlotContent[];
  readonly #guard: RunGuard | undefined;
  #rendered: FieldValue | undefined;
  #conditionDone = false;
  /** Made when the code first writes to `Console`: it rarely does. */
  #console: ConsoleLines | undefined;
  /** What this run has warned of. */
  #warned: string[] | undefined;

  constructor(template: TemplateProgram, globals: ScriptGlobals, context: RunContext) {
    this.#template = template;
    this.#globals = globals;
    this.#context = context;
    this.#run = new Run(
      template.runOptions(context, (text) => {
        const { told, settings } = context;
        this.#console ??= new ConsoleLines((line) =>
          told ? told.line(template.source.path, line) : settings.console(template.source.path, line),
        );
        this.#console.write(text);
      }),
    );
    this.#guard = context.settings.guard;
    try {
      this.#execution = template.program.start(globals);
    } catch (error) {
      // The first run of a program writes it out and has the engine read it, which may be too much.
      throw template.failure(error);
    }
    this.#slots = [];
    this.#slots.length = template.slots;
  }

  condition(): boolean {
    const { before, condition } = this.#template;
    // The text of a value may be code of the template, too.
    const decide = (): boolean => {
      this.#steps(before);
      return condition === undefined || isTrue(textOf(condition, this.#slots));
    };
    const holds = before.length > 0 ? this.#attempt(decide) : decide();
    this.#conditionDone = true;
    if (!holds) this.#run.undoChanges();
    return holds;
  }

  /**
   * Runs the condition, and then `tell` as code of it; whatever they come to, nothing stays changed.
   * @throws {TemplateError} when `tell` throws or there is no time for it
   */
  rehearseCondition(tell: () => void): void {
    this.#run.leaveNoTrace();
    try {
      this.#attempt(() => {
        try {
          this.#steps(this.#template.before);
        } catch {
          // What it came to before it threw is what there is to tell.
        }
        tell();
      });
    } finally {
      this.#run.undoChanges();
    }
  }

  answer(): TemplateAnswer {
    const { before, after } = this.#template;
    let isKept = false;
    const commit = (): void => void (isKept = this.#globals.Global.commit());
    let answer = this.#attempt(
      () => {
        if (!this.#conditionDone) this.#steps(before);
        this.#steps(after);
        return this.#write();
      },
      { atEnd: () => this.#hasCallbacks() || commit() },
    );
    if (this.#hasCallbacks()) {
      answer = { ...answer, callbacks: this.#callbacks(answer) };
      this.#attempt(() => undefined, { atEnd: commit });
    }
    if (!isKept) this.#run.undoChanges();
    return answer;
  }

  #steps(steps: readonly Step[]): void {
    if (steps.length === 0) return;
    for (const step of steps) this.#step(step);
    finishPending();
  }

  #attempt<T>(
    action: () => T,
    { undo = () => this.#run.undoChanges(), isGuarded = true, atEnd }: AttemptOptions = {},
  ): T {
    const told = (): T => {
      try {
        return action();
      } catch (error) {
        throw this.#template.failure(error);
      }
    };
    try {
      const guard = isGuarded ? this.#guard : undefined;
      const { request, timeTaken } = this.#context;
      return this.#run.enter(
        guard === undefined
          ? told
          : () =>
              guard(
                this.#template,
                told,
                request.size,
                timeTaken?.mayStay === true ? undefined : timeTaken?.trialMilliseconds,
              ),
        atEnd,
      );
    } catch (error) {
      undo();
      if (error instanceof MovedError) this.#forget(error);
      throw this.#template.failure(error);
    } finally {
      this.#console?.end();
    }
  }

  /** The run is given up and begun anew elsewhere: what it warned of was told to nobody. */
  #forget(error: MovedError): void {
    error.moved ??= this.#template.source;
    for (const kind of this.#warned ?? []) this.#template.warned.delete(kind);
  }

  #step(step: Step): void {
    switch (step.kind) {
      case 'run':
        this.#execution.run(step.submission);
        return;
      case 'value':
        this.#slots[step.slot] = readyValue(this.#execution.run(step.submission), step.place, (problem) =>
          this.#warnBroken(problem, step.span),
        );
        return;
      case 'groupText': {
        const text = new GroupText();
        this.#runGroup(step.submission, {
          text: (index) => text.add(this.#template.texts[index]!.unescaped, false),
          value: (value) => text.add(textOfValue(value), !(value instanceof RawText)),
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
            output.push({
              value: readyValue(value, place.kind, (problem) => this.#warnBroken(problem, undefined)),
              place,
            });
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
        if (step.slot === undefined)
          this.#rendered = readWritten(text, source, undefined, (written) => parseValue(written).value);
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

  #warnBroken(problem: string, span: TextSpan | undefined): void {
    const what = 'the code gives a text that begins as JSON and is none, so it is sent as a text';
    this.#warn('text', span, `${what}: ${problem}`);
  }

  #warnOfAnswer(span: TextSpan | undefined, code: TemplateCode, args: readonly string[]): void {
    this.#warn(code, span, formatMessage(templateCodes[code].message, args));
  }

  /** Says once for each kind what is not as the author of the template will have meant it. */
  #warn(kind: string, span: TextSpan | undefined, message: string): void {
    const { warned, source } = this.#template;
    if (warned.has(kind)) return;
    warned.add(kind);
    (this.#warned ??= []).push(kind);
    const { line, column } = source.positionAt(span?.start ?? 0);
    const place = span ? `${source.path}:${line}:${column}` : source.path;
    (this.#context.told ?? this.#context.settings).warning(`${place}: ${message}`);
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
          () => jsonValueOf(result, () => undefined),
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

  #write(): TemplateAnswer {
    const { plan, defaults } = this.#template;
    const slept = this.#run.sleptMilliseconds;
    if (this.#rendered) {
      const reading = this.#reading();
      const response = this.#writtenResponse(this.#rendered, reading);
      const values = readFields(responseFields, 'response', reading, undefined, (name) =>
        memberValue(response, name),
      );
      return writeAnswer(
        values,
        values.body && wholeBody(values.body),
        slept,
        defaults.contentType,
        (code, ...args) => this.#warnOfAnswer(undefined, code, args),
      );
    }
    const { values, body, computed } = plan;
    return writeAnswer(
      computed.length === 0 ? values : { ...values, ...this.#compute(computed, this.#reading()) },
      body && plannedBody(body, this.#slots),
      slept,
      defaults.contentType,
      (code, ...args) => this.#warnOfAnswer(body?.span, code, args),
    );
  }

  /** The response of a template that was rendered as a whole. */
  #writtenResponse(rendered: FieldValue, reading: Reading): FieldValue | undefined {
    const response = memberValue(rendered, 'response');
    if (response === undefined || isNull(response)) return undefined;
    if (response.kind === 'object')
      warnOfOtherNames(response, Object.keys(responseFields), {
        ...reading,
        path: 'response',
        warn: (code, span, ...args) => this.#warnOfAnswer(span, code, args),
      });
    else reading.wrong('MW1202', response.span, 'response', 'an object: { "status": 404, "body": {} }');
    return response;
  }

  #reading(): Reading {
    const { source, statusNames, defaults } = this.#template;
    return runReading(source, statusNames, defaults.status);
  }

  /** Each callback by itself: one that fails leaves the answer and the others as they are. */
  #hasCallbacks(): boolean {
    return (
      this.#template.callbacks.length > 0 || (this.#rendered !== undefined && this.#written().length > 0)
    );
  }

  /** The callbacks of a template that was rendered as a whole. */
  #written(): readonly FieldValue[] {
    return ['callback', 'callbacks'].flatMap((name) => memberValue(this.#rendered, name) ?? []);
  }

  #callbacks(answer: TemplateAnswer): readonly CallbackOutcome[] {
    const { callbacks } = this.#template;
    const rendered = this.#written();
    this.#globals.response = new ScriptResponse(answer);
    const made: CallbackOutcome[] = [];
    const started = performance.now();
    const most = CALLBACK_BUDGETS * this.#context.settings.scriptTimeoutMilliseconds;
    for (const [index, { steps, value }] of callbacks.entries()) {
      if (performance.now() - started > most) {
        const rest = `the ${callbacks.length - index} that are left are not sent`;
        const error = new TemplateError(this.#template.source, undefined, {
          exceptionType: 'System.TimeoutException',
          message: `The code of callbacks ran for more than ${most} ms: ${rest}.`,
        });
        return [...made, { kind: 'failed', error }];
      }
      made.push(...this.#callback(steps, () => resolveValue(value, this.#slots)));
    }
    return [...made, ...rendered.flatMap((value) => this.#callback([], () => value))];
  }

  #callback(steps: readonly Step[], value: () => FieldValue): readonly CallbackOutcome[] {
    this.#run.beginPart();
    const restore = this.#globals.Global.save();
    const undo = (): void => this.#run.undoPart();
    const slept = this.#run.sleptMilliseconds;
    this.#run.restartBudget();
    const hasCode = steps.length > 0;
    try {
      return this.#attempt(
        () => {
          // There may be a hundred thousand of them: together they move as one that takes long.
          this.#run.refuel();
          if (hasCode) this.#globals.Global.noteHeld();
          this.#steps(steps);
          return writeCallbacks(
            value(),
            this.#reading(),
            this.#run.sleptMilliseconds - slept,
            (code, ...args) => this.#warnOfAnswer(undefined, code, args),
          );
        },
        { undo, isGuarded: hasCode },
      );
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      restore();
      return [{ kind: 'failed', error }];
    }
  }

  #compute(computed: AnswerPlan['computed'], reading: Reading): Partial<ResponseValues> {
    return Object.fromEntries(
      computed.map(({ name, plan }) => {
        const value = resolveValue(plan, this.#slots);
        const path = `response.${name}`;
        return [name, responseFields[name].read(isNull(value) ? undefined : value, { ...reading, path })];
      }),
    );
  }
}
