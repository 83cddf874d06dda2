// Processes that run templates, started by the server itself.
import type { ChildProcess } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';
import { readFrames, writeFrame } from '../service/isolation/frames.ts';
import type { RunnerMessage, RunnerSetup } from '../service/isolation/job.ts';
import type { Runner, RunnerEvents, StartRunner } from '../service/isolation/runner-pool.ts';
import { endOf, hasRunnerProgram, spawnRunner } from './runner-program.ts';

/** Those that must end when this process does. */
const running = new Set<ChildProcess>();
const killRunning = (): void => {
  for (const each of running) each.kill('SIGKILL');
};

/** How this process starts others; undefined where it cannot. @param environment of this process */
export function ownRunners(
  environment: Readonly<Record<string, string | undefined>>,
): ((setup: RunnerSetup) => StartRunner) | undefined {
  if (!hasRunnerProgram()) return undefined;
  return (setup) => (events) => start(environment, setup, events);
}

function start(
  environment: Readonly<Record<string, string | undefined>>,
  setup: RunnerSetup,
  { onMessage, onEnd }: RunnerEvents,
): Runner {
  const started = spawnRunner(environment);
  if (started === undefined) throw new Error('There is no room for another process.');
  const { child } = started;
  const pipe = started.pipe as Duplex & { unref(): void };
  killAtExit(child);
  // This process may end while the other one is there.
  child.unref();
  pipe.unref();
  readFrames(pipe, (frame) => onMessage(deserialize(frame) as RunnerMessage));
  let isOver = false;
  const end = (signal: NodeJS.Signals | null, isStarted: boolean): void => {
    doNotKillAtExit(child);
    if (isOver) return;
    isOver = true;
    onEnd(isStarted ? endOf(signal) : 'unstartable');
  };
  child.on('exit', (_code, signal) => end(signal, true)).on('error', () => end(null, false));
  writeFrame(pipe, serialize(setup));
  return {
    send: (job) => writeFrame(pipe, serialize(job)),
    kill: () => void child.kill('SIGKILL'),
  };
}

function killAtExit(child: ChildProcess): void {
  if (running.size === 0) process.once('exit', killRunning);
  running.add(child);
}

/** What the process has to do at its end keeps this module, of which Jest loads one for each file of tests. */
function doNotKillAtExit(child: ChildProcess): void {
  running.delete(child);
  if (running.size === 0) process.off('exit', killRunning);
}
