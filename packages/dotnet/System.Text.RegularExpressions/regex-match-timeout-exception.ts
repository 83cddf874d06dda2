// System.Text.RegularExpressions.RegexMatchTimeoutException.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { TimeoutException } from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { TimeSpan } from '../System/time-span.ts';

/** Thrown by a search that takes longer than the expression's `MatchTimeout`. */
export class RegexMatchTimeoutException extends TimeoutException {
  static override readonly defaultText: string =
    'The Regex engine has timed out while trying to match a pattern to an input string. This can occur for many reasons, including very large inputs or excessive backtracking caused by nested quantifiers, back-references and other factors.';
  readonly input: string;
  readonly pattern: string;
  /** Milliseconds. */
  readonly timeout: number;
  constructor(
    input: string,
    pattern: string,
    timeout: number,
    message: string | null = null,
    inner: Exception | null = null,
  ) {
    super(message, inner);
    this.input = input;
    this.pattern = pattern;
    this.timeout = timeout;
  }
}

const noTimeout = -0.0001;

/** `System.Text.RegularExpressions.RegexMatchTimeoutException`. */
export const matchTimeoutExceptionType: TypeDeclaration = declareType(
  'public class System.Text.RegularExpressions.RegexMatchTimeoutException : TimeoutException',
  () => ({
    'RegexMatchTimeoutException()': () => new RegexMatchTimeoutException('', '', noTimeout),
    'RegexMatchTimeoutException(string message)': (message: string | null) =>
      new RegexMatchTimeoutException('', '', noTimeout, message),
    'RegexMatchTimeoutException(string message, Exception? inner)': (
      message: string | null,
      inner: Exception | null,
    ) => new RegexMatchTimeoutException('', '', noTimeout, message, inner),
    'RegexMatchTimeoutException(string regexInput, string regexPattern, TimeSpan matchTimeout)': (
      input: string,
      pattern: string,
      timeout: TimeSpan,
    ) => new RegexMatchTimeoutException(input, pattern, timeout.total(10_000n)),
    'string Input { get; }': (self: RegexMatchTimeoutException) => self.input,
    'string Pattern { get; }': (self: RegexMatchTimeoutException) => self.pattern,
    'TimeSpan MatchTimeout { get; }': (self: RegexMatchTimeoutException) =>
      TimeSpan.ofTicks(self.timeout * 10_000),
  }),
  { runtime: RegexMatchTimeoutException },
);
