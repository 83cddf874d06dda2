// How much work lambdas may be: code whose overloads would have to be tried for minutes ends in an error.
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';

/** How many times bodies of lambdas are bound again; real code needs some dozens, so many take a second or two. */
const mostLambdaBodies = 20_000;

/** Code whose overloads would have to be tried for minutes. */
export class TooComplexError extends Error {
  readonly source: SourceText;
  readonly span: TextSpan;

  constructor(source: SourceText, span: TextSpan) {
    super('The code is too complex to compile.');
    this.source = source;
    this.span = span;
  }
}

/**
 * Counts how often the bodies of lambdas are bound again: each as often as the overloads around it give it other
 * parameters.
 */
export class LambdaLimit {
  /** Where the lambdas begin whose bodies were bound. */
  readonly #lambdas = new Set<number>();
  #bodies = 0;

  /**
   * A body is bound once more.
   * @throws {TooComplexError} for absurdly many
   */
  count(source: SourceText, lambda: TextSpan): void {
    this.#lambdas.add(lambda.start);
    if (++this.#bodies > this.#lambdas.size + mostLambdaBodies) throw new TooComplexError(source, lambda);
  }
}
