// Sends one callback: a request of ours, after an answer of ours.
import { clearTimeout, setTimeout } from '@mockwright/language/text/real-time';
import { shorten } from '@mockwright/language/text/shorten';
import { parseWebAddress } from '@mockwright/language/text/web-address';
import { lookup as resolveName } from 'node:dns';
import type { IncomingMessage, RequestOptions } from 'node:http';
import type { LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { SETTINGS } from '../../settings/setting-table.ts';
import { addedItems } from '../../settings/setting-types.ts';
import type { CallbackOutcome } from '../../template/template.ts';
import { MOST_HEADERS, OWN_HEADERS } from '../answers/wire-head.ts';
import { followConnection, holdBack, turnsOf } from '../listening/hold-back.ts';
import { LONGEST_TIMER } from '../state/longest-timer.ts';
import { isListedHost, isLocalhost } from './callback-host.ts';

/** What a template wants sent. */
export type CallbackRequest = Extract<CallbackOutcome, { readonly kind: 'request' }>;

/** What became of a callback. */
export interface CallbackRecord {
  readonly method: string;
  readonly url: string;
  /** Of the answer; undefined when there was none. */
  readonly status?: number;
  /** Why there was none. */
  readonly error?: string;
  readonly milliseconds: number;
}

/** How often a server may say that its answer follows (100 to 199): each costs something. */
const MOST_INFORMATION = 100;

/** Whatever a name server says, this name is this machine. */
const LOOPBACK: LookupFunction = (_name, options, callback) => {
  if (options.all === true)
    callback(null, [
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ]);
  else callback(null, '127.0.0.1', 4);
};

/** What is the same for all callbacks of a service. */
export interface CallbackSettings {
  /** Those that may be called (`Mock:CallbackHosts`). */
  readonly hosts: readonly string[];
  /** What callbacks accept that do not say it: the type of answers that name none (`Mock:DefaultHttpContentType`). */
  readonly accept: string;
}

/**
 * Sends it. Redirects are not followed: where they lead was not checked.
 * @param ending ends it, as its time does
 * @returns the status of the answer
 * @throws {Error} when the host may not be called, or there is no answer within the time
 */
export async function sendCallback(
  { method, url: text, headers, body, timeout }: CallbackRequest,
  { hosts, accept }: CallbackSettings,
  ending: AbortController,
): Promise<number> {
  const url = parseWebAddress(text);
  if (url === undefined)
    throw new Error(`'${shorten(text)}' is no URL to call: write it like http://localhost:8080/hook.`);
  // Node.js would take the port of the scheme.
  if (url.port === '0')
    throw new Error(`'${shorten(text)}' has the port 0, at which nobody listens: write that of the server.`);
  if (!isListedHost(url, hosts))
    throw new Error(
      `The host '${url.host}' may not be called. Allow it with ${nextItem(hosts)}=${url.hostname}.`,
    );
  if (headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0) > MOST_HEADERS)
    throw new Error(`Headers of more than ${MOST_HEADERS} characters cannot be sent.`);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    ending.abort();
  }, wholeMilliseconds(timeout));
  const bytes = body === undefined ? undefined : Buffer.from(body);
  try {
    return await statusOf(url, bytes, {
      method,
      headers: {
        ...byName(headers, accept),
        ...(bytes !== undefined && { 'Content-Length': String(bytes.length) }),
      },
      lookup: isLocalhost(url.hostname) ? LOOPBACK : resolveName,
      signal: ending.signal,
      agent: false,
    });
  } catch (error) {
    throw isLate ? new Error(`There was no answer within ${timeout} ms.`, { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** The status of an answer that is read to its end. */
function statusOf(url: URL, body: Buffer | undefined, options: RequestOptions): Promise<number> {
  // Most servers call nobody: what is needed for it is loaded for the first call; at once, so that who counts the time of
  // a call sees all of it.
  const { request } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http');
  return new Promise((resolve, reject) => {
    const end = (): void => reject(new Error('The connection ended before the whole answer came.'));
    let isAnswered = false;
    const sent = request(url, options, (response) => {
      isAnswered = true;
      // Where it breaks off within the body, the error says no more than 'aborted'.
      response.on('error', end).on('end', () => resolve(response.statusCode!));
      response.on('close', end).on('data', turnsOf(response));
    });
    // Another protocol that was not asked for, or a tunnel for CONNECT: both are answers.
    const leave = (response: IncomingMessage, socket: Duplex): void => {
      socket.destroy();
      resolve(response.statusCode!);
    };
    sent.on('socket', (socket) => followConnection(socket, 'called server'));
    let information = 0;
    sent.on('information', () => {
      if (++information <= MOST_INFORMATION) return;
      // What has come already is read to its end: others of such servers wait for theirs.
      holdBack(sent.socket ?? undefined);
      sent.destroy(
        new Error(
          `The server said more than ${MOST_INFORMATION} times that its answer follows (status 1xx).`,
        ),
      );
    });
    sent.on('upgrade', leave).on('connect', leave).on('error', reject);
    // An answer may end with its connection: then it is read to its end.
    sent.on('close', () => void (isAnswered || end()));
    sent.end(body);
  });
}

/** Where one more goes: a number that is taken would be replaced. */
function nextItem(hosts: readonly string[]): string {
  const { callbackHosts } = SETTINGS;
  return `${callbackHosts.name}:${addedItems(callbackHosts, hosts).length}`;
}

/** As a timer takes them. */
function wholeMilliseconds(time: number): number {
  return Math.min(Math.max(1, Math.ceil(time)), LONGEST_TIMER);
}

/** By names that differ by more than case. Where the body ends is said by the request itself, and it has one host. */
function byName(headers: CallbackRequest['headers'], accept: string): Record<string, string | string[]> {
  const accepts = headers.some(([name]) => name.toLowerCase() === 'accept');
  const values = new Map<string, { readonly name: string; readonly all: string[] }>();
  for (const [name, value] of accepts ? headers : [...headers, ['Accept', accept] as const]) {
    const key = name.toLowerCase();
    if (OWN_HEADERS.has(key)) continue;
    const known = values.get(key);
    if (known === undefined) values.set(key, { name, all: [bytesOf(value)] });
    else if (key !== 'host') known.all.push(bytesOf(value));
  }
  return Object.fromEntries(
    [...values.values()].map(({ name, all }) => [name, all.length === 1 ? all[0]! : all]),
  );
}

/** Other characters than ASCII as their UTF-8 bytes, as answers have them. */
function bytesOf(value: string): string {
  return Buffer.from(value, 'utf8').toString('latin1');
}
