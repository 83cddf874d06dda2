// The inline constraints of ASP.NET routing (`{id:int}`, `{name:length(2,5)}`), by the names of its constraint map.
import { RegexMatchTimeoutException } from '@mockwright/dotnet';
import { Regex } from '@mockwright/dotnet';
import { regexOptions } from '@mockwright/dotnet';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { isDateTime } from './route-date-time.ts';
import { ownValue } from '@mockwright/language/text/own-value';

/** One constraint of a parameter. */
export interface RouteConstraint {
  /** As written: `length(2,5)`. */
  readonly text: string;
  /** Whether a value is searched by a regular expression of the user's, which may take long. */
  readonly isSearch: boolean;
  matches(value: string): boolean;
}

/** A constraint as a function of its arguments; an argument that does not fit gives a message. */
type ConstraintFactory = (
  ...parameters: string[]
) => ((value: string) => boolean) | { readonly problem: string };

const INTEGER = /^[ \t\r\n\v\f]*[+-]?\d+[ \t\r\n\v\f]*$/;
// No two neighbouring repetitions take the same characters: the time a test takes grows with the text, not its square.
const FLOATING = /^\s*[+-]?(?:\d[\d,]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i;
const DECIMAL = /^\s*(?<before>[+-]?)(?:(?<whole>\d[\d,]*)(?:\.\d*)?|\.\d+)(?<after>[+-]?)\s*$/;
const MAX_DECIMAL = 79228162514264337593543950335n;

/** How many digits the numbers have at most. */
const LONG_DIGITS = 19;
const DECIMAL_DIGITS = 29;

/** A whole number in a text; undefined when it is none, or has more digits (zeros before them do not count). */
function wholeNumber(text: string, mostDigits: number): bigint | undefined {
  if (!INTEGER.test(text)) return undefined;
  const trimmed = text.trim();
  const digits = trimmed.replace(/^[+-]?0*/, '');
  if (digits.length > mostDigits) return undefined;
  const size = BigInt(digits);
  return trimmed.startsWith('-') ? -size : size;
}

function integerBetween(low: bigint, high: bigint): (value: string) => boolean {
  return (value) => {
    const number = wholeNumber(value, LONG_DIGITS);
    return number !== undefined && number >= low && number <= high;
  };
}

const isLong = integerBetween(-(2n ** 63n), 2n ** 63n - 1n);
const isInt = integerBetween(-(2n ** 31n), 2n ** 31n - 1n);

/** `double.TryParse` with NumberStyles.Float | AllowThousands. */
function isFloating(value: string): boolean {
  return FLOATING.test(value) || /^\s*[+-]?(?:nan|infinity)\s*$/i.test(value);
}

/** `decimal.TryParse` with NumberStyles.Number: a sign may trail, there is no exponent. */
function isDecimal(value: string): boolean {
  const { before = '', whole = '', after = '' } = DECIMAL.exec(value)?.groups ?? { before: '+', after: '+' };
  if (before !== '' && after !== '') return false;
  const size = wholeNumber(`0${whole.replaceAll(',', '')}`, DECIMAL_DIGITS);
  return size !== undefined && size <= MAX_DECIMAL;
}

const GUID_FORMS = [
  /^[\da-f]{32}$/i,
  /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  /^\{[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\}$/i,
  /^\([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\)$/i,
  /^\{0x[\da-f]{1,8},(?:0x[\da-f]{1,4},){2}\{(?:0x[\da-f]{1,2},){7}0x[\da-f]{1,2}\}\}$/i,
];

/** The last path segment holds a dot that something follows (`FileNameRouteConstraint`). */
function isFileName(value: string): boolean {
  const dot = value.lastIndexOf('.');
  return dot > value.lastIndexOf('/') && dot < value.length - 1;
}

/** A whole number given as an argument of a constraint. */
function argument(text: string): bigint | undefined {
  return wholeNumber(text, LONG_DIGITS);
}

const NOT_A_NUMBER = { problem: 'its arguments must be whole numbers' } as const;

function bounded(test: (value: string, low: bigint, high: bigint) => boolean, low: string, high: string) {
  const [from, to] = [argument(low), argument(high)];
  if (from === undefined || to === undefined) return NOT_A_NUMBER;
  if (from > to) return { problem: `${low} is greater than ${high}` };
  return (value: string): boolean => test(value, from, to);
}

const lengthBetween = (value: string, low: bigint, high: bigint): boolean =>
  BigInt(value.length) >= low && BigInt(value.length) <= high;
const valueBetween = (value: string, low: bigint, high: bigint): boolean =>
  isLong(value) && argument(value)! >= low && argument(value)! <= high;
const LONGEST = String(2n ** 31n - 1n);
const [LOWEST, HIGHEST] = [String(-(2n ** 63n)), String(2n ** 63n - 1n)];

/** `RouteOptions.GetDefaultConstraintMap`, with the number of arguments each form takes. */
const CONSTRAINTS: Readonly<Record<string, Readonly<Record<number, ConstraintFactory>>>> = {
  int: { 0: () => isInt },
  long: { 0: () => isLong },
  bool: { 0: () => (value) => /^\s*(?:true|false)\s*$/i.test(value) },
  datetime: { 0: () => isDateTime },
  decimal: { 0: () => isDecimal },
  double: { 0: () => isFloating },
  float: { 0: () => isFloating },
  guid: { 0: () => (value) => GUID_FORMS.some((form) => form.test(value.trim())) },
  alpha: { 0: () => (value) => /^[a-z]*$/i.test(value) },
  required: { 0: () => (value) => value !== '' },
  file: { 0: () => isFileName },
  nonfile: { 0: () => (value) => !isFileName(value) },
  minlength: { 1: (low) => bounded(lengthBetween, low, LONGEST) },
  maxlength: { 1: (high) => bounded(lengthBetween, '0', high) },
  length: {
    1: (length) => bounded(lengthBetween, length, length),
    2: (low, high) => bounded(lengthBetween, low, high),
  },
  min: { 1: (low) => bounded(valueBetween, low, HIGHEST) },
  max: { 1: (high) => bounded(valueBetween, LOWEST, high) },
  range: { 2: (low, high) => bounded(valueBetween, low, high) },
};

/**
 * The constraint that a text such as `length(2,5)` names.
 * @returns the constraint, or why there is none
 */
export function resolveConstraint(text: string): RouteConstraint | { readonly error: string } {
  const [, written = '', argumentText] = /^([^(]*)(?:\(([\s\S]*)\))?$/.exec(text.trim()) ?? [];
  const name = written.trimEnd();
  const lowerName = name.toLowerCase();
  if (lowerName === 'regex') return regexConstraint(text, argumentText ?? '');
  const forms = ownValue(CONSTRAINTS, lowerName);
  if (forms === undefined)
    return {
      error: `The constraint reference '${name}' could not be resolved to a type. Known are ${Object.keys(CONSTRAINTS).join(', ')} and regex.`,
    };
  const parameters = argumentText === undefined ? [] : argumentText.split(',').map((part) => part.trim());
  const factory = forms[parameters.length];
  if (factory === undefined)
    return { error: `The constraint '${text}' takes ${Object.keys(forms).join(' or ')} arguments.` };
  const test = factory(...parameters);
  if (typeof test === 'function') return { text, isSearch: false, matches: test };
  return { error: `The constraint '${text}' cannot be used: ${test.problem}.` };
}

/** ASP.NET waits ten seconds for a match; here nobody else is answered meanwhile. */
const REGEX_TIMEOUT_MILLISECONDS = 100;

/** `RegexInlineRouteConstraint`: without regard to case, anywhere in the value; what takes too long does not match. */
function regexConstraint(text: string, source: string): RouteConstraint | { readonly error: string } {
  try {
    const options = regexOptions.CultureInvariant | regexOptions.IgnoreCase;
    const expression = new Regex(source, options, REGEX_TIMEOUT_MILLISECONDS);
    return { text, isSearch: true, matches: (value) => matchesInTime(expression, value) };
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    return { error: `The constraint '${text}' is no regular expression: ${error.text}` };
  }
}

function matchesInTime(expression: Regex, value: string): boolean {
  try {
    return expression.isMatch(value);
  } catch (error) {
    if (error instanceof RegexMatchTimeoutException) return false;
    throw error;
  }
}
