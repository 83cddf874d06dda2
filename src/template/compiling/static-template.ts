// A template without code: its answer is made once, when it is compiled.
import type { CompiledTemplate, TemplateAnswer, TemplateRun } from '../template.ts';

/** @see CompiledTemplate */
export class StaticTemplate implements CompiledTemplate, TemplateRun {
  readonly path: CompiledTemplate['path'];
  readonly source: CompiledTemplate['source'];
  readonly routeSpan: CompiledTemplate['routeSpan'];
  readonly answerSpans: CompiledTemplate['answerSpans'];
  readonly method: string;
  readonly route: string;
  readonly hasCondition: boolean;
  readonly staticFile: string | undefined;
  readonly usesBody = false;
  readonly usesFaker = false;
  readonly #holds: boolean;
  readonly #answer: TemplateAnswer;

  constructor(
    about: Omit<CompiledTemplate, 'start' | 'why' | 'usesBody' | 'usesFaker'>,
    answer: TemplateAnswer,
    holds: boolean,
  ) {
    this.path = about.path;
    this.source = about.source;
    this.routeSpan = about.routeSpan;
    this.answerSpans = about.answerSpans;
    this.method = about.method;
    this.route = about.route;
    this.hasCondition = about.hasCondition;
    this.staticFile = about.staticFile;
    this.#holds = holds;
    this.#answer = answer;
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
    return this.#answer;
  }
}
