// Matches and parts between them without objects of their own: `Regex.EnumerateMatches` and `EnumerateSplits`.
import type { ValueMatch } from './value-match.ts';

/** What an enumerator has before its first match. */
export const noMatch: ValueMatch = { index: 0, length: 0 };
