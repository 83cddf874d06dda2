// What the server is told when it starts. The settings of the user become this.
import type { CompileFile } from '../mocks/mock-loader.ts';
import type { RunSettings } from '../template/template.ts';
import type { BodyLimits } from './body/body-budget.ts';
import type { TokenFactory } from './body/body-tree.ts';
import type { ErrorDetails } from './errors.ts';
import type { ServiceLog } from './service-log.ts';

/** Everything the server needs from outside. */
export interface ServerOptions {
  /** `http://localhost:5000`, as in ASP.NET. */
  readonly urls: readonly string[];
  /** Absolute; `response.file` is relative to it. */
  readonly workingFolder: string;
  /** The folder of the mocks, relative to the working folder. */
  readonly folder: string;
  readonly compile: CompileFile;
  readonly tokens: TokenFactory;
  readonly runSettings: RunSettings;
  /**
   * Gets ready what `Faker` needs for a request with that `Accept-Language`; undefined when everything is there already,
   * as it nearly always is.
   */
  readonly prepareFaker: (acceptLanguage: string) => Promise<void> | undefined;
  readonly verificationPrefix: string;
  readonly verificationName: string;
  /** Header names left out of verification records. */
  readonly ignoredHeaders: readonly string[];
  /** Names by which the verification endpoint may be asked, besides addresses and `localhost`. */
  readonly allowedHosts: readonly string[];
  readonly retentionMilliseconds: number;
  readonly journalBytes: number;
  readonly bodyLimits: BodyLimits;
  /** What the bodies of all requests in hand may take together. */
  readonly bodiesBytes: number;
  /** How long a client may take nothing of its answer before it is left. */
  readonly writeTimeoutMilliseconds: number;
  /** How long running requests may go on when the server ends. */
  readonly shutdownMilliseconds: number;
  readonly errors: ErrorDetails;
  readonly watch: boolean;
  readonly pollingIntervalMilliseconds: number;
  readonly log: ServiceLog;
  /** The clock: milliseconds since 1970. */
  readonly now: () => number;
}
