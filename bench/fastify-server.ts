// The same with fastify. Arguments: port; the file of the package.
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { FILE_BYTES, FILE_NAME, FIRST_NAMES, GREETING, LAST_NAMES, WAIT_MILLISECONDS } from './scenarios.ts';

interface Request {
  readonly params: { readonly id: string };
  readonly body: { readonly a: string; readonly b: number };
}
interface Reply {
  header(name: string, value: string | number): Reply;
  send(value: unknown): Reply;
}
type Handler = (request: Request, reply: Reply) => unknown;
/** What of fastify is used here: it is no dependency. */
interface Fastify {
  get(path: string, options: object, handler: Handler): void;
  post(path: string, options: object, handler: Handler): void;
  listen(options: object): Promise<string>;
}

const [, , port = '0', file = 'fastify', constants = '10000'] = process.argv;
const { default: fastify } = (await import(file)) as { default: (options: object) => Fastify };
const pick = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)]!;
const schemaOf = (properties: Readonly<Record<string, string>>): object => ({
  schema: {
    response: {
      200: {
        type: 'object',
        properties: Object.fromEntries(Object.entries(properties).map(([name, type]) => [name, { type }])),
      },
    },
  },
});
const greeting = schemaOf({ message: 'string', id: 'integer' });

const server = fastify({ logger: false });
server.get('/s1', greeting, () => GREETING);
server.get('/s2/:id', schemaOf({ id: 'string', guid: 'string', name: 'string' }), ({ params }) => ({
  id: params.id,
  guid: randomUUID(),
  name: `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`,
}));
server.post('/s3', schemaOf({ a: 'string', b: 'integer' }), ({ body: { a, b } }) => ({ a, b }));
server.get('/s6', schemaOf({ sum: 'integer' }), () => {
  let sum = 0;
  for (let i = 0; i < 10_000; i++) sum = (sum * 31 + i) % 1_000_003;
  return { sum };
});
server.get('/s7', {}, (_, reply) =>
  reply
    .header('Content-Type', 'application/octet-stream')
    .header('Content-Length', FILE_BYTES)
    .send(createReadStream(FILE_NAME)),
);
server.get('/s8', greeting, () => sleep(WAIT_MILLISECONDS, GREETING));
for (let index = 0; index < Number(constants); index++)
  server.get(`/mock/${index}`, greeting, () => GREETING);
await server.listen({ port: Number(port), host: '127.0.0.1' });
