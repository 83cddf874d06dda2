// What goes to a client, whoever says it: a template, an endpoint, or the server itself.
import type { CompiledTemplate, TemplateAnswer } from '../../template/template.ts';

/** The part that all answers have. */
interface AnswerHead {
  readonly status: number;
  /** In the order they are sent; without `Content-Length`. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The template that gave the answer, for messages; undefined when the server itself speaks. */
  readonly template: CompiledTemplate | undefined;
}

/** Bytes, or a text that is sent as UTF-8; undefined: no body. */
export interface BytesAnswer extends AnswerHead {
  readonly kind: 'bytes';
  readonly body: string | Uint8Array | undefined;
  /** Whether the body is only the beginning of what was sent: so the journal keeps long ones. */
  readonly isCut?: true;
}

/** The raw bytes of a file. */
interface FileAnswer extends AnswerHead {
  readonly kind: 'file';
  /** As the template wrote it, relative to the working folder. */
  readonly path: string;
  readonly template: CompiledTemplate;
}

/** A text that comes in pieces, as things happen, until either side ends it. */
export interface LiveAnswer extends AnswerHead {
  readonly kind: 'live';
  /**
   * Begins to tell.
   * @param write sends a piece
   * @param end ends the answer
   * @param unread how many bytes wait to be sent
   * @returns what is called when the answer is over, by whatever cause
   */
  readonly start: (write: (text: string) => void, end: () => void, unread: () => number) => () => void;
}

/** Everything that can be answered: the kinds that `sendAnswer` tells apart. */
export type Answer = BytesAnswer | FileAnswer | LiveAnswer;

/** The answer of a template in its kind. */
export function answerOf(
  { status, headers, body, file }: TemplateAnswer,
  template: CompiledTemplate,
): Answer {
  return file === undefined
    ? { kind: 'bytes', status, headers, body, template }
    : { kind: 'file', status, headers, path: file, template };
}

/** What the server itself says. @param body a text that is sent as UTF-8 */
export function ownAnswer(status: number, headers: AnswerHead['headers'], body: string): BytesAnswer {
  return { kind: 'bytes', status, headers, body, template: undefined };
}
