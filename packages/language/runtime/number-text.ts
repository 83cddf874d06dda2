// Text of floating-point numbers: the shortest digits that read back as the same number, in .NET's notation.

/** Decimal digits without leading or trailing zeros (none for zero), the decimal point before digit `point`. */
export interface Digits {
  readonly digits: string;
  readonly point: number;
}

function digitsOf(exponential: string): Digits {
  const [, whole = '', fraction = '', exponent = '0'] = /^(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(exponential)!;
  const digits = (whole + fraction).replace(/(?<!0)0+$/, '');
  return digits === '' ? { digits, point: 0 } : { digits, point: Number(exponent) + 1 };
}

/** The shortest digits that give this `double` again. The value must be finite; its sign is left out. */
export function shortestDoubleDigits(value: number): Digits {
  return digitsOf(Math.abs(value).toExponential());
}

/** The shortest digits that give this `float` again. The value must be finite; its sign is left out. */
export function shortestSingleDigits(value: number): Digits {
  const size = Math.abs(value);
  for (let decimals = 0; decimals < 8; decimals++) {
    const text = size.toExponential(decimals);
    if (Math.fround(Number(text)) === size) return digitsOf(evenOfTwo(size, text, decimals));
  }
  return digitsOf(size.toExponential(8));
}

/** Of two texts that are as near to the number .NET takes the one that ends in an even digit, JavaScript the larger. */
function evenOfTwo(size: number, text: string, decimals: number): string {
  const exact = size.toExponential(decimals + 40);
  const point = decimals === 0 ? 1 : decimals + 2;
  const rest = exact.slice(point, exact.indexOf('e')).replace('.', '');
  if (!/^50*$/.test(rest)) return text;
  const lower = exact.slice(0, point) + exact.slice(exact.indexOf('e'));
  const isOdd = Number(text.charAt(point - 1)) % 2 === 1;
  return isOdd && Math.fround(Number(lower)) === size ? lower : text;
}

/** `E+17`, `E-05`: an exponent with its sign, at least two digits. */
function exponentText(exponent: number): string {
  return `E${exponent < 0 ? '-' : '+'}${Math.abs(exponent).toString().padStart(2, '0')}`;
}

function floatingText(value: number, { digits, point }: Digits, precision: number): string {
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  if (digits === '') return `${sign}0`;
  if (point > Math.max(digits.length, precision) || point < -3) {
    const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
    return sign + digits.charAt(0) + fraction + exponentText(point - 1);
  }
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return digits.length <= point
    ? sign + digits.padEnd(point, '0')
    : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

function notFinite(value: number): string {
  return Number.isNaN(value) ? 'NaN' : value < 0 ? '-Infinity' : 'Infinity';
}

/** `double.ToString()` in the invariant culture. */
export function doubleText(value: number): string {
  const size = Math.abs(value);
  // Where both write plain digits, JavaScript's text is .NET's.
  if (size >= 1e-4 && size < 1e15) return String(value);
  return Number.isFinite(value) ? floatingText(value, shortestDoubleDigits(value), 17) : notFinite(value);
}

/** `float.ToString()` in the invariant culture. */
export function singleText(value: number): string {
  return Number.isFinite(value) ? floatingText(value, shortestSingleDigits(value), 9) : notFinite(value);
}
