// What `break` and `continue` lead out of.
import type { DeclaredLabel } from './lookup/scope.ts';

/** A loop or switch statement that `break` and `continue` can leave. */
export interface JumpTarget {
  readonly isLoop: boolean;
  /** The label right before it. */
  readonly label: DeclaredLabel | undefined;
}
