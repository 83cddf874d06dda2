// What a template answered becomes the answer of the exchange.
import type { ServiceContext } from '../admin/service-context.ts';
import { answerOf } from '../answers/answer.ts';
import { constantAnswerOf } from '../answers/constant-answers.ts';
import { drawDelay } from '../answers/draw-delay.ts';
import { ExchangeWorld } from '../exchange/exchange-world.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { TemplateAnswer } from '../../template/template.ts';

/** Gives the exchange the answer of its mock. */
export function giveAnswer(exchange: Exchange, { options }: ServiceContext, answer: TemplateAnswer): void {
  const { mock, session } = exchange;
  // Those of overrides are their own: they may have the name of a file.
  if (!mock!.override) session.countAnswer(mock!.template.path);
  exchange.run = undefined;
  exchange.pendingCallbacks = answer.callbacks;
  exchange.delayMilliseconds = answer.delayMilliseconds + options.settings.delayMilliseconds;
  if (answer.delay !== undefined)
    exchange.delayMilliseconds += drawDelay(answer.delay, () =>
      (exchange.world ??= new ExchangeWorld(exchange)).delayRandom(),
    );
  const { template } = mock!;
  exchange.answer =
    template.constantAnswer !== undefined ? constantAnswerOf(answer, template) : answerOf(answer, template);
}
