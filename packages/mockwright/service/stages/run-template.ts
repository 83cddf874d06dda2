// The code of the chosen template.
import { answerOf } from '../answers/answer.ts';
import { constantAnswerOf } from '../answers/constant-answers.ts';
import { drawDelay } from '../answers/draw-delay.ts';
import type { Stage } from './stage.ts';

/** Runs it to the answer. */
export const runTemplate: Stage = (exchange, { options }) => {
  const { mock, run, session } = exchange;
  const answer = run!.answer();
  session.countAnswer(mock!.template.path);
  exchange.run = undefined;
  exchange.pendingCallbacks = answer.callbacks;
  exchange.delayMilliseconds = answer.delayMilliseconds + options.settings.delayMilliseconds;
  if (answer.delay !== undefined)
    exchange.delayMilliseconds += drawDelay(answer.delay, () => exchange.world!.delayRandom());
  const { template } = mock!;
  exchange.answer = template.isConstant ? constantAnswerOf(answer, template) : answerOf(answer, template);
  return 'next';
};
