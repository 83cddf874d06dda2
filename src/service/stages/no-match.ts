// What is answered when nothing fits.
import type { ServiceContext } from '../admin/service-context.ts';
import { noMatchAnswer } from '../exchange/errors.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { findNearMisses } from '../exchange/near-misses.ts';

/** Answers with the mocks that come closest. */
export function noMatch(exchange: Exchange, { options }: ServiceContext): void {
  const { method, path, rawPath, tried } = exchange;
  const { mocks, files } = exchange.mocks!;
  exchange.closest = findNearMisses(mocks, method, path!, tried);
  exchange.answer = noMatchAnswer(method, rawPath, options.settings.folder, exchange.closest, files);
}
