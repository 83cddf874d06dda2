// What the page reads: the types of the service's own answers.
import type { DescribedRequest, ListedRequest } from '../../journal/describe-request.ts';

export type { DescribedRequest, ListedRequest };

/** A template as `GET /templates` lists it. */
export interface ListedTemplate {
  readonly id?: string;
  readonly file?: string;
  readonly name?: string;
  readonly method: string | null;
  readonly route: string | null;
  readonly condition: string | null;
  readonly hits: number;
  readonly remaining?: number;
  readonly diagnostics: readonly { readonly severity: string; readonly frame: string }[];
  readonly moreDiagnostics?: number;
}

/** A session as `GET /sessions` lists it. */
export interface ListedSession {
  readonly name: string;
  readonly requests: number;
  readonly templates: number;
  readonly globals: number;
  readonly now: string;
}

/** What `GET /events` tells, by the names of the events. */
export interface PageEvents {
  readonly request: ListedRequest;
  readonly reload: { readonly file: string; readonly state: string };
  readonly diagnostics: object;
  readonly reset: { readonly session: string | null; readonly what: readonly string[] };
  readonly end: { readonly session: string };
}

/** A view that is shown: its elements, and what keeps it up to date. */
export interface View {
  readonly elements: readonly Node[];
  /** Something happened that the view may show. */
  readonly hear?: <Name extends keyof PageEvents>(name: Name, data: PageEvents[Name]) => void;
}
