// Numbers: integers in three bases, reals, suffixes, digit separators; their C# type follows from form and value.
import { hexValue, isDigit } from './characters.ts';
import type { Scanner } from './scanner.ts';
import type { LiteralToken } from './token.ts';

const maxInt = 2147483647n;
const maxUint = 4294967295n;
const maxLong = 9223372036854775807n;
const maxUlong = 18446744073709551615n;
const maxDecimal = 79228162514264337593543950335n;
const underscore = 95;

/** Reads the number at the scanner's place, which is a digit or a dot before a digit. */
export function scanNumber(scanner: Scanner): LiteralToken {
  if (scanner.peek() === 48) {
    const marker = scanner.peek(1) | 32;
    if (marker === 120) return scanPrefixed(scanner, 16);
    if (marker === 98) return scanPrefixed(scanner, 2);
  }
  return scanDecimalForm(scanner);
}

function scanPrefixed(scanner: Scanner, base: 2 | 16): LiteralToken {
  const start = scanner.pos;
  scanner.pos += 2;
  const digitsStart = scanner.pos;
  for (; ; scanner.pos++) {
    const code = scanner.peek();
    if (code === underscore) continue;
    const digit = hexValue(code);
    if (digit < 0 || digit >= base) break;
  }
  const digits = digitsOf(scanner, digitsStart);
  const bad = digits === '' || scanner.text.charCodeAt(scanner.pos - 1) === underscore;
  const value = bad ? 0n : BigInt((base === 16 ? '0x' : '0b') + digits);
  const token = integerToken(scanner, start, value, false);
  if (bad) scanner.report('CS1013', start, scanner.pos);
  return token;
}

function scanDecimalForm(scanner: Scanner): LiteralToken {
  const start = scanner.pos;
  let badUnderscore = skipDigits(scanner);
  let real = false;
  if (scanner.peek() === 46 && isDigit(scanner.peek(1))) {
    real = true;
    scanner.pos++;
    badUnderscore = skipDigits(scanner) || badUnderscore;
  }
  if ((scanner.peek() | 32) === 101) {
    real = true;
    scanner.pos++;
    const sign = scanner.peek();
    if (sign === 43 || sign === 45) scanner.pos++;
    if (!isDigit(scanner.peek())) {
      scanner.report('CS0595', start, scanner.pos);
      return { type: 'double', value: 0, negatable: false };
    }
    badUnderscore = skipDigits(scanner) || badUnderscore;
  }
  const digits = digitsOf(scanner, start);
  const suffix = scanner.peek() | 32;
  if (suffix === 102 || suffix === 100 || suffix === 109) scanner.pos++;
  if (badUnderscore) scanner.report('CS1013', start, scanner.pos);
  if (suffix === 102) return realToken(scanner, start, 'float', Math.fround(Number(digits)));
  if (suffix === 109) return decimalToken(scanner, start, digits);
  if (suffix === 100 || real) return realToken(scanner, start, 'double', Number(digits));
  if (digits.length <= 9 && !isIntegerSuffix(suffix))
    return { type: 'int', value: Number(digits), negatable: false };
  return integerToken(scanner, start, BigInt(digits), true);
}

/** Moves over digits and separators; says whether a separator comes last. */
function skipDigits(scanner: Scanner): boolean {
  const start = scanner.pos;
  let code = scanner.peek();
  while (isDigit(code) || code === underscore) {
    scanner.pos++;
    code = scanner.peek();
  }
  return scanner.pos > start && scanner.text.charCodeAt(scanner.pos - 1) === underscore;
}

function digitsOf(scanner: Scanner, start: number): string {
  const digits = scanner.text.slice(start, scanner.pos);
  return digits.includes('_') ? digits.replaceAll('_', '') : digits;
}

function isIntegerSuffix(lowered: number): boolean {
  return lowered === 117 || lowered === 108;
}

function integerToken(scanner: Scanner, start: number, value: bigint, decimal: boolean): LiteralToken {
  let unsigned = false;
  let long = false;
  for (;;) {
    const suffix = scanner.peek() | 32;
    if (suffix === 117 && !unsigned) unsigned = true;
    else if (suffix === 108 && !long) {
      long = true;
      if (scanner.peek() === 108 && !unsigned) scanner.report('CS0078', scanner.pos, scanner.pos + 1);
    } else break;
    scanner.pos++;
  }
  if (value > maxUlong) {
    scanner.report('CS1021', start, scanner.pos);
    return { type: 'int', value: 0, negatable: false };
  }
  const plain = decimal && !unsigned && !long;
  if (!long && !unsigned && value <= maxInt) return { type: 'int', value: Number(value), negatable: false };
  if (!long && value <= maxUint) {
    return { type: 'uint', value: Number(value), negatable: plain && value === maxInt + 1n };
  }
  if (!unsigned && value <= maxLong) return { type: 'long', value, negatable: false };
  return { type: 'ulong', value, negatable: decimal && !unsigned && value === maxLong + 1n };
}

function realToken(scanner: Scanner, start: number, type: 'float' | 'double', value: number): LiteralToken {
  if (value === Infinity) {
    scanner.report('CS0594', start, scanner.pos, type);
    return { type, value: 0, negatable: false };
  }
  return { type, value, negatable: false };
}

function decimalToken(scanner: Scanner, start: number, digits: string): LiteralToken {
  const [mantissa = '', exponentText = '0'] = digits.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const exponent = Number(exponentText);
  const significant = (whole + fraction).replace(/^0+/, '');
  const wholeLength = significant.length - fraction.length + exponent;
  const tooLarge =
    significant !== '' &&
    (wholeLength > 29 ||
      (wholeLength === 29 && BigInt(significant.slice(0, 29).padEnd(29, '0')) > maxDecimal));
  if (tooLarge) {
    scanner.report('CS0594', start, scanner.pos, 'decimal');
    return { type: 'decimal', value: '0', negatable: false };
  }
  return { type: 'decimal', value: digits.startsWith('.') ? `0${digits}` : digits, negatable: false };
}
