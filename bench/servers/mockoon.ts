import { join } from 'node:path';
import { FILE_BYTES, FILE_NAME, GREETING, WAIT_MILLISECONDS } from '../scenarios.ts';
import { times, write, type BenchServer } from './server.ts';

interface RouteFacts {
  readonly method?: string;
  readonly endpoint: string;
  readonly body?: string;
  readonly file?: string;
  readonly latency?: number;
}

function routeOf(
  { method = 'get', endpoint, body = '', file, latency = 0 }: RouteFacts,
  index: number,
): object {
  return {
    uuid: `route-${index}`,
    type: 'http',
    documentation: '',
    method,
    endpoint,
    responseMode: null,
    responses: [
      {
        uuid: `response-${index}`,
        body,
        latency,
        statusCode: 200,
        label: '',
        headers: [{ key: 'Content-Type', value: 'application/json' }],
        bodyType: file === undefined ? 'INLINE' : 'FILE',
        filePath: file ?? '',
        databucketID: '',
        sendFileAsBody: file !== undefined,
        rules: [],
        rulesOperator: 'OR',
        disableTemplating: !body.includes('{{'),
        fallbackTo404: false,
        default: true,
        crudKey: 'id',
        callbacks: [],
      },
    ],
  };
}

export const mockoon: BenchServer = {
  name: 'Mockoon',
  npm: '@mockoon/cli@9.9.0',
  prepare(folder, port, { constants }) {
    const greeting = JSON.stringify(GREETING);
    write(folder, FILE_NAME, 'x'.repeat(FILE_BYTES));
    const routes = [
      { endpoint: 's1', body: greeting },
      {
        endpoint: 's2/:id',
        body: `{ "id": "{{urlParam 'id'}}", "guid": "{{guid}}", "name": "{{faker 'person.fullName'}}" }`,
      },
      { method: 'post', endpoint: 's3', body: `{ "a": "{{body 'a'}}", "b": {{body 'b'}} }` },
      { endpoint: 's7', file: `./${FILE_NAME}` },
      { endpoint: 's8', body: greeting, latency: WAIT_MILLISECONDS },
      ...times(constants, (index) => ({ endpoint: `mock/${index}`, body: greeting })),
    ].map(routeOf);
    write(folder, 'mockoon.json', {
      uuid: 'bench',
      lastMigration: 33,
      name: 'bench',
      endpointPrefix: '',
      latency: 0,
      port,
      hostname: '127.0.0.1',
      folders: [],
      routes,
      rootChildren: routes.map((_, index) => ({ type: 'route', uuid: `route-${index}` })),
      proxyMode: false,
      proxyHost: '',
      proxyRemovePrefix: false,
      tlsOptions: {
        enabled: false,
        type: 'CERT',
        pfxPath: '',
        certPath: '',
        keyPath: '',
        caPath: '',
        passphrase: '',
      },
      cors: false,
      headers: [],
      proxyReqHeaders: [],
      proxyResHeaders: [],
      data: [],
      callbacks: [],
    });
  },
  command: (modules, port) => ({
    program: process.execPath,
    args: [
      join(modules, '@mockoon/cli/bin/run.js'),
      'start',
      '--data=mockoon.json',
      `--port=${port}`,
      '--hostname=127.0.0.1',
      '--disable-log-to-file',
      '--disable-admin-api',
      '--max-transaction-logs=0',
    ],
  }),
  can: ['S1', 'S2', 'S3', 'S7', 'S8'],
  tuning:
    '`--disable-log-to-file --disable-admin-api --max-transaction-logs=0`; no templating where there is none',
};
