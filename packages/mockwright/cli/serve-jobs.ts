// The process that runs templates for a server: one job after the other, until the pipe to the server ends.
import { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';
import { createCompiler, prepareFaker } from '../compiler.ts';
import { jsonTokens } from '../service/exchange/body/json-tokens.ts';
import { createRunGuard } from '../service/exchange/run-guard.ts';
import { readFrames, writeFrame } from '../service/isolation/frames.ts';
import type { Job, RunnerMessage, RunnerSetup } from '../service/isolation/job.ts';
import { JobRunner } from '../service/isolation/run-job.ts';
import { hardenProcess } from './harden-process.ts';
import { LIFELINE_DESCRIPTOR } from './lifeline.ts';

/** Serves jobs. @returns undefined: the process goes on */
export function serveJobs(): undefined {
  hardenProcess();
  const pipe = new Socket({ fd: LIFELINE_DESCRIPTOR, readable: true, writable: true });
  const say = (message: RunnerMessage): void => writeFrame(pipe, serialize(message));
  let runner: JobRunner | undefined;
  pipe.on('error', () => undefined).on('close', () => process.exit(0));
  readFrames(pipe, (frame) => {
    const message: unknown = deserialize(frame);
    if (runner !== undefined) {
      say('beat');
      void runner.run(message as Job).then(say);
    } else {
      runner = runnerFor(message as RunnerSetup, () => say('beat'));
      say('ready');
    }
  });
  process.on('SIGUSR1', () => undefined);
  // Those of a terminal are the server's business.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  return undefined;
}

/** @param onRunEnd called when a piece of code has ended: another one may follow */
function runnerFor({ settings, environment }: RunnerSetup, onRunEnd: () => void): JobRunner {
  const { imports, defaultStatus, defaultContentType, scriptTimeoutMilliseconds } = settings;
  return new JobRunner({
    compile: createCompiler({
      imports,
      defaults: { status: defaultStatus, contentType: defaultContentType },
    }),
    tokens: jsonTokens,
    prepareFaker,
    runSettings: {
      scriptTimeoutMilliseconds,
      environment,
      console: () => undefined,
      warning: () => undefined,
      // Whatever it does is ended: this process has nothing better to do than to watch it.
      guard: createRunGuard(scriptTimeoutMilliseconds, { everyRun: true, onEnd: onRunEnd }),
    },
    maxBodyBytes: settings.maxBodyBytes,
    maxBodyTokens: settings.maxBodyTokens,
    redactedHeaders: settings.redactedHeaders,
  });
}
