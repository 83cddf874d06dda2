// A server while it runs: started, watched, ended.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pinned } from './load.ts';
import type { MockPlan } from './scenarios.ts';
import type { BenchServer } from './servers/server.ts';

/** What a server has used so far. */
interface Used {
  /** Of all its processes; undefined where the system does not tell. */
  readonly cpuSeconds: number | undefined;
  readonly megabytes: number | undefined;
}

/** A started server. */
export interface RunningServer {
  readonly server: BenchServer;
  readonly url: string;
  /** From its start to its first answer. */
  readonly startMilliseconds: number;
  readonly used: () => Used;
  readonly end: () => void;
  /** Asks it to end by itself, and waits until it has. */
  readonly stop: () => Promise<void>;
}

/** How long a server may take to start. */
const LONGEST_START = 60_000;
/** `getconf CLK_TCK`: Linux counts processor time in these. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/**
 * Starts a server on one processor and waits for its first answer.
 * @param folder its own
 * @returns undefined when it does not start
 */
export async function startServer(
  server: BenchServer,
  folder: string,
  modules: string,
  port: number,
  plan: MockPlan,
): Promise<RunningServer | undefined> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  server.prepare(folder, port, plan);
  const command = server.command(modules, port);
  const [program, args] = pinned(0, command.program, command.args);
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(program, args, { cwd: folder, stdio: 'ignore' });
  const gone = new AbortController();
  child.on('exit', () => gone.abort());
  child.on('error', () => gone.abort());
  const end = (): void => {
    for (const id of processesOf(child)) endProcess(id);
  };
  const stop = async (): Promise<void> => {
    const exit = once(child, 'exit');
    child.kill('SIGINT');
    await exit;
  };
  while (!gone.signal.aborted && performance.now() - started < LONGEST_START) {
    const response = await fetch(`${url}/s1`).catch(() => undefined);
    await response?.text();
    if (response?.ok === true) {
      const startMilliseconds = performance.now() - started;
      return { server, url, startMilliseconds, used: () => usedBy(child), end, stop };
    }
    await sleep(5);
  }
  end();
  return undefined;
}

function endProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** A process and those that it started. */
function processesOf({ pid }: ChildProcess): number[] {
  if (pid === undefined) return [];
  const all = [pid];
  for (const parent of all) all.push(...childrenOf(parent));
  return all;
}

function childrenOf(parent: number): number[] {
  try {
    const tasks = readdirSync(`/proc/${parent}/task`);
    const texts = tasks.map((task) => readFileSync(`/proc/${parent}/task/${task}/children`, 'latin1'));
    return texts.flatMap((text) => text.split(' ').filter((id) => id !== '')).map(Number);
  } catch {
    return [];
  }
}

function usedBy(child: ChildProcess): Used {
  try {
    let ticks = 0;
    let pages = 0;
    for (const id of processesOf(child)) {
      const text = readFileSync(join('/proc', String(id), 'stat'), 'latin1');
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      ticks += Number(fields[11]) + Number(fields[12]);
      pages += Number(fields[21]);
    }
    return { cpuSeconds: ticks / TICKS_PER_SECOND, megabytes: (pages * PAGE_BYTES) / 1e6 };
  } catch {
    return { cpuSeconds: undefined, megabytes: undefined };
  }
}
