import { join } from 'node:path';
import { GREETING, WAIT_MILLISECONDS } from '../scenarios.ts';
import { times, write, type BenchServer } from './server.ts';

const greeting = JSON.stringify(GREETING);
const is = (body: string): object => ({
  statusCode: 200,
  headers: { 'Content-Type': 'application/json' },
  body,
});

function stub(method: string, path: string, body: string, behaviors: readonly object[] = []): object {
  return {
    predicates: [{ equals: { method, path } }],
    responses: [{ is: is(body), ...(behaviors.length > 0 && { behaviors }) }],
  };
}

function copyOf(name: string): object {
  return {
    copy: { from: 'body', into: `\${${name}}`, using: { method: 'jsonpath', selector: `$.${name}` } },
  };
}

export const mountebank: BenchServer = {
  name: 'mountebank',
  npm: '@mbtest/mountebank@2.9.2',
  prepare: (folder, port, { constants }) =>
    write(folder, 'imposters.json', {
      imposters: [
        {
          port,
          protocol: 'http',
          host: '127.0.0.1',
          recordRequests: false,
          stubs: [
            stub('GET', '/s1', greeting),
            stub('POST', '/s3', '{ "a": "${a}", "b": ${b} }', [copyOf('a'), copyOf('b')]),
            stub('GET', '/s8', greeting, [{ wait: WAIT_MILLISECONDS }]),
            ...times(constants, (index) => stub('GET', `/mock/${index}`, greeting)),
          ],
        },
      ],
    }),
  command: (modules, port) => ({
    program: process.execPath,
    args: [
      join(modules, '@mbtest/mountebank/bin/mb'),
      'start',
      `--port=${port + 1000}`,
      '--host=127.0.0.1',
      '--configfile=imposters.json',
      '--nologfile',
      '--loglevel=error',
    ],
  }),
  can: ['S1', 'S3', 'S8'],
  tuning: '`--nologfile --loglevel error`, nothing recorded',
};
