// When nothing fits a request: the mocks that come closest, and what in each of them did not fit.
import { methodsText } from '../../template/fields/method.ts';
import { editDistance } from '@mockwright/language/text/nearest-name';
import type { Mock, MockFacts } from '../mocks/mock-set.ts';
import type { ConditionPart, TemplateRequest } from '../../template/template.ts';
import type { ConstraintDecisions } from '../routing/constraint-decisions.ts';
import { canOmit, matchSegment, splitPath, type PathSegments } from '../routing/route-match.ts';
import type { RoutePattern, RouteSegment } from '../routing/route-pattern.ts';
import { withSlash } from '../routing/with-slash.ts';

/** Why a mock did not answer. */
export interface NearMiss {
  readonly mock: MockFacts;
  /** What did not fit, each a phrase: `it answers GET, not POST`. */
  readonly reasons: readonly string[];
  /** The segments of the route, each with what stands there in the path. */
  readonly segments: readonly ComparedSegment[];
  /** Whether its method and route fit. */
  readonly fits: boolean;
  /** The parts of its condition that decided against it. */
  readonly condition: readonly ConditionPart[];
  /** Whether it was perhaps meant: one that is not has nothing of the path, and is only closer than all others. */
  readonly isNear: boolean;
}

/** A mock whose method and route fit, or that only seems not to be there, and why it did not answer. */
export interface KnownMiss extends Pick<NearMiss, 'reasons' | 'condition'> {
  readonly mock: Mock | MockFacts;
}

/** A segment of a route beside that of the path. */
interface ComparedSegment {
  /** Undefined where the path goes on behind the route. */
  readonly route: string | undefined;
  /** Undefined where the path ended before. */
  readonly path: string | undefined;
  readonly fits: boolean;
}

/** A mock whose method and route fit, and what its condition did. */
export interface TriedMock {
  readonly mock: Mock;
  /** The request as it saw it. */
  readonly request: TemplateRequest;
  /** Phrases: `its condition is false`. */
  readonly reasons: readonly string[];
  /** The parts of the condition that decided; none until somebody asks. */
  readonly condition: readonly ConditionPart[];
  /** Whether its code threw, which no request should make it do: a body that is no JSON is not meant. */
  readonly threw?: true | undefined;
}

/** How many mocks are named. */
const SHOWN = 3;
/** What it costs when the method differs, a segment is another word, or is missing or too many: in wrong letters. */
const METHOD_COST = 2;
const OTHER_WORD_COST = 5;
const SEGMENT_COST = 4;
/** Longer segments are not compared, and are shown cut. */
const LONGEST_TEXT = 256;

/** Of what a path has more than a route, so much is shown. */
const MOST_SEGMENTS = 20;
/** So many segments of a route are shown, and so many reasons: all that is told is kept with the request. */
const MOST_OF_ROUTE = 100;
const MOST_REASONS = 20;

/** How far a mock is from a path. */
interface RankedMock {
  readonly mock: Mock;
  readonly cost: number;
  /** @see NearMiss.isNear */
  readonly isNear: boolean;
}

/** A mock further away than this was not meant: the longer the path, the more may differ. */
function highestCost(pattern: RoutePattern, length: number): number {
  return 2 + 2 * Math.max(pattern.segments.length, length);
}

/**
 * The closest mocks, the closest first: those that were perhaps meant, and where they are fewer than are named, others.
 * @param path percent-decoded
 * @param tried the mocks whose method and route fit; they come before all others
 */
export function findNearMisses(
  mocks: readonly Mock[],
  method: string,
  path: string,
  tried: readonly KnownMiss[],
): NearMiss[] {
  const known = new Set<KnownMiss['mock']>(tried.map(({ mock }) => mock));
  const cut = splitPath(path);
  const misses: NearMiss[] = tried.slice(0, SHOWN).map(({ mock, reasons, condition }) => ({
    mock: 'facts' in mock ? mock.facts : mock,
    reasons,
    segments: compareSegments(mock.pattern, cut),
    fits: true,
    condition,
    isNear: true,
  }));
  const closest: RankedMock[] = [];
  for (const mock of mocks) {
    if (known.has(mock)) continue;
    const highest = highestCost(mock.pattern, cut.segments.length);
    const cost = costOf(mock.pattern, cut, highest) + (answers(mock, method) ? 0 : METHOD_COST);
    addClosest(closest, { mock, cost, isNear: cost <= highest && isNear(mock.pattern, cut) });
  }
  for (const { mock, isNear: near } of closest.slice(0, Math.max(0, SHOWN - misses.length))) {
    const reasons = reasonsFor(mock.pattern, cut);
    if (!answers(mock, method)) reasons.unshift(`it answers ${methodsText(mock.methods)}, not ${method}`);
    const segments = compareSegments(mock.pattern, cut);
    misses.push({ mock: mock.facts, reasons, segments, fits: false, condition: [], isNear: near });
  }
  return misses;
}

/** Adds a mock behind those that are as close, and keeps no more than are shown. */
function addClosest(kept: RankedMock[], added: RankedMock): void {
  const at = kept.findIndex((each) => isCloser(added, each));
  kept.splice(at < 0 ? kept.length : at, 0, added);
  if (kept.length > SHOWN) kept.pop();
}

/** Those that were perhaps meant are closer than all others. */
function isCloser(one: RankedMock, other: RankedMock): boolean {
  return one.isNear === other.isNear ? one.cost < other.cost : one.isNear;
}

/** Whether a path has a word of a route, or nearly: to say that all of it is different helps nobody. */
function isNear({ segments }: RoutePattern, path: PathSegments): boolean {
  if (segments.length === 0) return path.segments.length === 0;
  return (
    !segments.some(hasWord) ||
    segments.some((segment, index) => {
      const text = path.segments[index];
      return (
        text !== undefined &&
        hasWord(segment) &&
        compareSegment(segment, text, path.decisions) < OTHER_WORD_COST
      );
    })
  );
}

function hasWord({ parts }: RouteSegment): boolean {
  return parts.some(({ kind }) => kind === 'literal');
}

function answers({ methods }: Mock, method: string): boolean {
  return methods === '*' || methods.includes(method);
}

/** The segments of a route beside those of a path; of the path no more than the route has, and what is left as one. */
function compareSegments({ segments }: RoutePattern, path: PathSegments): ComparedSegment[] {
  const compared: ComparedSegment[] = [];
  for (const [index, segment] of segments.slice(0, MOST_OF_ROUTE).entries()) {
    if (isCatchAll(segment)) {
      const rest = path.segments.slice(index).join('/');
      return [...compared, { route: segment.text, path: shorten(rest), fits: true }];
    }
    const text = path.segments[index];
    const first = segment.parts[0]!;
    const fits =
      text === undefined
        ? segment.parts.length === 1 && first.kind === 'parameter' && canOmit(first)
        : compareSegment(segment, text, path.decisions) === 0;
    compared.push({ route: segment.text, path: text && shorten(text), fits });
  }
  const rest = path.segments.slice(segments.length);
  const shown = rest
    .slice(0, MOST_SEGMENTS)
    .map((text) => ({ route: undefined, path: shorten(text), fits: false }));
  return [...compared, ...shown];
}

/** How far a path is from a route; looked at no further than `highest`, so that most routes cost next to nothing. */
function costOf({ segments }: RoutePattern, path: PathSegments, highest: number): number {
  const { count, surplus, missing } = compareLengths(segments, path.segments);
  let cost = SEGMENT_COST * (surplus + missing.length);
  for (let index = 0; index < count && cost <= highest; index++)
    cost += compareSegment(segments[index]!, path.segments[index]!, path.decisions);
  return cost;
}

function reasonsFor({ segments }: RoutePattern, path: PathSegments): string[] {
  const { count, surplus, missing } = compareLengths(segments, path.segments);
  const reasons: string[] = [];
  for (let index = 0; index < count && reasons.length < MOST_REASONS; index++) {
    const [segment, text] = [segments[index]!, path.segments[index]!];
    if (compareSegment(segment, text, path.decisions) > 0)
      reasons.push(`'${shorten(text)}' ${isWord(segment) ? 'is not' : 'does not fit'} '${segment.text}'`);
  }
  const rest = path.segments.slice(count);
  if (surplus > 0) reasons.push(`the path goes on with '/${shorten(rest.join('/'))}'`);
  if (missing.length > 0)
    reasons.push(`the path lacks '/${shorten(missing.map(({ text }) => text).join('/'))}'`);
  return reasons;
}

/** How many segments can be compared, how many more the path has, and which ones it lacks. */
function compareLengths(
  segments: readonly RouteSegment[],
  path: readonly string[],
): { readonly count: number; readonly surplus: number; readonly missing: readonly RouteSegment[] } {
  const hasCatchAll = segments.length > 0 && isCatchAll(segments.at(-1)!);
  const own = hasCatchAll ? segments.length - 1 : segments.length;
  const count = Math.min(own, path.length);
  const needed = segments.slice(count, own);
  const missing = needed.slice(needed.findIndex((segment) => !isOmissible(segment)));
  return {
    count,
    surplus: hasCatchAll ? 0 : path.length - count,
    missing: needed.every(isOmissible) ? [] : missing,
  };
}

function isCatchAll({ parts }: RouteSegment): boolean {
  const first = parts[0]!;
  return first.kind === 'parameter' && first.catchAll;
}

function isOmissible({ parts }: RouteSegment): boolean {
  const first = parts[0]!;
  return first.kind === 'parameter' && (first.optional || first.defaultValue !== undefined);
}

function compareSegment(segment: RouteSegment, text: string, decisions: ConstraintDecisions): number {
  const [first] = segment.parts;
  // Nobody mistypes a text of that length, and there may be thousands of routes to compare it with.
  if (text.length > LONGEST_TEXT) return isAnything(segment) ? 0 : OTHER_WORD_COST;
  if (matchSegment(segment, text, new Map(), decisions)) return 0;
  if (first?.kind !== 'literal' || !isWord(segment)) return 1;
  const limit = Math.max(2, Math.floor(first.text.length * 0.4));
  const isWordOfOtherLength = Math.abs(first.text.length - text.length) > limit;
  if (isWordOfOtherLength || !decisions.mayCompare(first.text.length, text.length)) return OTHER_WORD_COST;
  const distance = editDistance(first.text, text, limit);
  return distance <= limit ? distance : OTHER_WORD_COST;
}

function isWord({ parts }: RouteSegment): boolean {
  return parts.length === 1 && parts[0]!.kind === 'literal';
}

function isAnything({ parts }: RouteSegment): boolean {
  const first = parts[0]!;
  return parts.length === 1 && first.kind === 'parameter' && first.constraints.length === 0;
}

function shorten(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

/** A template that came close. */
export interface DescribedMiss {
  readonly template: string;
  readonly method: string;
  readonly route: string;
  readonly reasons: readonly string[];
  /** The segments of its route beside those of the path. */
  readonly segments: NearMiss['segments'];
  /** The parts of its condition that decided. */
  readonly condition: NearMiss['condition'];
}

/** A near miss as data. */
export function describeMiss({ mock, reasons, segments, condition }: NearMiss): DescribedMiss {
  const { path, methods, route } = mock.template;
  return {
    template: path,
    method: methodsText(methods),
    route: withSlash(route),
    reasons,
    segments,
    condition,
  };
}
