// A request as templates see it: every part is computed when it is first asked for.
import type { ClientCertificate, TemplateRequest, UploadedFile } from '../../template/template.ts';
import type { RequestBody } from './body/request-body.ts';
import { headerText, joinedHeader } from './request-headers.ts';
import { cookiesOf } from './cookies.ts';
import { parseQueryString } from './query-string.ts';
import { queryOf } from './target.ts';

/** A request without its body, as it came. */
export interface RequestLine {
  readonly method: string;
  readonly scheme: 'http' | 'https';
  readonly clientCertificate: ClientCertificate | undefined;
  /** Host and port that the client asked for. */
  readonly authority: string;
  /** Path and query. */
  readonly target: string;
  /** Names and values in turn. */
  readonly rawHeaders: readonly string[];
}

/** The part of a request that is the same for all templates. */
export class RequestFacts {
  readonly #exchange: RequestLine;
  readonly #body: RequestBody;
  #query: ReadonlyMap<string, string> | undefined;
  #headers: ReadonlyMap<string, string> | undefined;
  #cookies: ReadonlyMap<string, string> | undefined;
  #size: number | undefined;

  /** Whether the code of the template that runs has asked for `Request.Body`. */
  askedForBody = false;
  /** Whether any code has asked for `Request.Number`. */
  askedForNumber = false;

  constructor(exchange: RequestLine, body: RequestBody) {
    this.#exchange = exchange;
    this.#body = body;
  }

  get method(): string {
    return this.#exchange.method;
  }

  get url(): string {
    const { scheme, authority, target } = this.#exchange;
    return `${scheme}://${authority}${target}`;
  }

  get clientCertificate(): ClientCertificate | undefined {
    return this.#exchange.clientCertificate;
  }

  get query(): ReadonlyMap<string, string> {
    return (this.#query ??= parseQueryString(queryOf(this.#exchange.target)));
  }

  get headers(): ReadonlyMap<string, string> {
    return (this.#headers ??= joinHeaders(this.#exchange.rawHeaders));
  }

  get acceptLanguage(): string {
    return joinedHeader(this.#exchange.rawHeaders, 'accept-language', ',') ?? '';
  }

  get cookies(): ReadonlyMap<string, string> {
    return (this.#cookies ??= cookiesOf(this.#exchange.rawHeaders));
  }

  get body(): RequestBody {
    return this.#body;
  }

  get size(): number {
    return (this.#size ??= sizeOf(this.#exchange) + this.#body.bytes.length);
  }
}

/** A request with the route parameters of one template. */
export class MockRequest implements TemplateRequest {
  readonly route: ReadonlyMap<string, string>;
  /** How many requests the template has answered before. */
  readonly answeredBefore: number;
  readonly #facts: RequestFacts;

  constructor(facts: RequestFacts, route: ReadonlyMap<string, string>, answeredBefore: number) {
    this.route = route;
    this.answeredBefore = answeredBefore;
    this.#facts = facts;
  }

  get number(): number {
    this.#facts.askedForNumber = true;
    return this.answeredBefore;
  }

  get url(): string {
    return this.#facts.url;
  }

  get method(): string {
    return this.#facts.method;
  }

  get query(): ReadonlyMap<string, string> {
    return this.#facts.query;
  }

  get headers(): ReadonlyMap<string, string> {
    return this.#facts.headers;
  }

  get acceptLanguage(): string {
    return this.#facts.acceptLanguage;
  }

  body(): unknown {
    this.#facts.askedForBody = true;
    return this.#facts.body.token();
  }

  rawBody(): string {
    return this.#facts.body.rawText();
  }

  bytes(): Uint8Array {
    return this.#facts.body.wholeBytes();
  }

  files(): readonly UploadedFile[] {
    return this.#facts.body.files();
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#facts.cookies;
  }

  get clientCertificate(): ClientCertificate | undefined {
    return this.#facts.clientCertificate;
  }

  get size(): number {
    return this.#facts.size;
  }
}

/** Characters of the target and of the headers. */
function sizeOf({ target, rawHeaders }: RequestLine): number {
  let size = target.length;
  for (let index = 0; index < rawHeaders.length; index++) size += rawHeaders[index]!.length;
  return size;
}

/** The headers by their lower-case names, with all their values. @param raw names and values in turn */
export function joinHeaders(raw: readonly string[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]!.toLowerCase();
    const value = headerText(raw[index + 1]!);
    const known = headers.get(name);
    headers.set(name, known === undefined ? value : `${known},${value}`);
  }
  return headers;
}
