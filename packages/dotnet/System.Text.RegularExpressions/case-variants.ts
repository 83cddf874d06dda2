// What `RegexOptions.IgnoreCase` takes for the same character: what has the same lower case in the invariant culture.
import { toLowerInvariant } from '../System/text/casing.ts';
import { CharacterSet } from './character-set.ts';

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

/** The variants of a character; empty when there are none. */
export function variantsOf(code: number): readonly number[] {
  if (code < 128 && !isAsciiLetter(code)) return [];
  return allVariants().get(code) ?? [];
}
function isAsciiLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 97 && lower <= 122;
}

/** A set with the variants of all that it holds. */
export function withVariants(set: CharacterSet): CharacterSet {
  const { bounds } = set;
  // Most classes are small, and the table of all variants is not.
  const isSmall = bounds.at(-1)! - bounds[0]! < 1024;
  const codes = isSmall
    ? [...set.ranges()].flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, at) => first + at),
      )
    : [...allVariants().keys()].filter((code) => set.has(code));
  const others = codes.flatMap(variantsOf).filter((other) => !set.has(other));
  return CharacterSet.union([set, CharacterSet.ofRanges(others.map((other) => [other, other]))]);
}
