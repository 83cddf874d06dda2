// Which of the recorded requests somebody asks for.
import { HTTP_TOKEN } from '@mockwright/language/text/http-token';
import { decodePath } from '../exchange/percent-decoding.ts';
import { withSlash } from '../routing/with-slash.ts';
import type { CallKind } from './call-counters.ts';

/** What requests must be; what is undefined does not count. */
export interface RequestQuery {
  readonly session?: string | undefined;
  readonly method?: string | undefined;
  /** The exact path, without the query; percent-encoded or not. */
  readonly path?: string | undefined;
  /** The pattern: `/users/{id}`. */
  readonly route?: string | undefined;
  /** The file or name of the template that answered. */
  readonly template?: string | undefined;
  readonly status?: number | undefined;
  /** Whether a template answered. */
  readonly matched?: boolean | undefined;
  /** Only those with a greater id. */
  readonly since?: number | undefined;
  /** The last so many. */
  readonly limit?: number | undefined;
}

/** What a filter takes, in words, and whether a text is that: what no request can be would be 0 without a word. */
export type FilterCheck = readonly [wanted: string, fits: (text: string) => boolean];

/** What a method must be to be that of a request. */
export const METHOD_CHECK: FilterCheck = [
  'the name of a method, such as GET',
  (text) => HTTP_TOKEN.test(text),
];

/** What a path must be to be that of a request. */
export const PATH_CHECK: FilterCheck = [
  'a path without host and query, such as /users/5 (%3F stands for a question mark in it)',
  (text) => !text.includes('?') && !/^[a-z][a-z\d+.-]*:\/\//i.test(text) && askedPath(text) !== undefined,
];

/** The statuses that an answer can have. */
export const STATUS_RANGE = { minimum: 100, maximum: 999 } as const;

/** A path that is asked for as the journal knows it: decoded as routes do, with its slash; undefined: none has it. */
export function askedPath(path: string): string | undefined {
  return decodePath(withSlash(path));
}

/** Whether calls of a kind, to a path, fit. Ids are not looked at. */
export function filterOf(query: RequestQuery): (kind: CallKind, path: string) => boolean {
  const { session, template, status, matched } = query;
  const method = query.method?.toUpperCase();
  const path = query.path === undefined ? undefined : askedPath(query.path);
  const route = query.route === undefined ? undefined : withSlash(query.route);
  return (kind, asked) =>
    (session === undefined || kind.session === session) &&
    (method === undefined || kind.method === method) &&
    (query.path === undefined || asked === path) &&
    (route === undefined || kind.route === route) &&
    (template === undefined || kind.template === template) &&
    (status === undefined || kind.status === status) &&
    (matched === undefined || (kind.template !== undefined) === matched);
}
