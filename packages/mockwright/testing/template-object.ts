// A template as tests write it: an object, or the text of a file.

/** Names that are left alone in every object of a template. */
interface Remarks {
  readonly _comment?: unknown;
  readonly [extension: `x-${string}`]: unknown;
  readonly [remark: `//${string}`]: unknown;
}

/** A template as an object; text in it may hold code: `'<#= Request.Route["id"] #>'`. */
export interface TemplateObject extends Remarks {
  /** `{}` answers `GET /`. */
  readonly request: TemplateRequest;
  readonly response?: TemplateResponse | null;
  readonly callback?: TemplateCallback | readonly TemplateCallback[] | string | null;
  readonly callbacks?: TemplateCallback | readonly TemplateCallback[] | string | null;
  readonly $schema?: string;
}

/** Which requests a template answers. */
export interface TemplateRequest extends Remarks {
  /** `GET` by default; a list, or `'*'` for any. */
  readonly method?: string | readonly string[] | null;
  /** `/` by default: `'/users/{id:int}'`. */
  readonly route?: string | null;
  /** Code that says whether it answers: `'<#= Request.Query["a"] == "1" #>'`. */
  readonly condition?: string | boolean | null;
}

/** What a template answers. A text may be code that gives the value, as a whole or in parts. */
export interface TemplateResponse extends Remarks {
  /** A number, or a name: `'NotFound'`. 200 by default. */
  readonly status?: number | string | null;
  /** A list is sent once for each. */
  readonly headers?: TemplateHeaders | string | null;
  /** Any JSON, or text. */
  readonly body?: unknown;
  /** Bytes. */
  readonly bodyBase64?: string | null;
  /** The path of a file, relative to the working folder. */
  readonly file?: string | null;
  /** Whether JSON and XML are indented; true by default. */
  readonly indented?: boolean | string | null;
  /** Server-sent events. */
  readonly events?: readonly TemplateEvent[] | string | null;
  /** Whether the connection stays open after the events. */
  readonly keepOpen?: boolean | string | null;
  /** Milliseconds before the answer: fixed, evenly drawn, lognormal, or normal. */
  readonly delay?:
    | number
    | string
    | { readonly min: number | string; readonly max: number | string }
    | { readonly median: number | string; readonly sigma: number | string }
    | { readonly mean: number | string; readonly deviation: number | string }
    | null;
  /** The body in so many pieces over so many milliseconds. */
  readonly chunks?: { readonly count: number | string; readonly duration: number | string } | string | null;
  /** What happens instead of an answer; an empty text is no fault. */
  readonly fault?: 'reset' | 'close' | 'garbage' | 'truncate' | 'hang' | (string & {}) | null;
}

/** Names and values. */
export interface TemplateHeaders {
  readonly [name: string]:
    string | number | boolean | readonly (string | number | boolean)[] | null | undefined;
}

/** A server-sent event. */
export interface TemplateEvent extends Remarks {
  /** Any JSON, or text. */
  readonly data?: unknown;
  readonly event?: string | null;
  readonly id?: string | number | null;
  /** Milliseconds after which the client connects again. */
  readonly retry?: number | string | null;
  /** Milliseconds to wait before the event. */
  readonly delay?: number | string | null;
}

/** A request that is sent once the answer is complete. Its code sees `Response`, too. */
export interface TemplateCallback extends Remarks {
  readonly url: string;
  /** `POST` by default. */
  readonly method?: string | null;
  readonly headers?: TemplateHeaders | string | null;
  readonly body?: unknown;
  /** Milliseconds after the answer. */
  readonly delay?: number | string | null;
  /** Milliseconds that it may take; 5000 by default. */
  readonly timeout?: number | string | null;
  readonly indented?: boolean | string | null;
}

/** The text of a template, as a file holds it: what the tag `template` gives. */
export interface TemplateText {
  readonly text: string;
}

/** A template given in code. */
export type TemplateSource = TemplateObject | TemplateText | string;
