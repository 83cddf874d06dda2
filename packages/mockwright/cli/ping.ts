// `mockwright ping`: whether a server is ready, as an exit code.
import { parseUrl } from '@mockwright/language/text/web-address';
import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import { wrongCertificate, type Remedies } from '../service/listening/certificates/wrong-certificate.ts';
import type { CommandLine } from '../settings/command-line.ts';
import { bytesOfFile, MOST_PEM_BYTES } from '../settings/read-regular-file.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { loadSettings } from './load-settings.ts';
import { localAddress } from './local-address.ts';
import { addressEntries } from './serve-place.ts';
import { complain, say } from './say.ts';

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
  const [word] = line.words;
  const place = addressEntries(line);
  if (word !== undefined && place.length > 0)
    throw new SettingsError(`'${word}' says already which server to ask.`, 'Leave out --port and --host.');
  const { urls, endpoint } = loadSettings({ entries: [...line.entries, ...place] }, process.cwd()).settings;
  const address = addressOf(word ?? localAddress(urls[0]!));
  const url = address.pathname === '/' ? new URL(`/${endpoint}/ready`, address) : address;
  const milliseconds = timeoutOf(line.options.get('timeout')?.at(-1));
  const certificate = certificateOf(line);
  try {
    const { status, body } = await ask(url, certificate, AbortSignal.timeout(milliseconds));
    if (status >= 200 && status < 300) {
      say(`${url.origin} is ready.`);
      return 0;
    }
    complain(
      status === 503
        ? `${url.origin} is not ready: ${reasonIn(body)}.`
        : `${url.origin} answered ${status} at ${url.pathname}: is it mockwright?`,
    );
  } catch (error) {
    const reason = reasonOf(error, milliseconds, url.protocol === 'https:', certificate !== undefined);
    complain(`${url.origin} does not answer: ${reason}.`);
  }
  return 1;
}

/** What a server that wants to know its clients is shown. */
interface Certificate {
  readonly cert: Buffer;
  readonly key: Buffer;
}

const REMEDIES: Remedies = { password: 'openssl pkey -in FILE -out OTHER takes it off', key: '--key' };

/** @throws {SettingsError} when a file cannot be read, or is none */
function certificateOf({ options }: CommandLine): Certificate | undefined {
  const read = (name: 'cert' | 'key'): Buffer | undefined => {
    const file = options.get(name)?.at(-1);
    try {
      return file === undefined ? undefined : bytesOfFile(file, MOST_PEM_BYTES);
    } catch (error) {
      throw new SettingsError(
        `--${name}=${file} cannot be read: ${(error as Error).message}.`,
        'Name a PEM file.',
      );
    }
  };
  const cert = read('cert');
  const key = read('key');
  if (cert === undefined) {
    if (key !== undefined)
      throw new SettingsError('--key is the key of no certificate.', 'Name it with --cert.');
    return undefined;
  }
  const certificate = { cert, key: key ?? cert };
  const wrong = wrongCertificate(certificate, REMEDIES);
  if (wrong !== undefined) {
    const name = wrong.file === 'key' && key !== undefined ? 'key' : 'cert';
    throw new SettingsError(
      `--${name}=${options.get(name)?.at(-1)} cannot be used: ${wrong.why}.`,
      'It is a certificate and its key in PEM form; --key names the file of the key where it is another one.',
    );
  }
  return certificate;
}

/** Nothing secret is asked or believed: who vouches for the server's certificate does not matter. */
function ask(
  url: URL,
  certificate: Certificate | undefined,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly body: string }> {
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { ...certificate, signal, agent: false, rejectUnauthorized: false },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('error', reject);
        answer.on('data', (text: string) => (body = (body + text).slice(0, LONGEST_BODY)));
        answer.on('end', () => resolve({ status: answer.statusCode!, body }));
      },
    );
    // Another protocol that was not asked for is an answer, too.
    request.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode!, body: '' });
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
  const address = parseUrl(url);
  if (address !== undefined) return address;
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

function reasonOf(error: unknown, milliseconds: number, isSecure: boolean, hasCertificate: boolean): string {
  const { name, message, code = '' } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError') return `nothing came within ${milliseconds} ms`;
  if (code === 'ECONNREFUSED') return 'nothing listens there';
  if (isSecure && /^(?:EPROTO|ERR_SSL_(?:WRONG_VERSION|PACKET).*)$/.test(code))
    return 'it does not speak TLS; perhaps it is an http:// address';
  if (/^(?:ECONNRESET|EPIPE|ERR_SSL_.*ALERT.*)$/.test(code))
    return `it broke the connection off; perhaps it ${isSecure ? refusalOf(hasCertificate) : 'is an https:// address'}`;
  if (code.startsWith('ERR_SSL_')) return 'no TLS that both sides know is spoken there';
  return code === '' ? message : code;
}

function refusalOf(hasCertificate: boolean): string {
  return hasCertificate
    ? 'does not take the certificate of --cert'
    : 'wants a certificate of its clients (--cert, --key)';
}
