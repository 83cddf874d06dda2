// What `[?(…)]` tests: comparisons of paths and literals, joined by `&&` and `||`.
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { toText } from '@mockwright/language/runtime/text';
import { JTokenType } from '../linq/j-token-type.ts';
import type { JToken } from '../linq/token.ts';
import { JValue } from '../linq/value.ts';
import { compareBoxed } from '../values/compare-scalars.ts';
import { dateTimeOffsetText, dateTimeText } from '../../values/json-dates.ts';
import { staticMethod } from '../../values/declared-members.ts';
import { defaultFormat } from '../../values/primitive-values.ts';
import { base64OfBytes, isDateTime, uriOriginalText } from '../../values/system-types.ts';
import type { DateTimeOffset, Uri } from '../../values/system-types.ts';
import { applyFilters } from './filters.ts';
import type { Condition, PathFilter } from './filters.ts';

/** The operators; `exists` is what a side alone means. */
export type Operator = '===' | '==' | '=~' | '!==' | '!=' | '<=' | '<' | '>=' | '>' | 'exists';
/** One side: a literal or a path. */
export type Side = JValue | readonly PathFilter[];

/** All of them, or any of them. */
export function composite(all: boolean, parts: readonly Condition[]): Condition {
  return all
    ? (root, token, settings) => parts.every((part) => part(root, token, settings))
    : (root, token, settings) => parts.some((part) => part(root, token, settings));
}

function results(side: Side, root: JToken, token: JToken): Iterable<JToken> {
  return side instanceof JValue ? [side] : applyFilters(side, root, token, null);
}
/** A comparison holds when any pair of values on both sides fulfils it. */
export function comparison(operator: Operator, left: Side, right: Side | null): Condition {
  if (operator === 'exists')
    return (root, token) => !results(left, root, token)[Symbol.iterator]().next().done;
  const fits = tests[operator];
  return (root, token) => {
    let rights: readonly JToken[] | undefined;
    for (const a of results(left, root, token)) {
      rights ??= [...results(right!, root, token)];
      for (const b of rights) {
        if (a instanceof JValue && b instanceof JValue ? fits(a, b) : operator === '!=') return true;
      }
    }
    return false;
  };
}

const tests: Readonly<Record<Exclude<Operator, 'exists'>, (a: JValue, b: JValue) => boolean>> = {
  '==': equalsLoosely,
  '!=': (a, b) => !equalsLoosely(a, b),
  '===': equalsStrictly,
  '!==': (a, b) => !equalsStrictly(a, b),
  '<': (a, b) => a.$compareTo(b) < 0,
  '<=': (a, b) => a.$compareTo(b) <= 0,
  '>': (a, b) => a.$compareTo(b) > 0,
  '>=': (a, b) => a.$compareTo(b) >= 0,
  '=~': matches,
};

function areNumbers(a: JValue, b: JValue): boolean {
  return (
    (a.kind === JTokenType.Integer && b.kind === JTokenType.Float) ||
    (a.kind === JTokenType.Float && b.kind === JTokenType.Integer)
  );
}
function equalsStrictly(a: JValue, b: JValue): boolean {
  return areNumbers(a, b) ? compareBoxed(a.kind, a.boxed, b.boxed) === 0 : a.sameAs(b);
}
function equalsLoosely(a: JValue, b: JValue): boolean {
  if (equalsStrictly(a, b)) return true;
  return b.kind === JTokenType.String && textForComparison(a) === b.scalar;
}
/** Dates and the like equal their JSON text. */
function textForComparison(value: JValue): string | undefined {
  const { scalar } = value;
  if (scalar === null) return undefined;
  switch (value.kind) {
    case JTokenType.Date:
      return isDateTime(scalar)
        ? dateTimeText(scalar, defaultFormat)
        : dateTimeOffsetText(scalar as DateTimeOffset, defaultFormat);
    case JTokenType.Bytes:
      return base64OfBytes(scalar as readonly number[]);
    case JTokenType.Guid:
    case JTokenType.TimeSpan:
      return toText(scalar);
    case JTokenType.Uri:
      return uriOriginalText(scalar as Uri);
    default:
      return undefined;
  }
}

/** The numbers of .NET's `RegexOptions`; all other letters mean nothing. */
const regexOptions: Readonly<Record<string, number>> = { i: 1, m: 2, s: 16, x: 4 };
function matches(input: JValue, pattern: JValue): boolean {
  if (input.kind !== JTokenType.String || pattern.kind !== JTokenType.String) return false;
  const text = pattern.scalar as string;
  const end = text.lastIndexOf('/');
  if (end < 1) {
    throw new ArgumentOutOfRangeException('length', `length ('${end - 1}') must be a non-negative value.`, {
      value: end - 1,
      text: String(end - 1),
    });
  }
  let options = 0;
  for (const letter of text.slice(end + 1)) options |= regexOptions[letter] ?? 0;
  return staticMethod('System.Text.RegularExpressions.Regex', 'IsMatch', 'string,string,RegexOptions')(
    input.scalar,
    text.slice(1, end),
    options,
  ) as boolean;
}
