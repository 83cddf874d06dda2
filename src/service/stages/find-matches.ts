// The mocks whose method and route fit.
import { readyPath } from '../admin/endpoints.ts';
import { loadingAnswer } from '../exchange/errors.ts';
import type { Stage } from './stage.ts';

/** Finds them among the mocks that there are now. Where there are none, the body is of interest all the same. */
export const findMatches: Stage = (exchange, service) => {
  const { mocks } = service;
  const { method, rawPath } = exchange;
  const path = exchange.path!;
  if (mocks === undefined) {
    exchange.answer = loadingAnswer(method, rawPath, readyPath(service.options.settings));
    return 'next';
  }
  exchange.mocks = mocks;
  let matches = mocks.router.find(method, path);
  // What GET answers, HEAD answers without the body, unless a template says otherwise.
  if (matches.length === 0 && method === 'HEAD') matches = mocks.router.find('GET', path);
  exchange.matches = matches;
  return 'next';
};
