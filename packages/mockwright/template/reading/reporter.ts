// Reports mistakes in the JSON of a template.
import type { TemplateCode } from '@mockwright/language/diagnostics/codes-template';
import type { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';
import { report } from './report.ts';
import type { Skeleton } from './skeleton.ts';

/** Reports mistakes in the text of a template by their places in its skeleton. */
export class Reporter {
  readonly #source: SourceText;
  readonly #skeleton: Skeleton;
  readonly #diagnostics: DiagnosticBag;

  constructor(source: SourceText, skeleton: Skeleton, diagnostics: DiagnosticBag) {
    this.#source = source;
    this.#skeleton = skeleton;
    this.#diagnostics = diagnostics;
  }

  /** The place in the file of one in the skeleton. */
  spanOf({ start: from, end }: TextSpan): TextSpan {
    const start = this.#skeleton.toFile(from);
    return { start, end: Math.max(start, this.#skeleton.toFile(end)) };
  }

  /** @see report */
  report(code: TemplateCode, place: TextSpan, ...args: readonly string[]): void {
    report(this.#diagnostics, this.#source, code, this.spanOf(place), ...args);
  }

  /** The same for a place in the file. */
  reportInFile(code: TemplateCode, span: TextSpan, ...args: readonly string[]): void {
    report(this.#diagnostics, this.#source, code, span, ...args);
  }
}
