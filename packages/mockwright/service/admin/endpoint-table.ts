// How a request finds the endpoint that it means.
import { escapeRegExp } from '@mockwright/language/text/escape-reg-exp';
import { nearestName } from '@mockwright/language/text/nearest-name';
import type { Endpoint } from './endpoint.ts';
import { EndpointError } from './endpoint-error.ts';

/** What a path below the prefix leads to. */
export interface FoundEndpoint {
  readonly endpoint: Endpoint;
  /** What stands in place of `{id}`. */
  readonly values: Readonly<Record<string, string>>;
}

interface Place {
  readonly endpoint: Endpoint;
  /** In lower case, but for the names in braces. */
  readonly segments: readonly string[];
}

/** The endpoints of a service at the paths that its settings give them. */
export class EndpointTable {
  /** Matches what is the service's own, and hardly looks at any other path. */
  readonly #own: RegExp;
  readonly #prefixes: readonly string[];
  readonly #places: readonly Place[];
  /** By their whole paths, in lower case. */
  readonly #exact: ReadonlyMap<string, Endpoint>;

  /**
   * @param prefixes `/_mock`; everything below them is the service's own
   * @param rows what is below each prefix; of those with one method and path, the first counts
   * @param exact endpoints at whole paths besides; of those with one path, the first counts
   */
  constructor(
    prefixes: readonly string[],
    rows: readonly Endpoint[],
    exact: readonly (readonly [path: string, endpoint: Endpoint])[],
  ) {
    this.#prefixes = prefixes.map((prefix) => prefix.toLowerCase());
    this.#places = rows.map((row) => ({ endpoint: row, segments: segmentsOf(row.path) }));
    this.#exact = new Map(exact.toReversed().map(([path, endpoint]) => [path.toLowerCase(), endpoint]));
    const below = this.#prefixes.map((prefix) => `${escapeRegExp(prefix)}(?:/|$)`);
    const whole = [...this.#exact.keys()].map((path) => `${escapeRegExp(path)}/?$`);
    this.#own = new RegExp(`^(?:${[...below, ...whole].join('|')})`, 'i');
  }

  /** Whether a path is the service's own. The one question that every request to a mock is asked. */
  isOwn(path: string): boolean {
    return this.#own.test(path);
  }

  /**
   * The endpoint at a path, without regard to case and a slash at its end.
   * @param path one that {@link isOwn} says yes to
   * @throws {EndpointError} 400 where a name is missing behind the slash at its end, 404 when there is none, 405 when it
   * answers other methods
   */
  find(method: string, path: string): FoundEndpoint {
    const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const lower = trimmed.toLowerCase();
    const exact = this.#exact.get(lower);
    if (exact !== undefined) return { endpoint: exact, values: {} };
    const prefix = this.#prefixes.find((each) => lower === each || lower.startsWith(`${each}/`)) ?? '';
    const segments = trimmed.slice(prefix.length).split('/').slice(1);
    const here = this.#places.filter((place) => fits(place, segments));
    if (here.length === 0) throw this.#nothingAt(method, prefix, trimmed);
    const wanted = method === 'HEAD' ? 'GET' : method;
    const place = here.find(({ endpoint }) => endpoint.method === undefined || endpoint.method === wanted);
    if (place === undefined) throw wrongMethod(method, trimmed, here);
    if (trimmed !== path && wanted !== 'GET' && this.#takesName(wanted, segments))
      throw new EndpointError(400, NO_NAME, `Without the slash at its end, ${trimmed} means all of them.`);
    return { endpoint: place.endpoint, values: valuesOf(place, segments) };
  }

  /** Whether one more segment would name what is meant: clients take `.` and `..` out of a path before they send it. */
  #takesName(method: string, segments: readonly string[]): boolean {
    return this.#places.some(
      (place) => place.endpoint.method === method && fits(place, [...segments, 'name']),
    );
  }

  #nothingAt(method: string, prefix: string, path: string): EndpointError {
    const places = this.#places.map(({ endpoint }) => [prefix + endpoint.path, endpoint] as const);
    const all = [...places, ...this.#exact].map(([place, row]) => ({
      method: row.method ?? '*',
      path: place,
      summary: row.summary,
    }));
    // Behind the prefix, which all have in common: it would make any two paths alike.
    const behind = (text: string): string =>
      text.startsWith(`${prefix}/`) ? text.slice(prefix.length) : text;
    const names = new Map(all.map((each) => [behind(each.path), each.path]));
    const nearest = names.get(nearestName(behind(path), names.keys()) ?? '');
    return new EndpointError(
      404,
      `There is no endpoint ${method} ${path}.`,
      nearest === undefined ? "'endpoints' lists what there is." : `Did you mean ${nearest}?`,
      { endpoints: all },
    );
  }
}

const NO_NAME = "The path names nothing: no path can carry the names '', '.' and '..'.";

/** @throws {EndpointError} 400 for a path as sent with a segment `.` or `..`, which would make it another one */
export function checkDotSegments(rawPath: string): void {
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(rawPath)) throw new EndpointError(400, NO_NAME);
}

/** The methods of an answer's `Allow`. */
function allowed(here: readonly Place[]): string {
  const methods = here.flatMap(({ endpoint: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...new Set(methods)].join(', ');
}

function wrongMethod(method: string, path: string, here: readonly Place[]): EndpointError {
  const allow = allowed(here);
  return new EndpointError(405, `${path} does not answer ${method}.`, `It answers ${allow}.`, {}, [
    ['Allow', allow],
  ]);
}

function segmentsOf(path: string): readonly string[] {
  return path === '/' ? [] : path.split('/').slice(1);
}

function fits({ segments }: Place, asked: readonly string[]): boolean {
  return (
    segments.length === asked.length &&
    segments.every((segment, index) =>
      segment.startsWith('{') ? asked[index] !== '' : segment === asked[index]!.toLowerCase(),
    )
  );
}

function valuesOf({ segments }: Place, asked: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    segments.flatMap((segment, index) =>
      // The path comes decoded but for its slashes.
      segment.startsWith('{') ? [[segment.slice(1, -1), asked[index]!.replace(/%2f/gi, '/')]] : [],
    ),
  );
}
