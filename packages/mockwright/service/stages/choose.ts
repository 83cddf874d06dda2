// Which of the mocks that fit answers.
import type { TimeTaken } from '@mockwright/language/runtime/run';
import type { ServiceContext } from '../admin/service-context.ts';
import { chooseUntilBreak, type Breaks } from '../exchange/choose-mock.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { ExchangeWorld } from '../exchange/exchange-world.ts';
import type { RequestFacts } from '../exchange/mock-request.ts';
import { passedOver } from '../exchange/passed-over.ts';
import type { Told } from '../../template/template.ts';

/** How code is run. */
export interface RunManner {
  /** Of all that runs for the request; perhaps a trial. */
  readonly timeTaken: TimeTaken;
  /** Takes what the code tells, where that is held back. */
  readonly told?: Told | undefined;
  /** Where others have their turns between conditions. */
  readonly breaks?: Breaks | undefined;
}

/**
 * Asks the conditions. The exchange has its mock and run then, or what was tried.
 * @returns false when a break is due
 * @throws {MovedError} when the trial is over
 */
export function choose(
  exchange: Exchange,
  { options, runSettings }: ServiceContext,
  facts: RequestFacts,
  { timeTaken, told, breaks }: RunManner,
): boolean {
  const isGoingOn = breaks !== undefined && breaks.next > 0;
  if (!isGoingOn || exchange.world === undefined) exchange.world = new ExchangeWorld(exchange);
  const choice = chooseUntilBreak(
    breaks,
    exchange.matches,
    facts,
    exchange.session,
    {
      global: exchange.session.global,
      settings: runSettings,
      world: exchange.world,
      timeTaken,
      told,
    },
    {
      hiddenHeaders: options.settings.redactedHeaders,
      tell: (failure) => (told ?? options.log).warning(failure),
    },
  );
  if (choice === undefined) return false;
  if (choice.mock === undefined) exchange.tried = choice.tried;
  else {
    exchange.choose(choice.mock);
    exchange.run = choice.run;
    exchange.answeredBefore = choice.answeredBefore;
    exchange.passedOver = passedOver(choice.tried);
  }
  return true;
}
