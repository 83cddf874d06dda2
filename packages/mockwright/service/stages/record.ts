// The journal hears of a request when its answer is there, before it is held back and sent: whoever has the answer finds
// the request in the journal.
import type { Stage } from './stage.ts';

/** Records the exchange, unless an endpoint of the service answers it. */
export const record: Stage = (exchange, { journal }) => {
  if (!exchange.isOwn) journal.add(exchange);
  return 'next';
};
