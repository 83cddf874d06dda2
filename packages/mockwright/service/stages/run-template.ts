// The code of the chosen template.
import { answerOf } from '../answers/answer.ts';
import type { Stage } from './stage.ts';

/** Runs it to the answer. */
export const runTemplate: Stage = (exchange) => {
  const { mock, run, session } = exchange;
  const answer = run!.answer();
  session.countAnswer(mock!.template.path);
  exchange.run = undefined;
  exchange.delayMilliseconds = answer.delayMilliseconds;
  exchange.answer = answerOf(answer, mock!.template);
  return 'next';
};
