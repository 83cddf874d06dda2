// Runs jobs in the test's own process, but for that as others do: what goes and comes is data.
import { deserialize, serialize } from 'node:v8';
import { createCompiler, prepareFaker } from '../../compiler.ts';
import { jsonTokens } from '../../service/exchange/body/json-tokens.ts';
import { createRunGuard } from '../../service/exchange/run-guard.ts';
import type { Job, JobResult } from '../../service/isolation/job.ts';
import { JobRunner } from '../../service/isolation/run-job.ts';
import type { RunnerEvents } from '../../service/isolation/runner-pool.ts';
import type { ServiceOptions } from '../../service/service-options.ts';

/** Runners, and what they were given and gave. */
export class OwnRunners {
  readonly jobs: Job[] = [];
  readonly results: JobResult[] = [];
  /** Waited for before a result is handed over. */
  beforeResult: () => Promise<unknown> | undefined = () => undefined;

  /** For the options of a server. */
  readonly start: NonNullable<ServiceOptions['startRunners']> = ({ settings, environment }) => {
    const runner = new JobRunner({
      compile: createCompiler({ imports: [] }),
      tokens: jsonTokens,
      prepareFaker,
      runSettings: {
        scriptTimeoutMilliseconds: settings.scriptTimeoutMilliseconds,
        environment,
        console: () => undefined,
        warning: () => undefined,
        guard: createRunGuard(settings.scriptTimeoutMilliseconds),
      },
      maxBodyBytes: settings.maxBodyBytes,
      maxBodyTokens: settings.maxBodyTokens,
      redactedHeaders: settings.redactedHeaders,
    });
    const run = async (given: Job, { onMessage }: RunnerEvents): Promise<void> => {
      const job = deserialize(serialize(given)) as Job;
      this.jobs.push(job);
      const result = deserialize(serialize(await runner.run(job))) as JobResult;
      this.results.push(result);
      await this.beforeResult();
      onMessage(result);
    };
    return (events) => {
      setImmediate(() => events.onMessage('ready'));
      return {
        send: (job) => void run(job, events),
        kill: () => setImmediate(() => events.onEnd('other')),
      };
    };
  };
}

/** Code that takes longer than a trial of no time at all: it is looked at several times, however fast the machine is. */
export const SLOW = 'for (var i = 0; i < 9000; i++) { }';
