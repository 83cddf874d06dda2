// `System.Random`'s numbers: with a seed the sequence of .NET, without one the run's own source of chance.
import type { Held } from '@mockwright/language/runtime/change-log';
import { doubleToInt } from '@mockwright/language/runtime/arithmetic';
import { overrideOf } from '@mockwright/language/runtime/overrides';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  IndexOutOfRangeException,
} from '@mockwright/language/runtime/exceptions';
import { currentRun, spend, spendAt, spendElements, spendMemory } from '@mockwright/language/runtime/run';

const most = 0x7fffffff;

/** Where random numbers come from: integers from 0 up to, not including, 2^31 - 1. */
interface Source {
  sample(): number;
  /** Uniform in [0, 1). */
  fraction(): number;
}

/** Knuth's subtractive generator, as .NET has used it for `new Random(seed)` since its first version. */
class SeededSource implements Source {
  readonly #state = new Int32Array(56);
  #next = 0;
  #nextPair = 21;
  /** Puts back where it is now. */
  keep(): () => void {
    const state = this.#state.slice();
    const next = this.#next;
    const nextPair = this.#nextPair;
    return () => {
      this.#state.set(state);
      this.#next = next;
      this.#nextPair = nextPair;
    };
  }

  constructor(seed: number) {
    const state = this.#state;
    let mj = 161803398 - (seed === -2147483648 ? most : Math.abs(seed));
    state[55] = mj;
    let mk = 1;
    let at = 0;
    for (let index = 1; index < 55; index++) {
      at = (at + 21) % 55;
      state[at] = mk;
      mk = mj - mk;
      if (mk < 0) mk += most;
      mj = state[at]!;
    }
    for (let round = 1; round < 5; round++) {
      for (let index = 1; index < 56; index++) {
        const other = index + 30 >= 55 ? index - 25 : index + 30;
        state[index] = state[index]! - state[1 + other]!;
        if (state[index]! < 0) state[index] = state[index]! + most;
      }
    }
  }
  sample(): number {
    if (++this.#next >= 56) this.#next = 1;
    if (++this.#nextPair >= 56) this.#nextPair = 1;
    let result = this.#state[this.#next]! - this.#state[this.#nextPair]!;
    if (result === most) result--;
    if (result < 0) result += most;
    this.#state[this.#next] = result;
    return result;
  }
  fraction(): number {
    return this.sample() * (1 / most);
  }
}

/** The run's source. */
const runSource: Source = {
  sample: () => Math.floor(currentRun().options.random() * most),
  fraction: () => currentRun().options.random(),
};

function notNegative(name: string, value: number | bigint): void {
  if (value < 0) {
    throw new ArgumentOutOfRangeException(name, `${name} ('${value}') must be a non-negative value.`, {
      value,
      text: String(value),
    });
  }
}
function notGreater(min: number | bigint, max: number | bigint): void {
  if (min > max)
    throw new ArgumentOutOfRangeException('minValue', "'minValue' cannot be greater than maxValue.");
}

/** A class of a template may give any place. @returns the place @throws {IndexOutOfRangeException} */
export function requirePlace(index: number, length: number): number {
  if (!(index >= 0 && index < length)) throw new IndexOutOfRangeException();
  return index;
}

/** So many characters are made at once. */
const pieceSize = 8192;

/** A `System.Random`. */
export class Random {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly #source: Source;

  /** @param seed undefined for chance */
  constructor(seed?: number) {
    this.#source = seed === undefined ? runSource : new SeededSource(seed);
  }

  $held(): Held {
    const source = this.#source;
    return { parts: [], ...(source instanceof SeededSource && { putBack: source.keep() }) };
  }
  /** `Sample()`. */
  sample(): number {
    return this.#source.fraction();
  }
  /** The same, as a class of the template overrides it. */
  #fraction(): number {
    const own = (this as { readonly 'Random.Sample/0'?: () => number })['Random.Sample/0'];
    return own === undefined ? this.#source.fraction() : own.call(this);
  }
  nextDouble(): number {
    return this.#fraction();
  }
  nextSingle(): number {
    for (;;) {
      spend(1);
      const value = Math.fround(this.#fraction());
      if (value < 1) return value;
    }
  }
  next(): number {
    return this.#source.sample();
  }
  /** @throws {ArgumentOutOfRangeException} */
  nextBelow(maxValue: number): number {
    notNegative('maxValue', maxValue);
    return doubleToInt(this.#fraction() * maxValue);
  }
  /** @throws {ArgumentOutOfRangeException} */
  nextBetween(minValue: number, maxValue: number): number {
    notGreater(minValue, maxValue);
    const range = maxValue - minValue;
    if (range <= most) return (doubleToInt(this.#fraction() * range) + minValue) | 0;
    let large = this.#source.sample();
    if (this.#source.sample() % 2 === 0) large = -large;
    return Math.floor(((large + most - 1) / (2 * most - 1)) * range) + minValue;
  }
  #next64(): bigint {
    const part = (bits: number): bigint => BigInt(this.nextBelow(1 << bits) >>> 0);
    return BigInt.asUintN(64, part(22) | (part(22) << 22n) | (part(20) << 44n));
  }
  nextInt64(): bigint {
    for (;;) {
      spend(1);
      const value = this.#next64() >> 1n;
      if (value !== 0x7fffffffffffffffn) return value;
    }
  }
  /** @throws {ArgumentOutOfRangeException} */
  nextInt64Below(maxValue: bigint): bigint {
    notNegative('maxValue', maxValue);
    return this.nextInt64Between(0n, maxValue);
  }
  /** @throws {ArgumentOutOfRangeException} */
  nextInt64Between(minValue: bigint, maxValue: bigint): bigint {
    notGreater(minValue, maxValue);
    const range = maxValue - minValue;
    if (range <= 1n) return minValue;
    const bits = (range - 1n).toString(2).length;
    for (;;) {
      spend(1);
      const value = this.#next64() >> BigInt(64 - bits);
      if (value < range) return value + minValue;
    }
  }
  /** @throws {ArgumentNullException} */
  nextBytes(buffer: number[] | null): void {
    if (buffer === null) throw new ArgumentNullException('buffer');
    for (let index = 0; index < buffer.length; index++) {
      spendAt(index);
      buffer[index] = this.#source.sample() & 0xff;
    }
  }
  /** `Next(maxValue)` and `Next(minValue, maxValue)`, as a class of the template overrides them. */
  #below(maxValue: number): number {
    const own = overrideOf(this, 'Random.Next/1');
    return own ? (own.call(this, maxValue) as number) : this.nextBelow(maxValue);
  }
  #between(minValue: number, maxValue: number): number {
    const own = overrideOf(this, 'Random.Next/2');
    return own ? (own.call(this, minValue, maxValue) as number) : this.nextBetween(minValue, maxValue);
  }
  /** @throws {ArgumentNullException} */
  shuffle(values: unknown[] | null): void {
    if (values === null) throw new ArgumentNullException('values');
    for (let index = 0; index < values.length - 1; index++) {
      spendAt(index);
      const other = this.#between(index, values.length);
      requirePlace(other, values.length);
      [values[index], values[other]] = [values[other], values[index]];
    }
  }
  /** @throws {ArgumentNullException | ArgumentException | ArgumentOutOfRangeException} */
  items<T>(choices: readonly T[] | null, length: number): T[] {
    if (choices === null) throw new ArgumentNullException('choices');
    notNegative('length', length);
    if (choices.length === 0) throw new ArgumentException('Span may not be empty.', 'choices');
    spendElements(length);
    let made = 0;
    return Array.from({ length }, () => {
      spendAt(made++);
      const index = this.#below(choices.length);
      requirePlace(index, choices.length);
      return choices[index]!;
    });
  }
  /** `GetString`: characters of a text. @throws {ArgumentException | ArgumentOutOfRangeException} */
  textOf(choices: string, length: number): string {
    spendMemory(length);
    const characters = choices.split('');
    let text = this.items(characters, Math.min(length, pieceSize)).join('');
    while (text.length < length)
      text += this.items(characters, Math.min(length - text.length, pieceSize)).join('');
    return text;
  }
}

const sharedKey = Symbol('Random.Shared');

/** `Random.Shared`: one for each run. */
export function sharedRandom(): Random {
  return currentRun().kept(sharedKey, () => new Random());
}
