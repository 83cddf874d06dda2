// What is done for a client alone ends with it.
import type { Exchange } from './exchange.ts';

/** A signal that is aborted when the client of an exchange goes, or has gone. */
export function goneSignal({ transport }: Pick<Exchange, 'transport'>): AbortSignal {
  const gone = new AbortController();
  if (transport === undefined) gone.abort();
  else transport.response.once('close', () => gone.abort());
  return gone.signal;
}
