// mockwright itself, as it is built.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_BYTES, FILE_NAME, GREETING, WAIT_MILLISECONDS } from '../scenarios.ts';
import { times, write, type BenchServer } from './server.ts';

const greeting = JSON.stringify(GREETING);

function template(request: string, response: string): string {
  return `{ "request": { ${request} }, "response": { ${response} } }`;
}

/** Ten lines as they stand in templates; `n` makes the names its own. */
function coded(n: number): string {
  return template(
    `"method": "POST", "route": "coded/${n}"`,
    `"body": { <#
var items${n} = Request.Body["items"];
var total${n} = 0m;
foreach (var item in items${n}) {
  total${n} += (decimal)item["price"] * (int)item["quantity"];
}
var numbers${n} = new List<int> { 1, 2, ${n} };
var large${n} = numbers${n}.Where(x => x > 1).Select(x => x * 2).ToList();
var name${n} = Request.Query["name"] ?? "nobody";
string Describe${n}(string who, int count) => $"{who} has {count:N0} of {large${n}.Count}";
var text${n} = Describe${n}(name${n}, numbers${n}.Sum());
#> "text": "<#= text${n} #>", "total": <#= total${n} #> }`,
  );
}

const SERVER: Omit<BenchServer, 'name' | 'command'> = {
  prepare(folder, _, { constants, coded: codes }) {
    const mock = (name: string, request: string, response: string): void =>
      write(folder, `Mocks/${name}.json`, template(request, response));
    mock('s1', '"route": "s1"', `"body": ${greeting}`);
    mock(
      's2',
      '"route": "s2/{id}"',
      '"body": { "id": "<#= Request.Route["id"] #>", "guid": "<#= Guid.NewGuid() #>", "name": "<#= Faker.Name.FullName() #>" }',
    );
    mock(
      's3',
      '"method": "POST", "route": "s3"',
      '"body": { "a": "<#= Request.Body["a"] #>", "b": <#= Request.Body["b"] #> }',
    );
    mock(
      's6',
      '"route": "s6"',
      '"body": { <# var sum = 0; for (var i = 0; i < 10000; i++) sum = (sum * 31 + i) % 1000003; #> "sum": <#= sum #> }',
    );
    mock('s7', '"route": "s7"', `"file": "${FILE_NAME}"`);
    mock('s8', '"route": "s8"', `"delay": ${WAIT_MILLISECONDS}, "body": ${greeting}`);
    writeFileSync(join(folder, FILE_NAME), Buffer.alloc(FILE_BYTES, 'x'));
    for (const index of times(constants, (each) => each))
      mock(`mock${index}`, `"route": "mock/${index}"`, `"body": ${greeting}`);
    for (const index of times(codes, (each) => each)) write(folder, `Mocks/coded${index}.json`, coded(index));
  },
  can: ['S1', 'S2', 'S3', 'S6', 'S7', 'S8'],
  tuning: '`--quiet`; every request is recorded',
};

const args = (port: number): string[] => [
  join(process.cwd(), 'packages/mockwright/dist/main.js'),
  `--urls=http://127.0.0.1:${port}`,
  '--quiet',
];

export const mockwright: BenchServer = {
  name: 'mockwright',
  ...SERVER,
  command: (_, port) => ({ program: process.execPath, args: args(port) }),
};

/** The same, started by Bun. */
export const mockwrightOnBun: BenchServer = {
  name: 'mockwright on Bun',
  npm: 'bun@1.4.5',
  ...SERVER,
  command: (modules, port) => ({
    program: join(modules, '.bin/bun'),
    args: [...args(port), '--no-supervisor'],
  }),
};

/** `node:http` by hand, on Bun. */
export const byHandOnBun: BenchServer = {
  name: 'node:http by hand on Bun',
  npm: 'bun@1.4.5',
  prepare: (folder) => writeFileSync(join(folder, FILE_NAME), Buffer.alloc(FILE_BYTES, 'x')),
  command: (modules, port) => ({
    program: join(modules, '.bin/bun'),
    args: [join(process.cwd(), 'node_modules/.cache/mockwright-bench/hand-server.mjs'), String(port)],
  }),
  can: ['S1', 'S2', 'S3', 'S6', 'S7', 'S8'],
  tuning: 'none',
};
