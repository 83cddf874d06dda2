// What is answered when nothing fits.
import type { ServiceContext } from '../admin/service-context.ts';
import { noMatchAnswer } from '../exchange/errors.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { explainTried } from '../exchange/explain-tried.ts';
import { findClosest } from '../exchange/find-closest.ts';
import { PastGlobal, ReplayWorld } from '../exchange/replay-world.ts';

/** Answers with the mocks that come closest. */
export function noMatch(exchange: Exchange, { options, runSettings, sessions }: ServiceContext): void {
  const { method, path, rawPath, body, session, world, time } = exchange;
  const { folder, redactedHeaders, errors, errorStatus } = options.settings;
  const context = {
    global: new PastGlobal(session.global),
    settings: { ...runSettings, console: () => undefined },
    world: new ReplayWorld({ seed: world?.seed, readings: world?.readings, time }),
  };
  const tried = explainTried(exchange.tried, body, context, redactedHeaders);
  exchange.closest = findClosest(
    { method, path: path!, session, tried, details: errors },
    exchange.mocks!,
    sessions,
  );
  exchange.answer = noMatchAnswer({
    method,
    path: rawPath,
    folder,
    misses: exchange.closest,
    files: exchange.mocks!.files,
    details: errors,
    status: errorStatus,
    accept: exchange.header('accept'),
  });
}
