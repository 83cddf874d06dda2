// One request as a value, from its first byte to its answer: what log, journal, page and replay read.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallbackOutcome, ClientCertificate, TemplateRun } from '../../template/template.ts';
import type { CallbackRecord } from '../callbacks/send-callback.ts';
import type { Answer } from '../answers/answer.ts';
import type { ChaosKind } from '../answers/chaos-answer.ts';
import { clientCertificateOf, isSecure } from '../listening/client-certificate.ts';
import type { Mock, MockSet } from '../mocks/mock-set.ts';
import type { RouteMatch } from '../routing/router.ts';
import type { Session } from '../state/session.ts';
import type { RequestBody } from './body/request-body.ts';
import type { ExchangeWorld } from './exchange-world.ts';
import { headerText } from './request-headers.ts';
import type { NearMiss, TriedMock } from './near-misses.ts';
import { decodePath } from './percent-decoding.ts';
import { authorityOf, pathOf, targetOf } from './target.ts';

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
  readonly method: string;
  readonly scheme: 'http' | 'https';
  /** As `1.1`. */
  readonly httpVersion: string;
  /** Host and port that the client asked for. */
  readonly authority: string;
  readonly clientCertificate: ClientCertificate | undefined;
  /** Path and query as sent, without scheme and host, and without the part that names a session. */
  target: string;
  /** The path as sent, still percent-encoded; and decoded: undefined when that gives no path. */
  rawPath: string;
  path: string | undefined;
  /** Names and values in turn, as Node.js gives them. */
  readonly rawHeaders: readonly string[];

  /** Whether it is to the service itself: then nothing of it is recorded. */
  isOwn = false;
  /** Which of the requests to mocks of its session this is: 1 for the first; 0 for those to endpoints. */
  number = 0;
  /** Which stage has the exchange. */
  stage = 0;
  /** The mocks the request is matched against: all that there were when it came. */
  mocks: MockSet | undefined = undefined;
  /** Those whose method and route fit. */
  matches: readonly RouteMatch<Mock>[] = [];
  /** Undefined while it has not been received, and where there is none. */
  body: RequestBody | undefined = undefined;
  /** The mocks whose conditions did not hold, as far as they were asked. */
  tried: readonly TriedMock[] = [];
  /** When nothing fits: the mocks that come closest. */
  closest: readonly NearMiss[] = [];
  /** The mock that answers, and its run. */
  mock: Mock | undefined = undefined;
  /** How many requests that mock had answered before. */
  answeredBefore = 0;
  /** What the code was told of time and chance; undefined while no code was run. */
  world: ExchangeWorld | undefined = undefined;
  run: TemplateRun | undefined = undefined;
  /** What stands in the path in place of the route's parameters; undefined until it is recorded. */
  routeValues: ReadonlyMap<string, string> | undefined = undefined;
  answer: Answer | undefined = undefined;
  /** What was done to the answer on purpose. */
  chaos: ChaosKind | undefined = undefined;
  /** What the server added to the headers of the answer, whatever it was. */
  addedHeaders: Answer['headers'] = [];
  /** How long the answer is held back. */
  delayMilliseconds = 0;
  /** What is to be sent once the answer is complete, and what became of it. */
  pendingCallbacks: readonly CallbackOutcome[] = [];
  callbacks: readonly CallbackRecord[] = [];
  /** From the first byte of the request to the end of its answer; undefined until then. */
  milliseconds: number | undefined = undefined;
  /** Whether the client went before it had the whole answer. */
  isAborted = false;
  /** Undefined once the answer is sent: whoever keeps exchanges keeps no sockets. */
  transport: Transport | undefined;

  constructor(session: Session, time: number, message: IncomingMessage, response: ServerResponse) {
    this.session = session;
    this.time = time;
    this.started = performance.now();
    this.method = message.method!;
    const { socket } = message;
    const isOfTls = isSecure(socket);
    this.scheme = isOfTls ? 'https' : 'http';
    this.httpVersion = message.httpVersion;
    this.authority = authorityOf(message);
    this.clientCertificate = isOfTls ? clientCertificateOf(socket) : undefined;
    this.target = targetOf(message);
    this.rawPath = pathOf(this.target);
    this.path = decodePath(this.rawPath);
    this.rawHeaders = message.rawHeaders;
    this.transport = { message, response };
  }

  /** Goes into a session. @param target what is left when the session's name is cut off */
  enter(session: Session, target: string): void {
    this.session = session;
    this.time = session.clock.now();
    this.target = target;
    this.rawPath = pathOf(target);
    this.path = decodePath(this.rawPath);
  }

  /** The value of a header as the client sent it (the first, where it is repeated); undefined when there is none. */
  header(lowerCaseName: string): string | undefined {
    const { rawHeaders } = this;
    for (let index = 0; index < rawHeaders.length; index += 2)
      if (rawHeaders[index]!.toLowerCase() === lowerCaseName) return headerText(rawHeaders[index + 1]!);
    return undefined;
  }
}
