// "Did you mean …?": the known name that is nearest to a mistyped one.
import { countStep, countSteps } from './work-limit.ts';

/**
 * The edit distance of two texts (insert, delete, replace, swap of neighbours), without regard to case.
 * @param limit when the distance is larger, some number above the limit is returned early
 */
export function editDistance(a: string, b: string, limit: number = Number.POSITIVE_INFINITY): number {
  return distance(a.toLowerCase(), b.toLowerCase(), limit);
}

function distance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  countSteps(from.length * to.length);
  let [beforePrevious, previous, current]: [number[], number[], number[]] = [[], [], []];
  for (let j = 0; j <= to.length; j++) previous.push(j);
  for (let i = 1; i <= from.length; i++) {
    current[0] = i;
    let best = i;
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      let cost = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        cost = Math.min(cost, beforePrevious[j - 2]! + 1);
      current[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return previous[to.length]!;
}

/** Nobody mistypes a longer name, and what clients and files hold may be megabytes long. */
export const LONGEST_NAME = 256;
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
  if (name.length > LONGEST_NAME) return [];
  const lower = name.toLowerCase();
  const limit = highestDistance(name.length);
  const near: { readonly candidate: string; readonly cost: number }[] = [];
  for (const candidate of new Set(known)) {
    countStep();
    if (candidate.length > LONGEST_NAME) continue;
    const other = candidate.toLowerCase();
    const typed = distance(lower, other, limit);
    const isBeginning = beginsAlike(lower, other);
    const cost = isBeginning ? Math.min(typed, BEGINNING_DISTANCE) : typed;
    if (cost <= limit || (isBeginning && name.length > SHORTEST_BEGINNING)) near.push({ candidate, cost });
  }
  near.sort((a, b) => a.cost - b.cost);
  // What is as good as certain needs no alternatives.
  const certain = near.filter(({ cost }) => cost === 0);
  return (certain.length > 0 ? certain : near).slice(0, count).map(({ candidate }) => candidate);
}

/** How much of a name may be wrong; nothing of a single letter, which is as near to any other. */
function highestDistance(length: number): number {
  if (length <= 1) return 0;
  return length <= SHORT_NAME ? 1 : Math.max(2, Math.floor(length / 3));
}

/** @param a and `b`: in lower case */
function beginsAlike(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  return shorter.length >= SHORTEST_BEGINNING && longer.startsWith(shorter);
}

/** The name nearest to one that is not known, when it is near enough to be meant; undefined otherwise. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  return nearestNames(name, known, 1)[0];
}
