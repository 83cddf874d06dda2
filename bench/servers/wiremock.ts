import { join } from 'node:path';
import { FILE_BYTES, FILE_NAME, FIRST_NAMES, GREETING, LAST_NAMES, WAIT_MILLISECONDS } from '../scenarios.ts';
import { times, write, type BenchServer } from './server.ts';

const greeting = JSON.stringify(GREETING);
const headers = { 'Content-Type': 'application/json' };

function mapping(request: object, response: object): object {
  return { request: { method: 'GET', ...request }, response: { status: 200, headers, ...response } };
}

function choice(names: readonly string[]): string {
  return `{{pickRandom ${names.map((name) => `'${name}'`).join(' ')}}}`;
}

export const wiremock: BenchServer = {
  name: 'WireMock',
  npm: 'wiremock@3.13.2',
  prepare(folder, _, { constants }) {
    const templated = { transformers: ['response-template'] };
    write(folder, `__files/${FILE_NAME}`, 'x'.repeat(FILE_BYTES));
    write(folder, 'mappings/bench.json', {
      mappings: [
        mapping({ urlPath: '/s1' }, { body: greeting }),
        mapping(
          { urlPathTemplate: '/s2/{id}' },
          {
            body: `{ "id": "{{request.path.id}}", "guid": "{{randomValue type='UUID'}}", "name": "${choice(FIRST_NAMES)} ${choice(LAST_NAMES)}" }`,
            ...templated,
          },
        ),
        mapping(
          { method: 'POST', urlPath: '/s3' },
          {
            body: `{ "a": "{{jsonPath request.body '$.a'}}", "b": {{jsonPath request.body '$.b'}} }`,
            ...templated,
          },
        ),
        mapping({ urlPath: '/s7' }, { bodyFileName: FILE_NAME }),
        mapping({ urlPath: '/s8' }, { body: greeting, fixedDelayMilliseconds: WAIT_MILLISECONDS }),
        ...times(constants, (index) => mapping({ urlPath: `/mock/${index}` }, { body: greeting })),
      ],
    });
  },
  command: (modules, port) => ({
    program: 'java',
    args: [
      '-Xmx1g',
      '-jar',
      join(modules, 'wiremock/build/wiremock-standalone-3.13.2.jar'),
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--no-request-journal',
      '--disable-request-logging',
      '--disable-banner',
      '--async-response-enabled=true',
    ],
  }),
  can: ['S1', 'S2', 'S3', 'S7', 'S8'],
  tuning: '`--no-request-journal --disable-request-logging --async-response-enabled`: nothing is recorded',
};
