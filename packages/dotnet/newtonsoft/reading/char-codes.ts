// Character codes of JSON.

/** What the reader looks for. */
export const tab = 9,
  lineFeed = 10,
  carriageReturn = 13,
  space = 32,
  quote = 34,
  apostrophe = 39,
  openParen = 40,
  closeParen = 41,
  star = 42,
  comma = 44,
  minus = 45,
  slash = 47,
  colon = 58;
/** The codes of brackets, braces and the backslash. */
export const openBracket = 91,
  backslash = 92,
  closeBracket = 93,
  openBrace = 123,
  closeBrace = 125;
