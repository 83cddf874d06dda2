// What is answered when there is no room for a request.
import { shorten } from '@mockwright/language/text/shorten';
import type { ServiceContext } from '../admin/service-context.ts';
import { busyAnswer, type BusyWith } from '../exchange/errors.ts';
import type { Exchange } from '../exchange/exchange.ts';

/** Answers that there is too much of something, and says so on the console. */
export function tooBusy(exchange: Exchange, { options }: ServiceContext, what: BusyWith): void {
  options.log.warning(`too busy for ${exchange.method} ${shorten(exchange.rawPath)}: too many ${what}`);
  exchange.answer = busyAnswer(options.settings.errorStatus, what);
}
