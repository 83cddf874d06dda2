// The service's own endpoints, a row each, and how a request finds its own.
import type { Settings } from '../../settings/setting-table.ts';
import type { Answer } from '../answers/answer.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { parseQueryString } from '../exchange/query-string.ts';
import { queryOf } from '../exchange/target.ts';
import type { Endpoint } from './endpoint.ts';
import { health, ready } from './health.ts';
import type { ServiceContext } from './service-context.ts';
import { verification } from './verification.ts';

/** Where the readiness endpoint is. */
export const READY_PATH = '/_mock/ready';

/** The path of each endpoint under these settings. */
const ENDPOINTS: readonly (readonly [path: (settings: Settings) => string, endpoint: Endpoint])[] = [
  [() => '/_mock/health', health],
  [() => READY_PATH, ready],
  [({ verificationPrefix, verificationName }) => `/${verificationPrefix}/${verificationName}`, verification],
];

/** The endpoints of a service. */
export class EndpointTable {
  readonly #byPath: ReadonlyMap<string, Endpoint>;

  constructor(settings: Settings) {
    // Of two that the settings put in one place, the first row counts.
    this.#byPath = new Map(
      ENDPOINTS.toReversed().map(([path, endpoint]) => [path(settings).toLowerCase(), endpoint]),
    );
  }

  /** The endpoint at a path, without regard to case and a slash at its end. */
  find(path: string): Endpoint | undefined {
    const key = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    return this.#byPath.get(key.toLowerCase());
  }
}

/** Lets an endpoint answer. */
export function serveEndpoint(
  endpoint: Endpoint,
  exchange: Exchange,
  service: ServiceContext,
): Answer | Promise<Answer> {
  let query: [string, string][] | undefined;
  return endpoint.serve(
    {
      exchange,
      parameter(name) {
        query ??= [...parseQueryString(queryOf(exchange.target))];
        return query.find(([key]) => key.toLowerCase() === name)?.[1];
      },
    },
    service,
  );
}
