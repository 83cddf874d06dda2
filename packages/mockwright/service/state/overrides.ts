// Templates that are added to a session while it runs. They go before those of the folder.
import type { Mock } from '../mocks/mock-set.ts';
import { matchRoute, splitPath } from '../routing/route-match.ts';
import type { RouteMatch } from '../routing/router.ts';

/** A template of a session. */
export interface Override extends Mock {
  /** Unique in the server: one that is gone never means another one. */
  readonly id: string;
  /** How many requests it may still answer; undefined: any number. */
  remaining: number | undefined;
  /** How many requests it has answered. */
  calls: number;
}

/** Gives out ids. */
export interface OverrideIds {
  /** The last one. */
  last: number;
}

/** The overrides of one session. */
export class Overrides {
  /** A later one goes before an earlier one. */
  #newestFirst: readonly Override[] = [];
  #added = 0;
  readonly #ids: OverrideIds;

  /** @param ids those of all sessions of a server */
  constructor(ids: OverrideIds) {
    this.#ids = ids;
  }

  /** Whether there are none. */
  get isEmpty(): boolean {
    return this.#newestFirst.length === 0;
  }

  /** What a new one is called that gets no name. */
  nextName(): string {
    return `override ${this.#added + 1}`;
  }

  /** Adds a template. @param times how many requests it may answer; undefined: any number */
  add(mock: Mock, times: number | undefined): Override {
    const { template, methods, pattern } = mock;
    this.#added++;
    const added: Override = {
      template,
      methods,
      pattern,
      override: true,
      id: String(++this.#ids.last),
      remaining: times,
      calls: 0,
    };
    this.#newestFirst = [added, ...this.#newestFirst];
    return added;
  }

  /** All of them, those that answered as often as they may among them; the newest first. */
  list(): readonly Override[] {
    return this.#newestFirst;
  }

  /** Those whose method and route fit, but that have answered as often as they may. */
  usedUp(method: string, path: string): readonly Override[] {
    if (this.#newestFirst.every(mayAnswer)) return [];
    const segments = splitPath(path);
    return this.#newestFirst.filter(
      (target) =>
        !mayAnswer(target) &&
        answersMethod(target, method) &&
        matchRoute(target.pattern, segments) !== undefined,
    );
  }

  /** Takes one away. @returns whether there was one */
  delete(id: string): boolean {
    const left = this.#newestFirst.filter((override) => override.id !== id);
    const found = left.length < this.#newestFirst.length;
    this.#newestFirst = left;
    return found;
  }

  /** Takes all away. */
  clear(): void {
    this.#newestFirst = [];
  }

  /** Whether one that may still answer has that path, by whatever method. */
  has(path: string): boolean {
    if (this.#newestFirst.length === 0) return false;
    const segments = splitPath(path);
    return this.#newestFirst.some(
      (target) => mayAnswer(target) && matchRoute(target.pattern, segments) !== undefined,
    );
  }

  /**
   * Those whose method and route fit, the newest first.
   * @param path percent-decoded
   * @param replayed is among them even when it answered as often as it may
   */
  find(method: string, path: string, replayed?: Mock): readonly RouteMatch<Override>[] {
    if (this.#newestFirst.length === 0) return [];
    const segments = splitPath(path);
    return this.#newestFirst.flatMap((target) => {
      if (!answersMethod(target, method) || !(mayAnswer(target) || target === replayed)) return [];
      const values = matchRoute(target.pattern, segments);
      return values === undefined ? [] : [{ target, values }];
    });
  }
}

function answersMethod({ methods }: Override, method: string): boolean {
  return methods === '*' || methods.includes(method);
}

/** Whether a mock is an override. */
export function isOverride(mock: Mock): mock is Override {
  return mock.override;
}

/** Whether an override may answer one more request. */
export function mayAnswer({ remaining }: Override): boolean {
  return remaining === undefined || remaining > 0;
}

/** Counts an answer of an override. */
export function countCall(override: Override): void {
  override.calls++;
  if (override.remaining !== undefined) override.remaining--;
}
