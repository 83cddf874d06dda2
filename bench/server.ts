// S1 to S8: mockwright beside a server by hand, and other mock servers. They are installed into node_modules/.cache,
// and are no dependencies. Needs `npm run build` first, and the npm registry the first time.
// Options: --seconds=2 --rounds=5 --only=S1,S4 --servers=mockwright,wiremock
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { autocannonLoader, hasProgram, wrkLoader, type Loader } from './load.ts';
import { print, printTable, surroundings } from './measure.ts';
import { startServer, type RunningServer } from './running-server.ts';
import { REQUESTS, type Asked, type MockPlan, type RequestName } from './scenarios.ts';
import { byHand, byHandRecording, fastify } from './servers/by-hand.ts';
import { jsonServer } from './servers/json-server.ts';
import { byHandOnBun, mockwright, mockwrightOnBun } from './servers/mockwright.ts';
import { mockoon } from './servers/mockoon.ts';
import { mountebank } from './servers/mountebank.ts';
import { prism } from './servers/prism.ts';
import type { BenchServer } from './servers/server.ts';
import { wiremock } from './servers/wiremock.ts';

const ALL = [byHand, byHandRecording, mockwright, fastify, wiremock, mockoon, mountebank, prism, jsonServer];
const ON_BUN = [byHandOnBun, mockwrightOnBun];
const CONNECTIONS = 32;
const WAITING = 50;
const FIRST_PORT = 5971;
/** A server is warm after so many requests, or seconds. */
const ENOUGH_REQUESTS = 60_000;
const LONGEST_WARMING = 10;
const FEW: MockPlan = { constants: 10, coded: 0 };

const options = new Map(
  process.argv.slice(2).map((word) => word.replace(/^--/, '').split('=') as [string, string]),
);
const seconds = Number(options.get('seconds') ?? 2);
const rounds = Number(options.get('rounds') ?? 5);
const only = options.get('only')?.split(',');
const wanted = options.get('servers')?.toLowerCase().split(',');

const cache = resolve('node_modules/.cache/bench');
mkdirSync(cache, { recursive: true });
const loader: Loader = hasProgram('wrk')
  ? wrkLoader(cache)
  : autocannonLoader(join(install('autocannon@8.0.0'), 'autocannon/autocannon.js'));

print(
  `${surroundings()}; ${hasProgram('wrk') ? 'wrk' : 'autocannon'}, ${CONNECTIONS} connections, median of ${rounds} rounds of ${seconds} s\n`,
);
await measureRequests('Requests', ALL);
await measureMocks();
await measureStart();
await measureRequests('Requests on Bun', ON_BUN);

/** Installs a package of npm where it is not yet. @returns the folder in which packages are */
function install(npm: string): string {
  const folder = join(cache, npm.replaceAll(/[@/]/g, '_'));
  const modules = join(folder, 'node_modules');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', npm], {
      cwd: folder,
      stdio: 'ignore',
      timeout: 300_000,
    });
  } catch {
    print(`${npm} cannot be installed.`);
  }
  return modules;
}

function isWanted(name: string): boolean {
  return only === undefined || only.includes(name);
}

/** Starts those that are wanted, each on a port of its own. */
async function startAll(servers: readonly BenchServer[], plan: MockPlan): Promise<RunningServer[]> {
  const running: RunningServer[] = [];
  for (const [index, server] of servers.entries()) {
    const started = await start(server, FIRST_PORT + index, plan);
    if (started !== undefined) running.push(started);
  }
  return running;
}

async function start(server: BenchServer, port: number, plan: MockPlan): Promise<RunningServer | undefined> {
  const { name, npm } = server;
  if (wanted !== undefined && server !== byHand && !wanted.some((each) => name.toLowerCase().includes(each)))
    return undefined;
  const modules = npm === undefined ? '' : install(npm);
  const started = await startServer(
    server,
    join(cache, 'servers', name.replaceAll(/\W/g, '-')),
    modules,
    port,
    plan,
  );
  if (started === undefined) print(`${name} was not measured: it does not start.`);
  return started;
}

/** What a server does in a second of processor time (where that is not told: of time), and how long 99 of 100 wait. */
interface Measured {
  readonly rate: number;
  readonly p99: number;
}

function measure({ url, used }: RunningServer, asked: Asked): Measured {
  const before = used().cpuSeconds;
  const { requests, perSecond, p99Milliseconds, failures } = loader({
    url,
    asked,
    seconds,
    connections: asked.connections ?? CONNECTIONS,
  });
  if (failures > 0) return { rate: Number.NaN, p99: Number.NaN };
  const after = used().cpuSeconds;
  const rate = before === undefined || after === undefined ? perSecond : requests / (after - before);
  return { rate, p99: p99Milliseconds };
}

/** Asks until a server is as fast as it gets: its code is compiled as well as it can be, and its records are full. */
function warm({ url }: RunningServer, asked: Asked): void {
  let requests = 0;
  for (let time = 0; time < LONGEST_WARMING && requests < ENOUGH_REQUESTS; time += 2)
    requests += loader({ url, asked, seconds: 2, connections: asked.connections ?? CONNECTIONS }).requests;
}

/** All servers in turn, several times: whatever else the machine does, it does to all of them. */
function measureAll(running: readonly RunningServer[], asked: Asked): Measured[][] {
  for (const server of running) warm(server, asked);
  const measured: Measured[][] = running.map(() => []);
  for (let round = 0; round < rounds; round++)
    running.forEach((server, index) => measured[index]!.push(measure(server, asked)));
  return measured;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

/** `34600 ±4% 0.98`: the median, how far the middle half of the rounds lies around it, and what it is of the first's. */
function cellOf(values: readonly number[], first: number): string {
  const middle = median(values);
  if (!(middle > 0)) return 'fails';
  const sorted = values.toSorted((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  const spread = (sorted.at(-1 - quarter)! - sorted[quarter]!) / 2 / middle;
  return `${Math.round(middle)} ±${Math.round(100 * spread)}% ${(middle / first).toFixed(2)}`;
}

/** S1 to S3, S6 to S8. */
async function measureRequests(title: string, servers: readonly BenchServer[]): Promise<void> {
  const names = (Object.keys(REQUESTS) as RequestName[]).filter(isWanted);
  if (names.length === 0) return;
  const running = await startAll(servers, FEW);
  try {
    const rows = running.map(({ server }) => [server.name]);
    const headings: string[] = [];
    for (const name of names) {
      const able = running.filter(({ server }) => server.can.includes(name));
      const measured =
        name === 'S8' ? able.map((each) => measureBeside(each)) : measureAll(able, REQUESTS[name]);
      const first = median(measured[0]?.map(({ rate }) => rate) ?? [0]);
      running.forEach((server, index) => {
        const results = measured[able.indexOf(server)];
        rows[index]!.push(
          results === undefined
            ? '–'
            : cellOf(
                results.map(({ rate }) => rate),
                first,
              ),
        );
        if (name === 'S1')
          rows[index]!.push(results === undefined ? '–' : median(results.map(({ p99 }) => p99)).toFixed(1));
      });
      headings.push(name, ...(name === 'S1' ? ['S1 p99 ms'] : []));
    }
    print(`${title} in a second of processor time, spread, and share of the server by hand\n`);
    printTable(['server', ...headings], rows);
  } finally {
    for (const each of running) each.end();
  }
}

/** S1, while so many answers wait all the time. */
function measureBeside(server: RunningServer): Measured[] {
  const beside = spawn(
    process.execPath,
    [
      '-e',
      `const ask = () => fetch('${server.url}${REQUESTS.S8.path}').then((r) => r.text()).then(ask, () => process.exit());
      for (let i = 0; i < ${WAITING}; i++) ask();`,
    ],
    { stdio: 'ignore' },
  );
  try {
    return measureAll([server], REQUESTS.S1)[0]!;
  } finally {
    beside.kill();
  }
}

/** S4: S1 among many mocks. */
async function measureMocks(): Promise<void> {
  if (!isWanted('S4')) return;
  const counts = [10, 1000, 10_000];
  const rows: string[][] = [];
  for (const [index, server] of ALL.entries()) {
    const row = [server.name];
    let few = Number.NaN;
    const port = FIRST_PORT + 20 + counts.length * index;
    const running: RunningServer[] = [];
    for (const [at, count] of counts.entries()) {
      const started = await start(server, port + at, { constants: count, coded: 0 });
      if (started === undefined) break;
      running.push(started);
    }
    try {
      // The sizes in turn: they are compared with each other.
      const asked = running.map((_, at) => ({ path: `/mock/${counts[at]! - 1}` }));
      running.forEach((each, at) => warm(each, asked[at]!));
      const rates: number[][] = running.map(() => []);
      for (let round = 0; round < rounds; round++)
        running.forEach((each, at) => rates[at]!.push(measure(each, asked[at]!).rate));
      for (const values of rates) {
        if (Number.isNaN(few)) few = median(values);
        row.push(cellOf(values, few));
      }
      rows.push(row);
    } finally {
      for (const each of running) each.end();
    }
  }
  print('S4: S1 among 10, 1000 and 10,000 mocks, and the share of the same server with 10\n');
  printTable(['server', ...counts.map(String)], rows);
}

/** S5: how long it takes from the start to the first answer, and what memory it takes then. */
async function measureStart(): Promise<void> {
  if (!isWanted('S5')) return;
  const plans: readonly (readonly [string, MockPlan])[] = [
    ['1 constant', { constants: 0, coded: 0 }],
    ['1000 constant', { constants: 1000, coded: 0 }],
    ['1000 with code', { constants: 0, coded: 1000 }],
  ];
  const rows: string[][] = [];
  for (const server of ALL) {
    const row = [server.name];
    for (const [, plan] of plans) {
      if (plan.coded > 0 && server !== mockwright) {
        row.push('–');
        continue;
      }
      const starts: number[] = [];
      const memory: number[] = [];
      for (let round = 0; round < Math.min(rounds, 5); round++) {
        const started = await start(server, FIRST_PORT + 50, plan);
        if (started === undefined) break;
        starts.push(started.startMilliseconds);
        memory.push(started.used().megabytes ?? Number.NaN);
        started.end();
      }
      row.push(
        starts.length === 0 ? '–' : `${Math.round(median(starts))} ms, ${Math.round(median(memory))} MB`,
      );
    }
    if (row.some((cell, index) => index > 0 && cell !== '–')) rows.push(row);
  }
  print('S5: from the start to the first answer, and the memory of all processes then\n');
  printTable(['server', ...plans.map(([name]) => name)], rows);
}
