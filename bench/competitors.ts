// Other mock servers for Node.js, and mockwright, with the same mocks: how each is installed, set up and started.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A request that the servers are measured with. */
export type Scenario = 'static' | 'parameter' | 'list' | 'echo' | 'code';

/** One server. */
export interface Competitor {
  readonly name: string;
  /** The npm package with its version; undefined for this one. */
  readonly npm?: string;
  /** Writes its files below the folder, its working folder. */
  readonly prepare: (folder: string, port: number) => void;
  /** Arguments for Node.js; paths from `modules`, where the packages are. */
  readonly start: (modules: string, port: number) => readonly string[];
  /** What it can answer as its users would write it, without code of theirs in JavaScript. */
  readonly can: readonly Scenario[];
}

function write(folder: string, path: string, content: unknown): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

const greeting = { id: 1, message: 'Hello', tags: ['a', 'b'] };

function mockoonRoute(index: number, method: string, endpoint: string, body: string): object {
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
        latency: 0,
        statusCode: 200,
        label: '',
        headers: [{ key: 'Content-Type', value: 'application/json' }],
        bodyType: 'INLINE',
        filePath: '',
        databucketID: '',
        sendFileAsBody: false,
        rules: [],
        rulesOperator: 'OR',
        disableTemplating: false,
        fallbackTo404: false,
        default: true,
        crudKey: 'id',
        callbacks: [],
      },
    ],
  };
}

const routeTemplate = (method: string, route: string, body: string): string =>
  `{ "request": { "method": "${method}", "route": "${route}" }, "response": { "body": ${body} } }`;

export const competitors: readonly Competitor[] = [
  {
    name: 'mockwright',
    prepare(folder) {
      write(folder, 'Mocks/static.json', routeTemplate('GET', '/static', JSON.stringify(greeting)));
      write(
        folder,
        'Mocks/parameter.json',
        routeTemplate('GET', '/users/{id}', `{ "id": "<#= Request.Route["id"] #>" }`),
      );
      write(
        folder,
        'Mocks/list.json',
        routeTemplate(
          'GET',
          '/list',
          '[ <# for (var i = 0; i < 10; i++) { #> { "id": <#= i #>, "name": "Item <#= i #>", "price": <#= i * 2 #> }, <# } #> ]',
        ),
      );
      write(
        folder,
        'Mocks/echo.json',
        routeTemplate('POST', '/echo', '{ "name": "<#= Request.Body["name"] #>" }'),
      );
      write(
        folder,
        'Mocks/code.json',
        routeTemplate(
          'POST',
          '/code',
          '{ "total": <#= Request.Body["items"].Where(i => (int)i["n"] % 2 == 1).Sum(i => (int)i["n"]) #> }',
        ),
      );
    },
    start: (_, port) => [
      join(process.cwd(), 'packages/mockwright/dist/main.js'),
      `--urls=http://127.0.0.1:${port}`,
      '--Mock:Log=quiet',
    ],
    can: ['static', 'parameter', 'list', 'echo', 'code'],
  },
  {
    name: 'json-server',
    npm: 'json-server@0.17.4',
    prepare: (folder) =>
      write(folder, 'db.json', { static: greeting, users: Array.from({ length: 20 }, (_, id) => ({ id })) }),
    start: (modules, port) => [
      join(modules, 'json-server/lib/cli/bin.js'),
      '--quiet',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      'db.json',
    ],
    can: ['static', 'parameter'],
  },
  {
    name: 'Mockoon',
    npm: '@mockoon/cli@9.9.0',
    prepare(folder, port) {
      const routes = [
        mockoonRoute(1, 'get', 'static', JSON.stringify(greeting)),
        mockoonRoute(2, 'get', 'users/:id', `{ "id": "{{urlParam 'id'}}" }`),
        mockoonRoute(3, 'post', 'echo', `{ "name": "{{body 'name'}}" }`),
        mockoonRoute(
          4,
          'get',
          'list',
          `[ {{#repeat 10}} { "id": {{@index}}, "name": "Item {{@index}}", "price": {{multiply @index 2}} } {{/repeat}} ]`,
        ),
      ];
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
        rootChildren: routes.map((_, index) => ({ type: 'route', uuid: `route-${index + 1}` })),
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
    start: (modules, port) => [
      join(modules, '@mockoon/cli/bin/run.js'),
      'start',
      '--data',
      'mockoon.json',
      '--port',
      String(port),
      '--hostname',
      '127.0.0.1',
      '--disable-log-to-file',
    ],
    can: ['static', 'parameter', 'list', 'echo'],
  },
  {
    name: 'Prism',
    npm: '@stoplight/prism-cli@5.16.0',
    prepare(folder) {
      const answer = { 200: { description: 'ok', content: { 'application/json': { example: greeting } } } };
      write(folder, 'openapi.json', {
        openapi: '3.0.0',
        info: { title: 'bench', version: '1' },
        paths: { '/static': { get: { responses: answer } } },
      });
    },
    start: (modules, port) => [
      join(modules, '@stoplight/prism-cli/dist/index.js'),
      'mock',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--verboseLevel',
      'error',
      'openapi.json',
    ],
    can: ['static'],
  },
];
