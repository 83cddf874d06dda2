// The processes that run templates for a server that may start none itself: the other end of relay.ts.
import type { ChildProcess } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { readFrames, writeFrame } from '../service/isolation/frames.ts';
import type { RunnerEnd } from '../service/isolation/runner-pool.ts';
import { LIFELINE_DESCRIPTOR } from './lifeline.ts';
import { RelayKind } from './relay-kinds.ts';
import { endOf, spawnRunner } from './runner-program.ts';

/** A server has fewer: one that wants more is not itself. */
const MOST_PROCESSES = 100;

/** Starts processes as the server wants them, and hands on what it and they say. */
export class RelayedProcesses {
  readonly #pipe: Duplex;
  readonly #environment: Readonly<Record<string, string | undefined>>;
  readonly #processes = new Map<number, ChildProcess>();

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
    for (const child of this.#processes.values()) child.kill('SIGKILL');
  }

  #onFrame(frame: Buffer): void {
    if (frame.length < 5) return;
    const number = frame.readUInt32LE();
    const child = this.#processes.get(number);
    if (frame[4] === RelayKind.end) child?.kill('SIGKILL');
    else if (child !== undefined || this.#processes.size < MOST_PROCESSES)
      writeFrame(pipeOf(child ?? this.#start(number)), frame.subarray(5));
  }

  #start(number: number): ChildProcess {
    const child = spawnRunner(this.#environment, this.#onCrash);
    this.#processes.set(number, child);
    pipeOf(child).on('error', () => undefined);
    readFrames(pipeOf(child), (frame) => this.#say(number, RelayKind.message, frame));
    child
      .on('exit', (_code, signal) => this.#onEnd(number, endOf(signal)))
      .on('error', () => this.#onEnd(number, 'unstartable'));
    return child;
  }

  #onEnd(number: number, end: RunnerEnd): void {
    if (this.#processes.delete(number)) this.#say(number, RelayKind.end, Buffer.from(end, 'latin1'));
  }

  #say(number: number, kind: RelayKind, payload: Uint8Array): void {
    const head = Buffer.allocUnsafe(5);
    head.writeUInt32LE(number);
    head[4] = kind;
    writeFrame(this.#pipe, head, payload);
  }
}

function pipeOf(child: ChildProcess): Duplex {
  return child.stdio[LIFELINE_DESCRIPTOR] as Duplex;
}
