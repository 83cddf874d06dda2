// What sending an answer needs besides the answer.
import type { FileOpener } from './file-opener.ts';

/** Shared by all answers. */
export interface AnswerTools {
  readonly files: FileOpener;
  /** Told when the service ends: answers that have no end of their own end then. */
  readonly atClose: Set<() => void>;
}
