// When nothing fits a request: the mocks that come closest, and what in each of them did not fit.
import { editDistance } from '../text/nearest-name.ts';
import { methodsText } from '../template/fields/method.ts';
import type { Mock } from './mock-set.ts';
import { matchSegment, splitPath } from './route-match.ts';
import type { RoutePattern, RouteSegment } from './route-pattern.ts';

/** Why a mock did not answer. */
export interface NearMiss {
  readonly mock: Mock;
  /** What did not fit, each a phrase: `it answers GET, not POST`. */
  readonly reasons: readonly string[];
}

/** A mock whose method and route fit, and what its condition did. */
export interface TriedMock {
  readonly mock: Mock;
  /** A phrase: `its condition is false`. */
  readonly reason: string;
}

/** How many mocks are named. */
const SHOWN = 3;
/** What it costs when the method differs, a segment is another word, or is missing or too many: in wrong letters. */
const METHOD_COST = 2;
const OTHER_WORD_COST = 5;
const SEGMENT_COST = 4;

/** A mock further away than this was not meant: the longer the path, the more may differ. */
function highestCost(pattern: RoutePattern, path: readonly string[]): number {
  return 2 + 2 * Math.max(pattern.segments.length, path.length);
}

/**
 * The closest mocks, the closest first.
 * @param path percent-decoded
 * @param tried the mocks whose method and route fit; they come before all others
 */
export function findNearMisses(
  mocks: readonly Mock[],
  method: string,
  path: string,
  tried: readonly TriedMock[],
): NearMiss[] {
  const misses: NearMiss[] = tried.slice(0, SHOWN).map(({ mock, reason }) => ({ mock, reasons: [reason] }));
  const known = new Set(tried.map(({ mock }) => mock));
  const segments = splitPath(path).segments;
  const ranked = mocks
    .filter((mock) => !known.has(mock))
    .map((mock) => {
      const { cost, reasons } = comparePath(mock.pattern, segments);
      if (mock.methods === '*' || mock.methods.includes(method)) return { mock, cost, reasons };
      return { mock, cost: cost + METHOD_COST, reasons: [`it answers ${methodsText(mock.methods)}, not ${method}`, ...reasons] };
    })
    .filter(({ mock, cost }) => cost <= highestCost(mock.pattern, segments))
    .sort((a, b) => a.cost - b.cost);
  for (const { mock, reasons } of ranked.slice(0, SHOWN - misses.length)) misses.push({ mock, reasons });
  return misses;
}

function comparePath(pattern: RoutePattern, path: readonly string[]): { cost: number; reasons: string[] } {
  const reasons: string[] = [];
  let cost = 0;
  let index = 0;
  for (; index < pattern.segments.length; index++) {
    const segment = pattern.segments[index]!;
    const first = segment.parts[0]!;
    if (first.kind === 'parameter' && first.catchAll) return { cost, reasons };
    const text = path[index];
    if (text === undefined) {
      if (first.kind === 'parameter' && (first.optional || first.defaultValue !== undefined)) continue;
      const missing = pattern.segments.slice(index).map((rest) => rest.text);
      reasons.push(`the path lacks '/${missing.join('/')}'`);
      return { cost: cost + SEGMENT_COST * missing.length, reasons };
    }
    const distance = compareSegment(segment, text);
    if (distance === 0) continue;
    cost += distance;
    reasons.push(`'${text}' is not '${segment.text}'`);
  }
  const rest = path.slice(index);
  if (rest.length > 0) reasons.push(`the path goes on with '/${rest.join('/')}'`);
  return { cost: cost + SEGMENT_COST * rest.length, reasons };
}

function compareSegment(segment: RouteSegment, text: string): number {
  if (matchSegment(segment, text, new Map())) return 0;
  const [first] = segment.parts;
  if (segment.parts.length > 1 || first!.kind !== 'literal') return 1;
  const limit = Math.max(2, Math.floor(first!.text.length * 0.4));
  const distance = editDistance(first!.text, text, limit);
  return distance <= limit ? distance : OTHER_WORD_COST;
}
