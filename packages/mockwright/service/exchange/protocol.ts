// What HTTP forbids and Node.js lets through (RFC 9112 3.2 and 6.1, as ASP.NET's server holds it), or leaves to us (RFC 9110 10.1.1).
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { isHttp2 } from '../listening/http2-exchange.ts';
import { authorityIn } from './target.ts';

/** Why a request is not answered by a mock. */
export interface ProtocolProblem {
  readonly status: 400 | 414 | 417 | 431 | 501 | 505;
  readonly message: string;
}

/** How long the parts of a head may be. */
export interface HeadLimits {
  /** `Mock:MaxUrlLength`, in characters. */
  readonly maxUrlLength: number;
  /** `Mock:MaxHeaderSize`. */
  readonly maxHeaderBytes: number;
}

/** A name or an address and perhaps a port; empty where the target has none (RFC 9110 7.2, RFC 3986 3.2). */
const HOST = /^(\[[\da-fA-F:.]+\]|(?:[\w\-.~!$&'()*+,;=]|%[\da-fA-F]{2})*)(?::\d{0,5})?$/;

/** HTTP/2 takes any method: a longer one than anybody has (RFC 9112 3) is not carried along. */
const LONGEST_METHOD = 100;

/** What a line of a header has beside its name and value: a colon, a space, a line break. */
export const AROUND_HEADER: number = 4;

/**
 * Why a request is none that may be answered; undefined when all is well.
 * @param headerLength how many characters the names and values of its headers have
 */
export function protocolProblem(
  message: IncomingMessage,
  headerLength: number,
  limits: HeadLimits,
): ProtocolProblem | undefined {
  const { httpVersionMajor: major, httpVersionMinor: minor, headers } = message;
  if (major < 1) return bad('The request names no version of HTTP.');
  if (major > 1 && !isHttp2(message))
    return { status: 505, message: 'The request names a version of HTTP that is not spoken here.' };
  // Node.js counts headers and target together.
  const tooLong = lengthProblem(message.method!, message.url!, message.rawHeaders, headerLength, limits);
  if (tooLong !== undefined) return tooLong;
  const hosts = countHosts(message.rawHeaders);
  if (hosts > 1) return bad('The request has more than one Host.');
  if (!isHost(headers.host ?? '')) return bad('The Host of the request is none.');
  if (!isHost(authorityIn(message.url!) ?? '')) return bad('The host in the target of the request is none.');
  if (major === 1 && minor === 0)
    return headers['transfer-encoding'] === undefined
      ? undefined
      : bad('HTTP/1.0 knows no Transfer-Encoding.');
  if (major === 1 && hosts === 0) return bad('The request has no Host.');
  const { expect, 'transfer-encoding': coding } = headers;
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked')
    return bad('Of the codings of a transfer, only chunked is known.');
  return expect === undefined || expect.trim().toLowerCase() === '100-continue'
    ? undefined
    : { status: 417, message: 'Of what a client may expect, only 100-continue is known.' };
}

/**
 * Why a head is too long; undefined when it is not.
 * @param rawHeaders names and values in turn
 * @param headerLength how many characters they have
 */
export function lengthProblem(
  method: string,
  url: string,
  rawHeaders: readonly string[],
  headerLength: number,
  { maxUrlLength, maxHeaderBytes }: HeadLimits,
): ProtocolProblem | undefined {
  if (method.length > LONGEST_METHOD)
    return { status: 501, message: `The method is longer than ${LONGEST_METHOD} characters.` };
  if (url.length > maxUrlLength)
    return {
      status: 414,
      message: `The target of the request is longer than ${maxUrlLength} characters (Mock:MaxUrlLength).`,
    };
  if (headerLength + (rawHeaders.length / 2) * AROUND_HEADER > maxHeaderBytes)
    return {
      status: 431,
      message: `The headers take more than ${maxHeaderBytes} bytes (Mock:MaxHeaderSize).`,
    };
  return undefined;
}

function isHost(text: string): boolean {
  const [, address] = HOST.exec(text) ?? [];
  return address !== undefined && (!address.startsWith('[') || isIPv6(address.slice(1, -1)));
}

function bad(message: string): ProtocolProblem {
  return { status: 400, message };
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}
