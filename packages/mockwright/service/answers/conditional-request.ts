// Conditions and ranges of requests for something that has validators (RFC 9110, 13 and 14).
import type { IncomingHttpHeaders } from 'node:http';

/** What is asked for. */
export interface Representation {
  readonly length: number;
  /** With its quotes; undefined: none. */
  readonly etag: string | undefined;
  /** As HTTP writes dates; undefined: none. */
  readonly lastModified: string | undefined;
}

/** What of it is to be sent: all, nothing as the client has it, a part, or nothing as there is no such part. */
export type Selection =
  | { readonly status: 200 | 304 | 416 }
  /** From one byte up to another. */
  | { readonly status: 206; readonly start: number; readonly end: number };

/** Decides it. A request for several ranges gets all: RFC 9110 14.2 lets the server choose. */
export function selectPart(
  method: string,
  headers: IncomingHttpHeaders,
  representation: Representation,
): Selection {
  if (isFresh(headers, representation)) return { status: 304 };
  const { range } = headers;
  if (method !== 'GET' || range === undefined || !mayContinue(headers, representation))
    return { status: 200 };
  return rangeOf(range, representation.length);
}

/** Whether the client has it already: RFC 9110 13.2.2, steps 3 and 4. */
function isFresh(headers: IncomingHttpHeaders, { etag, lastModified }: Representation): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    if (known.trim() === '*') return true;
    return etag !== undefined && tagsOf(known).some((tag) => opaque(tag) === opaque(etag));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return lastModified !== undefined && Date.parse(lastModified) <= since;
}

/** `If-Range`: a part is of use only to who has the rest of the same. Weak tags do not say so much. */
function mayContinue(headers: IncomingHttpHeaders, { etag, lastModified }: Representation): boolean {
  const condition = headers['if-range'];
  if (typeof condition !== 'string') return true;
  const text = condition.trim();
  if (/^(?:W\/)?"/.test(text)) return text === etag && !text.startsWith('W/');
  return lastModified !== undefined && Date.parse(text) === Date.parse(lastModified);
}

function rangeOf(text: string, length: number): Selection {
  const match = /^bytes\s*=\s*(?:(\d+)\s*)?-\s*(?:(\d+)\s*)?$/i.exec(text);
  // Other units, several ranges, and what is no range are as if they were not there.
  if (match === null) return { status: 200 };
  const [, first = '', last = ''] = match;
  if (first === '') {
    if (last === '') return { status: 200 };
    const suffix = Math.min(Number(last), length);
    return suffix === 0 ? { status: 416 } : { status: 206, start: length - suffix, end: length };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return { status: 200 };
  if (start >= length) return { status: 416 };
  return { status: 206, start, end: last === '' ? length : Math.min(Number(last) + 1, length) };
}

function tagsOf(list: string): string[] {
  return list.match(/(?:W\/)?"[^"]*"/g) ?? [];
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
