// A template without code: its answer is made once, when it is compiled.
import type { AnswerPlan } from './answer-plan.ts';
import { writeJson } from './json-writer.ts';
import { isJson, isXml } from './run-template.ts';
import type { CompiledTemplate, TemplateAnswer, TemplateRun } from './template.ts';
import { layOutXml } from './xml-layout.ts';

/** @see CompiledTemplate */
export class StaticTemplate implements CompiledTemplate, TemplateRun {
  readonly path: CompiledTemplate['path'];
  readonly source: CompiledTemplate['source'];
  readonly routeSpan: CompiledTemplate['routeSpan'];
  readonly answerSpans: CompiledTemplate['answerSpans'];
  readonly method: string;
  readonly route: string;
  readonly hasCondition: boolean;
  readonly usesBody = false;
  readonly usesFaker = false;
  readonly #holds: boolean;
  readonly #answer: TemplateAnswer;

  constructor(
    about: Omit<CompiledTemplate, 'start' | 'why' | 'usesBody' | 'usesFaker'>,
    plan: AnswerPlan,
    holds: boolean,
  ) {
    this.path = about.path;
    this.source = about.source;
    this.routeSpan = about.routeSpan;
    this.answerSpans = about.answerSpans;
    this.method = about.method;
    this.route = about.route;
    this.hasCondition = about.hasCondition;
    this.#holds = holds;
    this.#answer = staticAnswer(plan);
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

function staticAnswer(plan: AnswerPlan): TemplateAnswer {
  const headers = plan.headers.map(([name, value]): [string, string] => [name.join(''), value.join('')]);
  let contentType = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  if (contentType === undefined) headers.push(['Content-Type', (contentType = 'application/json')]);
  const file = plan.file?.join('');
  const body = plan.body && !file ? staticBody(plan, contentType) : undefined;
  return {
    status: plan.status as number,
    headers,
    file: file === '' ? undefined : file,
    body: body === undefined ? undefined : Buffer.from(body),
    delayMilliseconds: 0,
  };
}

function staticBody({ body, indented }: AnswerPlan, contentType: string): string {
  const json = writeJson(body!.json, [], indented as boolean);
  if (isJson(contentType)) return json;
  const text = body!.text?.join('') ?? json;
  return isXml(contentType) ? layOutXml(text, indented as boolean) : text;
}
