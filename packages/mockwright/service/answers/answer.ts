// What is answered, independent of sockets: each kind has one sender, in a file of its own beside this one.
import type { Chunks } from '../../template/fields/chunks.ts';
import type { ServerSentEvent } from '../../template/fields/events.ts';
import type { FaultKind } from '../../template/fields/fault.ts';
import type { CompiledTemplate, TemplateAnswer } from '../../template/template.ts';

/** The part that all answers have. */
interface AnswerHead {
  readonly status: number;
  /** In the order they are sent; without `Content-Length`. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The template that gave the answer, for messages; undefined when the server itself speaks, and once it is sent. */
  readonly template: CompiledTemplate | undefined;
}

/** Bytes, or a text that is sent as UTF-8; undefined: no body. */
export interface BytesAnswer extends AnswerHead {
  readonly kind: 'bytes';
  readonly body: string | Uint8Array | undefined;
  /** Whether the body is only the beginning of what was sent: so the journal keeps long ones. */
  readonly isCut?: true;
  /** In how many pieces it is sent; undefined: in one. */
  readonly chunks?: Chunks | undefined;
}

/** The raw bytes of a file. */
export interface FileAnswer extends AnswerHead {
  readonly kind: 'file';
  /** As the template wrote it, relative to the working folder. */
  readonly path: string;
  /** In how many pieces it is sent; undefined: as fast as the client takes it. */
  readonly chunks: Chunks | undefined;
  /** What was sent in the end, when the client had conditions or wanted a part. */
  readonly sent?: SentHead;
}

/** Status and headers as they went out, with what the server added to them. */
export interface SentHead {
  readonly status: number;
  readonly headers: AnswerHead['headers'];
}

/** Server-sent events (WHATWG HTML, 9.2). */
export interface EventsAnswer extends AnswerHead {
  readonly kind: 'events';
  readonly events: readonly ServerSentEvent[];
  /** Whether the connection stays open behind the last of them. */
  readonly keepOpen: boolean;
  /** Whether they are only the first, the last of them cut off: so the journal keeps long ones. */
  readonly isCut?: true;
}

/** What happens to the connection instead of an answer. Status and headers are those of the answer. */
export interface FaultAnswer extends AnswerHead {
  readonly kind: 'fault';
  readonly fault: FaultKind;
  /** What would have been sent; of it, `truncate` sends a part. */
  readonly instead: BytesAnswer | FileAnswer | EventsAnswer;
}

/** A text that comes in pieces, as things happen, until either side ends it. */
export interface LiveAnswer extends AnswerHead {
  readonly kind: 'live';
  /** About how much memory it keeps until its client has taken it, besides what others keep anyway. */
  readonly bytes: number;
  /**
   * Begins to tell.
   * @param write sends a piece
   * @param end ends the answer
   * @param unread how many bytes wait to be sent
   * @param fail breaks the answer off
   * @returns what is called when the answer is over, by whatever cause
   */
  readonly start: (
    write: (text: string) => void,
    end: () => void,
    unread: () => number,
    fail: (error: unknown) => void,
  ) => () => void;
}

/** Everything that can be answered: the kinds that `sendAnswer` tells apart. */
export type Answer = BytesAnswer | FileAnswer | EventsAnswer | FaultAnswer | LiveAnswer;

/** The answer of a template in its kind. */
export function answerOf(answer: TemplateAnswer, template: CompiledTemplate): Answer {
  const sound = soundAnswerOf(answer, template);
  const { fault } = answer;
  if (fault === undefined) return sound;
  const { status, headers } = sound;
  return { kind: 'fault', status, headers, template, fault, instead: sound };
}

function soundAnswerOf(
  { status, headers, body, file, events, keepOpen, chunks }: TemplateAnswer,
  template: CompiledTemplate,
): FaultAnswer['instead'] {
  if (events !== undefined) return { kind: 'events', status, headers, template, events, keepOpen };
  return file === undefined
    ? { kind: 'bytes', status, headers, template, body, chunks }
    : { kind: 'file', status, headers, template, path: file, chunks };
}

/** What the server itself says. @param body a text that is sent as UTF-8 */
export function ownAnswer(status: number, headers: AnswerHead['headers'], body: string): BytesAnswer {
  return { kind: 'bytes', status, headers, body, template: undefined };
}

/** The status that the client sees; undefined where a fault lets it see none. */
export function sentStatus(answer: Answer): number | undefined {
  if (answer.kind === 'fault' && answer.fault !== 'truncate') return undefined;
  return answer.kind === 'file' && answer.sent !== undefined ? answer.sent.status : answer.status;
}
