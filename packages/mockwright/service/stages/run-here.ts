// The code of the templates in this process, at once: their conditions, then the answer of the one that was chosen.
import { MovedError, TimeTaken } from '@mockwright/language/runtime/run';
import type { ServiceContext } from '../admin/service-context.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { RequestBody } from '../exchange/body/request-body.ts';
import { RequestFacts } from '../exchange/mock-request.ts';
import type { HeldTold } from '../isolation/held-told.ts';
import { countCall, isOverride } from '../state/overrides.ts';
import { choose, type RunManner } from './choose.ts';
import { giveAnswer } from './give-answer.ts';
import { noMatch } from './no-match.ts';

/**
 * Runs it.
 * @param timeTaken of all that runs for the request; perhaps a trial
 * @throws {MovedError} when the trial is over
 */
export function runHere(
  exchange: Exchange,
  service: ServiceContext,
  timeTaken: TimeTaken = new TimeTaken(),
  told?: HeldTold,
): void {
  runUntilBreak(exchange, service, factsOf(exchange, service), { timeTaken, told });
}

/** What the code of an exchange may know of its request. */
export function factsOf(exchange: Exchange, { options }: ServiceContext): RequestFacts {
  return new RequestFacts(exchange, exchange.body ?? RequestBody.none(options.tokens));
}

/**
 * Runs it, or goes on with it.
 * @returns false when a break is due
 * @throws {MovedError} when the trial is over
 */
export function runUntilBreak(
  exchange: Exchange,
  service: ServiceContext,
  facts: RequestFacts,
  manner: RunManner,
): boolean {
  try {
    return chooseAndRun(exchange, service, facts, manner);
  } finally {
    exchange.askedForBody = facts.askedForBody;
  }
}

function chooseAndRun(
  exchange: Exchange,
  service: ServiceContext,
  facts: RequestFacts,
  manner: RunManner,
): boolean {
  if (!choose(exchange, service, facts, manner)) return false;
  const { mock, run } = exchange;
  if (run === undefined) {
    noMatch(exchange, service, manner.timeTaken);
    return true;
  }
  let isMoved = false;
  try {
    giveAnswer(exchange, service, run.answer());
  } catch (error) {
    isMoved = error instanceof MovedError;
    throw error;
  } finally {
    if (!isMoved && isOverride(mock!)) countCall(mock);
  }
  return true;
}
