// Templates that are added to a session while it runs. They go before those of the folder.
import type { Mock, MockFacts } from '../mocks/mock-set.ts';
import { matchRoute, type PathSegments } from '../routing/route-match.ts';
import type { RouteMatch } from '../routing/router.ts';
import type { MemoryBudget } from './memory-budget.ts';
import { bytesOfTemplate } from './template-memory.ts';

/** A template of a session. */
export interface Override extends Mock {
  /** Unique in the server: one that is gone never means another one. */
  readonly id: string;
  /** How many requests it may still answer; undefined: any number. */
  remaining: number | undefined;
  /** How many requests it has answered. */
  calls: number;
}

/** What all sessions of a server share. */
export interface OverrideShelf {
  /** The last id that was given out. */
  lastId: number;
  /** What pays for all of them. */
  readonly memory: Pick<MemoryBudget, 'take' | 'give'>;
}

/** How much memory the templates of all sessions may take, about. */
export const OVERRIDES_BYTES: number = 256 * 1024 * 1024;

const UNCOUNTED: OverrideShelf['memory'] = { take: () => true, give: () => undefined };

/** The overrides of one session. */
export class Overrides {
  /** A later one goes before an earlier one. */
  #newestFirst: readonly Override[] = [];
  #added = 0;
  #shelf: OverrideShelf;
  /** What each of them was counted for: their texts are gone through once. */
  readonly #bytes = new Map<string, number>();

  constructor(shelf: OverrideShelf) {
    this.#shelf = shelf;
  }

  /** Whether there are none. */
  get isEmpty(): boolean {
    return this.#newestFirst.length === 0;
  }

  /** What a new one is called that gets no name. */
  nextName(): string {
    return `override ${this.#added + 1}`;
  }

  /**
   * Adds a template.
   * @param times how many requests it may answer; undefined: any number
   * @returns undefined when there is no room for it
   */
  add(mock: Mock, times: number | undefined): Override | undefined {
    const bytes = bytesOfTemplate(mock);
    if (!this.#shelf.memory.take(bytes)) return undefined;
    const id = String(++this.#shelf.lastId);
    this.#bytes.set(id, bytes);
    this.#added++;
    const added: Override = {
      ...mock,
      override: true,
      facts: { ...mock.facts, id },
      id,
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
  usedUp(method: string, segments: PathSegments): readonly Override[] {
    if (this.#newestFirst.every(mayAnswer)) return [];
    return this.#newestFirst.filter(
      (target) =>
        !mayAnswer(target) &&
        answersMethod(target, method) &&
        matchRoute(target.pattern, segments) !== undefined,
    );
  }

  /** Takes one away. @returns whether there was one */
  delete(id: string): boolean {
    const found = this.#newestFirst.find((override) => override.id === id);
    if (found === undefined) return false;
    this.#newestFirst = this.#newestFirst.filter((override) => override !== found);
    this.#giveBack(id);
    return true;
  }

  /** Takes all away. */
  clear(): void {
    for (const { id } of this.#newestFirst) this.#giveBack(id);
    this.#newestFirst = [];
  }

  #giveBack(id: string): void {
    this.#shelf.memory.give(this.#bytes.get(id)!);
    this.#bytes.delete(id);
  }

  /** Takes all away for ever: what comes in later goes with the session. */
  end(): void {
    this.clear();
    this.#shelf = { ...this.#shelf, memory: UNCOUNTED };
  }

  /** Whether one that may still answer has that path, by whatever method. */
  has(segments: PathSegments): boolean {
    return this.#newestFirst.some(
      (target) => mayAnswer(target) && matchRoute(target.pattern, segments) !== undefined,
    );
  }

  /**
   * Those whose method and route fit, the newest first.
   * @param replayed is among them even when it answered as often as it may
   */
  find(method: string, segments: PathSegments, replayed?: MockFacts): readonly RouteMatch<Override>[] {
    return this.#newestFirst.flatMap((target) => {
      if (!answersMethod(target, method) || !(mayAnswer(target) || target.facts === replayed)) return [];
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
