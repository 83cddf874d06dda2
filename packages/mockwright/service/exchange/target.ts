// The target of a request line, taken apart.
import type { IncomingMessage } from 'node:http';
import { headerText } from './request-headers.ts';
import { withSlash } from '../routing/with-slash.ts';

/** Path and query as sent, without the scheme and host that a proxy's client puts before them. */
export function targetOf(message: IncomingMessage): string {
  const url = headerText(message.url ?? '/');
  if (url.startsWith('/')) return url;
  const [origin] = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(url) ?? [url];
  return withSlash(url.slice(origin.length));
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

/** Host and port in a target as clients send it to a proxy; undefined where it names none. */
export function authorityIn(url: string): string | undefined {
  if (url.startsWith('/')) return undefined;
  return /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#@]*@)?([^/?#@]+)/i.exec(url)?.[1];
}

/** Host and port that the client asked for: of a target with a host that one, else the header's (RFC 9112 3.2.2). */
export function authorityOf(message: IncomingMessage): string {
  const { url = '/', headers, socket } = message;
  const named = authorityIn(url);
  if (named !== undefined) return named;
  if (headers.host !== undefined) return headers.host;
  // Without a Host, that of the connection.
  const { localAddress = 'localhost', localPort = 80 } = socket;
  return `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
