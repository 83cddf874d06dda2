// The command's own process: a small one that starts the server as another process, and watches it. Whatever template
// code or a request does to that one (no memory left, a loop that nothing ends), it is served again a moment later.
import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Duplex } from 'node:stream';
import { errorLine } from './tell-errors.ts';
import { userCacheFolder } from './user-cache-folder.ts';
import { LIFELINE_DESCRIPTOR, type ServerFacts } from './lifeline.ts';
import { processFlags } from './process-flags.ts';
import { RELAY_DESCRIPTOR } from './relay-kinds.ts';
import { RelayedProcesses } from './relayed-processes.ts';
import { complain } from './say.ts';
import { spawnSafely } from './spawn-safely.ts';

const CHECK_MILLISECONDS = 250;
/** How much longer than it may be busy the server may be silent. */
const GRACE_MILLISECONDS = 2000;
/** How long a stopping server may be silent. */
const SILENT_STOP_MILLISECONDS = 5000;
/** This many ends, after a life of less than that together, are too many. */
const MOST_ENDS = 5;
const SHORT_LIFE_MILLISECONDS = 30_000;
/** How long the next start waits, by how many ends there were lately. */
const WAITS = [0, 100, 500, 1000, 2000];

/** Exit codes that the server chooses itself: done, failed, wrong usage, stopped twice. */
const USAGE_CODE = 2;
const OWN_CODES = new Set([0, 1, USAGE_CODE, 130]);

/** The words for what ends a process from within. */
const CAUSES: Readonly<Record<string, string>> = {
  SIGABRT: 'it ran out of memory, or met an error of Node.js',
  SIGTRAP: 'it ran out of memory',
  SIGKILL: 'the system or somebody killed it, perhaps because of its memory',
  SIGSEGV: 'Node.js crashed',
  SIGBUS: 'Node.js crashed',
  SIGILL: 'Node.js crashed',
};

/** The same for exit codes that it chose itself. */
const OWN_ENDS: Readonly<Record<number, string>> = { [USAGE_CODE]: 'it could not start' };

/** What the process of the server is started with. */
export interface ServerStart {
  /** Absolute. Another folder may stand there when the server is started again. */
  readonly workingFolder: string;
  /** Of its command line. */
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Folders that it reads besides the working folder. */
  readonly readFolders: readonly string[];
  /** Whether errors are told as lines of JSON. */
  readonly json: boolean;
  /** Told the addresses, once the first server listens. */
  readonly onListening: (urls: readonly string[]) => void;
}

/**
 * Serves until the server ends by itself or is stopped.
 * @returns the exit code
 */
export function supervise(start: ServerStart): Promise<number> {
  return new Promise((resolve) => new Supervisor(start, resolve).start());
}

class Supervisor {
  readonly #how: ServerStart;
  readonly #end: (code: number) => void;
  #child: ChildProcess | undefined;
  #relayed: RelayedProcesses | undefined;
  #facts: ServerFacts | undefined;
  #startedAt = 0;
  #heardAt = 0;
  #checkedAt = 0;
  #stopping = false;
  /** Why the child is killed; undefined: it is not. */
  #killedFor: string | undefined;
  /** Whether a server was killed for its silence: the next ones look closer at the code they run. */
  #hung = false;
  /** How long the last ones lived. */
  #lives: number[] = [];

  constructor(how: ServerStart, end: (code: number) => void) {
    this.#how = how;
    this.#end = end;
  }

  start(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.#stop());
    // By default this signal opens a debugger for whoever can reach its port.
    process.on('SIGUSR1', () => undefined);
    setInterval(() => this.#check(), CHECK_MILLISECONDS).unref();
    this.#startChild();
  }

  #startChild(): void {
    const program = fileURLToPath(new URL('./server-process.js', import.meta.url));
    const { workingFolder, args, environment, readFolders } = this.#how;
    const others = [...userCacheFolder(), ...readFolders];
    const urls = this.#facts === undefined ? [] : [`--Urls=${this.#facts.urls.join(';')}`];
    this.#startedAt = this.#heardAt = performance.now();
    this.#killedFor = undefined;
    const child = spawnSafely(
      process.execPath,
      [
        ...process.execArgv,
        ...processFlags({ workingFolder, script: program, others }),
        program,
        this.#hung ? 'after-hang' : 'first',
        ...args,
        ...urls,
      ],
      { cwd: workingFolder, env: environment, stdio: ['inherit', 'inherit', 'inherit', 'pipe', 'pipe'] },
    );
    if (child instanceof Error) return this.#onUnstartable(child);
    this.#child = child;
    this.#listen(child.stdio[LIFELINE_DESCRIPTOR] as Duplex);
    this.#relayed = new RelayedProcesses(
      child.stdio[RELAY_DESCRIPTOR] as unknown as Duplex,
      process.env,
      (words) => this.#say(words),
    );
    child.on('error', (error) => this.#onUnstartable(error));
    child.on('exit', (code, signal) => this.#onExit(code, signal));
  }

  #listen(lifeline: Duplex): void {
    let text = '';
    lifeline.setEncoding('utf8').on('error', () => undefined);
    lifeline.on('data', (part: string) => {
      this.#heardAt = performance.now();
      if (!part.includes('{') && text === '') return;
      text += part;
      const end = text.indexOf('\n');
      if (end < 0) return;
      const isFirst = this.#facts === undefined;
      this.#facts = JSON.parse(text.slice(0, end)) as ServerFacts;
      text = '';
      if (isFirst) this.#how.onListening(this.#facts.urls);
    });
  }

  /** Ends a server that was silent for too long. */
  #check(): void {
    const now = performance.now();
    // When this process did not run either (the machine slept), silence means nothing.
    if (now - this.#checkedAt > 4 * CHECK_MILLISECONDS) this.#heardAt = now;
    this.#checkedAt = now;
    if (this.#child === undefined || this.#killedFor !== undefined) return;
    const limit = this.#stopping ? SILENT_STOP_MILLISECONDS : this.#longestSilence();
    const silence = now - this.#heardAt;
    if (silence <= limit) return;
    this.#hung = true;
    this.#killedFor = `it did not react for ${(silence / 1000).toFixed(0)} s, so it was killed: code of a template or a request kept it busy`;
    this.#child.kill('SIGKILL');
  }

  /** A server that does not listen yet has not said how long it may be busy. */
  #longestSilence(): number {
    return this.#facts === undefined ? Infinity : this.#facts.longestTurnMilliseconds + GRACE_MILLISECONDS;
  }

  #stop(): void {
    this.#stopping = true;
    if (this.#child === undefined) return this.#finish(0);
    (this.#child.stdio[LIFELINE_DESCRIPTOR] as Duplex).write('stop\n');
  }

  #onExit(code: number | null, signal: NodeJS.Signals | null): void {
    this.#child = undefined;
    this.#relayed?.end();
    if (code !== null && this.#isFinal(code)) return this.#finish(code);
    const why =
      this.#killedFor ??
      (signal === null ? (OWN_ENDS[code!] ?? `exit code ${code}`) : (CAUSES[signal] ?? signal));
    if (this.#stopping) {
      if (this.#killedFor !== undefined) this.#say(`The server did not stop by itself: ${why}.`);
      return this.#finish(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    }
    this.#startAgain(why);
  }

  /** A server that has served already may find settings that somebody is writing, or its port taken for a moment. */
  #isFinal(code: number): boolean {
    return OWN_CODES.has(code) && !(code === USAGE_CODE && this.#facts !== undefined && !this.#stopping);
  }

  /** The first time there is little hope; later there may be room again in a moment. */
  #onUnstartable({ message }: Error): void {
    this.#child = undefined;
    if (this.#stopping) return this.#finish(1);
    if (this.#facts !== undefined) return this.#startAgain(`its process could not be started: ${message}`);
    this.#say(`The server's process cannot be started: ${message}.`, '--no-supervisor serves without it.');
    this.#finish(1);
  }

  #startAgain(why: string): void {
    this.#lives = [...this.#lives, this.#heardAt - this.#startedAt].slice(-MOST_ENDS);
    const together = this.#lives.reduce((sum, life) => sum + life, 0);
    if (this.#lives.length === MOST_ENDS && together < SHORT_LIFE_MILLISECONDS) {
      this.#say(
        `The server ended ${MOST_ENDS} times in a row soon after its start, the last time because ${why}.`,
        'Look for the template or the requests that do so; --no-supervisor shows how Node.js ends.',
      );
      return this.#finish(1);
    }
    this.#say(`The server ended: ${why}. It starts again; what was recorded, and Global, is lost.`);
    const recent = this.#lives.filter((life) => life < SHORT_LIFE_MILLISECONDS).length;
    setTimeout(() => (this.#stopping ? undefined : this.#startChild()), WAITS[recent - 1] ?? 0);
  }

  #finish(code: number): void {
    this.#end(code);
    process.exitCode = code;
  }

  #say(message: string, hint?: string): void {
    const advice = hint === undefined ? '' : `\n  hint: ${hint}`;
    complain(this.#how.json ? errorLine(message, hint) : `error: ${message}${advice}`);
  }
}
