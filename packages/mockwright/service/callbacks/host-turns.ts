// Which callbacks are under way at a time: each host has places of its own, so that a slow one holds back no other.

/** How many are under way at a time at one host. */
const MOST_OF_HOST = 100;
/** So many hosts have places of their own at a time; all others share those of one. */
const MOST_HOSTS = 8;
/** No host has that name. */
const OTHERS = '';

interface Places {
  taken: number;
  readonly waiting: (() => Promise<void>)[];
}

/** Begins work for hosts, so much at a time for each. */
export class HostTurns {
  /** Of hosts for which something is under way. */
  readonly #places = new Map<string, Places>();

  /**
   * Begins it, at once or when there is a place.
   * @param host with its port
   * @param work must not reject
   */
  begin(host: string, work: () => Promise<void>): void {
    const name = this.#places.has(host) || this.#places.size < MOST_HOSTS ? host : OTHERS;
    let places = this.#places.get(name);
    if (places === undefined) this.#places.set(name, (places = { taken: 0, waiting: [] }));
    if (places.taken >= MOST_OF_HOST) places.waiting.push(work);
    else void this.#take(name, places, work);
  }

  async #take(name: string, places: Places, work: () => Promise<void>): Promise<void> {
    places.taken++;
    await work();
    places.taken--;
    const next = places.waiting.shift();
    if (next !== undefined) void this.#take(name, places, next);
    else if (places.taken === 0) this.#places.delete(name);
  }
}
