// Starts a server on a folder of its own, and asks it over real sockets.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serverCredentials } from '../../service/listening/certificates/server-credentials.ts';
import { startServer, type MockServer } from '../../service/mock-server.ts';
import type { ServiceOptions } from '../../service/service-options.ts';
import type { RequestEntry } from '../../service/service-log.ts';
import type { Settings } from '../../settings/setting-table.ts';
import { bindSettings } from '../../settings/settings.ts';
import { renderDiagnostics } from '@mockwright/language/diagnostics/render-terminal';
import { compileFake, plainTokens } from './fake-templates.ts';

/** A server under test. */
export interface TestServer extends AsyncDisposable {
  readonly server: MockServer;
  readonly base: string;
  /** The working folder. */
  readonly folder: string;
  /** What it said, a line each, requests aside. */
  readonly lines: string[];
  readonly requests: RequestEntry[];
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>;
  readonly ask: (path: string, options?: AskOptions) => Promise<Answer>;
  /** Sends bytes as they are and gives what comes back until the connection ends. */
  readonly askRaw: (bytes: string) => Promise<string>;
}

/** Settings that differ from the defaults, and what else a service is told. */
type TestOptions = Partial<Omit<Settings, 'log'>> & Partial<Omit<ServiceOptions, 'settings'>>;

export interface AskOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}

/**
 * Starts a server.
 * @param files by their paths in the working folder
 * @param options what differs from the defaults
 */
export async function startTestServer(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: TestOptions = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'mockwright-'));
  const write = async (path: string, content: string | Uint8Array): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  await mkdir(join(folder, 'Mocks'));
  for (const [path, content] of Object.entries(files)) await write(path, content);
  const lines: string[] = [];
  const requests: RequestEntry[] = [];
  const say = (message: string): void => void lines.push(message);
  const settings: Settings = {
    ...bindSettings([]),
    urls: ['http://127.0.0.1:0'],
    journalBytes: 1_000_000,
    maxBodyBytes: 1_000_000,
    watch: false,
    ...options,
    log: 'text',
  };
  const server = await startServer({
    settings,
    workingFolder: folder,
    compile: compileFake,
    tokens: plainTokens,
    environment: new Map(),
    prepareFaker: () => undefined,
    credentials: async () =>
      serverCredentials(settings, folder, { XDG_DATA_HOME: join(folder, '.data') }, Date.now()),
    log: {
      tellsRequests: 'all',
      request: (entry) => void requests.push(entry),
      info: say,
      warning: (message) => say(`warning: ${message}`),
      error: (message) => say(`error: ${message}`),
      script: (template, line) => say(`${template}: ${line}`),
      diagnostics: (diagnostics) => say(renderDiagnostics(diagnostics)),
    },
    now: () => Date.now(),
    ...options,
  });
  const [base = ''] = server.urls;
  return {
    server,
    base,
    folder,
    lines,
    requests,
    write,
    ask: (path, askOptions) => ask(base + path, askOptions),
    askRaw: (bytes) => askRaw(base, bytes),
    async [Symbol.asyncDispose]() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One request; the path goes out as it is written. */
export function ask(url: string, { method = 'GET', headers = {}, body }: AskOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const [, origin = '', path = '/'] = /^(http:\/\/[^/]+)(.*)$/s.exec(url) ?? [];
    const { hostname, port } = new URL(origin);
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const host = hostname.replace(/^\[|\]$/g, '');
    const sent = httpRequest(
      { host, port, path, method, headers: { ...headers, ...length }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: answer.statusCode!,
            headers: answer.headers,
            body: bytes.toString('utf8'),
            bytes,
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function askRaw(base: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => (received += text));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
    socket.write(bytes, 'latin1');
  });
}

/** Starts a server, waits until its templates are loaded, and ends it after its use. */
export async function withServer(
  files: Readonly<Record<string, string | Uint8Array>>,
  use: (server: TestServer) => Promise<void>,
  options: TestOptions = {},
): Promise<void> {
  await using running = await startTestServer(files, options);
  await running.server.ready;
  await use(running);
}

/** The messages of an error's answer. */
export function messages(body: string): string {
  return (JSON.parse(body) as { Message: string }[]).map((entry) => entry.Message).join('\n---\n');
}
