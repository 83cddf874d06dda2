// Elementary functions, rounded as .NET's C library rounds them: to the nearest double in practice. JavaScript's own
// are often off by one in the last digit, which shows when a number is printed in full. The arithmetic is done on pairs
// of doubles (a value and what its rounding lost), which hold about 106 bits.

/** An unevaluated sum of two doubles, the second one small. */
type Pair = readonly [high: number, low: number];

function sum(a: number, b: number): Pair {
  const s = a + b;
  const v = s - a;
  return [s, a - (s - v) + (b - v)];
}
function product(a: number, b: number): Pair {
  const p = a * b;
  const [ah, al] = split(a);
  const [bh, bl] = split(b);
  return [p, ah * bh - p + ah * bl + al * bh + al * bl];
}
/** Halves of 26 bits (Dekker). */
function split(a: number): Pair {
  const c = 134217729 * a;
  const high = c - (c - a);
  return [high, a - high];
}
function add([ah, al]: Pair, [bh, bl]: Pair): Pair {
  const [s, e] = sum(ah, bh);
  const [t, f] = sum(al, bl);
  const [high, low] = sum(s, e + t);
  return sum(high, low + f);
}
function negate([high, low]: Pair): Pair {
  return [-high, -low];
}
function multiply([ah, al]: Pair, [bh, bl]: Pair): Pair {
  const [p, e] = product(ah, bh);
  return sum(p, e + (ah * bl + al * bh));
}
function scale([high, low]: Pair, factor: number): Pair {
  return [high * factor, low * factor];
}
function divide(a: Pair, b: Pair): Pair {
  const first = a[0] / b[0];
  const rest = add(a, negate(multiply(b, [first, 0])));
  const second = rest[0] / b[0];
  const rest2 = add(rest, negate(multiply(b, [second, 0])));
  return add(sum(first, second), [rest2[0] / b[0], 0]);
}

const ln2: Pair = [Math.LN2, 2.3190468138462996e-17];
const halfPi: Pair = [1.5707963267948966, 6.123233995736766e-17];
/** What `halfPi` lacks. */
const halfPiRest = -1.4973849048591833e-33;
const inverseFactorials: readonly Pair[] = (() => {
  const list: Pair[] = [[1, 0]];
  for (let n = 1; n < 30; n++) list.push(divide(list[n - 1]!, [n, 0]));
  return list;
})();

/** e^x. */
function expPair(x: Pair): { readonly value: Pair; readonly exponent: number } {
  const exponent = Math.round(x[0] / ln2[0]);
  const reduced = add(x, negate(multiply(ln2, [exponent, 0])));
  const small = scale(reduced, 1 / 64);
  let value: Pair = inverseFactorials[9]!;
  for (let n = 8; n >= 0; n--) value = add(multiply(value, small), inverseFactorials[n]!);
  for (let round = 0; round < 6; round++) value = multiply(value, value);
  return { value, exponent };
}
function assemble({ value, exponent }: { readonly value: Pair; readonly exponent: number }): number {
  const half = Math.trunc(exponent / 2);
  return (value[0] + value[1]) * 2 ** half * 2 ** (exponent - half);
}

/** The natural logarithm of a positive, normal number. */
function logPair(x: number): Pair {
  const guess = Math.log(x);
  const { value, exponent } = expPair([-guess, 0]);
  // x * e^-guess - 1, which is tiny.
  const half = Math.trunc(exponent / 2);
  const scaled = multiply([x * 2 ** half, 0], scale(value, 2 ** (exponent - half)));
  const difference = add(scaled, [-1, 0]);
  const square = multiply(difference, difference);
  return add([guess, 0], add(difference, scale(square, -0.5)));
}
const isPlain = (x: number): boolean => x > 2.2250738585072014e-300 && x < 1e300;
const rounded = ([high, low]: Pair): number => high + low;

/** `Math.Exp`. */
export function exp(x: number): number {
  return Math.abs(x) < 700 && x !== 0 ? assemble(expPair([x, 0])) : Math.exp(x);
}
/** `Math.Log`. */
export function log(x: number): number {
  return isPlain(x) && x !== 1 ? rounded(logPair(x)) : Math.log(x);
}
/** `Math.Pow`; 1 to any power is 1, and -1 to an infinite one, too. */
export function pow(x: number, y: number): number {
  if (x === 1 || (x === -1 && !Number.isFinite(y) && !Number.isNaN(y))) return 1;
  const size = Math.abs(x);
  const quick = x ** y;
  if (!isPlain(size) || !isPlain(Math.abs(quick)) || !isPlain(Math.abs(y)) || y === 1) return quick;
  const result = assemble(expPair(multiply(logPair(size), [y, 0])));
  return quick < 0 ? -result : result;
}

/** Sine and cosine of the rest after taking off quarter turns, and how many of those. */
function reduce(x: number): { readonly sin: Pair; readonly cos: Pair; readonly turns: number } {
  const turns = Math.round(x / halfPi[0]);
  const rest = add(add([x, 0], negate(multiply(halfPi, [turns, 0]))), [-turns * halfPiRest, 0]);
  const square = multiply(rest, rest);
  let sin: Pair = [0, 0];
  let cos: Pair = [0, 0];
  for (let n = 10; n >= 0; n--) {
    const sign = n % 2 === 0 ? 1 : -1;
    sin = add(multiply(sin, square), scale(inverseFactorials[2 * n + 1]!, sign));
    cos = add(multiply(cos, square), scale(inverseFactorials[2 * n]!, sign));
  }
  return { sin: multiply(sin, rest), cos, turns };
}
function sinCosPair(x: number): readonly [Pair, Pair] {
  const { sin, cos, turns } = reduce(x);
  switch (((turns % 4) + 4) % 4) {
    case 0:
      return [sin, cos];
    case 1:
      return [cos, negate(sin)];
    case 2:
      return [negate(sin), negate(cos)];
    default:
      return [negate(cos), sin];
  }
}
/** Where the reduction of the angle is exact enough. */
const isModest = (x: number): boolean => Math.abs(x) < 1e6 && Math.abs(x) > 1e-7;

/** `Math.Sin`. */
export function sin(x: number): number {
  return isModest(x) ? rounded(sinCosPair(x)[0]) : Math.sin(x);
}
/** `Math.Cos`. */
export function cos(x: number): number {
  return isModest(x) ? rounded(sinCosPair(x)[1]) : Math.cos(x);
}
/** `Math.Tan`. */
export function tan(x: number): number {
  return isModest(x) ? rounded(divide(...sinCosPair(x))) : Math.tan(x);
}
/** `Math.Atan2`. */
export function atan2(y: number, x: number): number {
  const guess = Math.atan2(y, x);
  if (!isPlain(Math.abs(x)) || !isPlain(Math.abs(y)) || !isModest(guess)) return guess;
  // One step of Newton's method from JavaScript's result.
  const [s, c] = sinCosPair(guess);
  const across = add(multiply([y, 0], c), negate(multiply([x, 0], s)));
  const along = add(multiply([x, 0], c), multiply([y, 0], s));
  return rounded(add([guess, 0], divide(across, along)));
}
/** `Math.Atan`. */
export function atan(x: number): number {
  return atan2(x, 1);
}

/** `Math.Asin`. */
export function asin(x: number): number {
  const guess = Math.asin(x);
  if (!isModest(guess) || Math.abs(x) === 1) return guess;
  const [s, c] = sinCosPair(guess);
  return rounded(add([guess, 0], divide(add([x, 0], negate(s)), c)));
}
/** `Math.Acos`. */
export function acos(x: number): number {
  const guess = Math.acos(x);
  if (!isModest(guess) || Math.abs(x) === 1) return guess;
  const [s, c] = sinCosPair(guess);
  return rounded(add([guess, 0], divide(add(c, [-x, 0]), s)));
}
/** `Math.Cosh`, as .NET's C library computes it. */
export function cosh(x: number): number {
  const size = Math.abs(x);
  if (size < 0.34657359027997264 || size > 22 || Number.isNaN(x)) return Math.cosh(x);
  const power = exp(size);
  return 0.5 * power + 0.5 / power;
}
/** `Math.Acosh`, as .NET's C library computes it. */
export function acosh(x: number): number {
  return x > 2 && x < 2 ** 28 ? log(2 * x - 1 / (x + Math.sqrt(x * x - 1))) : Math.acosh(x);
}
/** `Math.Log10`, as .NET's C library computes it: from the binary exponent and the natural logarithm. */
export function log10(x: number): number {
  if (!isPlain(x)) return Math.log10(x);
  let exponent = Math.floor(Math.log2(x));
  if (2 ** exponent > x) exponent--;
  else if (2 ** (exponent + 1) <= x) exponent++;
  const shift = exponent < 0 ? exponent + 1 : exponent;
  const small = shift * 3.69423907715893078616e-13 + Math.LOG10E * log(x / 2 ** shift);
  return small + shift * 3.01029995663611771306e-1;
}
/** `double.Hypot`: the root of a sum of squares that is rounded once. */
export function hypot(x: number, y: number): number {
  if (!isPlain(Math.abs(x)) || !isPlain(Math.abs(y)) || Math.max(Math.abs(x), Math.abs(y)) > 1e150)
    return Math.hypot(x, y);
  return Math.sqrt(rounded(add(product(x, x), product(y, y))));
}

/** 2^(-2/3), 2^(-1/3), 1, 2^(1/3), 2^(2/3). */
const cubeRoots = [
  0.6299605249474365, 0.7937005259840997, 1, 1.2599210498948732, 1.5874010519681996,
] as const;

/** `Math.Cbrt`, by the polynomial and the one step of Halley's method that .NET's C library on Linux takes. */
export function cbrt(x: number): number {
  const size = Math.abs(x);
  if (!isPlain(size)) return Math.cbrt(x);
  let exponent = Math.floor(Math.log2(size)) + 1;
  let m = size / 2 ** exponent;
  if (m >= 1) {
    m /= 2;
    exponent++;
  } else if (m < 0.5) {
    m *= 2;
    exponent--;
  }
  let u = 0.7849323449766392 - 0.14526389938548637 * m;
  u = 1.8346927748361308 - u * m;
  u = 2.4469312256353444 - u * m;
  u = 2.114994941673713 - u * m;
  u = 1.508191937815849 - u * m;
  u = 0.35489576504391984 + u * m;
  const cube = u * u * u;
  const root = ((u * (cube + 2 * m)) / (2 * cube + m)) * cubeRoots[2 + (exponent % 3)]!;
  return (x > 0 ? root : -root) * 2 ** Math.trunc(exponent / 3);
}
