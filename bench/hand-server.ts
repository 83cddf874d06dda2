// The server by hand. Arguments: port; how many constant answers there are besides; `record`, to keep what was asked.
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { FILE_BYTES, FILE_NAME, FIRST_NAMES, GREETING, LAST_NAMES, WAIT_MILLISECONDS } from './scenarios.ts';

const [, , port = '0', constants = '10000', recording] = process.argv;
const greeting = JSON.stringify(GREETING);
const mocks = new Map(Array.from({ length: Number(constants) }, (_, index) => [`/mock/${index}`, greeting]));

/** What is known of a request that was answered, as mock servers show it. */
interface Call {
  readonly started: number;
  readonly milliseconds: number;
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: readonly string[];
  readonly body: Buffer | undefined;
  readonly status: number;
  readonly answer: string;
  readonly size: number;
}
/** The calls of so many bytes are kept, as by mockwright; what stands for the rest of a call is a guess. */
const RECORD_BYTES = 64 << 20;
const CALL_BYTES = 400;
const calls: Call[] = [];
let oldest = 0;
let recorded = 0;

function record(call: Call): void {
  calls.push(call);
  recorded += call.size;
  while (recorded > RECORD_BYTES) recorded -= calls[oldest++]!.size;
  if (oldest < 4096) return;
  calls.splice(0, oldest);
  oldest = 0;
}

function answer(request: IncomingMessage, response: ServerResponse, text: string, body?: Buffer): void {
  const started = recording === undefined ? 0 : performance.now();
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
  if (recording === undefined) return;
  const { method, url, rawHeaders: headers } = request;
  const size = CALL_BYTES + text.length + (body?.length ?? 0);
  const milliseconds = performance.now() - started;
  record({ started, milliseconds, method, url, headers, body, status: 200, answer: text, size });
}

function pick(list: readonly string[]): string {
  return list[Math.floor(Math.random() * list.length)]!;
}

createServer((request, response) => {
  const { url = '' } = request;
  if (url === '/s1') answer(request, response, greeting);
  else if (url.startsWith('/s2/')) {
    const name = `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`;
    answer(
      request,
      response,
      JSON.stringify({ id: decodeURIComponent(url.slice(4)), guid: randomUUID(), name }),
    );
  } else if (url === '/s3') {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const { a, b } = JSON.parse(body.toString()) as { a: string; b: number };
      answer(request, response, JSON.stringify({ a, b }), body);
    });
  } else if (url === '/s6') {
    let sum = 0;
    for (let i = 0; i < 10_000; i++) sum = (sum * 31 + i) % 1_000_003;
    answer(request, response, JSON.stringify({ sum }));
  } else if (url === '/s7') {
    response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': FILE_BYTES });
    createReadStream(FILE_NAME).pipe(response);
  } else if (url === '/s8') setTimeout(() => answer(request, response, greeting), WAIT_MILLISECONDS);
  else {
    const mock = mocks.get(url);
    if (mock === undefined) response.writeHead(404).end();
    else answer(request, response, mock);
  }
}).listen(Number(port), '127.0.0.1');

// A profile is written only by a process that exits by itself.
process.once('SIGINT', () => process.exit());
