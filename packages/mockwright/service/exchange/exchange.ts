// One request as a value, from its first byte to its answer: what log, journal, page and replay read.
import { performance } from '@mockwright/language/text/real-time';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallbackOutcome, ClientCertificate, TemplateRun } from '../../template/template.ts';
import type { CallbackRecord } from '../callbacks/send-callback.ts';
import type { Answer } from '../answers/answer.ts';
import type { ChaosKind } from '../answers/chaos-answer.ts';
import type { Mock, MockFacts, MockSet } from '../mocks/mock-set.ts';
import type { RouteMatch } from '../routing/router.ts';
import type { Session } from '../state/session.ts';
import type { RequestBody } from './body/request-body.ts';
import type { ExchangeWorld } from './exchange-world.ts';
import type { NearMiss, TriedMock } from './near-misses.ts';
import type { PassedOver } from './passed-over.ts';
import type { RequestHead } from './request-head.ts';

/** What all exchanges begin with: empty lists cost memory, too. */
const NONE: readonly never[] = [];

/** The sockets' side of an exchange; it goes when the answer is sent. */
export interface Transport {
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * One request and what became of it. The stages fill it in from top to bottom. All members are there from the start:
 * objects of one shape are read fast.
 */
export class Exchange {
  /** Its number in the journal, which grows with each request that is recorded; 0 before it is. */
  id = 0;
  session: Session;
  /** When the request came: milliseconds since 1970 by the session's clock, and on the clock that only goes forward. */
  time: number;
  readonly started: number;
  /** What its first line and headers say; in a session, without the part of the path that names it. */
  head: RequestHead;

  /** Whether it is to the service itself: then nothing of it is recorded. */
  isOwn = false;
  /** Whether it is one of those that machines send again and again: the log does not tell of it. */
  isPolled = false;
  /** Which of the requests to mocks of its session this is: 1 for the first; 0 for those to endpoints. */
  number = 0;
  /** Which stage has the exchange. */
  stage = 0;
  /** The mocks the request is matched against: all that there were when it came. */
  mocks: MockSet | undefined = undefined;
  /** Those whose method and route fit. */
  matches: readonly RouteMatch<Mock>[] = NONE;
  /** Undefined while it has not been received, and where there is none. */
  body: RequestBody | undefined = undefined;
  /** The mocks whose conditions did not hold, as far as they were asked. */
  tried: readonly TriedMock[] = NONE;
  /** The mocks that were asked before the one that answers. */
  passedOver: readonly PassedOver[] = NONE;
  /** When nothing fits: the mocks that come closest. */
  closest: readonly NearMiss[] = NONE;
  /** The mock that answers, until its answer is sent, and what of it is recorded. */
  mock: Mock | undefined = undefined;
  answeredBy: MockFacts | undefined = undefined;
  /** How many requests that mock had answered before. */
  answeredBefore = 0;
  /** What the code was told of time and chance; undefined while no code was run. */
  world: ExchangeWorld | undefined = undefined;
  /** The run of the mock. */
  run: TemplateRun | undefined = undefined;
  /** What stands in the path in place of the route's parameters; undefined until it is recorded. */
  routeValues: ReadonlyMap<string, string> | undefined = undefined;
  answer: Answer | undefined = undefined;
  /** What was done to the answer on purpose. */
  chaos: ChaosKind | undefined = undefined;
  /** What the server added to the headers of the answer, whatever it was. */
  addedHeaders: Answer['headers'] = NONE;
  /** How long the answer is held back. */
  delayMilliseconds = 0;
  /** What is to be sent once the answer is complete. */
  pendingCallbacks: readonly CallbackOutcome[] = NONE;
  /** From the first byte of the request to the end of its answer; undefined until then. */
  milliseconds: number | undefined = undefined;
  /** Whether the code has asked for `Request.Body`: told where it, or its answer, fails. */
  askedForBody = false;
  /** Where a template failed: what failed and where, in a line. */
  failure: string | undefined = undefined;
  /** Whether the client went before it had the whole answer. */
  isAborted = false;
  /** Undefined once the answer is sent: whoever keeps exchanges keeps no sockets. */
  transport: Transport | undefined;

  #callbacks: CallbackRecord[] | undefined;

  constructor(session: Session, time: number, head: RequestHead, transport: Transport | undefined) {
    this.session = session;
    this.time = time;
    this.started = performance.now();
    this.head = head;
    this.transport = transport;
  }

  get method(): string {
    return this.head.method;
  }

  get scheme(): 'http' | 'https' {
    return this.head.scheme;
  }

  get httpVersion(): string {
    return this.head.httpVersion;
  }

  get clientCertificate(): ClientCertificate | undefined {
    return this.head.clientCertificate;
  }

  get authority(): string {
    return this.head.authority;
  }

  get target(): string {
    return this.head.target;
  }

  get rawPath(): string {
    return this.head.rawPath;
  }

  get path(): string | undefined {
    return this.head.path;
  }

  get rawHeaders(): readonly string[] {
    return this.head.rawHeaders;
  }

  /** What became of what was sent once the answer was complete. */
  get callbacks(): readonly CallbackRecord[] {
    return this.#callbacks ?? NONE;
  }

  addCallback(record: CallbackRecord): void {
    (this.#callbacks ??= []).push(record);
  }

  /** Goes into a session. @param head without the part that names it */
  enter(session: Session, head: RequestHead): void {
    this.session = session;
    this.time = session.clock.now();
    this.head = head;
  }

  /** A mock is chosen, or none after all. */
  choose(mock: Mock | undefined): void {
    this.mock = mock;
    this.answeredBy = mock?.facts;
  }

  /** @see RequestHead.header */
  header(lowerCaseName: string): string | undefined {
    return this.head.header(lowerCaseName);
  }
}
