// Where a user's caches of this program are.
import { join } from 'node:path';
import { userFolder } from '../settings/user-folders.ts';

/** The user's own cache folder of this program, which need not be there; none where the user has no folders. */
export function userCacheFolder(): readonly string[] {
  const caches = userFolder(process.env, process.env['XDG_CACHE_HOME'], '.cache');
  return caches === undefined ? [] : [join(caches, 'mockwright')];
}
