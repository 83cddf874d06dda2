// What others wait for while the code of a template never ends: times of a small template, asked at a steady rate, beside
// so many requests to an endless one. Needs `npm run build` first.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { digits, print, printTable, surroundings } from './measure.ts';

const SECONDS = 8;
/** Of so many measurements the one with the lowest p99 counts: others on the machine only add to it. */
const ROUNDS = 2;
const PER_SECOND = 200;
const CONNECTIONS = 16;
/** How long is waited for the answers that are left. */
const PATIENCE_MILLISECONDS = 10_000;

const template = (route: string, code: string, body: string): string =>
  `${code}{ "request": { "method": "GET", "route": "${route}" }, "response": { "body": ${body} } }`;
const TEMPLATES = {
  ping: template('ping/{name}', '', '{ "hello": "<#= Request.Route["name"] #>" }'),
  loop: template('loop', '<# while (true) { } #>', '1'),
  own: template(
    'own',
    '<# class E : IEnumerable<int>, IEnumerator<int> { public int Current => 1; object System.Collections.IEnumerator.Current => 1; public bool MoveNext() => true; public void Reset() { } public void Dispose() { } public IEnumerator<int> GetEnumerator() => this; System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => this; } var n = new E().Count(); #>',
    '1',
  ),
  memory: template(
    'memory',
    '<# var l = new List<string>(); while (true) l.Add(l.Count.ToString()); #>',
    '1',
  ),
};

const folder = mkdtempSync(join(tmpdir(), 'mockwright-bench-'));
const port = 5990;
try {
  mkdirSync(join(folder, 'Mocks'));
  for (const [name, text] of Object.entries(TEMPLATES))
    writeFileSync(join(folder, `Mocks/${name}.mock`), text);
  print(`${PER_SECOND} requests a second for ${SECONDS} s, in milliseconds (${surroundings()})\n`);
  const rows = new Map<string, Times>();
  for (let round = 0; round < ROUNDS; round++)
    for (const processes of [2, 0])
      for (const endless of [[], ['loop'], ['loop', 'own', 'memory']]) {
        if (processes === 0 && round > 0) continue;
        const name = `${endless.join(' + ') || 'nothing'}${processes === 0 ? ', in the server itself' : ''}`;
        const times = await measure(processes, endless);
        if (times.p99 < (rows.get(name)?.p99 ?? Infinity)) rows.set(name, times);
      }
  printTable(
    ['beside', 'median', 'p99', 'longest', 'failed'],
    [...rows].map(([name, { median, p99, longest, failed }]) => [
      name,
      ...[median, p99, longest].map(digits),
      String(failed),
    ]),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** What was measured. */
interface Times {
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
  /** How many requests had no answer. */
  readonly failed: number;
}

async function measure(processes: number, endless: readonly string[]): Promise<Times> {
  const server = spawn(
    process.execPath,
    [
      join(process.cwd(), 'packages/mockwright/dist/main.js'),
      `--urls=http://127.0.0.1:${port}`,
      `--Mock:ScriptProcesses=${processes}`,
      '--Mock:Log=quiet',
    ],
    { cwd: folder, stdio: 'ignore' },
  );
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ending = new AbortController();
  try {
    while ((await ask('/ping/x', agent)) === undefined) await delay(50);
    for (let count = 0; count < PER_SECOND; count++) await ask('/ping/x', agent);
    // Each is asked again as soon as it is answered.
    const others = endless.map(async (name) => {
      while (!ending.signal.aborted) await ask(`/${name}`, undefined);
    });
    const times: (number | undefined)[] = [];
    const asked: Promise<void>[] = [];
    const began = performance.now();
    for (let count = 0; count < SECONDS * PER_SECOND; count++) {
      const due = began + (1000 * count) / PER_SECOND;
      await delay(Math.max(0, due - performance.now()));
      asked.push(ask('/ping/x', agent, due).then((time) => void times.push(time)));
    }
    await Promise.race([Promise.all(asked), delay(PATIENCE_MILLISECONDS)]);
    ending.abort();
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    await Promise.all([...asked, ...others]);
    const sorted = times.filter((time) => time !== undefined).sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Infinity;
    return { median: at(0.5), p99: at(0.99), longest: at(1), failed: times.length - sorted.length };
  } finally {
    ending.abort();
    agent.destroy();
    server.kill('SIGTERM');
  }
}

/** How long an answer took; undefined when there was none. @param since when it was due */
function ask(
  path: string,
  agent: Agent | undefined,
  since: number = performance.now(),
): Promise<number | undefined> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path, agent: agent ?? new Agent() }, (answer) => {
      answer.resume().on('end', () => resolve(performance.now() - since));
    })
      .on('error', () => resolve(undefined))
      .end();
  });
}
