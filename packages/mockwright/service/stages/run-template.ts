// The code of the chosen template.
import { answerOf } from '../answers/answer.ts';
import { constantAnswerOf } from '../answers/constant-answers.ts';
import { drawDelay } from '../answers/draw-delay.ts';
import { ExchangeWorld } from '../exchange/exchange-world.ts';
import type { Stage } from './stage.ts';

/** Runs it to the answer. */
export const runTemplate: Stage = (exchange, { options }) => {
  const { mock, run, session } = exchange;
  const { template } = mock!;
  const answer = run === undefined ? template.constantAnswer! : run.answer();
  session.countAnswer(template.path);
  exchange.run = undefined;
  exchange.pendingCallbacks = answer.callbacks;
  exchange.delayMilliseconds = answer.delayMilliseconds + options.settings.delayMilliseconds;
  if (answer.delay !== undefined)
    exchange.delayMilliseconds += drawDelay(answer.delay, () =>
      (exchange.world ??= new ExchangeWorld(exchange)).delayRandom(),
    );
  exchange.answer =
    template.constantAnswer !== undefined ? constantAnswerOf(answer, template) : answerOf(answer, template);
  return 'next';
};
