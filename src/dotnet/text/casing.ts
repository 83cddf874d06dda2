// Upper and lower case as .NET's invariant culture has them: one code point for one, nothing more.

/** Characters that .NET's invariant casing leaves alone although Unicode maps them. */
const unmapped = new Set(['\u0131', '\u0130']);

function mapEach(text: string, map: (character: string) => string): string {
  let result = '';
  for (const character of text) {
    const mapped = unmapped.has(character) ? character : map(character);
    result += mapped.length === character.length ? mapped : character;
  }
  return result;
}

// eslint-disable-next-line no-control-regex -- ASCII
const ascii = /^[\u0000-\u007f]*$/;

/** `String.ToUpperInvariant`. */
export function toUpperInvariant(text: string): string {
  return ascii.test(text) ? text.toUpperCase() : mapEach(text, (character) => character.toUpperCase());
}
/** `String.ToLowerInvariant`. */
export function toLowerInvariant(text: string): string {
  return ascii.test(text) ? text.toLowerCase() : mapEach(text, (character) => character.toLowerCase());
}
/** Whether all characters are ASCII: most comparisons are simple then. */
export function isAscii(text: string): boolean {
  return ascii.test(text);
}
