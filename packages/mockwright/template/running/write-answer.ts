// The one writer of answers: of static templates, of computed ones, of those that were rendered as text.
import type { TemplateCode } from '@mockwright/language/diagnostics/codes-template';
import { spendSize } from '@mockwright/language/runtime/run';
import { encodeText, encodingOf } from '@mockwright/language/text/encodings';
import { sameName } from '@mockwright/language/text/same-name';
import { RawText } from '../host/raw-text.ts';
import type { BodyContent } from '../fields/body.ts';
import type { Headers } from '../fields/headers.ts';
import { hasNoBody } from '../fields/status-names.ts';
import type { ResponseValues } from '../fields/template-fields.ts';
import type { BodyPlan } from '../plan/answer-plan.ts';
import type { TemplateAnswer } from '../template.ts';
import { charsetOf, isJson, isXml } from './content-types.ts';
import { indentJson } from './json-layout.ts';
import { writeJson } from './json-writer.ts';
import type { GroupOutput, SlotContent } from './json-writer.ts';
import { textOf, xmlTextOf } from './resolve-value.ts';
import { layOutXml } from './xml-layout.ts';

/** A body as the writer asks for it. */
export interface AnswerBody {
  json(indented: boolean): string;
  /** Whether code wrote parts of the JSON as they are: then it may be none. */
  readonly hasRaw: boolean;
  /** For types that are not JSON; undefined: the JSON. */
  text(): string | undefined;
  /** The same for XML, into which values are put so that it stays well-formed. */
  xml(): string | undefined;
}

/** Takes what is wrong with an answer that is sent all the same. */
export type WarnOfAnswer = (code: TemplateCode, ...args: readonly string[]) => void;

const NO_CALLBACKS: TemplateAnswer['callbacks'] = [];

/** The answer that the fields of a response and a body make; its callbacks are still to be written. */
export function writeAnswer(
  values: Omit<ResponseValues, 'body'>,
  body: AnswerBody | undefined,
  delayMilliseconds: number,
  defaultContentType: string,
  warn: WarnOfAnswer,
): TemplateAnswer {
  const { headers: given, bodyBase64, indented } = values;
  const isEmpty = hasNoBody(values.status);
  const events = isEmpty ? undefined : values.events;
  const file = isEmpty || events ? undefined : values.file;
  const bytes = isEmpty || events || file !== undefined ? undefined : bodyBase64;
  const isWritten = !isEmpty && !events && file === undefined && !bytes;
  const defaultType = values.events ? 'text/event-stream' : defaultContentType;
  const { headers, body: written } = writeBody(
    given,
    isWritten ? body : undefined,
    indented,
    warn,
    defaultType,
  );
  const { status, keepOpen, delay, chunks, fault } = values;
  // Member by member: every answer passes here, and copying objects costs more than all the rest.
  return {
    status,
    headers,
    body: bytes ?? written,
    file,
    events,
    keepOpen,
    delay,
    chunks,
    fault,
    delayMilliseconds,
    callbacks: NO_CALLBACKS,
  };
}

/** A body as its content type wants it, and the headers with that type among them. */
export function writeBody(
  given: Headers,
  body: AnswerBody | undefined,
  indented: boolean,
  warn: WarnOfAnswer,
  defaultType = 'application/json',
): { readonly headers: Headers; readonly body: string | Uint8Array | undefined } {
  const contentType = given.find(([name]) => sameName(name, 'content-type'))?.[1];
  const headers = contentType === undefined ? withType(given, defaultType) : given;
  const type = contentType ?? defaultType;
  return { headers, body: body && encoded(bodyText(body, type, indented, warn), type, warn) };
}

/** Headers that are constant stay one object: whoever sends them prepares them once. */
const typed = new WeakMap<Headers, { readonly type: string; readonly headers: Headers }>();

function withType(given: Headers, type: string): Headers {
  const before = typed.get(given);
  if (before?.type === type) return before.headers;
  const headers: Headers = [...given, ['Content-Type', type]];
  typed.set(given, { type, headers });
  return headers;
}

function bodyText(body: AnswerBody, contentType: string, indented: boolean, warn: WarnOfAnswer): string {
  if (isJson(contentType)) {
    const json = body.json(indented);
    const problem = body.hasRaw ? jsonProblem(json) : undefined;
    if (problem !== undefined) warn('MW1306', 'JSON', problem);
    return json;
  }
  if (!isXml(contentType)) return body.text() ?? body.json(indented);
  return layOutXml(body.xml() ?? body.json(indented), indented, (problem) => warn('MW1306', 'XML', problem));
}

function jsonProblem(json: string): string | undefined {
  try {
    JSON.parse(json);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** A text in the encoding that its content type names; UTF-8 stays text. */
function encoded(text: string, contentType: string, warn: WarnOfAnswer): string | Uint8Array {
  const charset = charsetOf(contentType);
  if (charset === undefined || /^utf-?8$/i.test(charset)) return text;
  const encoding = encodingOf(charset);
  if (encoding === undefined) warn('MW1307', charset);
  if (encoding === undefined || encoding === 'utf-8') return text;
  spendSize(text.length);
  return encodeText(text, encoding);
}

/** The body of a plan, with what the code left in its slots. */
export function plannedBody({ json, text }: BodyPlan, slots: readonly SlotContent[]): AnswerBody {
  return {
    json: (indented) => writeJson(json, slots, indented),
    hasRaw: slots.some(holdsRaw),
    text: () => text && textOf(text, slots),
    xml: () => text && xmlTextOf(text, slots),
  };
}

function holdsRaw(slot: SlotContent): boolean {
  if (!Array.isArray(slot)) return slot instanceof RawText;
  return (slot as GroupOutput).some((piece) => typeof piece === 'object' && piece.value instanceof RawText);
}

/** A body that is known as a whole. */
export function wholeBody({ json, text }: BodyContent): AnswerBody {
  const whole = (): string | undefined => text;
  return {
    json: (indented) => (indented ? indentJson(json, 0) : json),
    hasRaw: false,
    text: whole,
    xml: whole,
  };
}
