// What a stage is: one step of a request's life.
import type { ServiceContext } from '../admin/service-context.ts';
import type { Exchange } from '../exchange/exchange.ts';

/** `next`: the following stage may begin at once. `wait`: the stage calls `resume` or `fail` of its {@link Flow}. */
export type StageResult = 'next' | 'wait';

/** How a stage that waits goes on. */
export interface Flow {
  /** Goes on with the following stage. */
  resume(exchange: Exchange): void;
  /** Ends the exchange with what went wrong. */
  fail(exchange: Exchange, error: unknown): void;
}

/**
 * One step. It fills in its part of the exchange; once `exchange.answer` is there, only the stages that hold it back and
 * send it follow.
 * @throws what ends the exchange, as `fail` does
 */
export type Stage = (exchange: Exchange, service: ServiceContext, flow: Flow) => StageResult;

/** Waits for a promise, if there is one. */
export function after(promise: Promise<unknown> | undefined, exchange: Exchange, flow: Flow): StageResult {
  if (promise === undefined) return 'next';
  promise.then(
    () => flow.resume(exchange),
    (error: unknown) => flow.fail(exchange, error),
  );
  return 'wait';
}
