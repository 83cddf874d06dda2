// What a browser says of the page that asks (the CORS protocol of the Fetch standard, section 3.3), as far as it is told back.
import type { Exchange } from './exchange.ts';

/**
 * In characters of each header: longer than any that a page can cause, and together not more than what HTTP/2 carries
 * back.
 */
const MOST_TOLD_BACK = 16_384;

/** A browser asks whether a page may ask. */
export interface Preflight {
  /** What the page wants to ask with. */
  readonly method: string;
  /** The names of its headers, one behind the other; undefined: it sends none of its own. */
  readonly headers: string | undefined;
}

/** The question; undefined where the request is none, or one that no browser sends. */
export function preflightOf(exchange: Exchange): Preflight | undefined {
  if (exchange.method !== 'OPTIONS') return undefined;
  const method = exchange.header('access-control-request-method');
  const headers = exchange.header('access-control-request-headers');
  if (method === undefined || isTooLong(method) || isTooLong(headers)) return undefined;
  return { method, headers };
}

/** The origin of the page; undefined where there is none, or one that no page has. */
export function originOf(exchange: Exchange): string | undefined {
  const origin = exchange.header('origin');
  return isTooLong(origin) ? undefined : origin;
}

const isTooLong = (text: string | undefined): boolean => (text?.length ?? 0) > MOST_TOLD_BACK;
