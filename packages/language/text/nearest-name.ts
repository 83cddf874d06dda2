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

/** How far a name that is the beginning of a known one, or begins with one, is from it at most. */
const BEGINNING_DISTANCE = 2;
/** Shorter names begin too many others. */
const SHORTEST_BEGINNING = 3;
/** In names up to this length, a second wrong letter makes another word. */
const SHORT_NAME = 4;

/**
 * The names that may be meant by one that is not known, the nearest first: mistyped ones, and ones that begin alike.
 * @param count how many at most
 */
export function nearestNames(name: string, known: Iterable<string>, count: number): readonly string[] {
  const limit = highestDistance(name.length);
  const near: { readonly candidate: string; readonly distance: number }[] = [];
  for (const candidate of new Set(known)) {
    const typed = editDistance(name, candidate, limit);
    const isBeginning = beginsAlike(name, candidate);
    const distance = isBeginning ? Math.min(typed, BEGINNING_DISTANCE) : typed;
    if (distance <= limit || (isBeginning && name.length > SHORTEST_BEGINNING))
      near.push({ candidate, distance });
  }
  near.sort((a, b) => a.distance - b.distance);
  // What is as good as certain needs no alternatives.
  const certain = near.filter(({ distance }) => distance === 0);
  return (certain.length > 0 ? certain : near).slice(0, count).map(({ candidate }) => candidate);
}

/** How much of a name may be wrong; nothing of a single letter, which is as near to any other. */
function highestDistance(length: number): number {
  if (length <= 1) return 0;
  return length <= SHORT_NAME ? 1 : Math.max(2, Math.floor(length / 3));
}

function beginsAlike(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  return shorter.length >= SHORTEST_BEGINNING && longer.toLowerCase().startsWith(shorter.toLowerCase());
}

/** The name nearest to one that is not known, when it is near enough to be meant; undefined otherwise. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  return nearestNames(name, known, 1)[0];
}
