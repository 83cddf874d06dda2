// The mocks whose method and route fit a request.
import type { Mock, MockFacts, MockSet } from '../mocks/mock-set.ts';
import { splitPath } from '../routing/route-match.ts';
import type { RouteMatch } from '../routing/router.ts';
import type { Session } from '../state/session.ts';

/**
 * What fits, in the order in which it is asked: the session's own templates go before those of the folder. What GET
 * answers, HEAD answers without the body, unless a template names HEAD.
 * @param path percent-decoded
 * @param replayed the mock that answered the request before, where it is answered once more
 */
export function findMocks(
  mocks: MockSet,
  session: Session,
  method: string,
  path: string,
  replayed?: MockFacts,
): readonly RouteMatch<Mock>[] {
  const found = find(mocks, session, method, path, replayed);
  const isForGet = method === 'HEAD' && found.every(({ target }) => target.methods === '*');
  return isForGet ? find(mocks, session, 'GET', path, replayed) : found;
}

function find(
  mocks: MockSet,
  { overrides }: Session,
  method: string,
  path: string,
  replayed: MockFacts | undefined,
): readonly RouteMatch<Mock>[] {
  const own = overrides.isEmpty ? [] : overrides.find(method, splitPath(path), replayed);
  const others = mocks.router.find(method, path);
  return own.length === 0 ? others : [...own, ...others];
}
