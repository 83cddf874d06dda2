// A run that was given up leaves nothing on its exchange.
import { ExchangeWorld } from '../exchange/exchange-world.ts';
import type { Exchange } from '../exchange/exchange.ts';

/** Puts the exchange back to how it was before its code ran. @returns its new world */
export function beginAnew(exchange: Exchange): ExchangeWorld {
  exchange.choose(undefined);
  exchange.run = undefined;
  exchange.askedForBody = false;
  exchange.body?.makeAnew();
  return (exchange.world = new ExchangeWorld(exchange));
}
