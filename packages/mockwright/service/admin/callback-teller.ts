// Tells what became of callbacks: in the record of their request, and on the console.
import { printableLine } from '@mockwright/language/text/printable';
import type { CallbackOwner, OnCallback } from '../callbacks/callbacks.ts';
import type { CallbackRecord } from '../callbacks/send-callback.ts';
import { RequestSecrets } from '../exchange/request-secrets.ts';
import type { ServiceLog } from '../service-log.ts';

/** What tells it. @param hiddenHeaders names of headers whose values nobody may see */
export function callbackTeller(log: ServiceLog, hiddenHeaders: readonly string[]): OnCallback {
  // Of the request that was told of last: it may have thousands of them.
  let last = { of: undefined as CallbackOwner | undefined, secrets: RequestSecrets.of([], []) };
  return (exchange, record) => {
    if (last.of !== exchange)
      last = { of: exchange, secrets: RequestSecrets.of(exchange.rawHeaders, hiddenHeaders) };
    const { secrets } = last;
    const { method, url, error } = record;
    const kept = error === undefined ? record : { ...record, error: secrets.cover(error) };
    exchange.addCallback(kept);
    tellCallback(log, { ...kept, method: secrets.cover(method), url: secrets.cover(url) });
  };
}

function tellCallback(
  log: ServiceLog,
  { method, status, error, milliseconds, ...rest }: CallbackRecord,
): void {
  // Addresses may hold line breaks, which are passed over where they are read.
  const url = printableLine(rest.url);
  if (error !== undefined)
    log.warning(
      `callback ${method === '' ? '' : `${method} ${url} `}failed: ${method === '' ? error : printableLine(error)}`,
    );
  else log.info(`callback ${method} ${url} ${status} ${milliseconds.toFixed(1)} ms`);
}
