// How a server that runs elsewhere is asked.
import { shorten } from '@mockwright/language/text/shorten';
import type { DiagnosticRecord } from '@mockwright/language/diagnostics/render-json';
import { shownValue } from './shown-value.ts';

/** Asks endpoints. */
export class Connection {
  readonly #base: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(base: string, token: string | undefined) {
    this.#base = base;
    this.#headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  }

  /** The JSON that an endpoint answers; undefined where it answers none. @throws {Error} with what it says is wrong */
  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<unknown> {
    const asked = `${this.#base}/_mock${path}`;
    let response: Response;
    try {
      response = await fetch(asked, {
        method,
        headers: {
          ...this.#headers,
          ...headers,
          Accept: 'application/json',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw new Error(`${asked} does not answer: is the server running?`, { cause: error });
    }
    const text = await response.text();
    const value = jsonIn(text);
    if (response.ok) {
      if (value !== undefined || text === '') return value;
      throw new Error(
        `${method} ${asked} answered ${response.status} with what is no JSON: ${shownValue(shorten(text))}. Is it a server of mockwright?`,
      );
    }
    throw new RefusedError(method, asked, response.status, value ?? {}, text);
  }
}

/** What an endpoint says that refuses something. */
interface Refusal {
  readonly message?: string;
  readonly hint?: string;
  /** The session is not there any more, though nobody ended it. */
  readonly lost?: true;
  /** Of a template that does not compile. */
  readonly diagnostics?: readonly DiagnosticRecord[];
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
        `${method} ${asked} answered ${status}: ${message ?? shorten(text)}`,
        status === 401 ? GIVE_TOKEN : hint,
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
