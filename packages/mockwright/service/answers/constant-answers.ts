// The answers of templates without code: each is put into its kind once, and once made ready for the wire.
import type { CompiledTemplate, TemplateAnswer } from '../../template/template.ts';
import { answerOf, type Answer, type BytesAnswer } from './answer.ts';
import { wireAnswer, type WireAnswer } from './send-bytes.ts';
import { checkStatus, wireHeaders } from './wire-head.ts';

const answers = new WeakMap<TemplateAnswer, Answer>();
const wires = new WeakMap<Answer, { wire: WireAnswer | undefined }>();

/**
 * {@link answerOf} for an answer that is the same object each time.
 * @returns the same object each time
 */
export function constantAnswerOf(answer: TemplateAnswer, template: CompiledTemplate): Answer {
  let constant = answers.get(answer);
  if (constant === undefined) {
    answers.set(answer, (constant = answerOf(answer, template)));
    wires.set(constant, { wire: undefined });
  }
  return constant;
}

/**
 * What goes over the wire for an answer.
 * @throws {TemplateError} when it cannot be sent
 */
export function wireOf(answer: BytesAnswer): WireAnswer {
  const slot = wires.get(answer);
  if (slot === undefined) return makeWire(answer);
  return (slot.wire ??= makeWire(answer));
}

function makeWire(answer: BytesAnswer): WireAnswer {
  checkStatus(answer);
  return wireAnswer(answer.status, wireHeaders(answer), answer.body);
}
