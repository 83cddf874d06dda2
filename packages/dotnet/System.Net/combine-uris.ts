// A relative reference and the URI that it stands in: the text of the two together, as `Uri.ResolveHelper` makes it.
import { defaultPorts, withoutDots, withoutQuery } from './parse-uri.ts';
import type { UriParts } from './parse-uri.ts';

/** `UriComponents`. */
export const component: Readonly<
  Record<
    | 'Scheme'
    | 'UserInfo'
    | 'Host'
    | 'Port'
    | 'Path'
    | 'Query'
    | 'Fragment'
    | 'StrongPort'
    | 'NormalizedHost'
    | 'KeepDelimiter',
    number
  >
> = {
  Scheme: 1,
  UserInfo: 2,
  Host: 4,
  Port: 8,
  Path: 16,
  Query: 32,
  Fragment: 64,
  StrongPort: 128,
  NormalizedHost: 256,
  KeepDelimiter: 1 << 30,
};
const server = component.Scheme | component.UserInfo | component.Host | component.Port;

/** `UriFormat`. */
const escaped = 1;
const safeUnescaped = 3;

/** What an absolute URI tells of itself. */
interface Base {
  readonly parts: UriParts;
  components(wanted: number, format: number): string;
}

/**
 * The text of a reference seen from a base: what is taken from the base is readable but for a mere query or fragment,
 * what the reference brings along stays as it was written.
 * @param relative without white space around it, and without a scheme of its own
 */
export function combinedText(base: Base, relative: string): string {
  const { scheme } = base.parts;
  const hasQuery = !withoutQuery.has(scheme);
  if (relative === '')
    return base.components(server | component.Path | component.Query | component.Fragment, safeUnescaped);
  if (relative.startsWith('#'))
    return base.components(server | component.Path | component.Query, escaped) + relative;
  if (relative.startsWith('?') && hasQuery)
    return base.components(server | component.Path, escaped) + relative;
  if (relative.startsWith('//')) return `${scheme}:${relative}`;
  const left = base.components(server, safeUnescaped);
  if (relative.startsWith('/')) return left + relative;
  if (relative.startsWith('\\') && defaultPorts.has(scheme)) return `${left}/${relative.slice(1)}`;
  const path = base.components(component.Path | component.KeepDelimiter, safeUnescaped);
  const directory = path.slice(0, path.lastIndexOf('/') + 1);
  const end = relative.search(hasQuery ? /[?#]/ : /#/);
  const own = end < 0 ? relative : relative.slice(0, end);
  return left + withoutDots(directory + own) + relative.slice(own.length);
}
