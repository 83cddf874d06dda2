// Sessions and servers of which, once they are closed, nothing new can be asked.

/** What can be closed. Its members can be taken from it: `const { use } = mock`. */
export class Closable {
  /** Why nothing new can be asked of it: `the server is closed`. */
  #closed: string | undefined;
  /** Why nothing is known of it any more, though nobody closed it. */
  #lost: string | undefined;

  constructor() {
    bindMembers(this);
  }

  /** From now on nothing new can be asked of it. @param why `the server is closed` */
  markClosed(why: string): void {
    this.#closed ??= why;
  }

  /** From now on nothing can be asked of it: what was there is gone. @param why `The session 'x' is lost: …` */
  markLost(why: string): void {
    this.#lost ??= why;
  }

  /** @throws {Error} when it is closed */
  protected checkOpen(member: string): void {
    this.checkThere();
    if (this.#closed !== undefined) throw new Error(`${member} comes too late: ${this.#closed}.`);
  }

  /** @throws {Error} when it is lost */
  protected checkThere(): void {
    if (this.#lost !== undefined) throw new Error(`${this.#lost}.`);
  }
}

/** Gives an object its methods as its own: they know it when they are called without it. */
function bindMembers(owner: object): void {
  for (
    let type = Object.getPrototypeOf(owner) as object;
    type !== Object.prototype;
    type = Object.getPrototypeOf(type) as object
  )
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(type)))
      bindMember(owner, name, value);
}

function bindMember(owner: object, name: string, value: unknown): void {
  if (typeof value !== 'function' || name === 'constructor' || Object.hasOwn(owner, name)) return;
  const bound: unknown = value.bind(owner);
  Object.defineProperty(owner, name, { value: bound, configurable: true, writable: true });
}
