// Which of the mocks that fit answers.
import type { TimeTaken } from '@mockwright/language/runtime/run';
import type { ServiceContext } from '../admin/service-context.ts';
import { chooseMock } from '../exchange/choose-mock.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { ExchangeWorld } from '../exchange/exchange-world.ts';
import type { RequestFacts } from '../exchange/mock-request.ts';
import { passedOver } from '../exchange/passed-over.ts';
import type { Told } from '../../template/template.ts';

/**
 * Asks the conditions. The exchange has its mock and run then, or what was tried.
 * @param timeTaken where it is a trial
 * @param told takes what the code tells, where that is held back
 * @throws {MovedError} when the trial is over
 */
export function choose(
  exchange: Exchange,
  { options, runSettings }: ServiceContext,
  facts: RequestFacts,
  timeTaken: TimeTaken | undefined,
  told: Told | undefined,
): void {
  const choice = chooseMock(
    exchange.matches,
    facts,
    exchange.session,
    {
      global: exchange.session.global,
      settings: runSettings,
      world: (exchange.world = new ExchangeWorld(exchange)),
      timeTaken,
      told,
    },
    {
      hiddenHeaders: options.settings.redactedHeaders,
      tell: (failure) => (told ?? options.log).warning(failure),
    },
  );
  if (choice.mock === undefined) exchange.tried = choice.tried;
  else {
    exchange.choose(choice.mock);
    exchange.run = choice.run;
    exchange.answeredBefore = choice.answeredBefore;
    exchange.passedOver = passedOver(choice.tried);
  }
}
