// The JSON that endpoints answer.
import { ownAnswer, type BytesAnswer } from '../answers/answer.ts';

/** An answer of JSON, laid out for people to read; it tells of a moment, so nobody should keep it. */
export function jsonAnswer(value: object, status = 200, headers: BytesAnswer['headers'] = []): BytesAnswer {
  return ownAnswer(
    status,
    [['Content-Type', 'application/json'], ['Cache-Control', 'no-store'], ...headers],
    `${JSON.stringify(value, undefined, 2)}\n`,
  );
}
