// The public API: a server for tests written in JavaScript, and the evaluation of script code by itself.
import { resolve } from 'node:path';
import { bindValues } from './settings/bind-values.ts';
import type { SettingValues } from './settings/setting-entries.ts';
import { startWithSettings } from './server.ts';
import {
  evaluate as evaluateBlocks,
  type EvaluationOptions,
  type EvaluationResult,
} from './template/compiling/evaluate.ts';
import { importProblems } from './template/compiling/imports.ts';
import { checkOptions } from './testing/check-options.ts';
import { jsonOf } from './testing/json-of.ts';

export { createMockServer } from './testing/create-mock-server.ts';
export { connectMockServer } from './testing/connect-mock-server.ts';
export { template } from './testing/template.ts';
export type * from './testing/api.ts';
export type * from './testing/template-object.ts';
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
  readonly settings?: SettingValues;
  /** Takes the lines of the log, one at a call; by default they go nowhere. */
  readonly write?: (line: string) => void;
}

/** A server that listens. */
export interface MockServer {
  /** The addresses, with their real ports. */
  readonly urls: readonly string[];
  /** Resolves when the templates are loaded, whether or not each of them compiles; what is wrong has been written then. */
  readonly ready: Promise<void>;
  /**
   * Finishes running requests and stops.
   * @param options `timeout`: after how many milliseconds those are cut off that still run
   */
  close(options?: { readonly timeout?: number }): Promise<void>;
}

/**
 * Starts a server in this process; resolves when it listens.
 * @throws {Error} for a wrong setting, or an address that cannot be listened on
 */
export async function startMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { settings = {}, workingFolder = '.', write } = checkOptions('startMockServer', options);
  const output = { write, lineByLine: true, color: false };
  const { server } = await startWithSettings(
    bindValues(settings),
    resolve(workingFolder),
    process.env,
    output,
  );
  const close = async (given: { readonly timeout?: number } = {}): Promise<void> =>
    server.close(checkOptions('close', given).timeout);
  return { urls: server.urls, ready: server.ready, close };
}

/**
 * Compiles and runs blocks of one template; the value is that of the last one. Never throws for what the code does.
 * @throws {TypeError} for blocks that are no texts, and for options that it does not have
 * @param blocks a text is one block
 */
export function evaluate(
  blocks: string | readonly string[],
  options: EvaluationOptions = {},
): EvaluationResult {
  const checked = checkOptions('evaluate', options);
  const [problem] = importProblems(checked.imports ?? [], "'imports' of evaluate");
  if (problem !== undefined) throw new TypeError(problem);
  const request = checked.request && checkOptions('request of evaluate', checked.request);
  if (request?.body !== undefined)
    jsonOf(request.body, 'body', 'which no request holds: give what JSON does.');
  return evaluateBlocks(blocks, { ...checked, ...(request && { request }) });
}
