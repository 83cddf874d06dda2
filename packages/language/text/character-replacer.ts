// Texts in which single characters are written in another way. `String.prototype.replace` by an expression takes hundreds of
// bytes for each of them, and up to a microsecond, which a text of millions would cost in one go.
import { textOfUnits } from './code-units.ts';

/**
 * Makes a function that replaces characters.
 * @param replacements by single UTF-16 code units
 * @example
 * const escapeText = characterReplacer({ '&': '&amp;', '<': '&lt;' });
 * escapeText('a < b'); // 'a &lt; b'
 */
export function characterReplacer(replacements: Readonly<Record<string, string>>): (text: string) => string {
  const low = Array.from({ length: 0x100 }, (_, unit) => replacements[String.fromCharCode(unit)]);
  const high = new Map(
    Object.entries(replacements).flatMap(([character, by]) => {
      const unit = character.charCodeAt(0);
      return unit < low.length ? [] : [[unit, by] as const];
    }),
  );
  const replacementOf = (unit: number): string | undefined =>
    unit < low.length ? low[unit] : high.size === 0 ? undefined : high.get(unit);
  const inShort = (text: string): string => {
    let result = '';
    let done = 0;
    for (let at = 0; at < text.length; at++) {
      const by = replacementOf(text.charCodeAt(at));
      if (by === undefined) continue;
      result += text.slice(done, at) + by;
      done = at + 1;
    }
    return result + text.slice(done);
  };
  const lengthOf = (text: string): number => {
    let length = text.length;
    for (let at = 0; at < text.length; at++) {
      const by = replacementOf(text.charCodeAt(at));
      if (by !== undefined) length += by.length - 1;
    }
    return length;
  };
  const inLong = (text: string): string => {
    const units = new Uint16Array(lengthOf(text));
    let length = 0;
    let bits = 0;
    const add = (unit: number): void => {
      units[length++] = unit;
      bits |= unit;
    };
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      const by = replacementOf(unit);
      if (by === undefined) add(unit);
      else for (let index = 0; index < by.length; index++) add(by.charCodeAt(index));
    }
    return textOfUnits(units, length, bits);
  };
  return (text) => (text.length < LONG ? inShort(text) : inLong(text));
}

/** From here on, a text of pieces costs more than one whose units are laid out at once. */
const LONG = 1000;
