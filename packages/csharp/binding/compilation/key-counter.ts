// Numbers for names that must differ: keys of members, temporaries.

/** Gives each number once. */
export class KeyCounter {
  #next = 0;

  next(): number {
    return this.#next++;
  }
}
