// The service's own endpoints, a row each, and where the settings put them.
import { SETTINGS, type Settings } from '../../settings/setting-table.ts';
import { SettingsError } from '../../settings/settings-error.ts';
import { getClock, putClock } from './clock.ts';
import type { Endpoint } from './endpoint.ts';
import { endpointPrefixes } from './endpoint-prefixes.ts';
import { EndpointTable } from './endpoint-table.ts';
import { events } from './events.ts';
import { deleteGlobal, deleteGlobals, getGlobal, getGlobals, putGlobal, putGlobals } from './globals.ts';
import { health, ready } from './health.ts';
import { explain } from './explain.ts';
import { page, pageFile } from './page.ts';
import { reload } from './reload.ts';
import { replay } from './replay.ts';
import { reset } from './reset.ts';
import { addTemplate, deleteTemplate } from './session-templates.ts';
import { schemaEndpoint } from './schema-endpoint.ts';
import { deleteSession, getSessions } from './sessions.ts';
import { clearRequests, countRequests, listRequests, oneRequest } from './requests.ts';
import { listTemplates } from './list-templates.ts';
import { metricsEndpoint } from './metrics-endpoint.ts';
import { openApiEndpoint } from './openapi.ts';
import { verification } from './verification.ts';

/** Everything below the prefix, in the order of the documentation. */
export const ENDPOINTS: readonly Endpoint[] = [
  health,
  ready,
  listRequests,
  clearRequests,
  countRequests,
  oneRequest,
  listTemplates,
  addTemplate,
  deleteTemplate,
  reload,
  getGlobals,
  putGlobals,
  deleteGlobals,
  getGlobal,
  putGlobal,
  deleteGlobal,
  getSessions,
  deleteSession,
  getClock,
  putClock,
  reset,
  replay,
  explain,
  events,
  metricsEndpoint,
  openApiEndpoint(() => ENDPOINTS, verification),
  schemaEndpoint,
  page,
  pageFile,
];

/** Has a prefix of its own, and answers below the aliases too. */
export { verification as VERIFICATION };

/**
 * Which of the addresses a request came in by: `all` serves mocks and endpoints; with `Mock:AdminUrls` there are `mocks`,
 * with health and readiness only, and `admin`, without the mocks.
 */
export type Entrance = 'all' | 'mocks' | 'admin';

/**
 * The endpoints that are served at an entrance.
 * @throws {SettingsError} where the verification endpoint would take the place of another one
 */
export function endpointTable(settings: Settings, entrance: Entrance): EndpointTable {
  const { verificationPrefix, verificationName } = settings;
  const prefixes = endpointPrefixes(settings);
  const verificationPaths = [verificationPrefix, ...settings.endpointAliases].map(
    (prefix) => `/${prefix}/${verificationName}`,
  );
  const others = new Set(prefixes.flatMap((prefix) => ENDPOINTS.map(({ path }) => lower(prefix + path))));
  const taken = verificationPaths.find((path) => others.has(lower(path)));
  if (taken !== undefined)
    throw new SettingsError(
      `${SETTINGS.verificationName.name}=${verificationName}: ${taken} is another endpoint.`,
      `Choose another name; the default is ${SETTINGS.verificationName.defaultText}.`,
    );
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
    verificationPaths.map((path) => [path, verification]),
  );
}

function lower(path: string): string {
  return path.toLowerCase();
}

/** Where the readiness endpoint is. */
export function readyPath({ endpoint }: Settings): string {
  return `/${endpoint}${ready.path}`;
}
