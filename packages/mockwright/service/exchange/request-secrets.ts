// The values of a request that nobody may see, by whatever way code got at them.
import { escapeRegExp } from '@mockwright/language/text/escape-reg-exp';
import type { TemplateRequest } from '../../template/template.ts';
import { TemplateError } from '../../template/template-error.ts';
import { cookiesOf } from './cookies.ts';
import { joinHeaders } from './mock-request.ts';

/** What stands in place of a value that is not shown. */
export const REDACTED = '***';

/** Shorter values are no secrets: they stand in many a text by chance. */
const SHORTEST = 4;
/** Nor are shorter parts of one, as code may cut it into. */
const SHORTEST_PART = 8;
/** Shown values are cut: one that begins as a secret does is taken for it. */
const TOLD_BY = 16;

/** The secrets of one request. */
export class RequestSecrets {
  /** What is no secret in parts: the header `Cookie` as a whole names its cookies, too. */
  readonly #whole: readonly string[];
  /** Finds the secrets, and longer parts of them, in whatever way a message writes them; made when one is covered. */
  #pattern: RegExp | undefined;
  /** What is a secret in each of its parts: credentials, and the values of cookies. */
  readonly #values: readonly string[];

  /** @param hiddenHeaders the names of `Mock:RedactedHeaders` */
  constructor(request: Pick<TemplateRequest, 'headers' | 'cookies'>, hiddenHeaders: readonly string[]) {
    const whole: string[] = [];
    const values: string[] = [];
    for (const name of hiddenHeaders.map((each) => each.toLowerCase())) {
      const value = request.headers.get(name) ?? '';
      whole.push(value);
      const parts =
        name === 'cookie' ? [...request.cookies.values(), ...cookiesIn(value)] : credentialsIn(value);
      // One by one: a call has no room for as many arguments as there may be cookies.
      for (const part of parts) values.push(part);
    }
    this.#values = [...new Set(values.filter(isLong))];
    this.#whole = [...new Set([...whole.filter(isLong), ...this.#values])];
  }

  /** Whether a value, as C# writes it, holds a secret, or a text is a part of one. */
  isIn(shown: string): boolean {
    const text = contentOf(shown);
    if (text.length < SHORTEST) return false;
    return (
      this.#whole.some((secret) => text.includes(secret.slice(0, TOLD_BY))) ||
      (shown.startsWith('"') && this.#values.some((secret) => secret.includes(text)))
    );
  }

  /**
   * Those of a request as it came.
   * @param rawHeaders names and values in turn
   * @param hiddenHeaders the names of `Mock:RedactedHeaders`
   */
  static of(rawHeaders: readonly string[], hiddenHeaders: readonly string[]): RequestSecrets {
    const headers = joinHeaders(rawHeaders);
    return new RequestSecrets({ headers, cookies: cookiesOf(rawHeaders) }, hiddenHeaders);
  }

  /** A message with its secrets covered. */
  cover(message: string): string {
    if (this.#whole.length === 0) return message;
    return message.replace((this.#pattern ??= patternOf(this.#whole, this.#values)), REDACTED);
  }

  /** A failure as all may be told of it: nothing but its words is another one. */
  coverFailure(error: unknown): unknown {
    if (error instanceof TemplateError) {
      const message = this.cover(error.message);
      return message === error.message ? error : error.withMessage(message);
    }
    if (!(error instanceof Error)) return error;
    const { message, stack } = error;
    return Object.assign(new Error(this.cover(message)), { stack: stack && this.cover(stack) });
  }
}

/**
 * Of secrets as they are, percent-encoded and as in a string's literal; the longest first, for one may begin another.
 * @param inParts those of which longer parts are secret, too
 */
function patternOf(secrets: readonly string[], inParts: readonly string[]): RegExp {
  const parts = inParts
    .flatMap((secret) => secret.split(/[\s,;.:="&]+/))
    .filter((part) => part.length >= SHORTEST_PART);
  const written = [...secrets, ...parts].flatMap((text) => [
    text,
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')),
  ]);
  const longestFirst = [...new Set(written)].sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map(escapeRegExp).join('|'), 'gi');
}

function isLong(text: string): boolean {
  return text.length >= SHORTEST;
}

/** The values of cookies as they were sent. */
function cookiesIn(header: string): string[] {
  return header.split(';').map((pair) => pair.slice(pair.indexOf('=') + 1).trim());
}

/** `Bearer abc`: all of it, `abc`, and what `Basic` has encoded. */
function credentialsIn(value: string): string[] {
  const at = value.indexOf(' ');
  if (at < 0) return [value];
  const [scheme, credentials] = [value.slice(0, at), value.slice(at).trim()];
  if (scheme.toLowerCase() !== 'basic') return [value, credentials];
  const pair = Buffer.from(credentials, 'base64').toString('utf8');
  return [value, credentials, pair, pair.slice(pair.indexOf(':') + 1)];
}

/** A text without its quotes and escapes; it may have been cut. */
function contentOf(shown: string): string {
  const whole = shown.replace(/…$/, '');
  if (!whole.startsWith('"')) return whole;
  const inner = whole.slice(1).replace(/(?<!\\)"$/, '');
  try {
    return JSON.parse(`"${inner}"`) as string;
  } catch {
    return inner;
  }
}
