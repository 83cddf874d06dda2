// The hash table of frozen collections: they are enumerated bucket by bucket, and .NET chooses how many there are.
import { spend } from '@mockwright/language/runtime/run';

/** Sizes of tables that .NET tries (`HashHelpers.Primes`). */
const primes: readonly number[] = [
  3, 7, 11, 17, 23, 29, 37, 47, 59, 71, 89, 107, 131, 163, 197, 239, 293, 353, 431, 521, 631, 761, 919, 1103,
  1327, 1597, 1931, 2333, 2801, 3371, 4049, 4861, 5839, 7013, 8419, 10103, 12143, 14591, 17519, 21023, 25229,
  30293, 36353, 43627, 52361, 62851, 75431, 90523, 108631, 130363, 156437, 187751, 225307, 270371, 324449,
  389357, 467237, 560689, 672827, 807403, 968897, 1162687, 1395263, 1674319, 2009191, 2411033, 2893249,
  3471899, 4166287, 4999559, 5999471, 7199369,
];

/** How many of the codes fall into a bucket that is taken, or the limit where that is reached. */
function collisionsOf(codes: ReadonlySet<number>, buckets: number, limit: number): number {
  spend(codes.size);
  const taken = new Set<number>();
  let collisions = 0;
  for (const code of codes) {
    const bucket = (code >>> 0) % buckets;
    if (!taken.has(bucket)) taken.add(bucket);
    else if (++collisions >= limit) break;
  }
  return collisions;
}

/** The size with the fewest collisions, or the first with few of them. */
function bucketCount(codes: ReadonlySet<number>): number {
  const count = codes.size;
  const first = primes.findIndex((prime) => prime >= count * 2);
  const most = count * (count >= 1000 ? 3 : 16);
  const end = primes.findIndex((prime) => prime >= most);
  const tried = primes.slice(first, end < 0 ? undefined : Math.max(first, end));
  let best = end < 0 ? most : primes[Math.max(0, end - 1)]!;
  let fewest = count;
  for (const buckets of tried) {
    const collisions = collisionsOf(codes, buckets, fewest);
    if (collisions >= fewest) continue;
    best = buckets;
    if (collisions / count <= 0.05) break;
    fewest = collisions;
  }
  return best;
}

/** Elements in the order of their buckets; of one bucket, the last comes first. */
export function inOrderOfBuckets<T>(items: readonly T[], codes: readonly number[]): T[] {
  const buckets = bucketCount(new Set(codes));
  const places = codes.map((code) => (code >>> 0) % buckets);
  return [...items.keys()].toSorted((a, b) => places[a]! - places[b]! || b - a).map((at) => items[at]!);
}
