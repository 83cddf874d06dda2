// A recorded request once more, as if nothing had happened since.
import { chaosAnswer } from '../answers/chaos-answer.ts';
import { RequestBody } from '../exchange/body/request-body.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { PastGlobal, ReplayWorld } from '../exchange/replay-world.ts';
import {
  compareAnswers,
  describeAnswer,
  hideDifference,
  hideHeaders,
  type AnswerDifference,
  type AnswerRecord,
} from './describe-answer.ts';
import { recordedAnswer } from '../journal/recorded-answer.ts';
import { EndpointError } from './endpoint-error.ts';
import { rehearse } from './rehearse.ts';
import type { ServiceContext } from './service-context.ts';

/** What came of it. */
export interface ReplayedExchange {
  readonly answer: AnswerRecord;
  /** Whether the answer is the one that was given. */
  readonly same: boolean;
  readonly differences: readonly AnswerDifference[];
}

/**
 * Runs a request again with the seed, the clock and `Global` of its moment, and the templates of now; changes nothing.
 * @param hidden names of headers whose values are not shown, in lower case
 * @param signal ends it
 * @throws {EndpointError} 404 when it was never answered, 503 while the templates are loaded
 */
export async function replayExchange(
  exchange: Exchange,
  service: ServiceContext,
  hidden: ReadonlySet<string>,
  signal?: AbortSignal,
): Promise<ReplayedExchange> {
  const { world, session, time, body, answer } = exchange;
  if (answer === undefined) throw new EndpointError(404, 'The request has no answer.');
  const { answer: rehearsed } = await rehearse(
    {
      line: exchange,
      httpVersion: exchange.httpVersion,
      body: body ?? RequestBody.none(service.options.tokens),
      session,
      world: new ReplayWorld({ seed: world?.seed, readings: world?.readings, time }),
      global: new PastGlobal(session.global, world?.pastGlobals()),
      replayed: exchange,
      signal,
    },
    service,
  );
  const struck = exchange.chaos === undefined ? rehearsed : chaosAnswer(exchange.chaos, rehearsed);
  const again = { ...struck, headers: [...struck.headers, ...exchange.addedHeaders] };
  // As much of it as is kept of the first.
  const kept = recordedAnswer(again, service.options.settings.journalBodyLimit);
  const differences = compareAnswers(describeAnswer(answer), describeAnswer(kept));
  return {
    answer: hideHeaders(describeAnswer(again), hidden),
    same: differences.length === 0,
    differences: differences.map((each) => hideDifference(each, hidden)),
  };
}
