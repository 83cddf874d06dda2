// Values of `Global` that recorded calls saw: many have the same, and each that was replaced since lives by them alone.
import { sizeOfValue } from '../../template/host/value-size.ts';

/** What a call saw. */
export interface Seen {
  /** By their names. */
  readonly globals: Map<string, unknown> | undefined;
}

/** The objects that a call keeps. */
interface Taken {
  /** Undefined once it was given back. */
  seen: Seen | undefined;
  objects: readonly object[];
}

/** So many that were given back may stand among the others. */
const MOST_GIVEN = 1024;

/** Keeps the objects as far as their budget goes: the oldest calls forget theirs first, and have those of now when they are run again. */
export class SeenValues {
  readonly #limit: number;
  readonly #known = new Map<object, { calls: number; readonly bytes: number }>();
  readonly #taken = new WeakMap<Seen, Taken>();
  /** The oldest first, from the place on. */
  #queue: Taken[] = [];
  #first = 0;
  /** How many of them were given back. */
  #given = 0;
  #bytes = 0;

  /** @param limit how many bytes all objects may take, about */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Keeps what a call saw, while there is room for it. */
  take(seen: Seen): void {
    const objects = [...(seen.globals?.values() ?? [])].filter(isObject);
    if (objects.length === 0 || this.#taken.has(seen)) return;
    const taken: Taken = { seen, objects };
    this.#taken.set(seen, taken);
    this.#queue.push(taken);
    for (const object of objects) {
      const known = this.#known.get(object);
      if (known !== undefined) known.calls++;
      else {
        const bytes = sizeOfValue(object);
        this.#known.set(object, { calls: 1, bytes });
        this.#bytes += bytes;
      }
    }
    while (this.#bytes > this.#limit && this.#first < this.#queue.length)
      this.give(this.#queue[this.#first]!.seen!);
  }

  /** Lets go of what a call saw: it is forgotten, or has no room any more. */
  give(seen: Seen): void {
    const taken = this.#taken.get(seen);
    if (taken === undefined) return;
    for (const object of taken.objects) {
      const known = this.#known.get(object)!;
      if (--known.calls > 0) continue;
      this.#known.delete(object);
      this.#bytes -= known.bytes;
    }
    this.#taken.delete(seen);
    taken.objects = [];
    taken.seen = undefined;
    this.#given++;
    for (const [name, value] of seen.globals ?? []) if (isObject(value)) seen.globals!.delete(name);
    while (this.#queue[this.#first]?.objects.length === 0) this.#first++;
    if (this.#given <= Math.max(MOST_GIVEN, this.#queue.length / 2)) return;
    this.#queue = this.#queue.filter(({ seen: kept }) => kept !== undefined);
    this.#first = this.#given = 0;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
