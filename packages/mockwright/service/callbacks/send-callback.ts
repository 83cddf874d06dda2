// Sends one callback: a request of ours, after an answer of ours.
import { lookup as resolveName } from 'node:dns';
import type { IncomingMessage, RequestOptions } from 'node:http';
import type { LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { SETTINGS } from '../../settings/setting-table.ts';
import { addedItems } from '../../settings/setting-types.ts';
import type { CallbackOutcome } from '../../template/template.ts';
import { isListedHost } from './callback-host.ts';

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
 * @param signal ends it
 * @returns the status of the answer
 * @throws {Error} when the host may not be called, or there is no answer within the time
 */
export async function sendCallback(
  { method, url: text, headers, body, timeout }: CallbackRequest,
  { hosts, accept }: CallbackSettings,
  signal: AbortSignal,
): Promise<number> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new Error(`'${text}' is no URL to call: write it like http://localhost:8080/hook.`);
  if (!isListedHost(url, hosts))
    throw new Error(
      `The host '${url.host}' may not be called. Allow it with ${nextItem(hosts)}=${url.hostname}.`,
    );
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const options: RequestOptions = {
    method,
    headers: {
      ...byName(headers, accept),
      ...(bytes !== undefined && { 'Content-Length': String(bytes.length) }),
    },
    lookup: url.hostname === 'localhost' ? LOOPBACK : resolveName,
    signal: AbortSignal.any([signal, AbortSignal.timeout(Math.max(1, timeout))]),
    agent: false,
  };
  // Most servers call nobody: what is needed for it is loaded for the first call.
  const { request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void =>
      reject(
        options.signal!.aborted && !signal.aborted
          ? new Error(`There was no answer within ${timeout} ms.`)
          : error,
      );
    const end = (): void => fail(new Error('The connection ended before the whole answer came.'));
    let isAnswered = false;
    const sent = request(url, options, (response) => {
      isAnswered = true;
      response.on('error', fail).on('end', () => resolve(response.statusCode!));
      response.on('close', end).resume();
    });
    // Another protocol that was not asked for, or a tunnel for CONNECT: both are answers.
    const leave = (response: IncomingMessage, socket: Duplex): void => {
      socket.destroy();
      resolve(response.statusCode!);
    };
    sent.on('upgrade', leave).on('connect', leave).on('error', fail);
    // An answer may end with its connection: then it is read to its end.
    sent.on('close', () => void (isAnswered || end()));
    sent.end(bytes);
  });
}

/** Where one more goes: a number that is taken would be replaced. */
function nextItem(hosts: readonly string[]): string {
  const { callbackHosts } = SETTINGS;
  return `${callbackHosts.name}:${addedItems(callbackHosts, hosts).length}`;
}

function byName(headers: CallbackRequest['headers'], accept: string): Record<string, string | string[]> {
  const accepts = headers.some(([name]) => name.toLowerCase() === 'accept');
  const values = new Map<string, string[]>();
  for (const [name, value] of accepts ? headers : [...headers, ['Accept', accept] as const])
    values.set(name, [...(values.get(name) ?? []), bytesOf(value)]);
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? all[0]! : all]));
}

/** Other characters than ASCII as their UTF-8 bytes, as answers have them. */
function bytesOf(value: string): string {
  return Buffer.from(value, 'utf8').toString('latin1');
}
