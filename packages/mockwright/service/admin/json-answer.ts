// The JSON that endpoints answer.
import { ownAnswer, type Answer, type BytesAnswer } from '../answers/answer.ts';
import { jsonInPieces } from '../answers/json-in-pieces.ts';
import { answerOfPieces } from '../answers/text-in-pieces.ts';

/** Of JSON that tells of a moment: nobody should keep it. */
export const JSON_HEADERS: BytesAnswer['headers'] = [
  ['Content-Type', 'application/json'],
  ['Cache-Control', 'no-store'],
];

/** What is answered when something was done and there is nothing to say about it. */
export const NO_CONTENT: BytesAnswer = {
  kind: 'bytes',
  status: 204,
  headers: [],
  body: undefined,
  template: undefined,
};

/** An answer of JSON, laid out for people to read. */
export function jsonAnswer(value: object, status = 200, headers: BytesAnswer['headers'] = []): BytesAnswer {
  return ownAnswer(status, [...JSON_HEADERS, ...headers], `${JSON.stringify(value, undefined, 2)}\n`);
}

/** The same of what may hold long texts. @param bytes how much memory it takes, about */
export function longJsonAnswer(value: object, bytes: number): Answer {
  return answerOfPieces(JSON_HEADERS, jsonInPieces(value, 2), bytes, ['', '\n']);
}
