// Where random numbers begin: a seed can be written down, and the same seed gives the same numbers.

/** 128 bits in four numbers. */
type SeedState = readonly [number, number, number, number];

/** A seed. Equal texts give equal sequences of numbers. */
export class Seed {
  readonly #state: SeedState;
  #text: string | undefined;

  private constructor(state: SeedState, text: string | undefined) {
    this.#state = state;
    this.#text = text;
  }

  /** The seed of any text. 32 hexadecimal digits, as {@link text} shows a drawn seed, are its bits themselves. */
  static of(text: string): Seed {
    return new Seed(/^[\da-f]{32}$/.test(text) ? bitsOf(text) : hashOf(text), text);
  }

  /** A new seed that nobody chose: two of them are never the same. */
  static draw(): Seed {
    return new Seed([drawBits(), drawBits(), drawBits(), drawBits()], undefined);
  }

  /** What {@link Seed.of} makes the same seed of. */
  get text(): string {
    return (this.#text ??= this.#state.map((bits) => bits.toString(16).padStart(8, '0')).join(''));
  }

  /** A generator that begins with this seed: uniform in [0, 1). It is sfc32, whose state has 128 bits. */
  generator(): () => number {
    let [a, b, c, d] = this.#state;
    const next = (): number => {
      const sum = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (c << 21) | (c >>> 11);
      c = (c + sum) | 0;
      return (sum >>> 0) / 4_294_967_296;
    };
    // Seeds that differ in one bit give numbers that have nothing in common only after some steps.
    for (let step = 0; step < 12; step++) next();
    return next;
  }
}

function drawBits(): number {
  return Math.floor(Math.random() * 4_294_967_296);
}

function bitsOf(digits: string): SeedState {
  const part = (index: number): number => Number.parseInt(digits.slice(8 * index, 8 * index + 8), 16);
  return [part(0), part(1), part(2), part(3)];
}

/** Four hashes of the text that depend on each other (cyrb128). */
function hashOf(text: string): SeedState {
  let [h1, h2, h3, h4] = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    h1 = h2 ^ Math.imul(h1 ^ unit, 597_399_067);
    h2 = h3 ^ Math.imul(h2 ^ unit, 2_869_860_233);
    h3 = h4 ^ Math.imul(h3 ^ unit, 951_274_213);
    h4 = h1 ^ Math.imul(h4 ^ unit, 2_716_044_179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597_399_067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2_869_860_233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951_274_213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2_716_044_179);
  const all = h1 ^ h2 ^ h3 ^ h4;
  return [all >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0];
}
