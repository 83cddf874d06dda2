// Where the code of templates runs: in this process while it is short, else in one of its own, so that nobody waits for it.
import { performance } from '@mockwright/language/text/real-time';
import { PackingBudget, UnpackableError, packValue } from '@mockwright/dotnet';
import { StayError, TimeTaken, type MovedError } from '@mockwright/language/runtime/run';
import type { SourceText } from '@mockwright/language/text/source-text';
import type { GlobalStore, GlobalWatch } from '../../template/host/global-store.ts';
import type { Mock } from '../mocks/mock-set.ts';
import type { RouteMatch } from '../routing/router.ts';
import { isOverride, mayAnswer } from '../state/overrides.ts';
import type { Session } from '../state/session.ts';
import type { RequestBody } from '../exchange/body/request-body.ts';
import { countBefore, type ReplayedMock } from '../exchange/choose-mock.ts';
import type { RequestLine } from '../exchange/mock-request.ts';
import { commitWrites, type Commit } from './commit-writes.ts';
import { withinPackingTime } from './packing-time.ts';
import type { FinalOutcome, Job, JobEffects } from './job.ts';
import type { JobEnd, RunnerPool } from './runner-pool.ts';
import { Turns } from './turns.ts';
import { RememberedTemplates } from './slow-templates.ts';

/** How long code may take in this process, where nothing else is said. */
const TRIAL_MILLISECONDS = 20;
/** So often a run is done again because others changed what it read of the session; then the last one to write wins. */
const MOST_CONFLICTS = 3;
/** What others change again and again is waited for by nobody who takes less than this: he runs in the server, at once. */
const MOST_MILLISECONDS_HERE = 250;
/** How many may have or wait for their turns in a session: each has run in vain, and is to run once more. */
const MOST_TURNS = 50;
/** So many values of `Global` are fetched one after the other, each by a run that is in vain; then all of them go along. */
const MOST_FETCHES = 8;
/** So many names are remembered of a template: each of its runs has the values of all. */
const MOST_NAMES = 50;
/** How long no process is started after one that could not be. */
const PAUSE_MILLISECONDS = 60_000;

/** A request whose code is to run elsewhere. */
export interface MovedRequest {
  readonly line: RequestLine;
  readonly body: RequestBody | undefined;
  readonly matches: readonly RouteMatch<Mock>[];
  readonly session: Session;
  readonly seed: string;
  /** When the request came, by the session's clock. */
  readonly time: number;
  /** Where it is not run for the first time: the times that it was told, and who answered. */
  readonly readings?: readonly number[] | undefined;
  readonly replayed?: ReplayedMock | undefined;
  readonly isRehearsal: boolean;
  /** Whether its writes count whatever others have changed. */
  readonly hasLastWord?: boolean;
  /** The values of `Global` that go along. */
  readonly global: Pick<GlobalStore, 'get' | 'entries'>;
  /** Told of each that the run has read whose result counts. */
  readonly onRead?: (name: string, value: unknown) => void;
  /** Names of `Global` that are read, as far as they are known. */
  readonly names: Iterable<string>;
  /** Takes the request back while it waits; a rehearsal also while it runs. */
  readonly signal?: AbortSignal | undefined;
}

/** What became of it. `here`: it must be run in this process, for so many milliseconds or as long as that takes. */
export type Moved =
  | { readonly kind: 'here'; readonly within?: number }
  | {
      readonly kind: 'end';
      readonly end: Exclude<JobEnd, 'unstartable'>;
      readonly culprit: Mock;
      /** How many requests that one had answered before. */
      readonly answeredBefore: number;
    }
  | {
      readonly kind: 'result';
      /** How many requests the one that answers had answered before; 0 where none does. */
      readonly answeredBefore: number;
      /** Those that the places in the result mean. */
      readonly matches: readonly RouteMatch<Mock>[];
      readonly outcome: FinalOutcome;
      readonly effects: JobEffects;
      readonly commit: Commit;
    };

/** What is told of that people should know. */
export type WarnOfIsolation = (message: string) => void;

/** Decides where code runs, and has it run elsewhere. */
export class Isolation {
  readonly #pool: RunnerPool;
  readonly #warn: WarnOfIsolation;
  readonly #trialMilliseconds: number;
  readonly #slow = new RememberedTemplates();
  /** Those whose values of `Global` cannot leave this process. */
  readonly #bound = new RememberedTemplates();
  /** Those that came to values of `Global` whose changes cannot be put back. */
  readonly #staying = new RememberedTemplates();
  /** The names of `Global` that a template reads. */
  readonly #names = new WeakMap<SourceText, Set<string>>();
  /** Those that read so many names that all of them go along. */
  readonly #readsAll = new WeakSet<SourceText>();
  /** Of those in a session that had a conflict. */
  readonly #turns = new Turns<Session>();
  #pausedUntil = 0;

  constructor(pool: RunnerPool, warn: WarnOfIsolation, trialMilliseconds: number = TRIAL_MILLISECONDS) {
    this.#trialMilliseconds = trialMilliseconds;
    this.#pool = pool;
    this.#warn = warn;
  }

  /** Where the code of these is run: here for as long as it takes, here while it is short, or elsewhere. */
  placeFor(matches: readonly RouteMatch<Mock>[]): 'here' | 'trial' | 'elsewhere' {
    if (!this.#bound.isEmpty && matches.some(({ target }) => this.#bound.has(target.template.source)))
      return 'here';
    if (!this.#slow.isEmpty && matches.some(({ target }) => this.#slow.has(target.template.source)))
      return this.#isPaused ? 'here' : 'elsewhere';
    return this.#pausedUntil === 0 || !this.#isPaused ? 'trial' : 'here';
  }

  /** The time of the runs for one request in this process. */
  newTrial(matches: readonly RouteMatch<Mock>[], milliseconds: number = this.#trialMilliseconds): TimeTaken {
    const mayStay =
      !this.#staying.isEmpty && matches.some(({ target }) => this.#staying.has(target.template.source));
    return new TimeTaken(milliseconds, mayStay);
  }

  /**
   * Notes a template whose trial was over before its code was.
   * @returns where it is to be done: elsewhere, or here in another trial
   */
  noteMoved(error: MovedError): 'trial' | 'elsewhere' {
    const { moved } = error;
    if (moved === undefined) return 'elsewhere';
    if (error instanceof StayError) {
      this.#staying.add(moved);
      return 'trial';
    }
    this.#slow.add(moved);
    return 'elsewhere';
  }

  /** Ends all processes. */
  close(): void {
    this.#pool.close();
  }

  /** Has the code of a request run elsewhere; what it writes to `Global` is committed. */
  async run(request: MovedRequest): Promise<Moved> {
    const turn: Turn = { end: undefined };
    try {
      return await this.#run(request, turn);
    } finally {
      turn.end?.();
    }
  }

  async #run(request: MovedRequest, turn: Turn): Promise<Moved> {
    const { session } = request;
    const { matches } = request;
    const culprit =
      matches.find(({ target }) => this.#slow.has(target.template.source))?.target ?? matches[0]!.target;
    const key = culprit.template.source;
    const known = this.#namesOf(key);
    const names = new Set([...known, ...request.names]);
    const ended = (end: Exclude<JobEnd, 'unstartable'>): Moved => {
      const answeredBefore = countBefore(culprit, session, request.replayed);
      return { kind: 'end', end, culprit, answeredBefore };
    };
    let isRepeated = false;
    for (
      let conflicts = request.hasLastWord ? MOST_CONFLICTS : 0, fetches = 0, inVain = 0;
      ;
      isRepeated = true
    ) {
      let now = matches;
      let values: ReadonlyMap<string, unknown> = new Map();
      const { global } = session;
      const watches: GlobalWatch[] = [];
      let numbers: readonly number[] = [];
      const make = (): Job => {
        now = matches.filter(({ target }) => canAnswer(target, request));
        watches.push(global.watch());
        numbers = numbersOf(now, request);
        const given = withinPackingTime(() => valuesFor(request, names, this.#readsAll.has(key)));
        values = given.values;
        return jobOf(request, now, given);
      };
      try {
        const result = await this.#pool.run(key, make, {
          signal: request.signal,
          isRehearsal: request.isRehearsal,
          isRepeated,
        });
        if (result === 'unstartable') return this.#pause();
        if (typeof result === 'string') return ended(result);
        const { outcome, effects } = result;
        if (outcome.kind === 'unpackable') return this.#bind(key);
        if (outcome.kind === 'missing') {
          names.add(outcome.name);
          if (known.size < MOST_NAMES) known.add(outcome.name);
          if (++fetches > 2 * MOST_FETCHES) return this.#bind(key);
          inVain += effects.milliseconds;
          if (fetches >= MOST_FETCHES || inVain > MOST_MILLISECONDS_HERE) this.#readsAll.add(key);
          continue;
        }
        if (effects.milliseconds < this.#trialMilliseconds) this.#slow.delete(key);
        const place = outcome.kind === 'none' ? undefined : outcome.template;
        const mock = place === undefined ? undefined : now[place]!.target;
        const isCounted = mock !== undefined && isOverride(mock) && mock.remaining !== undefined;
        const leavesTrace =
          !request.isRehearsal && (effects.writes.size > 0 || effects.askedForNumber || isCounted);
        // Somebody who had a conflict runs again: this one must not be the next conflict.
        if (leavesTrace && this.#turns.lengthOf(session) > 0 && !(await this.#takeTurn(session, turn)))
          return ended('busy');
        const isStale =
          leavesTrace &&
          ((effects.writes.size > 0 && haveChanged(watches, effects.names)) ||
            (effects.askedForNumber && String(numbersOf(now, request)) !== String(numbers)));
        const isTaken = mock !== undefined && !canAnswer(mock, request);
        if (isTaken || (isStale && ++conflicts <= MOST_CONFLICTS)) {
          if (leavesTrace && !(await this.#takeTurn(session, turn))) return ended('busy');
          continue;
        }
        if (isStale && !request.hasLastWord && effects.milliseconds < MOST_MILLISECONDS_HERE)
          return { kind: 'here', within: 20 + 2 * effects.milliseconds };
        for (const name of effects.names) request.onRead?.(name, values.get(name));
        return {
          kind: 'result',
          answeredBefore: place === undefined ? 0 : numbers[place]!,
          matches: now,
          outcome,
          effects,
          commit: commitWrites(session, effects.writes),
        };
      } catch (error) {
        if (error instanceof UnpackableError) return this.#bind(key);
        throw error;
      } finally {
        for (let count = 0; count < watches.length; count++) global.unwatch();
      }
    }
  }

  /** @returns false when too many wait for theirs */
  async #takeTurn(session: Session, turn: Turn): Promise<boolean> {
    if (turn.end !== undefined) return true;
    if (this.#turns.lengthOf(session) >= MOST_TURNS) return false;
    turn.end = await this.#turns.take(session);
    return true;
  }

  get #isPaused(): boolean {
    return performance.now() < this.#pausedUntil;
  }

  #namesOf(key: SourceText): Set<string> {
    let names = this.#names.get(key);
    if (names === undefined) this.#names.set(key, (names = new Set()));
    return names;
  }

  /** No process can be started. */
  #pause(): Moved {
    if (!this.#isPaused)
      this.#warn('no process for templates that take long could be started: others wait for them meanwhile.');
    this.#pausedUntil = performance.now() + PAUSE_MILLISECONDS;
    return { kind: 'here' };
  }

  /** What the code has in `Global` cannot leave this process. */
  #bind(key: SourceText): Moved {
    this.#bound.add(key);
    return { kind: 'here' };
  }
}

/** The turn that a run has taken, if it has. */
interface Turn {
  end: (() => void) | undefined;
}

/** Whether one of these names has changed while somebody watched. */
function haveChanged(watches: readonly GlobalWatch[], names: readonly string[]): boolean {
  const read = new Set(names);
  return watches.some((watch) => watch.hasChanged(read));
}

/** How many requests each of them has answered. */
function numbersOf(matches: readonly RouteMatch<Mock>[], request: MovedRequest): readonly number[] {
  return matches.map(({ target }) => countBefore(target, request.session, request.replayed));
}

function canAnswer(mock: Mock, { replayed }: MovedRequest): boolean {
  return !isOverride(mock) || mayAnswer(mock) || mock.facts === replayed?.answeredBy;
}

/** Values of `Global` that go along, and as they are packed. */
interface GivenValues {
  readonly values: ReadonlyMap<string, unknown>;
  readonly packed: ReadonlyMap<string, string | null>;
  /** Where all go along that can, and that is not too much: the names of the others. */
  readonly kept: ReadonlySet<string> | undefined;
}

/** @throws {UnpackableError} when a value that is named cannot go along */
function valuesFor({ global }: MovedRequest, names: ReadonlySet<string>, wantsAll: boolean): GivenValues {
  const values = new Map<string, unknown>();
  const packed = new Map<string, string | null>();
  const budget = new PackingBudget();
  const add = (name: string, value: unknown): void => {
    budget.takeName(name);
    packed.set(name, value === null || value === undefined ? null : packValue(value, budget));
    values.set(name, value);
  };
  for (const name of names) add(name, global.get(name));
  if (!wantsAll) return { values, packed, kept: undefined };
  const kept = new Set<string>();
  for (const [name, value] of global.entries()) {
    if (packed.has(name)) continue;
    try {
      add(name, value);
    } catch (error) {
      if (!(error instanceof UnpackableError)) throw error;
      // There may be millions of them. Those that did not go along are asked for by their names.
      if (budget.isEmpty) return { values, packed, kept: undefined };
      kept.add(name);
    }
  }
  return { values, packed, kept };
}

function jobOf(
  request: MovedRequest,
  matches: readonly RouteMatch<Mock>[],
  { packed, kept }: GivenValues,
): Job {
  const { line, body, session, seed, time, readings, isRehearsal, replayed } = request;
  const { method, scheme, authority, target, rawHeaders, clientCertificate } = line;
  const { ahead, frozenAt } = session.clock;
  return {
    line: { method, scheme, authority, target, rawHeaders, clientCertificate },
    body: body?.content,
    templates: matches.map(({ target: mock, values }) => ({
      path: mock.template.path,
      text: mock.template.source.text,
      isOverride: mock.override,
      routeValues: values,
      answeredBefore: countBefore(mock, session, replayed),
    })),
    seed,
    clock: { time, ahead, frozenAt, readings },
    globals: packed,
    kept,
    isRehearsal,
  };
}
