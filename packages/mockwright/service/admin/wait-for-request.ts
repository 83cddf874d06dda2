// Lets a client wait until a request comes: nobody polls, and nothing is left when the client goes.
import { clearTimeout, setTimeout } from '@mockwright/language/text/real-time';
import type { Exchange } from '../exchange/exchange.ts';
import { filterOf, type RequestQuery } from '../journal/request-query.ts';
import type { ServiceContext } from './service-context.ts';

/** How long a client may be kept waiting, in milliseconds: an hour. */
export const LONGEST_WAIT = 3_600_000;

/**
 * Waits for one more request that fits; with `since`, one after it that is there already is one more.
 * @param waiting the request of the client that waits
 * @returns when one came, the time is over, the client went (perhaps before) or the service ends
 */
export function waitForRequest(
  waiting: Exchange,
  { journal, atClose }: ServiceContext,
  query: RequestQuery,
  milliseconds: number,
): Promise<void> {
  const isThere = query.since !== undefined && journal.countKept(query) > 0;
  const response = waiting.transport?.response;
  if (isThere || milliseconds === 0 || response === undefined) return Promise.resolve();
  const fits = filterOf(query);
  const { since = 0 } = query;
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stopListening();
      atClose.delete(end);
      response.off('close', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const stopListening = journal.listen(({ exchange, kind, path }) => {
      if (exchange.id > since && fits(kind, path)) end();
    });
    atClose.add(end);
    response.once('close', end);
  });
}
