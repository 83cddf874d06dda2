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
  const matches = findMocks(mocks, exchange.session, method, exchange.path!);
  exchange.matches = matches;
  return 'next';
};
