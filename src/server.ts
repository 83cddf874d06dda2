// The server with the settings of a user: what the command and the public API start.
import type { Settings } from './config/settings.ts';
import { createCompiler, prepareFaker } from './compiler.ts';
import { importProblems } from './template/compiling/imports.ts';
import { jsonTokens } from './http/body/json-tokens.ts';
import { startServer, type MockServer } from './http/mock-server.ts';
import { createServiceLog, type LogOutput, type ServiceLog } from './http/service-log.ts';

/** A running server and the log it writes to. */
export interface RunningServer {
  readonly server: MockServer;
  readonly log: ServiceLog;
}

/**
 * Starts a server; resolves when it listens.
 * @param workingFolder absolute: the folder of the mocks and `response.file` are relative to it
 * @param environment of the process: templates see what the settings name
 * @throws {ListenAddressError} when an address is none
 * @throws {ListenError} when an address cannot be bound
 */
export async function startWithSettings(
  settings: Settings,
  workingFolder: string,
  environment: Readonly<Record<string, string | undefined>>,
  output: LogOutput,
): Promise<RunningServer> {
  const log = createServiceLog(settings.log, output);
  for (const problem of importProblems(settings.imports)) log.warning(problem);
  const server = await startServer({
    urls: settings.urls,
    workingFolder,
    folder: settings.folder,
    compile: createCompiler({ imports: settings.imports, seed: settings.seed }),
    tokens: jsonTokens,
    runSettings: {
      scriptTimeoutMilliseconds: settings.scriptTimeoutMilliseconds,
      environment: new Map(
        settings.environmentVariables.flatMap((name) => {
          const value = environment[name];
          return value === undefined ? [] : [[name, value] as const];
        }),
      ),
      console: (template, line) => log.script(template, line),
      warning: (message) => log.warning(message),
    },
    prepareFaker,
    verificationPrefix: settings.verificationPrefix,
    verificationName: settings.verificationName,
    ignoredHeaders: settings.ignoredHeaders,
    retentionMilliseconds: settings.retentionMinutes * 60_000,
    journalBytes: settings.journalBytes,
    maxBodyBytes: settings.maxBodyBytes,
    watch: settings.watch,
    pollingIntervalMilliseconds: settings.pollingIntervalMilliseconds,
    log,
    now: Date.now,
  });
  return { server, log };
}
