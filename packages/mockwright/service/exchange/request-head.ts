// What the first line and the headers of a request say. Clients ask the same again and again: what is worked out once
// serves all requests that say the same (head-cache.ts).
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Mock } from '../mocks/mock-set.ts';
import type { RouteMatch } from '../routing/router.ts';
import type { ClientCertificate } from '../../template/template.ts';
import { clientCertificateOf, isSecure } from '../listening/client-certificate.ts';
import { hasBody } from './body/collect-body.ts';
import { asksForUpgrade } from './asks-for-upgrade.ts';
import { decodePath } from './percent-decoding.ts';
import { protocolProblem, type HeadLimits, type ProtocolProblem } from './protocol.ts';
import { headerText } from './request-headers.ts';
import { authorityOf, pathOf, targetOf } from './target.ts';

/** The headers that say what the body of a request is. */
export type BodyHeaders = Pick<
  IncomingHttpHeaders,
  'content-type' | 'content-encoding' | 'content-length' | 'expect'
>;

/** What of a head is there from the start. */
interface HeadFacts {
  readonly method: string;
  readonly scheme: 'http' | 'https';
  /** As `1.1`. */
  readonly httpVersion: string;
  readonly clientCertificate: ClientCertificate | undefined;
  /** Host and port that the client asked for. */
  readonly authority: string;
  /** Path and query as sent, without scheme and host, and without the part that names a session. */
  readonly target: string;
  /** Names and values in turn, as Node.js gives them. */
  readonly rawHeaders: readonly string[];
  /** Why it may not be answered (RFC 9112); undefined when all is well. */
  readonly problem: ProtocolProblem | undefined;
  /** Whether it announces a body, and as what. */
  readonly hasBody: boolean;
  readonly bodyHeaders: BodyHeaders;
  /** Whether it asks for another protocol. */
  readonly asksForUpgrade: boolean;
  /** How many characters the headers have. */
  readonly headerLength: number;
}

/** The session that a request names. */
export interface NamedSession {
  /** As sent. */
  readonly name: string;
  /** Without the part of the path that names it. */
  readonly head: RequestHead;
}

const NONE: readonly never[] = [];

/** The head of a request. What others find out about it may be noted here, where it is the same for all such requests. */
export class RequestHead implements HeadFacts {
  readonly method: string;
  readonly scheme: 'http' | 'https';
  readonly httpVersion: string;
  readonly clientCertificate: ClientCertificate | undefined;
  readonly authority: string;
  readonly target: string;
  /** The path as sent, still percent-encoded; and decoded: undefined when that gives no path. */
  readonly rawPath: string;
  readonly path: string | undefined;
  readonly rawHeaders: readonly string[];
  readonly problem: ProtocolProblem | undefined;
  readonly hasBody: boolean;
  readonly bodyHeaders: BodyHeaders;
  readonly asksForUpgrade: boolean;
  readonly headerLength: number;
  /** Null: none, and so the default one; undefined: nobody looked yet. */
  inSession: NamedSession | null | undefined = undefined;
  /** Whether the path is the service's own; undefined: nobody looked yet. */
  isOwn: boolean | undefined = undefined;
  /** Whether the next request that says the same has this head. */
  isKnown = false;
  /** The mocks of a set (by its number) whose method and route fit: while it is known, for it may be recorded for long. */
  foundIn = 0;
  found: readonly RouteMatch<Mock>[] = NONE;
  /** The names of the headers in lower case: made when a header is first asked for. */
  #names: readonly string[] | undefined = undefined;

  /** @param target where it is another one than that of the facts */
  constructor(facts: HeadFacts, target: string = facts.target) {
    this.method = facts.method;
    this.scheme = facts.scheme;
    this.httpVersion = facts.httpVersion;
    this.clientCertificate = facts.clientCertificate;
    this.authority = facts.authority;
    this.target = target;
    this.rawPath = pathOf(target);
    this.path = decodePath(this.rawPath);
    this.rawHeaders = facts.rawHeaders;
    this.problem = facts.problem;
    this.hasBody = facts.hasBody;
    this.bodyHeaders = facts.bodyHeaders;
    this.asksForUpgrade = facts.asksForUpgrade;
    this.headerLength = facts.headerLength;
  }

  /** The head of a request as it came. */
  static of(message: IncomingMessage, limits: HeadLimits): RequestHead {
    const { rawHeaders, headers, socket } = message;
    const isOfTls = isSecure(socket);
    let headerLength = 0;
    for (const text of rawHeaders) headerLength += text.length;
    return new RequestHead({
      method: message.method!,
      scheme: isOfTls ? 'https' : 'http',
      httpVersion: message.httpVersion,
      clientCertificate: isOfTls ? clientCertificateOf(socket) : undefined,
      authority: authorityOf(message),
      target: targetOf(message),
      rawHeaders,
      problem: protocolProblem(message, headerLength, limits),
      hasBody: hasBody(message),
      bodyHeaders: {
        'content-type': headers['content-type'],
        'content-encoding': headers['content-encoding'],
        'content-length': headers['content-length'],
        expect: headers.expect,
      },
      asksForUpgrade: asksForUpgrade(message),
      headerLength,
    });
  }

  /** The same request for another target. */
  withTarget(target: string): RequestHead {
    const head = new RequestHead(this, target);
    head.isKnown = this.isKnown;
    return head;
  }

  /** Lets go of the mocks that were found. */
  forgetFound(): void {
    this.foundIn = 0;
    this.found = NONE;
    const other = this.inSession?.head;
    if (other !== this) other?.forgetFound();
  }

  /** No further request has this head. */
  forget(): void {
    this.forgetFound();
    this.isKnown = false;
    if (this.inSession) this.inSession.head.isKnown = false;
  }

  /** The value of a header as the client sent it (the first, where it is repeated); undefined when there is none. */
  header(lowerCaseName: string): string | undefined {
    const { rawHeaders } = this;
    const names = (this.#names ??= lowerCaseNames(rawHeaders));
    const index = names.indexOf(lowerCaseName);
    return index < 0 ? undefined : headerText(rawHeaders[2 * index + 1]!);
  }
}

function lowerCaseNames(rawHeaders: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) names.push(rawHeaders[index]!.toLowerCase());
  return names;
}
