// Requests that HTTP forbids are refused before anybody looks at them.
import { ownAnswer, type BytesAnswer } from '../answers/answer.ts';
import type { ProtocolProblem } from '../exchange/protocol.ts';
import type { Stage } from './stage.ts';

const BAD_PATH = refusal({ status: 400, message: 'The path holds an encoded NUL character.' }, []);

/** Refuses what is no proper request. */
export const checkRequest: Stage = (exchange) => {
  const { problem } = exchange.head;
  if (problem !== undefined) exchange.answer = refusal(problem, [['Connection', 'close']]);
  else if (exchange.path === undefined) exchange.answer = BAD_PATH;
  return 'next';
};

function refusal({ status, message }: ProtocolProblem, headers: BytesAnswer['headers']): BytesAnswer {
  return ownAnswer(status, [['Content-Type', 'text/plain'], ...headers], message);
}
