// What is answered when nothing fits.
import type { TimeTaken } from '@mockwright/language/runtime/run';
import type { ServiceContext } from '../admin/service-context.ts';
import { errorReader } from '../exchange/error-page.ts';
import { noMatchAnswer } from '../exchange/errors.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { explainTried } from '../exchange/explain-tried.ts';
import { findClosest } from '../exchange/find-closest.ts';
import type { TriedMock } from '../exchange/near-misses.ts';
import { PastGlobal, ReplayWorld } from '../exchange/replay-world.ts';

/**
 * Answers with the mocks that come closest.
 * @param timeTaken by what ran for the request so far: the conditions are asked why they did not hold in what is left
 */
export function noMatch(exchange: Exchange, service: ServiceContext, timeTaken: TimeTaken): void {
  const { body, session, world, time } = exchange;
  const { options, runSettings } = service;
  const context = {
    global: new PastGlobal(session.global),
    settings: { ...runSettings, console: () => undefined },
    world: new ReplayWorld({ seed: world?.seed, readings: world?.readings, time }),
    timeTaken,
  };
  answerNoMatch(
    exchange,
    service,
    explainTried(exchange.tried, body, context, options.settings.redactedHeaders),
  );
}

/** Answers so. @param tried those whose method and route fit, with their reasons */
export function answerNoMatch(
  exchange: Exchange,
  { options, sessions }: ServiceContext,
  tried: readonly Omit<TriedMock, 'request'>[],
): void {
  const { method, path, rawPath, session } = exchange;
  const { folder, errors, errorStatus } = options.settings;
  exchange.closest = findClosest(
    { method, path: path!, session, tried, details: errors },
    exchange.mocks!,
    sessions,
  );
  exchange.answer = noMatchAnswer({
    method,
    path: rawPath,
    folder: options.hasNoFolder === true ? undefined : folder,
    misses: exchange.closest,
    files: exchange.mocks!.files,
    details: errors,
    status: errorStatus,
    reader: errorReader(exchange.header('accept'), exchange.authority, options.settings),
  });
}
