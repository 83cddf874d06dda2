// The pipe between the watching process and the server's. The server tells once what is to be known of it, then a line
// break twice a second: it lives. The other way come lines `stop`; that the pipe ends means that nobody watches any more.
import { Socket } from 'node:net';

/** The file descriptor of the pipe in the server's process. */
export const LIFELINE_DESCRIPTOR = 3;
/** How often the server says that it lives. */
const BEAT_MILLISECONDS = 500;

/** What the server tells of itself, once it listens: a line of JSON. */
export interface ServerFacts {
  /** How long its event loop may be busy with one thing: code that runs in it, or the compiling of a file. */
  readonly longestTurnMilliseconds: number;
  /** The addresses with their real ports, which a new process is to have, too. */
  readonly urls: readonly string[];
}

/** The server's end of the pipe. */
export class Lifeline {
  readonly #socket = new Socket({ fd: LIFELINE_DESCRIPTOR, readable: true, writable: true });
  #beatAt = 0;

  /**
   * @param onStop called for each time that the server is asked to stop
   * @param onAlone called when nobody watches any more
   */
  constructor(onStop: () => void, onAlone: () => void) {
    this.#socket.setEncoding('latin1').on('data', (text: string) => {
      for (const character of text) if (character === '\n') onStop();
    });
    this.#socket.on('close', onAlone).on('error', () => undefined);
    // What keeps the process running is the server.
    this.#socket.unref();
  }

  /** Tells of the server and begins to say that it lives. */
  begin(facts: ServerFacts): void {
    this.#socket.write(`${JSON.stringify(facts)}\n`);
    setInterval(() => this.#beat(performance.now()), BEAT_MILLISECONDS).unref();
  }

  /** Between two things that took long, when timers did not have their turn: says that the server lives, if that is due. */
  beatIfDue(now: number): void {
    if (now - this.#beatAt > BEAT_MILLISECONDS) this.#beat(now);
  }

  #beat(now: number): void {
    this.#beatAt = now;
    // While the other side does not read, nothing is piled up.
    if (this.#socket.writableLength === 0) this.#socket.write('\n');
  }
}
