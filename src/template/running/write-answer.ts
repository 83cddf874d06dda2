// The one writer of answers: of static templates, of computed ones, of those that were rendered as text.
import type { BodyContent } from '../fields/body.ts';
import type { ResponseValues } from '../fields/template-fields.ts';
import type { BodyPlan } from '../plan/answer-plan.ts';
import type { TemplateAnswer } from '../template.ts';
import { isJson, isXml } from './content-types.ts';
import { indentJson } from './json-layout.ts';
import { writeJson } from './json-writer.ts';
import type { SlotContent } from './json-writer.ts';
import { textOf } from './resolve-value.ts';
import { layOutXml } from './xml-layout.ts';

/** A body as the writer asks for it. */
export interface AnswerBody {
  json(indented: boolean): string;
  /** For types that are neither JSON nor XML; undefined: the JSON. */
  text(): string | undefined;
}

/** The answer that the fields of a response and a body make. */
export function writeAnswer(
  { status, headers: given, file, indented }: ResponseValues,
  body: AnswerBody | undefined,
  delayMilliseconds: number,
): TemplateAnswer {
  let headers = given;
  let contentType = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  if (contentType === undefined) headers = [...headers, ['Content-Type', (contentType = 'application/json')]];
  return {
    status,
    headers,
    file,
    body: file === undefined ? body && bodyText(body, contentType, indented) : undefined,
    delayMilliseconds,
  };
}

function bodyText(body: AnswerBody, contentType: string, indented: boolean): string {
  if (isJson(contentType)) return body.json(indented);
  const text = body.text() ?? body.json(indented);
  return isXml(contentType) ? layOutXml(text, indented) : text;
}

/** The body of a plan, with what the code left in its slots. */
export function plannedBody({ json, text }: BodyPlan, slots: readonly SlotContent[]): AnswerBody {
  return {
    json: (indented) => writeJson(json, slots, indented),
    text: () => text && textOf(text, slots),
  };
}

/** A body that is known as a whole. */
export function wholeBody({ json, text }: BodyContent): AnswerBody {
  return { json: (indented) => (indented ? indentJson(json, 0) : json), text: () => text };
}
