// Requests per second of mockwright and of other mock servers. They are installed into a temporary folder for the run,
// and are no dependencies of the package. Needs `npm run build` first, and the npm registry.
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { competitors, type Competitor, type Scenario } from './competitors.ts';
import { print, printTable, surroundings } from './measure.ts';

const seconds = 5;
const connections = 32;
const firstPort = 5971;

const requests: Readonly<Record<Scenario, { readonly path: string; readonly body?: string }>> = {
  static: { path: '/static' },
  parameter: { path: '/users/7' },
  list: { path: '/list' },
  echo: { path: '/echo', body: JSON.stringify({ name: 'Ada' }) },
  code: { path: '/code', body: JSON.stringify({ items: Array.from({ length: 20 }, (_, n) => ({ n })) }) },
};
const headings: Readonly<Record<Scenario, string>> = {
  static: 'static JSON',
  parameter: 'route parameter',
  list: 'list of ten',
  echo: 'body echo',
  code: 'LINQ over the body',
};

const folder = mkdtempSync(join(tmpdir(), 'mockwright-bench-'));
const modules = join(folder, 'node_modules');
try {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const install = (name: string): boolean => {
    try {
      execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', name], {
        cwd: folder,
        stdio: 'ignore',
        timeout: 240_000,
      });
      return true;
    } catch {
      return false;
    }
  };
  if (!install('autocannon@8.0.0')) throw new Error('autocannon, which makes the load, cannot be installed');
  print(
    `Requests per second (${surroundings()}); ${connections} connections, ${seconds} seconds each, server and load on one machine\n`,
  );
  const rows: string[][] = [];
  for (const [index, competitor] of competitors.entries()) {
    const { name, npm } = competitor;
    if (npm !== undefined && !install(npm)) rows.push([`${name} (not installed)`]);
    else rows.push([npm ?? name, ...(await measure(competitor, firstPort + index))]);
  }
  printTable(['server', ...Object.values(headings)], rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Starts one server, asks it everything it can answer, and ends it. */
async function measure({ name, prepare, start, can }: Competitor, port: number): Promise<readonly string[]> {
  const home = join(folder, 'servers', name);
  mkdirSync(home, { recursive: true });
  prepare(home, port);
  const server = spawn(process.execPath, [...start(modules, port)], { cwd: home, stdio: 'ignore' });
  try {
    if (!(await answers(server, `http://127.0.0.1:${port}${requests.static.path}`)))
      return ['does not start'];
    return (Object.keys(requests) as Scenario[]).map((scenario) =>
      can.includes(scenario) ? load(port, scenario) : '–',
    );
  } finally {
    server.kill('SIGKILL');
  }
}

async function answers(server: ChildProcess, url: string): Promise<boolean> {
  for (let tries = 0; tries < 200 && server.exitCode === null; tries++) {
    const response = await fetch(url).catch(() => undefined);
    await response?.text();
    if (response?.ok === true) return true;
    await delay(100);
  }
  return false;
}

/** Requests per second; a second to warm up goes before. */
function load(port: number, scenario: Scenario): string {
  const { path, body } = requests[scenario];
  const send = body === undefined ? [] : ['-m', 'POST', '-H', 'content-type=application/json', '-b', body];
  const run = (duration: number): { requests: { average: number }; non2xx: number } =>
    JSON.parse(
      execFileSync(
        process.execPath,
        [
          join(modules, 'autocannon/autocannon.js'),
          '-j',
          '-c',
          String(connections),
          '-d',
          String(duration),
          ...send,
          `http://127.0.0.1:${port}${path}`,
        ],
        {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        },
      ),
    ) as { requests: { average: number }; non2xx: number };
  run(1);
  const { requests: perSecond, non2xx } = run(seconds);
  return non2xx > 0 ? 'fails' : Math.round(perSecond.average).toString();
}
