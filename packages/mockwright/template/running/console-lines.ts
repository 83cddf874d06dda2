// What template code writes to `Console`, put together to lines for the log.

/** What one run may write, in characters: the log is for people. */
const longestOutput = 65_536;

/** The output of one run. */
export class ConsoleLines {
  readonly #tell: (line: string) => void;
  /** The beginning of a line that has not ended yet. */
  #open = '';
  #left = longestOutput;

  /** @param tell takes lines, without their breaks */
  constructor(tell: (line: string) => void) {
    this.#tell = tell;
  }

  /** Takes a piece of the output; what exceeds the limit of a run is left out, which is told once. */
  write(text: string): void {
    if (this.#left < 0) return;
    this.#left -= text.length;
    if (this.#left < 0) {
      this.end();
      this.#tell(`(more than ${longestOutput} characters: the rest is left out)`);
      return;
    }
    const lines = (this.#open + text).split(/\r\n|\r|\n/);
    this.#open = lines.pop()!;
    lines.forEach(this.#tell);
  }

  /** The code has stopped: a line that has not ended is told as it is. */
  end(): void {
    const line = this.#open;
    this.#open = '';
    if (line !== '') this.#tell(line);
  }
}
