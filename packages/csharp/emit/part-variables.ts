// The variables in which patterns keep what they have read of a value.

/** The parts of a value that the patterns of one decision have asked for, in variables that keep them. */
export class PartVariables {
  readonly #make: () => string;
  readonly #variables = new Map<string, string>();
  readonly #numbers = new Map<object, number>();
  readonly #kept: string[] = [];

  /** @param make gives a variable that nothing else uses */
  constructor(make: () => string) {
    this.#make = make;
  }

  /**
   * The variable for a part.
   * @param subject the variable that holds the value
   * @param what tells the part from others: the type as which the value is looked at, the member, its place
   * @param isKept the part is read once, and what it was stays
   */
  variable(subject: string, what: readonly unknown[], isKept: boolean): string {
    const key = `${subject} ${what.map((each) => this.#number(each)).join(' ')}`;
    const known = this.#variables.get(key);
    if (known !== undefined) return known;
    const name = this.#make();
    this.#variables.set(key, name);
    if (isKept) this.#kept.push(name);
    return name;
  }

  #number(part: unknown): string {
    if (typeof part !== 'object' || part === null) return String(part);
    if (!this.#numbers.has(part)) this.#numbers.set(part, this.#numbers.size);
    return `#${this.#numbers.get(part)}`;
  }

  /** Forgets what was read the last time; ends in a comma where there is anything. */
  get reset(): string {
    return this.#kept.length === 0 ? '' : `${this.#kept.join(' = ')} = undefined, `;
  }
}
