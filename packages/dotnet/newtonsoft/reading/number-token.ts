// Numbers of JSON text as tokens: which of the forms that Newtonsoft.Json reads, and what it says of those that it does not.
import { Exception } from '@mockwright/language/runtime/exceptions';
import { FloatParseHandling } from '../float-parse-handling.ts';
import { JsonToken } from '../json-token.ts';
import { BigInteger } from '../../System/numbers/big-integer-value.ts';
import { parseFloatLiteral, parseRadixLiteral, parseStrictDecimal } from '../values/number-texts.ts';
import type { Scalar } from '../values/scalar.ts';
import type { ReadType } from './json-reader.ts';

/** Makes the error for a number that cannot be read. */
export type NumberError = (message: string, inner: Exception | null) => Exception;
/** A token and its value in compact form. */
export interface NumberToken {
  readonly token: number;
  readonly value: Scalar;
}

/** Longer integers are refused. */
const maxIntegerLength = 380;
/** Not `\d+`, which may need room on a stack for each digit of a long text. */
const integerPattern = /^-?\d\d*$/;
const maxInt64 = 9223372036854775807n;
const minInt64 = -9223372036854775808n;

/** The token that a number is when read as that type. @throws what `error` makes, when it is none */
export function numberToken(
  text: string,
  type: ReadType,
  floatParseHandling: number,
  error: NumberError,
): NumberToken {
  const notANumber = (what: string, inner: Exception | null = null): Exception =>
    error(`Input string '${text}' is not a valid ${what}.`, inner);
  /** `0x1F` and `017`; undefined for decimal literals. */
  const radixInteger = (what: string, bits: 32 | 64 = 64): bigint | undefined => {
    if (text.length < 2 || text.charCodeAt(0) !== 48 || /^0[.eE]/.test(text)) return undefined;
    try {
      return parseRadixLiteral(text, bits);
    } catch (inner) {
      if (!(inner instanceof Exception)) throw inner;
      throw notANumber(what, inner);
    }
  };
  const required = <T>(value: T | undefined, what: string): T => {
    if (value === undefined) throw notANumber(what);
    return value;
  };
  switch (type) {
    case 'string':
      required(radixInteger('number') ?? parseFloatLiteral(text), 'number');
      return { token: JsonToken.String, value: text };
    case 'int32': {
      const value = radixInteger('integer', 32);
      if (value !== undefined) return { token: JsonToken.Integer, value: Number(value) };
      if (!integerPattern.test(text)) throw notANumber('integer');
      if (Number(text) > 2147483647 || Number(text) < -2147483648)
        throw error(`JSON integer ${text} is too large or small for an Int32.`, null);
      return { token: JsonToken.Integer, value: Number(text) };
    }
    case 'decimal': {
      const value = required(radixInteger('decimal') ?? parseStrictDecimal(text), 'decimal');
      return {
        token: JsonToken.Float,
        value: typeof value === 'bigint' ? parseStrictDecimal(String(value))! : value,
      };
    }
    case 'double': {
      const value = required(radixInteger('double') ?? parseFloatLiteral(text), 'double');
      return { token: JsonToken.Float, value: Number(value) };
    }
    case 'dateTime':
    case 'dateTimeOffset':
      throw error('Cannot read number value as type.', null);
    default: {
      const radix = radixInteger('number');
      if (radix !== undefined || integerPattern.test(text))
        return { token: JsonToken.Integer, value: integerOf(text, radix, error) };
      const isDecimal = floatParseHandling === FloatParseHandling.Decimal;
      return {
        token: JsonToken.Float,
        value: isDecimal
          ? required(parseStrictDecimal(text), 'decimal')
          : required(parseFloatLiteral(text), 'number'),
      };
    }
  }
}
function integerOf(text: string, radix: bigint | undefined, error: NumberError): Scalar {
  const value = radix === undefined ? integerValue(text) : (compactInteger(radix) ?? new BigInteger(radix));
  if (value === undefined) throw error(`JSON integer ${text} is too large to parse.`, null);
  return value;
}

/** The value of an integer's decimal digits; undefined when there are too many of them. */
export function integerValue(text: string): number | bigint | BigInteger | undefined {
  if (text.length < 16) return Number(text) + 0;
  if (text.length > maxIntegerLength) return undefined;
  const value = BigInt(text);
  return compactInteger(value) ?? new BigInteger(value);
}

/** The compact form of an `Int64`; undefined when it is none. */
function compactInteger(value: bigint): number | bigint | undefined {
  if (value > maxInt64 || value < minInt64) return undefined;
  return value <= 9007199254740991n && value >= -9007199254740991n ? Number(value) : value;
}
