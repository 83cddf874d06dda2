// `mockwright serve`: the server with the settings of this process, until a signal stops it.
import type { CommandLine } from '../config/command-line.ts';
import { startWithSettings } from '../server.ts';
import { hardenProcess } from './harden-process.ts';
import { loadSettings, takesColor } from './load-settings.ts';
import { deferOptimization } from './v8-flags.ts';

/** Starts the server. @returns undefined: the process goes on */
export async function serve(line: CommandLine): Promise<undefined> {
  const workingFolder = process.cwd();
  const settings = loadSettings(line, workingFolder);
  const output = {
    write: (text: string) => void process.stdout.write(text),
    color: takesColor(process.stdout),
  };
  const { server, log } = await startWithSettings(settings, workingFolder, hardenProcess(), output);

  void server.ready.then(deferOptimization());
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
  process.on('uncaughtException', (error) =>
    log.error(`a bug of mockwright: ${error.stack ?? error.message}`),
  );
  return undefined;
}
