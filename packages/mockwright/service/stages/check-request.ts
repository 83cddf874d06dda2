// Requests that HTTP forbids are refused before anybody looks at them.
import { ownAnswer, type BytesAnswer } from '../answers/answer.ts';
import type { Stage } from './stage.ts';

const BAD_PATH = badRequest('The path holds an encoded NUL character.', []);

/** Refuses what is no proper request. */
export const checkRequest: Stage = (exchange) => {
  const { problem } = exchange.head;
  if (problem !== undefined) exchange.answer = badRequest(problem, [['Connection', 'close']]);
  else if (exchange.path === undefined) exchange.answer = BAD_PATH;
  return 'next';
};

function badRequest(body: string, headers: BytesAnswer['headers']): BytesAnswer {
  return ownAnswer(400, [['Content-Type', 'text/plain'], ...headers], body);
}
