// Sessions and servers of which, once they are closed, nothing new can be asked.

/** What can be closed. */
export class Closable {
  /** Why nothing new can be asked of it: `the server is closed`. */
  #closed: string | undefined;

  /** From now on nothing new can be asked of it. @param why `the server is closed` */
  markClosed(why: string): void {
    this.#closed ??= why;
  }

  /** @throws {Error} when it is closed */
  protected checkOpen(member: string): void {
    if (this.#closed !== undefined) throw new Error(`${member} comes too late: ${this.#closed}.`);
  }
}
