// Upper and lower case as .NET's invariant culture has them: one code point for one, nothing more.

import { inPieces } from '@mockwright/language/runtime/text-pieces';

/**
 * Characters that .NET's invariant casing leaves alone although Unicode maps them: the Turkish ones, and those that
 * Unicode paired after the version .NET has.
 */
const unmapped = /[\u0130\u0131\u019b\u0264\u1c89\u1c8a\ua7cb-\ua7cf\ua7d2-\ua7d5\ua7da-\ua7dc]/;

/** Maps each code point for one: where the full mapping has more (ΐ), the character itself stays. */
function mapEach(text: string, map: (character: string) => string): string {
  return inPieces(text, (piece) => {
    let result = '';
    for (const character of piece) {
      const mapped = unmapped.test(character) ? character : map(character);
      result += mapped.length === character.length ? mapped : greekCapital(character);
    }
    return result;
  });
}

/** A Greek letter with an iota below becomes two letters in full, one for one the same as a capital (ᾳ, ᾼ). */
function greekCapital(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 0x1f80 && code <= 0x1faf) return String.fromCharCode(code | 8);
  return code === 0x1fb3 || code === 0x1fc3 || code === 0x1ff3 ? String.fromCharCode(code + 9) : character;
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
