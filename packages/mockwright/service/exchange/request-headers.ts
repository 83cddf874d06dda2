// The headers of a request, for people and programs that read them.

import type { IncomingHttpHeaders } from 'node:http';

/** A header with all its values joined. */
export interface HeaderField {
  readonly key: string;
  readonly value: string;
}

/**
 * The headers of a request in its order and spelling. Repeated ones are joined where the first stands: cookies with '; ',
 * as they would be in one line, others with ','.
 * @param raw names and values in turn, as Node.js gives them
 */
export function listHeaders(raw: readonly string[]): HeaderField[] {
  const fields = new Map<string, { key: string; value: string }>();
  for (let index = 0; index < raw.length; index += 2) {
    const key = raw[index]!;
    const value = headerText(raw[index + 1]!);
    const lower = key.toLowerCase();
    const field = fields.get(lower);
    if (field === undefined) fields.set(lower, { key, value });
    else field.value += `${lower === 'cookie' ? '; ' : ','}${value}`;
  }
  return [...fields.values()];
}

/**
 * All values of a header, joined; undefined when there is none.
 * @param raw names and values in turn, as Node.js gives them
 */
export function joinedHeader(
  raw: readonly string[],
  lowerCaseName: string,
  separator: string,
): string | undefined {
  let joined: string | undefined;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]!;
    if (name.length !== lowerCaseName.length || name.toLowerCase() !== lowerCaseName) continue;
    const value = headerText(raw[index + 1]!);
    joined = joined === undefined ? value : joined + separator + value;
  }
  return joined;
}

/** A text from the wire, which Node.js gives byte by byte, read as the UTF-8 it is; as it was where it is none. */
export function headerText(value: string): string {
  if (!/[\u0080-\u00ff]/.test(value)) return value;
  const text = Buffer.from(value, 'latin1').toString('utf8');
  return text.includes('\ufffd') ? value : text;
}

/** The headers by their lower-case names; of those that are repeated the first. @param raw names and values in turn */
export function headersByName(raw: readonly string[]): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = {};
  for (let index = 0; index < raw.length; index += 2) headers[raw[index]!.toLowerCase()] ??= raw[index + 1]!;
  return headers;
}
