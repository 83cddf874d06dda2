// The public API: a server for tests written in JavaScript, and the evaluation of script code by itself.
import { resolve } from 'node:path';
import { bindSettings } from './settings/settings.ts';
import { startWithSettings } from './server.ts';

export { evaluate } from './template/compiling/evaluate.ts';
export type {
  EvaluationOptions,
  EvaluationRequest,
  EvaluationResult,
} from './template/compiling/evaluate.ts';

/** How to start a server. */
export interface MockServerOptions {
  /** The folder that holds `Mocks`; the current one by default. */
  readonly workingFolder?: string;
  /**
   * Settings by their names, as on the command line: `{ Urls: 'http://localhost:0', 'Mock:Imports:0': '…' }`.
   * Neither `appsettings.json` nor the settings of the environment are read.
   */
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  /** Takes the lines of the log; by default they go nowhere. */
  readonly write?: (text: string) => void;
}

/** A server that listens. */
export interface MockServer {
  /** The addresses, with their real ports. */
  readonly urls: readonly string[];
  /** Resolves when the templates are loaded, whether or not each of them compiles. */
  readonly ready: Promise<void>;
  /** Finishes running requests and stops. */
  close(): Promise<void>;
}

/**
 * Starts a server in this process; resolves when it listens.
 * @throws {Error} for a wrong setting, or an address that cannot be listened on
 */
export async function startMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const entries = Object.entries(options.settings ?? {}).map(([key, value]) => ({
    key,
    value: String(value),
    source: 'options',
  }));
  const output = { write: options.write ?? (() => undefined), color: false };
  const { server } = await startWithSettings(
    bindSettings(entries),
    resolve(options.workingFolder ?? '.'),
    process.env,
    output,
  );
  return { urls: server.urls, ready: server.ready, close: () => server.close() };
}
