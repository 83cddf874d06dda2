// The mocks whose method and route fit.
import { readyPath } from '../admin/endpoints.ts';
import { loadingAnswer } from '../exchange/errors.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Mock, MockSet } from '../mocks/mock-set.ts';
import type { RouteMatch } from '../routing/router.ts';
import { noMatch } from './no-match.ts';
import type { Stage } from './stage.ts';

/** Finds them among the mocks that there are now. */
export const findMatches: Stage = (exchange, service) => {
  const { mocks } = service;
  const { method, rawPath } = exchange;
  if (mocks === undefined) {
    exchange.answer = loadingAnswer(method, rawPath, readyPath(service.options.settings));
    return 'next';
  }
  exchange.mocks = mocks;
  exchange.number = exchange.session.countRequest();
  let matches = find(exchange, mocks, method);
  // What GET answers, HEAD answers without the body, unless a template says otherwise.
  if (matches.length === 0 && method === 'HEAD') matches = find(exchange, mocks, 'GET');
  exchange.matches = matches;
  if (matches.length === 0) noMatch(exchange, service);
  return 'next';
};

/** The session's own templates go before those of the folder. */
function find({ session, path }: Exchange, mocks: MockSet, method: string): readonly RouteMatch<Mock>[] {
  const own = session.overrides.find(method, path!);
  const others = mocks.router.find(method, path!);
  return own.length === 0 ? others : [...own, ...others];
}
