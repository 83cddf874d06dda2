// Who may use the endpoints: from which hosts and web pages, and with what token.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../../settings/setting-table.ts';
import type { Answer } from '../answers/answer.ts';
import { ownAnswer } from '../answers/answer.ts';
import { hostOf, isAllowedHost } from '../exchange/allowed-host.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { preflightOf } from '../exchange/preflight.ts';
import { EndpointError } from './endpoint-error.ts';

/** For how many seconds a browser remembers that it may ask. */
const PREFLIGHT_SECONDS = '600';
/** What a web page may do without asking first, and reads nothing by without leave. */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Says with a 401 what is missing. */
export const TOKEN_WANTED: Answer['headers'] = [['WWW-Authenticate', 'Bearer realm="mockwright"']];

/** The rules of these settings. */
export class Access {
  readonly #token: Buffer | undefined;
  readonly #hosts: readonly string[];
  readonly #origins: ReadonlySet<string>;

  constructor({ adminToken, allowedHosts, adminOrigins }: Settings) {
    this.#token = adminToken === '' ? undefined : digest(adminToken);
    this.#hosts = allowedHosts;
    this.#origins = new Set(adminOrigins.map((origin) => origin.toLowerCase().replace(/\/$/, '')));
  }

  /** Whether a request carries the token; never where none is set. */
  hasToken(exchange: Exchange): boolean {
    const [, given] = /^bearer +(?! )(.+)$/i.exec(exchange.header('authorization')?.trim() ?? '') ?? [];
    return given !== undefined && this.#token !== undefined && timingSafeEqual(digest(given), this.#token);
  }

  /**
   * Lets a request pass.
   * @param withoutToken whether none is asked for
   * @throws {EndpointError} 403 for a host or web page that is not allowed, 401 without the token
   */
  check(exchange: Exchange, withoutToken: boolean): void {
    this.#checkHost(exchange);
    this.#checkOrigin(exchange);
    if (withoutToken || this.#token === undefined || this.hasToken(exchange)) return;
    throw new EndpointError(
      401,
      'The endpoints want a token.',
      'Send the header Authorization: Bearer …, with the value of the setting Mock:AdminToken.',
      {},
      TOKEN_WANTED,
    );
  }

  /** The answer to a browser that asks whether a page may use the endpoints; undefined when that is not the question. */
  preflight(exchange: Exchange): Answer | undefined {
    const asked = preflightOf(exchange);
    if (asked === undefined || this.#allowedOrigin(exchange) === undefined) return undefined;
    const { headers } = asked;
    return ownAnswer(
      204,
      [
        ['Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, DELETE'],
        ...(headers === undefined ? [] : [['Access-Control-Allow-Headers', headers] as const]),
        ['Access-Control-Max-Age', PREFLIGHT_SECONDS],
      ],
      '',
    );
  }

  /** What goes with every answer of an endpoint: nobody guesses its type, listed web pages may read it. */
  headersFor(exchange: Exchange): Answer['headers'] {
    const origin = this.#allowedOrigin(exchange);
    const own = [['X-Content-Type-Options', 'nosniff']] as const;
    if (this.#origins.size === 0) return own;
    const vary = ['Vary', 'Origin'] as const;
    return origin === undefined ? [...own, vary] : [...own, vary, ['Access-Control-Allow-Origin', origin]];
  }

  #allowedOrigin(exchange: Exchange): string | undefined {
    const origin = exchange.header('origin');
    return origin !== undefined && this.#origins.has(origin.toLowerCase()) ? origin : undefined;
  }

  /** A web page may give its own host's name another address: then its requests carry a name that is not ours. */
  #checkHost({ authority }: Exchange): void {
    if (isAllowedHost(authority, this.#hosts)) return;
    const host = hostOf(authority);
    throw new EndpointError(
      403,
      `The endpoints are not served for the host '${host}'.`,
      `Ask by address or localhost, or allow the name: Mock:AllowedHosts:0=${host}.`,
    );
  }

  /** Other pages cannot read the answers, but the browser sends what they ask, even if it changes something. */
  #checkOrigin(exchange: Exchange): void {
    if (SAFE_METHODS.has(exchange.method)) return;
    const origin = exchange.header('origin');
    if (origin === undefined || this.#allowedOrigin(exchange) !== undefined) return;
    if (origin.toLowerCase().replace(/^https?:\/\//, '') === exchange.authority.toLowerCase()) return;
    throw new EndpointError(
      403,
      `Pages of '${origin}' may not use the endpoints.`,
      `Allow them: Mock:AdminOrigins:0=${origin}.`,
    );
  }
}

/** Of one length, whatever the text: what is compared in constant time must be. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
