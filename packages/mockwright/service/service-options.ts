// What the service is told when it starts.
import type { Settings } from '../settings/setting-table.ts';
import type { RunGuard } from '../template/template.ts';
import type { SourceText } from '@mockwright/language/text/source-text';
import type { RunnerSetup } from './isolation/job.ts';
import type { StartRunner } from './isolation/runner-pool.ts';
import type { SessionStart } from './state/session.ts';
import type { CompileFile } from './mocks/compile-mock.ts';
import type { TokenFactory } from './exchange/body/body-tree.ts';
import type { ServerCredentials } from './listening/certificates/server-credentials.ts';
import type { ServiceLog } from './service-log.ts';

/** Everything the service needs from outside. */
export interface ServiceOptions {
  readonly settings: Settings;
  /** Absolute; the folder of the mocks and `response.file` are relative to it. */
  readonly workingFolder: string;
  readonly compile: CompileFile;
  readonly tokens: TokenFactory;
  /**
   * Gets ready what `Faker` needs for a request with that `Accept-Language`; undefined when everything is there already,
   * as it nearly always is.
   */
  readonly prepareFaker: (acceptLanguage: string) => Promise<void> | undefined;
  /** Reads or makes what `https://` addresses need. @throws {Error} in one line, when a file cannot be used */
  readonly credentials: () => Promise<ServerCredentials>;
  /** The environment variables that template code may read. */
  readonly environment: ReadonlyMap<string, string>;
  /** Ends from outside what template code does without looking at its time; absent: nothing does. */
  readonly guard?: RunGuard;
  /** Makes what starts processes for code that takes long; absent: it runs in this one. */
  readonly startRunners?: ((setup: RunnerSetup) => StartRunner) | undefined;
  /** How long code may take in this process before. */
  readonly trialMilliseconds?: number;
  /** Templates that are there besides those of the folder; each source text is named in messages as its path. */
  readonly templates?: readonly SourceText[];
  /** Whether there are only those. */
  readonly hasNoFolder?: boolean;
  /** What sessions begin with. */
  readonly sessionStart?: SessionStart;
  /** Whether the process may end while the server runs. */
  readonly isUnreferenced?: boolean;
  readonly log: ServiceLog;
  /** The clock: milliseconds since 1970. */
  readonly now: () => number;
}
