// The server by hand. Arguments: port; how many constant answers there are besides.
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { FILE_BYTES, FILE_NAME, FIRST_NAMES, GREETING, LAST_NAMES, WAIT_MILLISECONDS } from './scenarios.ts';

const [, , port = '0', constants = '10000'] = process.argv;
const greeting = JSON.stringify(GREETING);
const mocks = new Map(Array.from({ length: Number(constants) }, (_, index) => [`/mock/${index}`, greeting]));

function answer(response: ServerResponse, body: string): void {
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

function pick(list: readonly string[]): string {
  return list[Math.floor(Math.random() * list.length)]!;
}

createServer((request, response) => {
  const { url = '' } = request;
  if (url === '/s1') answer(response, greeting);
  else if (url.startsWith('/s2/')) {
    const name = `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`;
    answer(response, JSON.stringify({ id: decodeURIComponent(url.slice(4)), guid: randomUUID(), name }));
  } else if (url === '/s3') {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { a, b } = JSON.parse(Buffer.concat(chunks).toString()) as { a: string; b: number };
      answer(response, JSON.stringify({ a, b }));
    });
  } else if (url === '/s6') {
    let sum = 0;
    for (let i = 0; i < 10_000; i++) sum = (sum * 31 + i) % 1_000_003;
    answer(response, JSON.stringify({ sum }));
  } else if (url === '/s7') {
    response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': FILE_BYTES });
    createReadStream(FILE_NAME).pipe(response);
  } else if (url === '/s8') setTimeout(() => answer(response, greeting), WAIT_MILLISECONDS);
  else {
    const mock = mocks.get(url);
    if (mock === undefined) response.writeHead(404).end();
    else answer(response, mock);
  }
}).listen(Number(port), '127.0.0.1');
