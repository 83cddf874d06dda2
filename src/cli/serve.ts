// `mockwright serve`: the server with the settings of this process, until a signal stops it.
import type { CommandLine } from '../config/command-line.ts';
import type { Settings } from '../config/settings.ts';
import { startServer } from '../http/mock-server.ts';
import type { ServerOptions } from '../http/server-options.ts';
import { createServiceLog } from '../http/service-log.ts';
import { createEngine } from '../engine.ts';
import { loadSettings, takesColor } from './load-settings.ts';

/** Starts the server. @returns undefined: the process goes on */
export async function serve(line: CommandLine): Promise<undefined> {
  const workingFolder = process.cwd();
  const settings = loadSettings(line, workingFolder);
  const options = toServerOptions(settings, workingFolder);
  const { log } = options;
  const server = await startServer(options);

  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(130);
    stopping = true;
    log.info('Stopping: running requests are finished. Once more ends them.');
    void server.close().then(() => setImmediate(() => process.exit(0)));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  // Whoever read our lines may be gone; that is no reason to stop serving.
  process.stdout.on('error', () => undefined);
  // A bug in one request must not take the others down.
  process.on('uncaughtException', (error) => log.error(`a bug of mockwright: ${error.stack ?? error.message}`));
  return undefined;
}

function toServerOptions(settings: Settings, workingFolder: string): ServerOptions {
  return {
    urls: settings.urls,
    workingFolder,
    folder: settings.folder,
    ...createEngine({ imports: settings.imports, seed: settings.seed }),
    runSettings: { scriptTimeoutMilliseconds: settings.scriptTimeoutMilliseconds },
    verificationPrefix: settings.verificationPrefix,
    verificationName: settings.verificationName,
    ignoredHeaders: settings.ignoredHeaders,
    retentionMilliseconds: settings.retentionMinutes * 60_000,
    journalBytes: settings.journalBytes,
    maxBodyBytes: settings.maxBodyBytes,
    watch: settings.watch,
    pollingIntervalMilliseconds: settings.pollingIntervalMilliseconds,
    log: createServiceLog(settings.log, {
      write: (text) => void process.stdout.write(text),
      color: takesColor(process.stdout),
    }),
    now: Date.now,
  };
}
