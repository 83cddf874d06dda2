// The code of the templates: their conditions, then the answer of the one that was chosen.
import { MovedError } from '@mockwright/language/runtime/run';
import type { ServiceContext } from '../admin/service-context.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { HeldTold } from '../isolation/held-told.ts';
import type { Isolation } from '../isolation/isolation.ts';
import { moveRun } from './move-run.ts';
import { runHere } from './run-here.ts';
import type { Stage } from './stage.ts';

/**
 * Makes the stage. Code runs in this process, and at once.
 * @param isolation where code that does not end soon goes on; absent: it has its whole time here
 */
export function runTemplates(isolation: Isolation | undefined): Stage {
  if (isolation === undefined)
    return (exchange, service) => {
      runHere(exchange, service);
      return 'next';
    };
  return (exchange, service, flow) => {
    const place = isolation.placeFor(exchange.matches);
    if (place === 'here') runHere(exchange, service);
    else if (place === 'elsewhere' || !runTrial(exchange, service, isolation)) {
      moveRun(exchange, service, flow, isolation);
      return 'wait';
    }
    return 'next';
  };
}

/** @returns false when the trial was over before the code was: then nothing has happened */
function runTrial(exchange: Exchange, service: ServiceContext, isolation: Isolation): boolean {
  const told = new HeldTold();
  try {
    runHere(exchange, service, isolation.newTrial(), told);
  } catch (error) {
    if (error instanceof MovedError) {
      isolation.noteSlow(error);
      return false;
    }
    told.tell(service.options.log);
    throw error;
  }
  told.tell(service.options.log);
  return true;
}
