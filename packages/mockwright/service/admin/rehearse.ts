// What a request would be answered, without doing anything: for replays and explanations.
import type { GlobalStore } from '../../template/host/global-store.ts';
import { answerOf, type Answer } from '../answers/answer.ts';
import { drawDelay } from '../answers/draw-delay.ts';
import type { RequestBody } from '../exchange/body/request-body.ts';
import { chooseMock, type ReplayedMock } from '../exchange/choose-mock.ts';
import { failureAnswer, noMatchAnswer } from '../exchange/errors.ts';
import { explainTried } from '../exchange/explain-tried.ts';
import { findMocks } from '../exchange/find-mocks.ts';
import { RequestFacts, type RequestLine } from '../exchange/mock-request.ts';
import { findClosest } from '../exchange/find-closest.ts';
import type { NearMiss } from '../exchange/near-misses.ts';
import { decodePath } from '../exchange/percent-decoding.ts';
import type { ReplayWorld } from '../exchange/replay-world.ts';
import { pathOf } from '../exchange/target.ts';
import type { Mock } from '../mocks/mock-set.ts';
import type { Session } from '../state/session.ts';
import { EndpointError } from './endpoint-error.ts';
import type { ServiceContext } from './service-context.ts';

/** A request and the world in which it is rehearsed. */
export interface RehearsedRequest {
  readonly line: RequestLine;
  readonly body: RequestBody;
  readonly session: Session;
  readonly world: ReplayWorld;
  /** Its writes must go nowhere. */
  readonly global: GlobalStore;
  readonly replayed?: ReplayedMock;
}

/** What would happen. */
export interface Rehearsal {
  /** Who would answer; undefined when nothing fits. */
  readonly mock: Mock | undefined;
  readonly answer: Answer;
  /** How long the answer would be held back. */
  readonly delayMilliseconds: number;
  /** When nothing fits: the mocks that come closest. */
  readonly closest: readonly NearMiss[];
}

/** Runs the templates for a request. @throws {EndpointError} 400 for a path that is none, 503 while templates are loaded */
export async function rehearse(request: RehearsedRequest, service: ServiceContext): Promise<Rehearsal> {
  const { line, body, session, world, global, replayed } = request;
  const { options, mocks } = service;
  const path = decodePath(pathOf(line.target));
  if (path === undefined) throw new EndpointError(400, 'The path holds an encoded NUL character.');
  if (mocks === undefined) throw new EndpointError(503, 'The templates are still being loaded.');
  const matches = findMocks(mocks, session, line.method, path, replayed?.mock);
  const facts = new RequestFacts(line, body);
  await body.prepare();
  await options.prepareFaker(facts.headers.get('accept-language') ?? '');
  const settings = { ...service.runSettings, console: () => undefined };
  const choice = chooseMock(matches, facts, session, { global, settings, world }, () => undefined, replayed);
  if (choice.mock === undefined) {
    const { folder, redactedHeaders, errors, errorStatus } = options.settings;
    const tried = explainTried(
      choice.tried,
      body,
      { global, settings, world: world.again() },
      redactedHeaders,
    );
    const closest = findClosest(
      { method: line.method, path, session, tried, details: errors },
      mocks,
      service.sessions,
    );
    const answer = noMatchAnswer({
      method: line.method,
      path: pathOf(line.target),
      folder,
      misses: closest,
      files: mocks.files,
      details: errors,
      status: errorStatus,
      accept: facts.headers.get('accept'),
    });
    return { mock: undefined, answer, delayMilliseconds: 0, closest };
  }
  const { mock, run } = choice;
  try {
    const answer = run.answer();
    const drawn = answer.delay === undefined ? 0 : drawDelay(answer.delay, () => world.delayRandom());
    const delayMilliseconds = answer.delayMilliseconds + options.settings.delayMilliseconds + drawn;
    return { mock, answer: answerOf(answer, mock.template), delayMilliseconds, closest: [] };
  } catch (error) {
    return {
      mock,
      answer: failureAnswer(
        options.settings.errorStatus,
        error,
        mock.template.path,
        '0',
        mock.template.usesBody ? body : undefined,
        facts.headers.get('accept'),
      ),
      delayMilliseconds: 0,
      closest: [],
    };
  }
}
