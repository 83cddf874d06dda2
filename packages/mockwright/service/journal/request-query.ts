// Which of the recorded requests somebody asks for.
import { withSlash } from '../routing/with-slash.ts';
import type { CallKind } from './call-counters.ts';

/** What requests must be; what is undefined does not count. */
export interface RequestQuery {
  readonly session?: string | undefined;
  readonly method?: string | undefined;
  /** The exact path, decoded. */
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

/** Whether calls of a kind, to a path, fit. Ids are not looked at. */
export function filterOf(query: RequestQuery): (kind: CallKind, path: string) => boolean {
  const { session, template, status, matched } = query;
  const method = query.method?.toUpperCase();
  const path = query.path === undefined ? undefined : withSlash(query.path);
  const route = query.route === undefined ? undefined : withSlash(query.route);
  return (kind, asked) =>
    (session === undefined || kind.session === session) &&
    (method === undefined || kind.method === method) &&
    (path === undefined || asked === path) &&
    (route === undefined || kind.route === route) &&
    (template === undefined || kind.template === template) &&
    (status === undefined || kind.status === status) &&
    (matched === undefined || (kind.template !== undefined) === matched);
}
