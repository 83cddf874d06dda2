// Which of the mocks that fit a request answers it: one with a condition that holds, else one without a condition.
import type { Mock, MockFacts } from '../mocks/mock-set.ts';
import { isOverride, mayAnswer } from '../state/overrides.ts';
import type { Session } from '../state/session.ts';
import type { TriedMock } from './near-misses.ts';
import type { RouteMatch } from '../routing/router.ts';
import { BodyError, TemplateError } from '../../template/template-error.ts';
import type { RunContext, TemplateRun } from '../../template/template.ts';
import { MovedError, TimeTaken } from '@mockwright/language/runtime/run';
import { describeFailure } from './errors.ts';
import { MockRequest, type RequestFacts } from './mock-request.ts';
import { RequestSecrets } from './request-secrets.ts';

/** Code that was hardly ever run yet is slow: its trial is longer. */
const FIRST_RUNS = 2;
const FIRST_TRIAL = 2;

/** What becomes of conditions that throw. */
interface ThrowingConditions {
  /** `Mock:RedactedHeaders`: their values are covered in what is told. */
  readonly hiddenHeaders: readonly string[];
  /** Told which threw what, with the code frame. */
  readonly tell: (failure: string) => void;
}

/** The mock that answers, its code run up to its condition. */
interface ChosenMock {
  readonly mock: Mock;
  readonly run: TemplateRun;
  /** How many requests it had answered before. */
  readonly answeredBefore: number;
  /** Those that were asked before it. */
  readonly tried: readonly TriedMock[];
}

/** The mock that answered a request, as it was then. */
export interface ReplayedMock {
  readonly answeredBy: MockFacts | undefined;
  readonly answeredBefore: number;
}

/** What choosing came to: the chosen one, or why none of them. */
export type Choice = ChosenMock | { readonly mock: undefined; readonly tried: readonly TriedMock[] };

/** Where choosing goes on after a break, and when there is one. */
export interface Breaks {
  /** The place of the mock that is asked next; 0 at first. */
  next: number;
  /** Those that were asked before it. */
  tried: TriedMock[];
  /** Asked before each condition. */
  readonly isDue: () => boolean;
}

/** What {@link chooseMock} is given, in its order. */
export type ChooseArguments = readonly [
  matches: readonly RouteMatch<Mock>[],
  facts: RequestFacts,
  session: Pick<Session, 'answeredBy'>,
  context: Omit<RunContext, 'request'>,
  throwing: ThrowingConditions,
  replayed?: ReplayedMock,
];

/**
 * Chooses among mocks given with the more specific route first. All conditions and the answer have the time of one run.
 * `throwing` is what becomes of conditions that throw: they do not match, and others go on. `replayed` is who answered,
 * where the request is answered once more.
 * @throws {MovedError} when the trial of `timeTaken` is over, or the store of `global` says so
 */
export function chooseMock(...all: ChooseArguments): Choice {
  return chooseUntilBreak(undefined, ...all)!;
}

/**
 * The same with breaks: conditions leave no trace, so that others may have their turn between two of them.
 * @returns undefined when a break is due
 */
export function chooseUntilBreak(
  breaks: Breaks | undefined,
  ...[matches, facts, session, context, throwing, replayed]: ChooseArguments
): Choice | undefined {
  const { global, settings, world, timeTaken = new TimeTaken(), told } = context;
  let isProlonged = false;
  const tried = breaks?.tried ?? [];
  const requestOf = ({ target, values }: RouteMatch<Mock>): MockRequest =>
    new MockRequest(facts, values, countBefore(target, session, replayed));
  const start = (match: RouteMatch<Mock>): ChosenMock => {
    const mock = match.target;
    const request = requestOf(match);
    facts.askedForBody = false;
    if (request.answeredBefore < FIRST_RUNS && !isProlonged) {
      isProlonged = true;
      timeTaken.trialMilliseconds *= FIRST_TRIAL;
    }
    const run = mock.template.start({ global, settings, world, timeTaken, told, request });
    return { mock, run, answeredBefore: request.answeredBefore, tried };
  };
  const fail = (match: RouteMatch<Mock>, reason: string, threw?: true): void =>
    void tried.push({
      mock: match.target,
      request: requestOf(match),
      reasons: [reason],
      condition: [],
      threw,
    });
  for (let place = breaks?.next ?? 0; place < matches.length; place++) {
    if (breaks?.isDue() === true) {
      breaks.next = place;
      return undefined;
    }
    const match = matches[place]!;
    const mock = match.target;
    if (isOverride(mock)) {
      // It may have answered as often as it may while this request's body came.
      if (!mayAnswer(mock) && mock.facts !== replayed?.answeredBy) continue;
    } else if (!mock.template.hasCondition) continue;
    try {
      const chosen = start(match);
      if (chosen.run.condition()) return chosen;
      fail(match, 'its condition is false');
    } catch (error) {
      if (error instanceof MovedError) throw error;
      const secrets = new RequestSecrets(facts, throwing.hiddenHeaders);
      const told = secrets.coverFailure(error);
      throwing.tell(`a condition threw: ${describeFailure(told, mock.template.path)}`);
      fail(match, describeThrow(told), isBodyError(error) ? undefined : true);
    }
  }
  const plain = matches.find(({ target }) => !target.template.hasCondition && !target.override);
  return plain === undefined ? { mock: undefined, tried } : start(plain);
}

/**
 * The one mock that fits, where it has neither condition nor code: then there is nothing to choose or to run.
 * @returns undefined where it takes {@link chooseMock} to know who answers
 */
export function constantMock(matches: readonly RouteMatch<Mock>[]): Mock | undefined {
  if (matches.length !== 1) return undefined;
  const mock = matches[0]!.target;
  const { constantAnswer, hasCondition } = mock.template;
  return constantAnswer !== undefined && !hasCondition && !mock.override ? mock : undefined;
}

/** How many requests a mock has answered in a session, before the one that is answered now. */
export function countBefore(
  mock: Mock,
  session: Pick<Session, 'answeredBy'>,
  replayed: ReplayedMock | undefined,
): number {
  const { path } = mock.template;
  if (replayed?.answeredBy?.template.path === path) return replayed.answeredBefore;
  return isOverride(mock) ? mock.calls : session.answeredBy(path);
}

function isBodyError(error: unknown): boolean {
  return error instanceof TemplateError && error.cause instanceof BodyError;
}

function describeThrow(error: unknown): string {
  if (!(error instanceof TemplateError)) return `its condition failed: ${(error as Error).message}`;
  const { exceptionType, position, message, cause } = error;
  if (cause instanceof BodyError) return `its condition asks for the body: ${message}`;
  const at = position === undefined ? '' : ` at ${position.line}:${position.column}`;
  return `its condition threw ${exceptionType}${at}: ${message}`;
}
