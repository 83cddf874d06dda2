// The mocks whose method and route fit.
import { readyPath } from '../admin/endpoints.ts';
import { loadingAnswer } from '../exchange/errors.ts';
import { findMocks } from '../exchange/find-mocks.ts';
import type { Stage } from './stage.ts';

/** Finds them among the mocks that there are now. Where there are none, the body is of interest all the same. */
export const findMatches: Stage = (exchange, service) => {
  const { mocks } = service;
  const { method, rawPath } = exchange;
  if (mocks === undefined) {
    const { settings } = service.options;
    exchange.answer = loadingAnswer(settings.errorStatus, method, rawPath, readyPath(settings));
    return 'next';
  }
  exchange.mocks = mocks;
  exchange.number = exchange.session.countRequest();
  const { head, session } = exchange;
  if (!session.overrides.isEmpty) exchange.matches = findMocks(mocks, session, method, head.path!);
  else if (head.foundIn === mocks.number) exchange.matches = head.found;
  else {
    exchange.matches = findMocks(mocks, session, method, head.path!);
    if (head.isKnown) {
      head.found = exchange.matches;
      head.foundIn = mocks.number;
    }
  }
  return 'next';
};
