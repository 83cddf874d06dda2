// "Did you mean …?": the known name that is nearest to a mistyped one.

/**
 * The edit distance of two texts (insert, delete, replace, swap of neighbours), without regard to case.
 * @param limit when the distance is larger, some number above the limit is returned early
 */
export function editDistance(a: string, b: string, limit: number = Number.POSITIVE_INFINITY): number {
  const from = a.toLowerCase();
  const to = b.toLowerCase();
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      let cost = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        cost = Math.min(cost, beforePrevious[j - 2]! + 1);
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[to.length]!;
}

/** The name nearest to a mistyped one, when it is near enough to be meant; undefined otherwise. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let best = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(name, candidate, best);
    if (distance < best) {
      best = distance;
      nearest = candidate;
    }
  }
  return nearest;
}
