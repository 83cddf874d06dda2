// Many conditions, asked in this process in slices: others have their turns between.
import { MovedError, TimeTaken } from '@mockwright/language/runtime/run';
import { setImmediate } from '@mockwright/language/text/real-time';
import type { GlobalWatch } from '../../template/host/global-store.ts';
import type { ServiceContext } from '../admin/service-context.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { Slices } from '../exchange/slices.ts';
import { HeldTold } from '../isolation/held-told.ts';
import type { Isolation } from '../isolation/isolation.ts';
import { sharedTurns } from '../listening/fair-turns.ts';
import { beginAnew } from './begin-anew.ts';
import { moveRun } from './move-run.ts';
import { factsOf, runUntilBreak } from './run-here.ts';
import type { Flow } from './stage.ts';

/** So often all are asked anew because what they saw of `Global` has changed: all of them are to see the same. */
const MOST_ANEW = 3;

/**
 * Runs the code of an exchange.
 * @param isolation where the code of one that does not end soon goes on; absent: it has its whole time here
 * @returns `wait` when there was a break: the flow goes on when there is an answer
 * @throws {TemplateError} when the code failed before the first break
 */
export function runInTurns(
  exchange: Exchange,
  service: ServiceContext,
  flow: Flow,
  isolation: Isolation | undefined,
): 'next' | 'wait' {
  const run = new RunInTurns(exchange, service, isolation);
  const first = run.goOn();
  if (first === 'over') return 'next';
  const again = (): 'next' | 'wait' => {
    beginAnew(exchange);
    return runInTurns(exchange, service, flow, isolation);
  };
  if (first === 'anew') return again();
  const later = (): void => {
    // A client that has gone is recorded already; nothing has happened.
    if (exchange.transport === undefined) {
      run.end();
      return;
    }
    try {
      follow(run.goOn());
    } catch (error) {
      flow.fail(exchange, error);
    }
  };
  const follow = (state: State): void => {
    if (state === 'over') flow.resume(exchange);
    else if (state === 'moved') moveRun(exchange, service, flow, isolation!);
    else if (state === 'anew') {
      if (again() === 'next') flow.resume(exchange);
    } else setImmediate(() => sharedTurns.begin(later));
  };
  follow(first);
  return 'wait';
}

/** Of code that was run: it is done, it is to be begun anew elsewhere or here, or it is not done yet. */
type State = 'over' | 'moved' | 'anew' | 'break';

class RunInTurns {
  readonly #exchange: Exchange;
  readonly #service: ServiceContext;
  readonly #isolation: Isolation | undefined;
  readonly #timeTaken: TimeTaken;
  readonly #slices: Slices;
  #facts;
  #told = new HeldTold();
  /** Made at the first break. */
  #watch: GlobalWatch | undefined;
  #anew = 0;

  constructor(exchange: Exchange, service: ServiceContext, isolation: Isolation | undefined) {
    this.#exchange = exchange;
    this.#service = service;
    this.#isolation = isolation;
    this.#timeTaken = isolation?.newTrial(exchange.matches) ?? new TimeTaken();
    this.#facts = factsOf(exchange, service);
    this.#slices = new Slices(this.#timeTaken);
  }

  /** Asks conditions until all are asked or a break is due. @throws {TemplateError} when the code failed */
  goOn(): State {
    const { log } = this.#service.options;
    if (this.#hasChanged()) this.#beginAnew();
    this.#slices.begin();
    try {
      const isOver = runUntilBreak(this.#exchange, this.#service, this.#facts, {
        timeTaken: this.#timeTaken,
        told: this.#told,
        breaks: this.#slices,
      });
      if (!isOver) {
        this.#watch ??= this.#exchange.session.global.watch();
        return 'break';
      }
    } catch (error) {
      this.end();
      if (error instanceof MovedError && this.#isolation !== undefined)
        return this.#isolation.noteMoved(error) === 'elsewhere' ? 'moved' : 'anew';
      this.#told.tell(log);
      throw error;
    }
    this.end();
    this.#told.tell(log);
    return 'over';
  }

  /** Nobody goes on with it. */
  end(): void {
    if (this.#watch !== undefined) this.#exchange.session.global.unwatch();
    this.#watch = undefined;
  }

  #hasChanged(): boolean {
    const seen = this.#exchange.world?.globals;
    // What cannot be put back would be changed twice.
    if (this.#timeTaken.hasStayed) return false;
    return seen !== undefined && this.#watch?.hasChanged(new Set(seen.keys())) === true;
  }

  #beginAnew(): void {
    if (this.#anew >= MOST_ANEW) return;
    this.#anew++;
    this.end();
    beginAnew(this.#exchange);
    this.#slices.rewind();
    this.#facts = factsOf(this.#exchange, this.#service);
    this.#told = new HeldTold();
  }
}
