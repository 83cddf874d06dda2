// Sets of UTF-16 code units: what the classes of .NET's regular expressions are.

const beyond = 0x10000;

/** A set of code units. */
export class CharacterSet {
  /** Where the set begins and ends in turns: its units are from the first number on, up to the second, not with it… */
  readonly bounds: readonly number[];
  #ascii: readonly boolean[] | undefined;
  #source: string | undefined;

  /** @param bounds in ascending order */
  private constructor(bounds: readonly number[]) {
    this.bounds = bounds;
  }

  /** The units of all ranges, which may come in any order and overlap: first and last of each. */
  static ofRanges(ranges: readonly (readonly [first: number, last: number])[]): CharacterSet {
    const bounds: number[] = [];
    for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
      const end = bounds.at(-1);
      if (end === undefined || first > end) bounds.push(first, last + 1);
      else if (last >= end) bounds[bounds.length - 1] = last + 1;
    }
    return new CharacterSet(bounds);
  }

  /** What is in any of the sets. */
  static union(sets: readonly CharacterSet[]): CharacterSet {
    if (sets.length === 1) return sets[0]!;
    return new CharacterSet(sets.reduce<readonly number[]>((all, { bounds }) => united(all, bounds), []));
  }

  /** What is not in the set. */
  get complement(): CharacterSet {
    const { bounds } = this;
    const isFirst = bounds[0] === 0;
    const isLast = bounds.at(-1) === beyond;
    return new CharacterSet([
      ...(isFirst ? [] : [0]),
      ...bounds.slice(isFirst ? 1 : 0, isLast ? -1 : undefined),
      ...(isLast ? [] : [beyond]),
    ]);
  }

  /** What is in the set, and not in the other one. */
  without(other: CharacterSet): CharacterSet {
    return CharacterSet.union([this.complement, other]).complement;
  }

  /** First and last unit of each range. */
  *ranges(): Generator<readonly [first: number, last: number]> {
    for (let at = 0; at < this.bounds.length; at += 2) yield [this.bounds[at]!, this.bounds[at + 1]! - 1];
  }

  /** Whether a code unit is in the set. */
  has(code: number): boolean {
    if (code >= 128) return this.#isWithin(code);
    return (this.#ascii ??= Array.from({ length: 128 }, (_, each) => this.#isWithin(each)))[code]!;
  }
  #isWithin(code: number): boolean {
    let [low, high] = [0, this.bounds.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.bounds[middle]! <= code) low = middle + 1;
      else high = middle;
    }
    return (low & 1) === 1;
  }

  /** The set as a class of a JavaScript pattern without the flags `u` and `v`, for which a unit is a character. */
  get source(): string {
    return (this.#source ??= `[${[...this.ranges()]
      .map(([first, last]) =>
        first === last ? unitInClass(first) : `${unitInClass(first)}-${unitInClass(last)}`,
      )
      .join('')}]`);
  }
}

/** The bounds of what is within some or within others: at an odd index one is within. */
function united(some: readonly number[], others: readonly number[]): readonly number[] {
  const bounds: number[] = [];
  let [index, other] = [0, 0];
  while (index < some.length || other < others.length) {
    const isWithin = (index | other) & 1;
    const next = Math.min(some[index] ?? Infinity, others[other] ?? Infinity);
    if (some[index] === next) index++;
    if (others[other] === next) other++;
    if (((index | other) & 1) !== isWithin) bounds.push(next);
  }
  return bounds;
}

/** A code unit inside a class; what is not ASCII by itself, since long patterns are compiled less well. */
function unitInClass(code: number): string {
  if (code >= 128) return String.fromCharCode(code);
  return `\\x${code.toString(16).padStart(2, '0')}`;
}
