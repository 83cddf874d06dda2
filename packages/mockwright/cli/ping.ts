// `mockwright ping`: whether a server is ready, as an exit code.
import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import type { CommandLine } from '../settings/command-line.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { loadSettings } from './load-settings.ts';
import { localAddress } from './local-address.ts';

/** How long to wait by default. */
const TIMEOUT_MILLISECONDS = 2000;

/** How much of an answer is looked at: whoever answers may be somebody else. */
const LONGEST_BODY = 1000;

/**
 * Asks the server, once.
 * @returns 0 when it is ready, 1 when it is not, or is not there
 * @throws {SettingsError} when the address or the time is none
 */
export async function ping(line: CommandLine): Promise<number> {
  const { urls, endpoint } = loadSettings(line, process.cwd()).settings;
  const address = addressOf(line.words[0] ?? localAddress(urls[0]!));
  const url = address.pathname === '/' ? new URL(`/${endpoint}/ready`, address) : address;
  const milliseconds = timeoutOf(line.options.get('timeout')?.at(-1));
  try {
    const { status, body } = await ask(url, AbortSignal.timeout(milliseconds));
    if (status >= 200 && status < 300) {
      process.stdout.write(`${url.origin} is ready.\n`);
      return 0;
    }
    process.stderr.write(
      status === 503
        ? `${url.origin} is not ready: ${reasonIn(body)}.\n`
        : `${url.origin} answered ${status} at ${url.pathname}: is it mockwright?\n`,
    );
  } catch (error) {
    process.stderr.write(`${url.origin} does not answer: ${reasonOf(error, milliseconds)}.\n`);
  }
  return 1;
}

/** Nothing secret is asked or believed: who vouches for the certificate does not matter. */
function ask(url: URL, signal: AbortSignal): Promise<{ readonly status: number; readonly body: string }> {
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    const request = get(url, { signal, agent: false, rejectUnauthorized: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('error', reject);
      answer.on('data', (text: string) => (body = (body + text).slice(0, LONGEST_BODY)));
      answer.on('end', () => resolve({ status: answer.statusCode!, body }));
    });
    request.on('error', (error) => reject(signal.aborted ? (signal.reason as Error) : error));
  });
}

/** What a server says of why it is not ready; nothing while it loads. */
function reasonIn(body: string): string {
  return /^Unhealthy: (.+)$/.exec(body)?.[1] ?? 'its templates are still being loaded';
}

function addressOf(text: string): URL {
  const url = /^https?:\/\//i.test(text) ? text : `http://${/^\d+$/.test(text) ? `localhost:${text}` : text}`;
  if (URL.canParse(url)) return new URL(url);
  throw new SettingsError(`'${text}' is no address.`, 'Write it like http://localhost:5000.');
}

function timeoutOf(text: string | undefined): number {
  if (text === undefined) return TIMEOUT_MILLISECONDS;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new SettingsError(
    `--timeout=${text} is no number of milliseconds.`,
    `The default is ${TIMEOUT_MILLISECONDS}.`,
  );
}

function reasonOf(error: unknown, milliseconds: number): string {
  const { name, message, code } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError') return `nothing came within ${milliseconds} ms`;
  if (code === 'ECONNREFUSED') return 'nothing listens there';
  return code ?? message;
}
