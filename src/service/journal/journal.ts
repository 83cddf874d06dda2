// The last call to every concrete path, kept for a time and under a byte budget.

/** One recorded call. Headers and body are kept as received: nothing is decoded unless somebody asks. */
export interface RecordedCall {
  /** Percent-decoded. */
  readonly path: string;
  readonly rawHeaders: readonly string[];
  readonly body: Uint8Array | undefined;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** What a call costs besides its texts and its body, and what each text costs besides its characters. */
const CALL_BYTES = 500;
const TEXT_BYTES = 40;

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
    const before = this.#calls.get(path);
    if (before !== undefined) this.#remove(before);
    const call: RecordedCall = { path: before?.path ?? copied(path), rawHeaders, body, time };
    this.#calls.set(call.path, call);
    this.#bytes += sizeOf(call);
    for (const oldest of this.#calls.values()) {
      if (this.#bytes <= this.#budget && time - oldest.time <= this.#retention) break;
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

  #remove(call: RecordedCall): void {
    this.#calls.delete(call.path);
    this.#bytes -= sizeOf(call);
  }
}

/**
 * The same text in memory of its own: a path is cut out of the target of its request, and V8 keeps the whole target, query
 * and all, as long as the cut.
 */
function copied(text: string): string {
  // What is joined is copied before it is cut again.
  return ` ${text}`.slice(1);
}

function sizeOf({ path, rawHeaders, body }: RecordedCall): number {
  let size = CALL_BYTES + 2 * path.length + (body?.buffer.byteLength ?? 0) + rawHeaders.length * TEXT_BYTES;
  for (const text of rawHeaders) size += text.length;
  return size;
}
