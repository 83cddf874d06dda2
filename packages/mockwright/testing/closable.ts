// Sessions and servers of which, once they are closed, nothing new can be asked.

/** What comes too late, where any member would. */
export const WHATEVER = 'That';

/** What can be closed. Its members can be taken from it: `const { use } = mock`. */
export class Closable {
  /** Why nothing new can be asked of it: `the server is closed`. */
  #closed: string | undefined;
  /** Why nothing is known of it any more, though nobody closed it. */
  #lost: string | undefined;

  #isEnded = false;

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

  /** It was ended by itself: others may have its name now, and what it would tell or change is theirs. */
  protected markEnded(): void {
    this.#isEnded = true;
  }

  /** Whether it is closed. */
  protected get isClosed(): boolean {
    return this.#closed !== undefined;
  }

  /** @throws {Error} when nothing is known of it any more: it is lost, or ended */
  protected checkKnown(): void {
    this.checkThere();
    if (this.#isEnded) this.checkOpen(WHATEVER);
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

/** Gives an object its methods and getters as its own: they know it when they are called without it. */
function bindMembers(owner: object): void {
  for (
    let type = Object.getPrototypeOf(owner) as object;
    type !== Object.prototype;
    type = Object.getPrototypeOf(type) as object
  )
    for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(type)))
      if (name !== 'constructor' && !Object.hasOwn(owner, name)) bindMember(owner, name, member);
}

/** A proxy around the object, and what inherits from it, has getters that know it, too. */
function bindMember(owner: object, name: string, member: PropertyDescriptor): void {
  const value: unknown = member.value;
  if (typeof value === 'function') {
    const bound: unknown = value.bind(owner);
    Object.defineProperty(owner, name, { value: bound, configurable: true, writable: true });
  } else if (member.get !== undefined)
    Object.defineProperty(owner, name, { get: member.get.bind(owner), configurable: true });
}
