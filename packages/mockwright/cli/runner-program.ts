// How a process that runs templates is started: by the server itself, or for a server that may start none by the process
// that watches it.
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { dirname } from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { RunnerEnd } from '../service/isolation/runner-pool.ts';
import { LIFELINE_DESCRIPTOR } from './lifeline.ts';
import { spawnSafely } from './spawn-safely.ts';
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

/** How many characters of the last words of one that crashed are told. */
const MOST_SAID = 2000;

/** Whether such processes can be started. */
export function hasRunnerProgram(): boolean {
  return existsSync(program);
}

/** A process that runs templates. */
export interface RunnerProcess {
  readonly child: ChildProcess;
  /** On which it talks. */
  readonly pipe: Duplex;
}

/**
 * Starts one. It talks on the pipe of its descriptor 3, and ends when that does.
 * @param onCrash told how it ended, and its last words, where nobody ended it
 * @returns undefined where there is no room for one more process, or no more files may be open
 */
export function spawnRunner(
  environment: Readonly<Record<string, string | undefined>>,
  onCrash?: (words: string) => void,
): RunnerProcess | undefined {
  const env = Object.fromEntries(
    NEEDED.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  );
  // It reads its own code and nothing else.
  const flags = processFlags({
    workingFolder: dirname(program),
    script: program,
    others: userCacheFolder(),
  });
  const child = spawnSafely(process.execPath, [...flags, program, RUNNER], {
    env,
    cwd: dirname(program),
    stdio: ['ignore', 'ignore', onCrash === undefined ? 'ignore' : 'pipe', 'pipe'],
  });
  if (child instanceof Error) return undefined;
  child.on('error', () => undefined);
  yieldTo(child);
  if (onCrash !== undefined) tellCrash(child, onCrash);
  const pipe = child.stdio[LIFELINE_DESCRIPTOR] as Duplex;
  pipe.on('error', () => undefined);
  return { child, pipe };
}

function tellCrash(child: ChildProcess, tell: (words: string) => void): void {
  let said = '';
  child.stderr!.setEncoding('utf8').on('data', (part: string) => (said = (said + part).slice(-MOST_SAID)));
  child.stderr!.on('error', () => undefined);
  // Its last words may come after its end.
  child.on('close', (code, signal) => {
    if (code === 0 || signal === 'SIGKILL') return;
    const how = signal === null ? `exit code ${code}` : signal;
    const words = said.trim();
    tell(`A process that runs templates ended: ${how}${words === '' ? '.' : `, having said:\n${words}`}`);
  });
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
