// The processes that run templates for a server that may start none itself: the other end of relay.ts.
import type { Duplex } from 'node:stream';
import { readFrames, writeFrame } from '../service/isolation/frames.ts';
import type { RunnerEnd } from '../service/isolation/runner-pool.ts';
import { RelayKind } from './relay-kinds.ts';
import { endOf, spawnRunner, type RunnerProcess } from './runner-program.ts';

/** A server has fewer: one that wants more is not itself. */
const MOST_PROCESSES = 100;

/** Starts processes as the server wants them, and hands on what it and they say. */
export class RelayedProcesses {
  readonly #pipe: Duplex;
  readonly #environment: Readonly<Record<string, string | undefined>>;
  readonly #processes = new Map<number, RunnerProcess>();

  readonly #onCrash: (words: string) => void;

  /**
   * @param pipe to the server's process
   * @param onCrash told how a process ended that nobody ended
   */
  constructor(
    pipe: Duplex,
    environment: Readonly<Record<string, string | undefined>>,
    onCrash: (words: string) => void,
  ) {
    this.#onCrash = onCrash;
    this.#pipe = pipe;
    this.#environment = environment;
    pipe.on('error', () => undefined);
    readFrames(pipe, (frame) => this.#onFrame(frame));
  }

  /** Ends all of them. */
  end(): void {
    for (const { child } of this.#processes.values()) child.kill('SIGKILL');
  }

  #onFrame(frame: Buffer): void {
    if (frame.length < 5) return;
    const number = frame.readUInt32LE();
    const known = this.#processes.get(number);
    if (frame[4] === RelayKind.end) known?.child.kill('SIGKILL');
    else if (known !== undefined || this.#processes.size < MOST_PROCESSES) {
      const process = known ?? this.#start(number);
      if (process === undefined) this.#sayEnd(number, 'unstartable');
      else writeFrame(process.pipe, frame.subarray(5));
    }
  }

  #start(number: number): RunnerProcess | undefined {
    const started = spawnRunner(this.#environment, this.#onCrash);
    if (started === undefined) return undefined;
    this.#processes.set(number, started);
    readFrames(started.pipe, (frame) => this.#say(number, RelayKind.message, frame));
    started.child
      .on('exit', (_code, signal) => this.#onEnd(number, endOf(signal)))
      .on('error', () => this.#onEnd(number, 'unstartable'));
    return started;
  }

  #onEnd(number: number, end: RunnerEnd): void {
    if (this.#processes.delete(number)) this.#sayEnd(number, end);
  }

  #sayEnd(number: number, end: RunnerEnd): void {
    this.#say(number, RelayKind.end, Buffer.from(end, 'latin1'));
  }

  #say(number: number, kind: RelayKind, payload: Uint8Array): void {
    const head = Buffer.allocUnsafe(5);
    head.writeUInt32LE(number);
    head[4] = kind;
    writeFrame(this.#pipe, head, payload);
  }
}
