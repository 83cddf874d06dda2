/** The words that are keywords inside a query. */
export const queryWords: ReadonlySet<string> = new Set([
  'from',
  'where',
  'select',
  'group',
  'into',
  'orderby',
  'join',
  'let',
  'in',
  'on',
  'equals',
  'by',
  'ascending',
  'descending',
]);

/** Whether a name is a keyword inside a query. */
export function isQueryWord(word: string): boolean {
  return queryWords.has(word);
}
