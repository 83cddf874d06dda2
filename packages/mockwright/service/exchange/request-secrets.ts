// The values of a request that nobody may see, by whatever way code got at them.
import type { TemplateRequest } from '../../template/template.ts';

/** What stands in place of a value that is not shown. */
export const REDACTED = '***';

/** Shorter values are no secrets: they stand in many a text by chance. */
const SHORTEST = 4;
/** Shown values are cut: one that begins as a secret does is taken for it. */
const TOLD_BY = 16;

/** The secrets of one request. */
export class RequestSecrets {
  /** What is no secret in parts: the header `Cookie` as a whole names its cookies, too. */
  readonly #whole: readonly string[];
  /** What is a secret in each of its parts: credentials, and the values of cookies. */
  readonly #values: readonly string[];

  /** @param hiddenHeaders the names of `Mock:RedactedHeaders` */
  constructor(request: Pick<TemplateRequest, 'headers' | 'cookies'>, hiddenHeaders: readonly string[]) {
    const whole: string[] = [];
    const values: string[] = [];
    for (const name of hiddenHeaders.map((each) => each.toLowerCase())) {
      const value = request.headers.get(name) ?? '';
      whole.push(value);
      values.push(...(name === 'cookie' ? request.cookies.values() : credentialsIn(value)));
    }
    this.#values = values.filter(isLong);
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

  /** A message with its secrets covered. */
  cover(message: string): string {
    return this.#whole.reduce((text, secret) => text.replaceAll(secret, REDACTED), message);
  }
}

function isLong(text: string): boolean {
  return text.length >= SHORTEST;
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
