// Where a user's caches of this program are.
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The user's own cache folder of this program, which need not be there. */
export function userCacheFolder(): string {
  const { XDG_CACHE_HOME } = process.env;
  const caches =
    XDG_CACHE_HOME === undefined || XDG_CACHE_HOME === '' ? join(homedir(), '.cache') : XDG_CACHE_HOME;
  return join(caches, 'mockwright');
}
