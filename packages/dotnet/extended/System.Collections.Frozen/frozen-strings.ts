// The hash codes by which frozen collections of strings find them: of the shortest part that tells them apart.

/** A part of every string: `start` counts from its end where it is negative. */
interface Part {
  readonly start: number;
  readonly length: number;
}

const hashStart = (5381 << 16) + 5381;
const hashFactor = 1_566_083_941;
const next = (hash: number, value: number): number => (((hash << 5) | (hash >>> 27)) + hash) ^ value;

/** `Hashing.GetHashCodeOrdinal`; `lower` is what every character is joined with. */
function ordinalHash(text: string, lower: number): number {
  const at = (index: number): number => text.charCodeAt(index) | lower;
  let odd = hashStart;
  let even = hashStart;
  let index = 0;
  if (text.length > 3)
    for (; index + 4 <= text.length; index += 4) {
      odd = next(odd, at(index) | (at(index + 1) << 16));
      even = next(even, at(index + 2) | (at(index + 3) << 16));
    }
  for (; index < text.length; index++) even = next(even, at(index));
  return (odd + Math.imul(even, hashFactor)) | 0;
}

/** Whether few strings have each length: those need no hash codes. */
function fitLengthBuckets(keys: readonly string[], shortest: number, longest: number): boolean {
  const spread = longest - shortest + 1;
  const counts = new Map<number, number>();
  for (const { length } of keys) {
    const count = (counts.get(length) ?? 0) + 1;
    if (count > 5) return false;
    counts.set(length, count);
  }
  return counts.size / spread >= 0.2;
}

const partOf = (text: string, { start, length }: Part): string => {
  const from = start < 0 ? text.length + start : start;
  return text.slice(from, from + length);
};

/** Whether the parts are all different, but for one in twenty. */
function tellApart(keys: readonly string[], part: Part, fold: (text: string) => string): boolean {
  let left = Math.floor(keys.length / 20);
  const seen = new Set<string>();
  for (const key of keys) {
    const text = fold(partOf(key, part));
    if (seen.has(text) && --left < 0) return false;
    seen.add(text);
  }
  return true;
}

function findPart(
  keys: readonly string[],
  shortest: number,
  isOneLength: boolean,
  fold: (text: string) => string,
): Part | undefined {
  for (let length = 1; length <= Math.min(shortest, 8); length++) {
    const last = shortest - length;
    const places = Array.from({ length: last + 1 }, (_, index) => index);
    const fromEnd = isOneLength ? [] : places.map((index) => -index - length);
    const start = [...places, ...fromEnd].find((each) => tellApart(keys, { start: each, length }, fold));
    if (start !== undefined) return { start, length };
  }
  return undefined;
}

// oxlint-disable-next-line no-control-regex
const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** The codes of distinct strings; nothing where .NET keeps their order. */
export function stringCodes(keys: readonly string[], ignoreCase: boolean): number[] | undefined {
  const lengths = keys.map((key) => key.length);
  const shortest = lengths.reduce((a, b) => Math.min(a, b), Infinity);
  const longest = lengths.reduce((a, b) => Math.max(a, b), -Infinity);
  if (fitLengthBuckets(keys, shortest, longest)) return undefined;
  const upper = (text: string): string => text.toUpperCase();
  const part = findPart(keys, shortest, shortest === longest, ignoreCase ? upper : (text) => text);
  const parts = part ? keys.map((key) => partOf(key, part)) : keys;
  if (!ignoreCase || (!part && parts.every((text) => isAscii(text) && !/[a-z]/i.test(text))))
    return parts.map((text) => (part?.length === 1 ? text.charCodeAt(0) : ordinalHash(text, 0)));
  // Other letters have hash codes that differ with every run of .NET.
  return parts.every(isAscii) ? parts.map((text) => ordinalHash(text, 0x20)) : undefined;
}
