// What HTTP forbids and Node.js lets through (RFC 9112 3.2 and 6.1, as ASP.NET's server holds it).
import type { IncomingMessage } from 'node:http';

/** Why a request is none that may be answered; undefined when all is well. */
export function protocolProblem(message: IncomingMessage): string | undefined {
  const { httpVersionMajor: major, httpVersionMinor: minor } = message;
  if (major < 1) return 'The request names no version of HTTP.';
  const hosts = countHosts(message.rawHeaders);
  if (hosts > 1) return 'The request has more than one Host.';
  if (minor > 0) return hosts === 0 ? 'The request has no Host.' : undefined;
  return message.headers['transfer-encoding'] === undefined
    ? undefined
    : 'HTTP/1.0 knows no Transfer-Encoding.';
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}
