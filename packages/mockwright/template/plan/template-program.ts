// What a run of a template does, in order.
import type { ScriptProgram } from '@mockwright/csharp';
import type { RunOptions } from '@mockwright/language/runtime/run';
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';
import type { HttpStatusNames } from '../fields/status-names.ts';
import type { AnswerSpans, RunContext } from '../template.ts';
import type { AnswerDefaults, AnswerPlan } from './answer-plan.ts';
import type { Place } from './json-plan.ts';
import type { TextTemplate, ValuePlan } from './value-plan.ts';

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
      /** Where in the file the code stands. */
      readonly span: TextSpan;
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

/** What is written as a callback, or as a list of them: its code, and what it leaves. */
interface CallbackPlan {
  readonly steps: readonly Step[];
  readonly value: ValuePlan;
}

/** Everything about a template that does not change from request to request. */
export interface TemplateProgram {
  readonly program: ScriptProgram;
  readonly slots: number;
  /** Member declarations and statements before the condition, and the condition's own code. */
  readonly before: readonly Step[];
  readonly condition: TextTemplate | undefined;
  readonly after: readonly Step[];
  readonly plan: AnswerPlan;
  readonly callbacks: readonly CallbackPlan[];
  /** Texts that groups write, by their numbers: as they stand in the template, and with JSON escapes resolved. */
  readonly texts: readonly { readonly raw: string; readonly unescaped: string }[];
  readonly statusNames: HttpStatusNames;
  readonly defaults: AnswerDefaults;
  /** Turns what the code threw into a `TemplateError`; passes on what is none of the template's doing. */
  readonly failure: (error: unknown) => unknown;
  /** What a run may know of the world. @param console takes what the code writes to `Console` */
  readonly runOptions: (context: RunContext, console: (text: string) => void) => RunOptions;
  readonly source: SourceText;
  /** The kinds of mistakes that were told in the log: each is told once. */
  readonly warned: Set<string>;
  readonly answerSpans: AnswerSpans;
}
