// What the exceptions that name a file have in common.
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { exceptionTextWithFile } from '../System/exception-text.ts';
import { IOException } from './io-exception.ts';

/** What the exceptions of a file share: its name, and the message that it makes. */
export abstract class NamedFileException extends IOException {
  /** What was wrong with the file. */
  static readonly problem: string;
  readonly fileName: string | null;
  constructor(message?: string | null, inner: Exception | null = null, fileName: string | null = null) {
    super(message, inner);
    this.fileName = fileName;
  }
  /** `ToString()`. */
  tellMore(): string {
    return exceptionTextWithFile(this);
  }
  override defaultMessage(): string {
    const { problem } = this.constructor as typeof NamedFileException;
    return this.fileName === null && !this.saysNull
      ? super.defaultMessage()
      : `Could not load file or assembly '${this.fileName ?? ''}'. ${problem}`;
  }
}
