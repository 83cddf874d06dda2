// Options that are misspelt are refused by name: types do not reach those who write JavaScript.
import { nearestName } from '@mockwright/language/text/nearest-name';

/** What each kind of options may hold. */
const KNOWN = {
  createMockServer: [
    'folder',
    'templates',
    'port',
    'host',
    'cors',
    'seed',
    'imports',
    'global',
    'now',
    'onUnmatched',
    'allowBroken',
    'watch',
    'settings',
    'write',
  ],
  use: ['times', 'name'],
  filter: ['method', 'path', 'route', 'template', 'status', 'matched', 'since', 'limit'],
  wait: ['timeout', 'count'],
  close: ['timeout'],
  'clock.set': ['frozen'],
  connectMockServer: ['token'],
} as const;

/** @throws {TypeError} for a member that no such options have */
export function checkOptions(kind: keyof typeof KNOWN, options: object): void {
  const known: readonly string[] = KNOWN[kind];
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue;
    const nearest = nearestName(name, known);
    const advice = nearest === undefined ? `Known are ${known.join(', ')}.` : `Did you mean '${nearest}'?`;
    throw new TypeError(`Unknown option '${name}' of ${kind}. ${advice}`);
  }
}
