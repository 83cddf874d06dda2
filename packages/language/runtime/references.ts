// References to variables, as emitted code makes them: each reads and writes by `v`.

class FieldRef {
  readonly #owner: Record<string, unknown>;
  readonly #key: string;
  constructor(owner: Record<string, unknown>, key: string) {
    this.#owner = owner;
    this.#key = key;
  }
  get v(): unknown {
    return this.#owner[this.#key];
  }
  set v(value: unknown) {
    this.#owner[this.#key] = value;
  }
}
/** A reference to a field. */
export function fieldRef(owner: Record<string, unknown>, key: string): FieldRef {
  return new FieldRef(owner, key);
}
class PartRef {
  readonly #whole: Ref;
  readonly #key: string;
  constructor(whole: Ref, key: string) {
    this.#whole = whole;
    this.#key = key;
  }
  get v(): unknown {
    return this.#whole.v[this.#key];
  }
  set v(value: unknown) {
    this.#whole.v[this.#key] = value;
  }
}
/** A variable that holds a struct. */
interface Ref {
  readonly v: Record<string, unknown>;
}
/** A reference to a field of a struct in a variable, whichever struct that holds. */
export function partRef(whole: Ref, key: string): PartRef {
  return new PartRef(whole, key);
}
class ElementRef {
  readonly #items: unknown[];
  readonly #index: number;
  constructor(items: unknown[], index: number) {
    this.#items = items;
    this.#index = index;
  }
  get v(): unknown {
    return this.#items[this.#index];
  }
  set v(value: unknown) {
    this.#items[this.#index] = value;
  }
}
/** A reference to an element of an array, its index checked already. */
export function elementRef(items: unknown[], index: number): ElementRef {
  return new ElementRef(items, index);
}
class AccessRef {
  readonly #read: () => unknown;
  readonly #write: (value: unknown) => void;
  constructor(read: () => unknown, write: (value: unknown) => void) {
    this.#read = read;
    this.#write = write;
  }
  get v(): unknown {
    return this.#read();
  }
  set v(value: unknown) {
    this.#write(value);
  }
}
/** A reference to something that functions read and write. */
export function accessRef(read: () => unknown, write: (value: unknown) => void): AccessRef {
  return new AccessRef(read, write);
}
/** A reference to the struct itself that a method of it works on. */
export function structRef(target: { $assign(value: unknown): unknown }): AccessRef {
  return new AccessRef(
    () => target,
    (value) => target.$assign(value),
  );
}
