// `SelectToken` and `SelectTokens`.
import { JsonException } from '../json-exception.ts';
import type { JToken } from '../linq/token.ts';
import { applyFilters } from './filters.ts';
import type { PathFilter, SelectSettings } from './filters.ts';
import { parsePath } from './parse-path.ts';
import { TextCache } from '@mockwright/language/runtime/text-cache';
import { notNull } from '@mockwright/language/runtime/not-null';

/** Templates ask for the same few paths over and over. */
const compiled = new TextCache<readonly PathFilter[]>(1000, 50_000);
const compile = (path: string): readonly PathFilter[] => compiled.of(path, parsePath);

/** What a path selects; found while it is being enumerated, anew each time. @throws JsonException for what is no path */
export function selectTokens(
  token: JToken,
  path: string,
  settings: SelectSettings | null = null,
): Iterable<JToken> {
  const filters = compile(notNull(path, 'expression'));
  return { [Symbol.iterator]: () => applyFilters(filters, token, token, settings)[Symbol.iterator]() };
}
/** The one token that a path selects, or null. @throws JsonException when there are several */
export function selectToken(
  token: JToken,
  path: string,
  settings: SelectSettings | null = null,
): JToken | null {
  let found: JToken | null = null;
  for (const candidate of selectTokens(token, path, settings)) {
    if (found) throw new JsonException('Path returned multiple tokens.');
    found = candidate;
  }
  return found;
}
