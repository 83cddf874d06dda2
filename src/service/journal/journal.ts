// The last call to every concrete path, kept for a time and under a byte budget.

/** One recorded call. Headers and body are kept as received: nothing is decoded unless somebody asks. */
export interface RecordedCall {
  readonly rawHeaders: readonly string[];
  readonly body: Uint8Array | undefined;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** What a call costs besides its texts. */
const CALL_BYTES = 400;

/** Keeps calls by their path. Recording costs the same however many there are. */
export class Journal {
  readonly #retention: number;
  readonly #budget: number;
  readonly #now: () => number;
  /** In the order of their times, the oldest first. */
  readonly #calls = new Map<string, RecordedCall>();
  #bytes = 0;

  /**
   * @param retentionMilliseconds how long a call is kept
   * @param byteBudget how much all calls together may take, about
   * @param now the clock: milliseconds since 1970
   */
  constructor(retentionMilliseconds: number, byteBudget: number, now: () => number) {
    this.#retention = retentionMilliseconds;
    this.#budget = byteBudget;
    this.#now = now;
  }

  /** Records a call; it replaces the one before to the same path. */
  record(path: string, rawHeaders: readonly string[], body: Uint8Array | undefined): void {
    const time = this.#now();
    this.#remove(path);
    const call: RecordedCall = { rawHeaders, body, time };
    this.#calls.set(path, call);
    this.#bytes += sizeOf(path, call);
    for (const [oldest, { time: recorded }] of this.#calls) {
      if (this.#bytes <= this.#budget && time - recorded <= this.#retention) break;
      this.#remove(oldest);
    }
  }

  /** The last call to a path; undefined when there was none or it is too long ago. */
  find(path: string): RecordedCall | undefined {
    const call = this.#calls.get(path);
    if (call === undefined || this.#now() - call.time > this.#retention) return undefined;
    return call;
  }

  /** About how many bytes the calls take. */
  get bytes(): number {
    return this.#bytes;
  }

  #remove(path: string): void {
    const call = this.#calls.get(path);
    if (call === undefined) return;
    this.#calls.delete(path);
    this.#bytes -= sizeOf(path, call);
  }
}

function sizeOf(path: string, { rawHeaders, body }: RecordedCall): number {
  let size = CALL_BYTES + 2 * path.length + (body?.length ?? 0);
  for (const text of rawHeaders) size += 2 * text.length;
  return size;
}
