// `mockwright serve`: the server with the settings of this process, until a signal stops it.
import { longestWork, workClock } from '@mockwright/language/text/work-limit';
import type { CommandLine } from '../settings/command-line.ts';
import { startWithSettings } from '../server.ts';
import { hardenProcess } from './harden-process.ts';
import { Lifeline } from './lifeline.ts';
import { localAddress } from './local-address.ts';
import { waitForNoTerminal } from './say.ts';
import { relayedRunners } from './relay.ts';
import { loadSettings, takesColor } from './load-settings.ts';
import { deferOptimization } from './v8-flags.ts';

/** What the server knows of the process that watches it. */
interface Supervision {
  /** Whether a server before this one was killed because code kept it busy. */
  readonly afterHang: boolean;
}

/** How much of the log may wait for who reads it: a pipe or terminal that was stopped. */
const MOST_UNREAD_BYTES = 4_000_000;

/** How long a server that nobody watches any more finishes what is running. */
const LAST_MILLISECONDS = 5000;

/**
 * Starts the server.
 * @param line its settings
 * @param onListening told the addresses
 * @param supervision absent: this is the only process
 * @returns undefined: the process goes on
 */
export async function serve(
  line: CommandLine,
  onListening: (urls: readonly string[]) => void,
  supervision?: Supervision,
): Promise<undefined> {
  const workingFolder = process.cwd();
  waitForNoTerminal();
  const { settings, translated, missing, unknown } = loadSettings(line, workingFolder);
  let lifeline: Lifeline | undefined;
  const output = {
    write: (text: string) => void process.stdout.write(text),
    isFull: () => process.stdout.writableLength > MOST_UNREAD_BYTES,
    color: takesColor(process.stdout),
    columns: process.stdout.columns as number | undefined,
  };
  const { server, log } = await startWithSettings(settings, workingFolder, hardenProcess(), output, {
    ...(supervision && { startRunners: relayedRunners() }),
    guardOptions: supervision && {
      everyRun: supervision.afterHang,
      onEnd: (now) => lifeline?.beatIfDue(now),
    },
  });

  if (translated !== undefined) log.info(translated);
  for (const warning of [...missing, ...unknown]) log.warning(warning);
  void server.ready.then(deferOptimization());
  const [page] = [...server.adminUrls, ...server.urls];
  if (page !== undefined) log.info(`See what happens at: ${localAddress(page)}/${settings.endpoint}/`);
  onListening(server.urls);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    log.info('Stopping: running requests are finished. Once more ends them.');
    void server.close().then(() => setImmediate(() => process.exit(0)));
  };
  const stopOrEnd = (): void => (stopping ? process.exit(130) : stop());
  if (supervision === undefined) onSignals(stopOrEnd);
  else {
    // A terminal, or who ends a whole group of processes, sends its signals to both: only the other one counts them.
    onSignals(stop);
    let asked = 0;
    lifeline = new Lifeline(
      () => (++asked > 1 ? process.exit(130) : stop()),
      () => {
        stop();
        setTimeout(() => process.exit(0), LAST_MILLISECONDS).unref();
      },
    );
    const longestTurnMilliseconds = Math.max(settings.scriptTimeoutMilliseconds, longestWork);
    // What compiles counts the time of the processor, which other processes may want: who watches the time sees it go on.
    const { now } = workClock;
    workClock.now = () => {
      lifeline!.beatIfDue(performance.now());
      return now();
    };
    lifeline.begin({ longestTurnMilliseconds, urls: server.urls });
  }
  // By default this signal opens a debugger for whoever can reach its port.
  process.on('SIGUSR1', () => undefined);
  // A bug in one request must not take the others down.
  process.on('uncaughtException', (error) =>
    log.error(`a bug of mockwright: ${error.stack ?? error.message}`),
  );
  return undefined;
}

function onSignals(action: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, action);
}
