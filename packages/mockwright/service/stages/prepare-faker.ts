// The data of `Faker` for the language of the request.
import { after, type Stage } from './stage.ts';

/** Waits for the data of a locale that no request before asked for. */
export const prepareFaker: Stage = (exchange, { options }, flow) =>
  exchange.matches.some(({ target }) => target.template.usesFaker)
    ? after(options.prepareFaker(exchange.header('accept-language') ?? ''), exchange, flow)
    : 'next';
