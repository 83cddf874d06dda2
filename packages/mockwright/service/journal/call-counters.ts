// How many calls there were, by everything they can be told apart by but their paths: exact for ever, in little memory.
import { METHODS } from 'node:http';
import { sentStatus } from '../answers/answer.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { withSlash } from '../routing/with-slash.ts';

/** What calls are counted by. */
export interface CallKind {
  readonly session: string;
  readonly method: string;
  /** The file or name of the template that answered; undefined: none. */
  readonly template: string | undefined;
  /** Its route, with its leading slash. */
  readonly route: string | undefined;
  /** Undefined when the client hung up before there was an answer, or a fault took its place. */
  readonly status: number | undefined;
}

/** Calls of one kind. */
export interface CallCounter extends CallKind {
  count: number;
  /** How many of the calls are kept. */
  kept: number;
  /** They are forgotten; those that are kept go when there is time for it. */
  isGone: boolean;
}

/** How many calls there were by template and status, those that are forgotten among them. */
export interface CallTotal extends Pick<CallKind, 'template' | 'status'> {
  readonly count: number;
}

/** Of calls that are forgotten, so many kinds are told apart: tests may name as many templates as they like. */
const MOST_FORGOTTEN_KINDS = 10_000;
/** Clients of HTTP/2 may make up methods: of a template in a session, so many kinds are told apart by them. */
const MOST_KINDS = 200;
/** What the templates or methods of all others are called. */
const OTHERS = '(others)';

/** Counters by kind: sessions and templates are many, methods and statuses of one template few. */
export class CallCounters {
  readonly #sessions = new Map<string, Map<string, CallCounter[]>>();
  /** What {@link forget} took away, by template and status. */
  readonly #forgotten = new Map<string, CallTotal>();

  /** The counter for an exchange, made when it is the first of its kind. */
  of({ session, method, answeredBy, answer }: Exchange): CallCounter {
    const template = answeredBy?.template.path;
    const route = answeredBy?.template.route;
    const status = answer && sentStatus(answer);
    let byTemplate = this.#sessions.get(session.name);
    if (byTemplate === undefined) this.#sessions.set(session.name, (byTemplate = new Map()));
    let counters = byTemplate.get(template ?? '');
    if (counters === undefined) byTemplate.set(template ?? '', (counters = []));
    const known = find(counters, method, status, route);
    if (known !== undefined) return known;
    const isMadeUp = !METHODS.includes(method) && counters.length >= MOST_KINDS;
    const others = isMadeUp ? find(counters, OTHERS, status, route) : undefined;
    if (others !== undefined) return others;
    const counter: CallCounter = {
      session: session.name,
      method: isMadeUp ? OTHERS : method,
      template,
      route: route === undefined ? undefined : withSlash(route),
      status,
      count: 0,
      kept: 0,
      isGone: false,
    };
    counters.push(counter);
    return counter;
  }

  /** The counter for an exchange of a session that is over: forgotten before it is recorded, but for the totals. */
  ofEnded({ session, method, answeredBy, answer }: Exchange): CallCounter {
    const route = answeredBy?.template.route;
    const counter: CallCounter = {
      session: session.name,
      method,
      template: answeredBy?.template.path,
      route: route === undefined ? undefined : withSlash(route),
      status: answer && sentStatus(answer),
      count: 0,
      kept: 0,
      isGone: true,
    };
    this.#keepTotal({ ...counter, count: 1 });
    return counter;
  }

  /** All that count something. @param session those of it alone */
  *all(session?: string): Generator<Readonly<CallCounter>> {
    const own = session === undefined ? undefined : this.#sessions.get(session);
    const sessions = session === undefined ? this.#sessions.values() : own === undefined ? [] : [own];
    for (const byTemplate of sessions)
      for (const counters of byTemplate.values()) yield* counters.filter(({ count }) => count > 0);
  }

  /** What there was since the start, whatever is forgotten. */
  totals(): CallTotal[] {
    const totals = new Map<string, CallTotal>();
    for (const { template, status, count } of [...this.#forgotten.values(), ...this.all()]) {
      const key = keyOf(template, status);
      totals.set(key, { template, status, count: count + (totals.get(key)?.count ?? 0) });
    }
    return [...totals.values()];
  }

  #keepTotal({ template, status, count }: CallCounter): void {
    if (count === 0) return;
    const known = this.#forgotten.get(keyOf(template, status));
    const isOther =
      known === undefined && template !== undefined && this.#forgotten.size >= MOST_FORGOTTEN_KINDS;
    const name = isOther ? OTHERS : template;
    const key = keyOf(name, status);
    const before = this.#forgotten.get(key)?.count ?? 0;
    this.#forgotten.set(key, { template: name, status, count: before + count });
  }

  /** Whether nothing is counted. */
  get isEmpty(): boolean {
    return this.#sessions.size === 0;
  }

  /** Forgets the calls of a session, or all of them: only {@link totals} still has them. @returns how many of them are kept */
  forget(session: string | undefined): number {
    const forgotten =
      session === undefined
        ? this.#sessions.values()
        : [this.#sessions.get(session) ?? new Map<string, CallCounter[]>()];
    let kept = 0;
    for (const byTemplate of forgotten)
      for (const counters of byTemplate.values())
        for (const counter of counters) {
          counter.isGone = true;
          this.#keepTotal(counter);
          kept += counter.kept;
        }
    if (session === undefined) this.#sessions.clear();
    else this.#sessions.delete(session);
    return kept;
  }
}

function keyOf(template: string | undefined, status: number | undefined): string {
  return `${status} ${template === undefined ? '' : `/${template}`}`;
}

function find(
  counters: readonly CallCounter[],
  method: string,
  status: number | undefined,
  route: string | undefined,
): CallCounter | undefined {
  for (const counter of counters)
    if (counter.status === status && counter.method === method && sameRoute(counter.route, route))
      return counter;
  return undefined;
}

/** @param shown with its leading slash */
function sameRoute(shown: string | undefined, written: string | undefined): boolean {
  if (shown === undefined || written === undefined) return shown === written;
  return shown === written || withSlash(written) === shown;
}
