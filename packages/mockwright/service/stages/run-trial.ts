// The code of the templates in this process, as long as it is short.
import { MovedError, type TimeTaken } from '@mockwright/language/runtime/run';
import type { ServiceContext } from '../admin/service-context.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { HeldTold } from '../isolation/held-told.ts';
import type { Isolation } from '../isolation/isolation.ts';
import { beginAnew } from './begin-anew.ts';
import { runHere } from './run-here.ts';

/**
 * Runs it.
 * @param timeTaken how long it may take
 * @returns false when that was over before the code was: then nothing has happened
 */
export function runTrial(
  exchange: Exchange,
  service: ServiceContext,
  isolation: Isolation,
  timeTaken: TimeTaken,
): boolean {
  const told = new HeldTold();
  try {
    runHere(exchange, service, timeTaken, told);
  } catch (error) {
    if (error instanceof MovedError) {
      if (isolation.noteMoved(error) === 'elsewhere') return false;
      beginAnew(exchange);
      const { trialMilliseconds } = timeTaken;
      return runTrial(exchange, service, isolation, isolation.newTrial(exchange.matches, trialMilliseconds));
    }
    told.tell(service.options.log);
    throw error;
  }
  told.tell(service.options.log);
  return true;
}
