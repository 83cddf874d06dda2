// The service's own endpoints, a row each, and where the settings put them.
import type { Settings } from '../../settings/setting-table.ts';
import type { Endpoint } from './endpoint.ts';
import { EndpointTable } from './endpoint-table.ts';
import { health, ready } from './health.ts';
import { clearRequests, countRequests, listRequests, oneRequest } from './requests.ts';
import { verification } from './verification.ts';

/** Everything below the prefix, in the order of the documentation. */
export const ENDPOINTS: readonly Endpoint[] = [
  health,
  ready,
  listRequests,
  clearRequests,
  countRequests,
  oneRequest,
];

/** Has a prefix of its own, and answers below the aliases too. */
export { verification as VERIFICATION };

/**
 * Which of the addresses a request came in by: `all` serves mocks and endpoints; with `Mock:AdminUrls` there are `mocks`,
 * with health and readiness only, and `admin`, without the mocks.
 */
export type Entrance = 'all' | 'mocks' | 'admin';

/** The endpoints that are served at an entrance. */
export function endpointTable(settings: Settings, entrance: Entrance): EndpointTable {
  const { endpoint, endpointAliases, verificationPrefix, verificationName } = settings;
  const aliases = endpointAliases.map((alias) => alias.replace(/^\/+|\/+$/g, ''));
  const prefixes = [endpoint, ...aliases].map((prefix) => `/${prefix}`);
  if (entrance === 'mocks') {
    const open = ENDPOINTS.filter(({ isOpen }) => isOpen);
    return new EndpointTable(
      [],
      [],
      prefixes.flatMap((prefix) => open.map((row) => [prefix + row.path, row] as const)),
    );
  }
  return new EndpointTable(
    prefixes,
    ENDPOINTS,
    [verificationPrefix, ...aliases].map((prefix) => [`/${prefix}/${verificationName}`, verification]),
  );
}

/** Where the readiness endpoint is. */
export function readyPath({ endpoint }: Settings): string {
  return `/${endpoint}${ready.path}`;
}
