// System.Text.RegularExpressions.RegexParseException: what is wrong with a pattern, and where.
import { ArgumentException } from '@mockwright/language/runtime/exceptions';

/** `System.Text.RegularExpressions.RegexParseError`, with the words of its messages. */
const problems: Readonly<Record<string, string>> = {
  Unknown: '',
  AlternationHasTooManyConditions: 'Too many | in',
  AlternationHasMalformedCondition: 'Illegal conditional',
  InvalidUnicodePropertyEscape: 'Incomplete \\p{X}',
  MalformedUnicodePropertyEscape: 'Malformed \\p{X}',
  UnrecognizedEscape: 'Unrecognized escape sequence',
  UnrecognizedControlCharacter: 'Unrecognized control character',
  MissingControlCharacter: 'Missing control character',
  InsufficientOrInvalidHexDigits: 'Insufficient or invalid hexadecimal digits',
  QuantifierOrCaptureGroupOutOfRange: 'Quantifier and capture group numbers',
  UndefinedNamedReference: 'Reference to undefined group name',
  UndefinedNumberedReference: 'Reference to undefined group number',
  MalformedNamedReference: 'Malformed \\k<...>',
  UnescapedEndingBackslash: 'Illegal \\ at end of pattern',
  UnterminatedComment: 'Unterminated (?#...)',
  InvalidGroupingConstruct: 'Unrecognized grouping construct',
  AlternationHasNamedCapture: 'Alternation conditions do not capture',
  AlternationHasComment: 'Alternation conditions cannot be comments',
  AlternationHasMalformedReference: 'Conditional alternation is missing a closing parenthesis',
  AlternationHasUndefinedReference: 'Conditional alternation refers to an undefined group',
  CaptureGroupNameInvalid: 'Invalid group name',
  CaptureGroupOfZero: 'Capture number cannot be zero',
  UnterminatedBracket: 'Unterminated [] set',
  ExclusionGroupNotLast: 'A subtraction must be the last element',
  ReversedCharacterRange: '[x-y] range in reverse order',
  ShorthandClassInCharacterRange: 'Cannot include class',
  InsufficientClosingParentheses: "Not enough )'s",
  ReversedQuantifierRange: 'Illegal {x,y} with x > y',
  NestedQuantifiersNotParenthesized: 'Nested quantifier',
  QuantifierAfterNothing: 'Quantifier ',
  InsufficientOpeningParentheses: "Too many )'s",
  UnrecognizedUnicodeProperty: 'Unknown property',
};
const names = Object.keys(problems);

/** The members of `RegexParseError` with their values. */
export const parseErrors: Readonly<Record<string, number>> = Object.fromEntries(
  names.map((name, value) => [name, value]),
);

/** `System.Text.RegularExpressions.RegexParseException`. */
export class RegexParseException extends ArgumentException {
  readonly offset: number;
  /** A value of `RegexParseError`. */
  readonly error: number;
  constructor(pattern: string, offset: number, problem: string) {
    super(`Invalid pattern '${pattern}' at offset ${offset}. ${problem}`);
    this.offset = offset;
    this.error = Math.max(
      0,
      names.findIndex((name) => name !== 'Unknown' && problem.startsWith(problems[name]!)),
    );
  }
}
