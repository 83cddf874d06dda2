// The one writer of answers: of static templates, of computed ones, of those that were rendered as text.
import type { BodyContent } from '../fields/body.ts';
import type { Headers } from '../fields/headers.ts';
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

/** The answer that the fields of a response and a body make; its callbacks are still to be written. */
export function writeAnswer(
  { headers: given, bodyBase64, indented, ...fields }: Omit<ResponseValues, 'body'>,
  body: AnswerBody | undefined,
  delayMilliseconds: number,
): TemplateAnswer {
  const { events } = fields;
  const file = events ? undefined : fields.file;
  const isWritten = !events && file === undefined && !bodyBase64;
  const { headers, body: written } = writeBody(
    given,
    isWritten ? body : undefined,
    indented,
    events ? 'text/event-stream' : 'application/json',
  );
  return {
    ...fields,
    headers,
    file,
    body: isWritten ? written : events || file !== undefined ? undefined : bodyBase64,
    delayMilliseconds,
    callbacks: [],
  };
}

/** A body as its content type wants it, and the headers with that type among them. */
export function writeBody(
  given: Headers,
  body: AnswerBody | undefined,
  indented: boolean,
  defaultType = 'application/json',
): { readonly headers: Headers; readonly body: string | undefined } {
  const contentType = given.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const headers: Headers = contentType === undefined ? [...given, ['Content-Type', defaultType]] : given;
  return { headers, body: body && bodyText(body, contentType ?? defaultType, indented) };
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
