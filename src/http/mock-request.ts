// A request as templates see it: every part is computed when it is first asked for.
import type { IncomingMessage } from 'node:http';
import type { TemplateRequest, UploadedFile } from '../template/template.ts';
import type { RequestBody } from './body/request-body.ts';
import { parseCookies } from './cookies.ts';
import { headerText } from './known-headers.ts';
import { parseQueryString } from './query-string.ts';

/** The part of a request that is the same for all templates. */
export class RequestFacts {
  readonly method: string;
  readonly #message: IncomingMessage;
  readonly #body: RequestBody;
  #url: string | undefined;
  #query: ReadonlyMap<string, string> | undefined;
  #headers: ReadonlyMap<string, string> | undefined;
  #cookies: ReadonlyMap<string, string> | undefined;

  constructor(message: IncomingMessage, body: RequestBody) {
    this.method = message.method!;
    this.#message = message;
    this.#body = body;
  }

  get url(): string {
    return (this.#url ??= absoluteUrl(this.#message));
  }

  get query(): ReadonlyMap<string, string> {
    return (this.#query ??= parseQueryString(queryOf(targetOf(this.#message))));
  }

  get headers(): ReadonlyMap<string, string> {
    return (this.#headers ??= joinHeaders(this.#message.rawHeaders));
  }

  get cookies(): ReadonlyMap<string, string> {
    return (this.#cookies ??= parseCookies(this.#message.headers.cookie ?? ''));
  }

  get body(): RequestBody {
    return this.#body;
  }
}

/** A request with the route parameters of one template. */
export class MockRequest implements TemplateRequest {
  readonly route: ReadonlyMap<string, string>;
  readonly number: number;
  /** Plain HTTP has none. */
  readonly clientCertificate = undefined;
  readonly #facts: RequestFacts;

  constructor(facts: RequestFacts, route: ReadonlyMap<string, string>, number: number) {
    this.route = route;
    this.number = number;
    this.#facts = facts;
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

  body(): unknown {
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
}

/** Path and query as sent, without the scheme and host that a proxy's client puts before them. */
export function targetOf(message: IncomingMessage): string {
  const url = headerText(message.url ?? '/');
  if (url.startsWith('/')) return url;
  const [, rest = ''] = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*(.*)$/i.exec(url) ?? [];
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The path of a target, still percent-encoded. */
export function pathOf(target: string): string {
  const end = target.indexOf('?');
  return end < 0 ? target : target.slice(0, end);
}

/** The query of a target, without the '?'; empty when there is none. */
export function queryOf(target: string): string {
  const start = target.indexOf('?');
  return start < 0 ? '' : target.slice(start + 1);
}

function absoluteUrl(message: IncomingMessage): string {
  const { localAddress = 'localhost', localPort = 80 } = message.socket;
  const address = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return `http://${message.headers.host ?? `${address}:${localPort}`}${targetOf(message)}`;
}

function joinHeaders(raw: readonly string[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]!.toLowerCase();
    const value = headerText(raw[index + 1]!);
    const known = headers.get(name);
    headers.set(name, known === undefined ? value : `${known},${value}`);
  }
  return headers;
}
