// A queue of what has growing numbers: the oldest goes out first, each is found by its number.

/** How many places at the front may be empty before the rest moves up. */
const SLACK = 1024;

/** Things numbered 1, 2, 3 …: adding, taking the oldest and finding one cost the same however many there are. */
export class Ring<Item extends object> {
  /** Undefined where one was removed. */
  #items: (Item | undefined)[] = [];
  /** Where the oldest is in the list. */
  #head = 0;
  /** The number of the first place in the list. */
  #first = 1;

  /** The number of the last that was added; 0 before the first. */
  get lastNumber(): number {
    return this.#first + this.#items.length - 1;
  }

  /** Adds one and gives its number. */
  push(item: Item): number {
    this.#items.push(item);
    return this.lastNumber;
  }

  /** Takes all out; numbers go on. */
  clear(): void {
    this.#first = this.lastNumber + 1;
    this.#items = [];
    this.#head = 0;
  }

  get(number: number): Item | undefined {
    return number < this.#first + this.#head ? undefined : this.#items[number - this.#first];
  }

  /** The oldest that is there. */
  oldest(): Item | undefined {
    const items = this.#items;
    while (this.#head < items.length && items[this.#head] === undefined) this.#head++;
    return items[this.#head];
  }

  remove(number: number): void {
    if (this.get(number) === undefined) return;
    this.#items[number - this.#first] = undefined;
    if (number !== this.#first + this.#head) return;
    this.oldest();
    if (this.#head < SLACK || this.#head * 2 < this.#items.length) return;
    this.#items.splice(0, this.#head);
    this.#first += this.#head;
    this.#head = 0;
  }

  /** Those with numbers above one, the oldest first. */
  *after(number: number): Generator<Item> {
    const start = Math.max(this.#head, number + 1 - this.#first);
    for (let index = start; index < this.#items.length; index++) {
      const item = this.#items[index];
      if (item !== undefined) yield item;
    }
  }
}
