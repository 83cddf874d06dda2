// What goes wrong while a template answers, with the place in its file.
import { renderCodeFrame } from '@mockwright/language/diagnostics/render-terminal';
import { ownText } from '@mockwright/language/text/own-text';
import { shorten } from '@mockwright/language/text/shorten';
import type { LinePosition, SourceText, TextSpan } from '@mockwright/language/text/source-text';

/** Code may give its exceptions messages of any length: they are told to clients, on the console, and between processes. */
export const LONGEST_MESSAGE = 65_536;

/** A request body that its content type promises and its bytes do not hold (or that is too long). */
export class BodyError extends Error {
  override readonly name: string = 'BodyError';
}

/** What a {@link TemplateError} says of the failure. */
interface FailureDetails {
  /** The .NET type: `System.FormatException`. */
  readonly exceptionType: string;
  readonly message: string;
  /** What was thrown. */
  readonly cause?: unknown;
}

/** A template that fails while it answers: its code throws, a budget is used up, or its answer cannot be sent. */
export class TemplateError extends Error {
  override readonly name: string = 'TemplateError';
  /** The template file. */
  readonly path: string;
  readonly span: TextSpan | undefined;
  readonly position: LinePosition | undefined;
  /** The .NET type: `System.FormatException`. */
  readonly exceptionType: string;
  /** The lines of the template around the position, with a marker; empty when there is no position. */
  readonly frame: string;
  readonly #source: SourceText;

  /** @param span the place in `source`, where it is known */
  constructor(source: SourceText, span: TextSpan | undefined, details: FailureDetails) {
    super(messageOf(details), details.cause === undefined ? undefined : { cause: details.cause });
    this.#source = source;
    this.path = source.path;
    this.span = span;
    this.exceptionType = details.exceptionType;
    this.position = span && source.positionAt(span.start);
    this.frame = span === undefined ? '' : renderCodeFrame(source, span);
  }

  /** The same failure, in other words. */
  withMessage(message: string): TemplateError {
    const { exceptionType, cause } = this;
    return new TemplateError(this.#source, this.span, { exceptionType, message, cause });
  }
}

/** A text of its own: a part of a long one would keep all of that. */
function messageOf({ message }: FailureDetails): string {
  return message.length <= LONGEST_MESSAGE ? message : ownText(shorten(message, LONGEST_MESSAGE));
}
