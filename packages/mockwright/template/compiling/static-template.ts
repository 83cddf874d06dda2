// A template without code: its answer is made once, when it is compiled.
import type { Reading } from '../fields/field.ts';
import type { AnswerDefaults, AnswerPlan } from '../plan/answer-plan.ts';
import type { ValuePlan } from '../plan/value-plan.ts';
import { resolveValue } from '../running/resolve-value.ts';
import { plannedBody, writeAnswer } from '../running/write-answer.ts';
import { writeCallbacks } from '../running/write-callbacks.ts';
import type { CompiledTemplate, TemplateAnswer, TemplateRun } from '../template.ts';

/** @see CompiledTemplate */
export class StaticTemplate implements CompiledTemplate, TemplateRun {
  readonly path: CompiledTemplate['path'];
  readonly source: CompiledTemplate['source'];
  readonly routeSpan: CompiledTemplate['routeSpan'];
  readonly answerSpans: CompiledTemplate['answerSpans'];
  readonly methods: CompiledTemplate['methods'];
  readonly route: string;
  readonly hasCondition: boolean;
  readonly conditionText: CompiledTemplate['conditionText'];
  readonly staticFile: string | undefined;
  readonly usesBody = false;
  readonly usesFaker = false;
  readonly #holds: boolean;
  readonly constantAnswer: TemplateAnswer;

  constructor(
    about: Omit<CompiledTemplate, 'start' | 'why' | 'constantAnswer' | 'usesBody' | 'usesFaker'>,
    answer: TemplateAnswer,
    holds: boolean,
  ) {
    this.path = about.path;
    this.source = about.source;
    this.routeSpan = about.routeSpan;
    this.answerSpans = about.answerSpans;
    this.methods = about.methods;
    this.route = about.route;
    this.hasCondition = about.hasCondition;
    this.conditionText = about.conditionText;
    this.staticFile = about.staticFile;
    this.#holds = holds;
    this.constantAnswer = answer;
  }
  start(): TemplateRun {
    return this;
  }
  why(): readonly [] {
    return [];
  }
  condition(): boolean {
    return this.#holds;
  }
  answer(): TemplateAnswer {
    return this.constantAnswer;
  }
}

/** The answer of a template without code. @param reading tells mistakes in its callbacks */
export function staticAnswer(
  { values, body }: AnswerPlan,
  callbacks: readonly ValuePlan[],
  reading: Reading,
  defaults: AnswerDefaults,
): TemplateAnswer {
  const answer = writeAnswer(
    values,
    body && plannedBody(body, []),
    0,
    defaults.contentType,
    (code, ...args) => reading.warn(code, body?.span ?? { start: 0, end: 1 }, ...args),
  );
  return {
    ...answer,
    body: typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body,
    callbacks: callbacks.flatMap((plan) => {
      const value = resolveValue(plan, []);
      return writeCallbacks(value, reading, 0, (code, ...args) => reading.warn(code, value.span, ...args));
    }),
  };
}
