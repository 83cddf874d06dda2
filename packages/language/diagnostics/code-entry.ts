// A row in the tables of codes.
import type { Severity } from './diagnostic.ts';

/** What a code says; `{0}`, `{1}`… in its texts stand for names and types. */
export interface CodeEntry {
  /** Roslyn's name of a C# code: the member of its `ErrorCode` with that number. */
  readonly name?: string;
  readonly severity: Severity;
  /** Told after all members of the script are made, though found while they are. Of codes of the binder. */
  readonly phase?: 'afterMembers';
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
}
