// Matching a path against one route template, segment by segment, and taking the parameters out of it.
import { ConstraintDecisions } from './constraint-decisions.ts';
import type { RouteParameter, RoutePattern, RouteSegment } from './route-pattern.ts';

/** A path, percent-decoded and cut at '/'. */
export interface PathSegments {
  readonly segments: readonly string[];
  /** Everything from segment `index` on, slashes included: what a catch-all takes. */
  restFrom(index: number): string;
  /** What was decided on it so far. */
  readonly decisions: ConstraintDecisions;
}

/** Cuts a decoded path as ASP.NET does: one trailing slash does not count, an empty segment inside does. */
export function splitPath(path: string): PathSegments {
  const inner = path.startsWith('/') ? path.slice(1) : path;
  const segments = inner.split('/');
  if (segments.at(-1) === '') segments.pop();
  return {
    segments,
    decisions: new ConstraintDecisions(),
    restFrom(index) {
      let at = 0;
      for (let i = 0; i < index && at >= 0; i++) at = inner.indexOf('/', at) + 1 || -1;
      return at < 0 ? '' : inner.slice(at);
    },
  };
}

/**
 * The values of the route's parameters for a path, constraints checked; undefined when the path does not fit.
 * Optional parameters that the path leaves out are missing, others have their default.
 */
export function matchRoute(pattern: RoutePattern, path: PathSegments): Map<string, string> | undefined {
  const values = new Map<string, string>();
  const count = path.segments.length;
  for (let index = 0; index < pattern.segments.length; index++) {
    const segment = pattern.segments[index]!;
    const first = segment.parts[0]!;
    if (first.kind === 'parameter' && first.catchAll) {
      const rest = path.restFrom(index);
      return setValue(values, first, rest === '' ? undefined : rest, path.decisions) ? values : undefined;
    }
    if (index >= count) {
      const omitted = segment.parts.length === 1 && first.kind === 'parameter' && canOmit(first);
      if (!omitted || !setValue(values, first, undefined, path.decisions)) return undefined;
    } else if (!matchSegment(segment, path.segments[index]!, values, path.decisions)) return undefined;
  }
  return count <= pattern.segments.length ? values : undefined;
}

/** Whether a path may end before this parameter. */
export function canOmit(parameter: RouteParameter): boolean {
  return parameter.optional || parameter.defaultValue !== undefined || parameter.catchAll;
}

/** Matches one segment of a path, adding the parameters' values. */
export function matchSegment(
  segment: RouteSegment,
  text: string,
  values: Map<string, string>,
  decisions: ConstraintDecisions,
): boolean {
  if (text === '') return false;
  const [first] = segment.parts;
  if (segment.parts.length > 1) return matchComplex(segment, text, values, decisions);
  if (first!.kind === 'literal') return first!.text.toLowerCase() === text.toLowerCase();
  return setValue(values, first as RouteParameter, text, decisions);
}

/**
 * Several literals and parameters in one segment: matched from the right, each literal at its last occurrence
 * (`RoutePatternMatcher.MatchComplexSegment`), so that `{name}.{extension}` takes `a.b.c` as `a.b` and `c`.
 */
function matchComplex(
  { parts }: RouteSegment,
  text: string,
  values: Map<string, string>,
  decisions: ConstraintDecisions,
): boolean {
  const last = parts.at(-1)!;
  if (last.kind === 'parameter' && last.optional) {
    if (matchParts(parts, text, values, decisions)) return true;
    // Without the optional parameter goes the period before it.
    return !endsWithSeparator(parts, text) && matchParts(parts.slice(0, -2), text, values, decisions);
  }
  return matchParts(parts, text, values, decisions);
}

function endsWithSeparator(parts: RouteSegment['parts'], text: string): boolean {
  const separator = parts.at(-2);
  return separator?.kind === 'literal' && text.endsWith(separator.text);
}

function matchParts(
  parts: RouteSegment['parts'],
  text: string,
  values: Map<string, string>,
  decisions: ConstraintDecisions,
): boolean {
  const lower = lowerCase(text);
  const found = new Map<string, string>();
  let end = text.length;
  let pending: RouteParameter | undefined;
  for (let index = parts.length - 1; index >= 0; index--) {
    const part = parts[index]!;
    if (part.kind === 'parameter') {
      pending = part;
      continue;
    }
    const literal = lowerCase(part.text);
    if (pending === undefined) {
      if (!lower.slice(0, end).endsWith(literal)) return false;
      end -= literal.length;
    } else {
      // A parameter takes at least one character.
      const at = end - 1 - literal.length < 0 ? -1 : lower.lastIndexOf(literal, end - 1 - literal.length);
      if (at < 0) return false;
      if (!setValue(found, pending, text.slice(at + literal.length, end), decisions)) return false;
      pending = undefined;
      end = at;
    }
  }
  if (pending !== undefined) {
    if (end === 0 || !setValue(found, pending, text.slice(0, end), decisions)) return false;
  } else if (end !== 0) return false;
  for (const [name, value] of found) values.set(name, value);
  return true;
}

/** In lower case, character for character: `İ` alone would become two, and is no other letter in any case. */
function lowerCase(text: string): string {
  if (!text.includes('\u0130')) return text.toLowerCase();
  return text
    .split('\u0130')
    .map((part) => part.toLowerCase())
    .join('\u0130');
}

function setValue(
  values: Map<string, string>,
  parameter: RouteParameter,
  given: string | undefined,
  decisions: ConstraintDecisions,
): boolean {
  const value = given ?? parameter.defaultValue;
  // ASP.NET skips the constraints of an optional parameter that is left out; to the others "nothing" is a value.
  if (value === undefined && parameter.optional) return true;
  for (const constraint of parameter.constraints) if (!decisions.fits(constraint, value ?? '')) return false;
  if (value !== undefined) values.set(parameter.name, value);
  return true;
}
