// Matches and parts between them without objects of their own: `Regex.EnumerateMatches` and `EnumerateSplits`.

/** Where something matched. */
export interface ValueMatch {
  readonly index: number;
  readonly length: number;
}
