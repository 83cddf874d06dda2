// The code of the templates: their conditions, then the answer of the one that was chosen.
import { needsSlices } from '../exchange/slices.ts';
import type { Isolation } from '../isolation/isolation.ts';
import { moveRun } from './move-run.ts';
import { runHere } from './run-here.ts';
import { runInTurns } from './run-in-turns.ts';
import { runTrial } from './run-trial.ts';
import type { Stage } from './stage.ts';

/**
 * Makes the stage. Code runs in this process, and at once, but for many conditions: others have their turns between them.
 * @param isolation where code that does not end soon goes on; absent: it has its whole time here
 */
export function runTemplates(isolation: Isolation | undefined): Stage {
  if (isolation === undefined)
    return (exchange, service, flow) => {
      if (needsSlices(exchange.matches)) return runInTurns(exchange, service, flow, undefined);
      runHere(exchange, service);
      return 'next';
    };
  return (exchange, service, flow) => {
    const place = isolation.placeFor(exchange.matches);
    if (place !== 'elsewhere' && needsSlices(exchange.matches))
      return runInTurns(exchange, service, flow, place === 'trial' ? isolation : undefined);
    if (place === 'here') runHere(exchange, service);
    else if (
      place === 'elsewhere' ||
      !runTrial(exchange, service, isolation, isolation.newTrial(exchange.matches))
    ) {
      moveRun(exchange, service, flow, isolation);
      return 'wait';
    }
    return 'next';
  };
}
