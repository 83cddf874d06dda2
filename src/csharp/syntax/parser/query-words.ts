// The words that are keywords inside a query.
const words = new Set([
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
  return words.has(word);
}
