// What `RegexOptions.IgnoreCase` takes for the same character: what has the same lower case in the invariant culture.
import { toLowerInvariant } from '../System/text/casing.ts';
import { classCharacter } from './character-classes.ts';

let variants: ReadonlyMap<number, readonly number[]> | undefined;

/** By character, the others that differ in case only; made when first needed. */
function allVariants(): ReadonlyMap<number, readonly number[]> {
  if (variants) return variants;
  const byLower = new Map<string, number[]>();
  for (let code = 0; code < 0x10000; code++) {
    const lower = toLowerInvariant(String.fromCharCode(code));
    const same = byLower.get(lower);
    if (same) same.push(code);
    else byLower.set(lower, [code]);
  }
  const result = new Map<number, readonly number[]>();
  for (const same of byLower.values())
    if (same.length > 1)
      for (const code of same)
        result.set(
          code,
          same.filter((other) => other !== code),
        );
  return (variants = result);
}

/** The variants of a character as items of a JavaScript class in `v` mode; empty when there are none. */
export function variantsOf(code: number): string {
  if (code < 128 && !isAsciiLetter(code)) return '';
  return (allVariants().get(code) ?? []).map(classCharacter).join('');
}
function isAsciiLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 97 && lower <= 122;
}

/** The variants of all characters of a range. */
export function variantsOfRange(low: number, high: number): string {
  let items = '';
  for (const [code, others] of allVariants())
    if (code >= low && code <= high)
      for (const other of others) if (other < low || other > high) items += classCharacter(other);
  return items;
}
