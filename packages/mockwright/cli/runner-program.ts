// How a process that runs templates is started: by the server itself, or for a server that may start none by the process
// that watches it.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunnerEnd } from '../service/isolation/runner-pool.ts';
import { userCacheFolder } from './user-cache-folder.ts';
import { processFlags } from './process-flags.ts';

/** The first argument of {@link RUNNER_PROGRAM} that makes it one that runs templates. */
export const RUNNER = 'runner';

/** The built file that processes of the server begin with; it is not there where the source runs. */
const program = fileURLToPath(new URL('./server-process.js', import.meta.url));

/** Names of the environment that the process needs: for dates, and to find its code cache. */
const NEEDED = [
  'TZ',
  'LANG',
  'LC_ALL',
  'HOME',
  'XDG_CACHE_HOME',
  'SystemRoot',
  'USERPROFILE',
  'LOCALAPPDATA',
];

/** What takes long lets others go first, but gets a part of the processors in any case. */
const NICENESS = 5;
const LOWEST = 19;

/** Whether such processes can be started. */
export function hasRunnerProgram(): boolean {
  return existsSync(program);
}

/** Starts one. It talks on the pipe of its descriptor 3, and ends when that does. */
export function spawnRunner(environment: Readonly<Record<string, string | undefined>>): ChildProcess {
  const env = Object.fromEntries(
    NEEDED.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  );
  // It reads its own code and nothing else.
  const flags = processFlags({
    workingFolder: dirname(program),
    script: program,
    others: [userCacheFolder()],
  });
  const child = spawn(process.execPath, [...flags, program, RUNNER], {
    env,
    cwd: dirname(program),
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  child.on('error', () => undefined);
  yieldTo(child);
  return child;
}

function yieldTo({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.min(getPriority() + NICENESS, LOWEST));
  } catch {
    // Then they are equals.
  }
}

/** Why a process ended, by its signal. */
export function endOf(signal: NodeJS.Signals | null): RunnerEnd {
  return signal === 'SIGABRT' || signal === 'SIGTRAP' ? 'memory' : 'other';
}
