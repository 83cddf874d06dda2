// The server with the settings of a user: what the command and the public API start.
import { ownValue } from '@mockwright/language/text/own-value';
import { dateNow } from '@mockwright/language/text/real-time';
import type { Settings } from './settings/setting-table.ts';
import { ownRunners } from './cli/start-runners.ts';
import { createCompiler, prepareFaker } from './compiler.ts';
import { jsonTokens } from './service/exchange/body/json-tokens.ts';
import { startServer, type MockServer } from './service/mock-server.ts';
import type { ServiceOptions } from './service/service-options.ts';
import { createServiceLog, type LogOutput, type ServiceLog } from './service/service-log.ts';
import { createRunGuard, type RunGuardOptions } from './service/exchange/run-guard.ts';
import { importProblems } from './template/compiling/imports.ts';

/** What only some who start a server have to say. */
export interface StartOptions extends Pick<
  ServiceOptions,
  'templates' | 'hasNoFolder' | 'sessionStart' | 'isUnreferenced' | 'startRunners'
> {
  /** What the command knows of runs that nothing ended. */
  readonly guardOptions?: RunGuardOptions | undefined;
}

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
  { guardOptions, ...others }: StartOptions = {},
): Promise<RunningServer> {
  const log = createServiceLog(settings.log, output);
  const { imports, environmentVariables } = settings;
  for (const problem of importProblems(settings.imports)) log.warning(problem);
  const server = await startServer({
    settings,
    workingFolder,
    compile: createCompiler({
      imports,
      defaults: { status: settings.defaultStatus, contentType: settings.defaultContentType },
    }),
    tokens: jsonTokens,
    prepareFaker,
    credentials: async () => {
      const { serverCredentials } = await import('./service/listening/certificates/server-credentials.ts');
      return serverCredentials(settings, workingFolder, environment, dateNow());
    },
    environment: new Map(
      environmentVariables.flatMap((name) => {
        const value = ownValue(environment, name);
        return value === undefined ? [] : [[name, value] as const];
      }),
    ),
    guard: createRunGuard(settings.scriptTimeoutMilliseconds, guardOptions),
    log,
    now: dateNow,
    startRunners: ownRunners(environment),
    ...others,
  });
  return { server, log };
}
