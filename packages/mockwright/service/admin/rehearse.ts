// What a request would be answered, without doing anything: for replays and explanations.
import { MovedError, TimeTaken } from '@mockwright/language/runtime/run';
import type { GlobalStore } from '../../template/host/global-store.ts';
import { answerOf, type Answer } from '../answers/answer.ts';
import { drawDelay } from '../answers/draw-delay.ts';
import { checkSendable } from '../answers/send-answer.ts';
import type { RequestBody } from '../exchange/body/request-body.ts';
import { chooseUntilBreak, type Choice, type ReplayedMock } from '../exchange/choose-mock.ts';
import { errorReader } from '../exchange/error-page.ts';
import { failureAnswer, noMatchAnswer } from '../exchange/errors.ts';
import { explainTried } from '../exchange/explain-tried.ts';
import { findMocks } from '../exchange/find-mocks.ts';
import { RequestFacts, type RequestLine } from '../exchange/mock-request.ts';
import { findClosest } from '../exchange/find-closest.ts';
import { findNearMisses, type NearMiss, type TriedMock } from '../exchange/near-misses.ts';
import { decodePath } from '../exchange/percent-decoding.ts';
import { RequestSecrets } from '../exchange/request-secrets.ts';
import { PastGlobal, type ReplayWorld } from '../exchange/replay-world.ts';
import { needsSlices, Slices } from '../exchange/slices.ts';
import { pathOf } from '../exchange/target.ts';
import type { Isolation } from '../isolation/isolation.ts';
import type { JobTried } from '../isolation/job.ts';
import { endError, failureFrom, outcomeAnswer, triedMock } from '../isolation/outcome.ts';
import { sharedTurns } from '../listening/fair-turns.ts';
import type { Mock, MockSet } from '../mocks/mock-set.ts';
import type { RouteMatch } from '../routing/router.ts';
import type { TemplateAnswer, TemplateRun } from '../../template/template.ts';
import type { Session } from '../state/session.ts';
import { EndpointError } from './endpoint-error.ts';
import type { ServiceContext } from './service-context.ts';

/** A request and the world in which it is rehearsed. */
export interface RehearsedRequest {
  readonly line: RequestLine;
  /** As `1.1`: HTTP/2 does not carry every answer. */
  readonly httpVersion: string;
  readonly body: RequestBody;
  readonly session: Session;
  readonly world: ReplayWorld;
  /** Its writes must go nowhere. */
  readonly global: GlobalStore;
  readonly replayed?: ReplayedMock;
  /** Ends it: nobody waits for what comes of it any more. */
  readonly signal?: AbortSignal | undefined;
}

/** What would happen. */
export interface Rehearsal {
  /** Who would answer; undefined when nothing fits. */
  readonly mock: Mock | undefined;
  readonly answer: Answer;
  /** How long the answer would be held back. */
  readonly delayMilliseconds: number;
  /** The mocks whose method and route fit, too; when nothing fits, those that come closest. */
  readonly closest: readonly NearMiss[];
}

/**
 * Runs the templates for a request, where it keeps nobody waiting.
 * @throws {EndpointError} 400 for a path that is none, 503 while templates are loaded or too much is under way, when the
 * server is closed, and when it was ended
 */
export async function rehearse(given: RehearsedRequest, service: ServiceContext): Promise<Rehearsal> {
  // Code may change what is made of a body; others may rehearse the same one now, or later.
  const request = { ...given, body: given.body.fresh() };
  const { line, body, session, replayed } = request;
  const { options, mocks, isolation } = service;
  const path = decodePath(pathOf(line.target));
  if (path === undefined) throw new EndpointError(400, 'The path holds an encoded NUL character.');
  if (mocks === undefined) throw new EndpointError(503, 'The templates are still being loaded.');
  const matches = findMocks(mocks, session, line.method, path, replayed?.answeredBy);
  const facts = new RequestFacts(line, body);
  await body.prepare();
  await options.prepareFaker(facts.headers.get('accept-language') ?? '');
  const play: Play = { request, service, mocks, matches, facts, path };
  let place = isolation?.placeFor(matches) ?? 'here';
  if (isolation === undefined || place === 'here') return rehearseHere(play);
  while (place === 'trial') {
    try {
      return await rehearseHere(play, isolation.newTrial(matches));
    } catch (error) {
      if (!(error instanceof MovedError)) throw error;
      place = isolation.noteMoved(error);
      body.makeAnew();
    }
  }
  return rehearseElsewhere(play, isolation);
}

/** The mocks whose conditions did not hold. */
type Tried = readonly Omit<TriedMock, 'request'>[];

/** What a rehearsal needs. */
interface Play {
  readonly request: RehearsedRequest;
  readonly service: ServiceContext;
  readonly mocks: MockSet;
  readonly matches: readonly RouteMatch<Mock>[];
  readonly facts: RequestFacts;
  readonly path: string;
}

/** @throws {MovedError} when the trial is over */
async function rehearseHere(play: Play, timeTaken: TimeTaken = new TimeTaken()): Promise<Rehearsal> {
  const { request, service, matches, facts } = play;
  const { body, session, global, replayed } = request;
  const world = request.world.again();
  const settings = { ...service.runSettings, console: () => undefined };
  const context = { global, settings, world, timeTaken };
  const hiddenHeaders = service.options.settings.redactedHeaders;
  const throwing = { hiddenHeaders, tell: () => undefined };
  const slices = needsSlices(matches) ? new Slices(timeTaken) : undefined;
  const choose = (): Choice | undefined => {
    slices?.begin();
    return chooseUntilBreak(slices, matches, facts, session, context, throwing, replayed);
  };
  let choice = choose();
  while (choice === undefined) {
    if (request.signal?.aborted === true) throw ended();
    choice = await sharedTurns.take(choose);
  }
  const { tried } = choice;
  const explain = (): Tried =>
    explainTried(
      tried,
      body,
      { ...context, global: new PastGlobal(global), world: world.again() },
      hiddenHeaders,
    );
  if (choice.mock === undefined) return noRehearsal(play, explain());
  const { mock, run } = choice;
  const answered = answerOrError(run);
  const { askedForBody } = facts;
  // Only behind the answer: that must not come out otherwise because the conditions are explained.
  const explained = explain();
  return answered instanceof Error
    ? failedRehearsal(play, mock, answered, explained, askedForBody)
    : answeredRehearsal(play, mock, answered, explained, askedForBody);
}

/** What a run answers, or what it throws. @throws {MovedError} when the trial is over */
function answerOrError(run: TemplateRun): TemplateAnswer | Error {
  try {
    return run.answer();
  } catch (error) {
    if (error instanceof MovedError) throw error;
    return error as Error;
  }
}

async function rehearseElsewhere(play: Play, isolation: Isolation): Promise<Rehearsal> {
  const { line, body, session, world, global, replayed, signal } = play.request;
  const { matches } = play;
  const moved = await isolation.run({
    line,
    body,
    matches,
    session,
    seed: world.seed.text,
    time: world.time,
    readings: world.readings,
    replayed,
    isRehearsal: true,
    global,
    names: [],
    signal,
  });
  if (moved.kind === 'here') return rehearseHere(play);
  if (moved.kind === 'end') {
    const { end, culprit } = moved;
    if (end === 'cancelled') throw ended();
    if (end === 'closed')
      throw new EndpointError(503, 'The server is closed: it runs no code that takes long any more.');
    if (end === 'busy')
      throw new EndpointError(503, 'Too much that takes long is under way.', 'Ask again in a moment.');
    return failedRehearsal(
      play,
      culprit,
      endError(end, culprit.template, play.service.runSettings),
      [],
      false,
    );
  }
  const { outcome, effects } = moved;
  const triedMocks = (all: readonly JobTried[]): Tried => all.map((each) => triedMock(each, moved.matches));
  const mockAt = (place: number): Mock => moved.matches[place]!.target;
  switch (outcome.kind) {
    case 'none':
      return noRehearsal(play, triedMocks(outcome.tried));
    case 'answer': {
      const mock = mockAt(outcome.template);
      return answeredRehearsal(
        play,
        mock,
        outcomeAnswer(outcome, mock.template),
        triedMocks(effects.passedOver),
        effects.askedForBody,
      );
    }
    case 'failed': {
      const mock = mockAt(outcome.template);
      return failedRehearsal(
        play,
        mock,
        failureFrom(outcome, mock.template, undefined),
        triedMocks(effects.passedOver),
        effects.askedForBody,
      );
    }
    default:
      throw failureFrom(outcome, undefined, undefined);
  }
}

/** Nobody reads it. */
function ended(): EndpointError {
  return new EndpointError(503, 'The client has gone.');
}

function noRehearsal(
  { request: { line, session }, service: { options, sessions }, mocks, facts, path }: Play,
  tried: Tried,
): Rehearsal {
  const { folder, errors, errorStatus } = options.settings;
  const closest = findClosest(
    { method: line.method, path, session, tried, details: errors },
    mocks,
    sessions,
  );
  const answer = noMatchAnswer({
    method: line.method,
    path: pathOf(line.target),
    folder: options.hasNoFolder === true ? undefined : folder,
    misses: closest,
    files: mocks.files,
    details: errors,
    status: errorStatus,
    reader: errorReader(facts.headers.get('accept'), line.authority, options.settings),
  });
  return { mock: undefined, answer, delayMilliseconds: 0, closest };
}

async function answeredRehearsal(
  play: Play,
  mock: Mock,
  given: TemplateAnswer,
  tried: Tried,
  askedForBody: boolean,
): Promise<Rehearsal> {
  const {
    request: { world, line, httpVersion },
    service: { options, sending },
    path,
  } = play;
  const drawn = given.delay === undefined ? 0 : drawDelay(given.delay, () => world.delayRandom());
  const delayMilliseconds = given.delayMilliseconds + options.settings.delayMilliseconds + drawn;
  const answer = answerOf(given, mock.template);
  try {
    await checkSendable(answer, { method: line.method, isHttp2: httpVersion === '2.0' }, sending.files);
  } catch (error) {
    return { ...failedRehearsal(play, mock, error, tried, askedForBody), delayMilliseconds };
  }
  return { mock, answer, delayMilliseconds, closest: findNearMisses([], line.method, path, tried) };
}

function failedRehearsal(
  { request: { line, body }, service: { options }, facts, path: requested }: Play,
  mock: Mock,
  error: unknown,
  tried: Tried,
  askedForBody: boolean,
): Rehearsal {
  const { path } = mock.template;
  return {
    mock,
    answer: failureAnswer(
      options.settings.errorStatus,
      new RequestSecrets(facts, options.settings.redactedHeaders).coverFailure(error),
      path,
      '0',
      askedForBody ? body : undefined,
      errorReader(facts.headers.get('accept'), line.authority, options.settings),
    ),
    delayMilliseconds: 0,
    closest: findNearMisses([], line.method, requested, tried),
  };
}
