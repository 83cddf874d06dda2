// How a server that runs elsewhere is asked.
import { printableLine } from '@mockwright/language/text/printable';
import { shorten } from '@mockwright/language/text/shorten';
import type { DiagnosticRecord } from '@mockwright/language/diagnostics/render-json';
import { ERROR_HEADER } from '../service/exchange/errors.ts';
import { isAnswerOf, refusalIn, type AnswerKind, type Refusal } from './answer-shapes.ts';
import { shownValue } from './shown-value.ts';

/** Asks endpoints. */
export class Connection {
  /** What the endpoints are below: `http://localhost:5000/_mock`. */
  readonly endpoints: string;
  readonly #headers: Readonly<Record<string, string>>;
  /** Whether nothing is to be changed by it any more. */
  isClosed = false;

  constructor(endpoints: string, token: string | undefined) {
    this.endpoints = endpoints;
    this.#headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  }

  /** What an endpoint answers, of the kind that is wanted. @throws {Error} with what it says is wrong, and where it is no such thing */
  async askFor(kind: AnswerKind, method: string, path: string, more: AskOptions = {}): Promise<unknown> {
    const value = await this.ask(method, path, more);
    if (isAnswerOf(kind, value)) return value;
    throw new Error(
      `${method} ${this.endpoints}${path} tells of no ${kind}. Is it a server of mockwright? It may be of another version.`,
    );
  }

  /** The JSON that an endpoint answers; undefined where it answers none. @throws {Error} with what it says is wrong */
  async ask(method: string, path: string, { body, headers = {} }: AskOptions = {}): Promise<unknown> {
    const asked = `${this.endpoints}${path}`;
    const { ok, status, location, isMocked, text } = await fetched(asked, {
      method,
      // It would become another request: what was to be done is not, and seems so.
      redirect: 'manual',
      headers: {
        ...this.#headers,
        ...headers,
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const value = jsonIn(text);
    if (ok) {
      if (value !== undefined || text === '') return value;
      throw new Error(
        `${method} ${asked} answered ${status} with what is no JSON: ${shownValue(text)}. Is it a server of mockwright?`,
      );
    }
    throw new RefusedError(method, asked, status, refusalOf(location, isMocked, value), text);
  }
}

function refusalOf(location: string | null, isMocked: boolean, value: unknown): Refusal {
  if (location !== null) return { message: `Ask at ${printableLine(location)}.` };
  return isMocked ? { message: ARE_ELSEWHERE } : refusalIn(value);
}

/** What a server says that has its endpoints elsewhere: that no template answers. */
const ARE_ELSEWHERE =
  "it has no endpoints there. Give the address with the prefix that the setting Mock:Endpoint names, like 'http://localhost:5000/prefix'.";

/** What is sent besides. */
interface AskOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back. */
interface Fetched {
  readonly ok: boolean;
  readonly status: number;
  /** Where it is instead. */
  readonly location: string | null;
  /** It was taken for a request to a template, and none fits. */
  readonly isMocked: boolean;
  readonly text: string;
}

/** @throws {Error} where nothing came, or not all of it */
async function fetched(address: string, init: RequestInit): Promise<Fetched> {
  let status: number | undefined;
  try {
    const response = await fetch(address, init);
    status = response.status;
    const location = status >= 300 && status < 400 ? response.headers.get('location') : null;
    const isMocked = status === 501 && response.headers.has(ERROR_HEADER);
    return { ok: response.ok, status, location, isMocked, text: await response.text() };
  } catch (error) {
    const what = status === undefined ? 'does not answer' : `answered ${status} and broke off`;
    throw new Error(`${address} ${what}: is the server running? (${reasonOf(error)})`, { cause: error });
  }
}

/** Why nothing came, as the innermost error says it: `connect ECONNREFUSED …`, or what a DOM forbids. */
function reasonOf(error: unknown): string {
  const { message, code, cause } = error as {
    readonly message?: string;
    readonly code?: unknown;
    readonly cause?: unknown;
  };
  if (typeof cause === 'object' && cause !== null) return reasonOf(cause);
  return printableLine(shorten(message || String(code ?? error)));
}

/** What to do about 401 in code: the endpoint names the header. */
const GIVE_TOKEN = "Give connectMockServer its 'token', the value of the setting Mock:AdminToken.";

/** An endpoint refused something. */
export class RefusedError extends Error {
  readonly status: number;
  readonly diagnostics: readonly DiagnosticRecord[] | undefined;
  readonly isLost: boolean;

  constructor(
    method: string,
    asked: string,
    status: number,
    { message, hint, diagnostics, lost }: Refusal,
    text: string,
  ) {
    super(
      [
        printableLine(`${method} ${asked} answered ${status}: ${message ?? shorten(text)}`),
        status === 401 ? GIVE_TOKEN : hint && printableLine(hint),
      ]
        .filter((part) => part !== undefined)
        .join(' '),
    );
    this.status = status;
    this.diagnostics = diagnostics;
    this.isLost = lost === true;
  }
}

/** What is told of a session that there is not yet, or not any more: nothing was asked there. Other errors stay what they are. */
export function orOfNoSession<Value>(nothing: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof RefusedError && error.status === 404 && !error.isLost) return nothing;
    throw error;
  };
}

/** Takes no notice of what is to be taken away and is not there. */
export function ofNothing(error: unknown): void {
  if (!(error instanceof RefusedError && error.status === 404)) throw error;
}

/** The value of a JSON text; undefined where it is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
