// The types of the API for tests: what editors show.
import type { TemplateSource } from './template-object.ts';

/** Settings by their names: flat (`{ 'Mock:Imports:0': '…' }`) or nested (`{ Mock: { Imports: ['…'] } }`). */
export interface SettingsObject {
  readonly [name: string]:
    string | number | boolean | readonly (string | number | boolean)[] | SettingsObject;
}

/** How to start a server. */
export interface CreateMockServerOptions {
  /** The folder of the templates; absent: there are only those of `templates`. */
  readonly folder?: string;
  readonly templates?: readonly TemplateSource[];
  /** 0, the default: any free one. */
  readonly port?: number;
  /** The address to listen on; `127.0.0.1` by default. */
  readonly host?: string;
  /** Whether pages of other origins may ask: `Mock:Cors`. */
  readonly cors?: boolean | readonly string[];
  /** Makes random values the same in each session. */
  readonly seed?: number;
  /** Namespaces that need no `using`: `Mock:Imports`. */
  readonly imports?: readonly string[];
  /** What `Global` holds in each session: names and values, as JSON. */
  readonly global?: object;
  /** The time at which the clock of each session stands: a date, ISO 8601, or milliseconds since 1970. */
  readonly now?: string | number | Date;
  /**
   * `'error'`: `reset()` and `close()` throw, naming each request that nothing answered and the closest template, and each
   * whose template failed. `close()` asks about all sessions, the `reset()` of the server about its own and those that no `session()` opened;
   * both also about what an endpoint forgot (the end or reset of a session elsewhere).
   */
  readonly onUnmatched?: 'answer' | 'error';
  /** Starts although a template does not compile. */
  readonly allowBroken?: boolean;
  /** Loads changed files again; off by default. */
  readonly watch?: boolean;
  readonly settings?: SettingsObject;
  /** Takes the lines of the log, one at a call; by default they go nowhere. */
  readonly write?: (line: string) => void;
}

/** Which requests are meant; all of what is given must fit. */
export interface RequestFilter {
  /** In upper or lower case. */
  readonly method?: string;
  /** The exact path, without the query; percent-encoded or not, case counts: `/users/5`. */
  readonly path?: string;
  /** The pattern of the template: `/users/{id}`. */
  readonly route?: string;
  /** The file or name of the template that answered. */
  readonly template?: string;
  readonly status?: number;
  /** Whether a template answered. */
  readonly matched?: boolean;
  /** Only those with a greater id. */
  readonly since?: number;
  /** The last so many; `count` and `waitForRequest` take no notice of it. */
  readonly limit?: number;
}

/** A template that nearly answered a request. */
export interface CloseTemplate {
  /** The file or name. */
  readonly template: string;
  readonly method: string;
  readonly route: string;
  /** What did not fit. */
  readonly reasons: readonly string[];
  /** The segments of its route beside those of the path; one of both is missing where the other goes on. */
  readonly segments: readonly {
    readonly route?: string | undefined;
    readonly path?: string | undefined;
    readonly fits: boolean;
  }[];
  /** The parts of its condition that decided, with the values in them. */
  readonly condition: readonly {
    readonly text: string;
    readonly value: string;
    readonly values: Readonly<Record<string, string>>;
  }[];
}

/** A template that was asked before the one that answered. */
export interface PassedOverTemplate {
  /** The file or name. */
  readonly template: string;
  /** Why it did not answer. */
  readonly reasons: readonly string[];
  /** Its condition, or what runs before it, threw. */
  readonly threw?: true;
}

/** A body, as far as it is a text. */
export interface RecordedBody {
  /** Empty when there was none. */
  readonly body: string;
  /** The bytes, where they are no text in their charset. */
  readonly bodyBase64?: string;
  /** Only the beginning of the body is here, or nothing: it was too long. */
  readonly truncated?: true;
}

/** An answer as it was sent; where the request is `aborted`, as it was to be sent. */
export interface RecordedAnswer extends RecordedBody {
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** Instead of the body: the file that was sent. */
  readonly file?: string;
}

/** A request that was sent after an answer. */
export interface RecordedCallback {
  readonly method: string;
  readonly url: string;
  /** Of the answer; undefined when there was none. */
  readonly status?: number;
  /** Why there was none. */
  readonly error?: string;
  readonly milliseconds: number;
}

/** What a recorded request was answered when it was run again. */
export interface Replay {
  /** Whether the answer was the same. */
  readonly same: boolean;
  readonly answer: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string | readonly string[]>>;
    readonly body?: string;
    readonly file?: string;
    /** What happens instead of the answer: `reset`, `hang` … */
    readonly fault?: string;
  };
  /** `part` is `status`, `headers.X-Id`, `body`, `file` or `fault`. */
  readonly differences: readonly { readonly part: string; readonly was?: unknown; readonly is?: unknown }[];
}

/** One recorded request. */
export interface RecordedRequest extends RecordedBody {
  readonly id: number;
  /** ISO 8601. */
  readonly time: string;
  readonly session: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly matched: boolean;
  /** The file or name of the template that answered; null when none did. */
  readonly template: string | null;
  /** Of one that was added while the server runs: its id. */
  readonly templateId?: string;
  readonly route: string | null;
  readonly routeValues: Readonly<Record<string, string>>;
  /** The templates whose method and route fit, too, and why they did not answer. */
  readonly passedOver?: readonly PassedOverTemplate[];
  /** Where no template answered: those that came closest, and what of them did not fit. */
  readonly closest?: readonly CloseTemplate[];
  /** Where the template failed: what failed and where, in a line. */
  readonly failure?: string;
  /** What was sent after the answer, and what came of it. */
  readonly callbacks?: readonly RecordedCallback[];
  /** Of the random values, where the code asked for some. */
  readonly seed?: string;
  /** The session's time that the code was told first, or when the request came: ISO 8601. */
  readonly clock: string;
  /**
   * Of the answer. Null where there was none: the client hung up before, or a fault took its place. One that hung up while
   * the answer was held back or sent did not get it: `aborted`.
   */
  readonly status: number | null;
  readonly answer: RecordedAnswer | null;
  /** The client hung up before it had the whole answer; status and answer are those that it would have got. */
  readonly aborted?: true;
  /** What happened instead of an answer, as the template wanted. */
  readonly fault?: 'reset' | 'close' | 'garbage' | 'truncate' | 'hang';
  /** What chaos did to it (`Mock:Chaos`). */
  readonly chaos?: '503' | '500' | 'latency' | '400' | 'timeout';
  /** From the first byte to the last of the answer, or until the client hung up; null while it is not sent. */
  readonly milliseconds: number | null;
  /** The value of a header, in whatever case its name is written; several are joined with `, `. Undefined where there is none. */
  header(name: string): string | undefined;
  /** The body, read as JSON. @throws {SyntaxError} when it is none */
  // eslint-disable-next-line typescript/no-unnecessary-type-parameters -- as `json()` of others has it
  json<T = unknown>(): T;
}

/** A template that was added while the server runs. */
export interface UsedTemplate {
  readonly id: string;
  readonly name: string;
  /** Its warnings. */
  readonly diagnostics: readonly TemplateDiagnostic[];
  /** The requests that it answered. */
  readonly calls: readonly RecordedRequest[];
  /** Takes it away. */
  remove(): void;
}

/** The values of `Global`, as JSON. */
export interface GlobalControl {
  /** Undefined when there is none; a value that is no JSON is `{ type, text }`. */
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  clear(): void;
}

/** The clock that template code sees. */
export interface ClockControl {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Sets it; it stands still there unless `frozen` is false. */
  set(time: string | number | Date, options?: { readonly frozen?: boolean }): void;
  /** Moves it on. */
  advance(milliseconds: number): void;
  /** Puts it back to what it began with. */
  reset(): void;
}

/** How long to wait, and for how many. */
export interface WaitOptions {
  /** Milliseconds; 5000 by default. */
  readonly timeout?: number;
  /** 1 by default; those that came already count. */
  readonly count?: number;
}

/** What a session and the server as a whole (its default session) have in common. */
export interface MockSession {
  readonly name: string;
  /** The address; of a session with a name, with the prefix that names it. */
  readonly url: string;
  /** All of them: there may be several. */
  readonly urls: readonly string[];
  /** What puts a request into the session when it is sent to the server's own address. */
  readonly headers: Readonly<Record<string, string>>;
  readonly global: GlobalControl;
  readonly clock: ClockControl;
  /**
   * Adds a template before all others, until the next reset. A later one goes before an earlier one.
   * @param options `times`: how many requests it answers; `name`: what it is called in messages
   * @throws {Error} when it does not compile, with its diagnostics
   */
  use(template: TemplateSource, options?: { readonly times?: number; readonly name?: string }): UsedTemplate;
  /**
   * The requests that fit and are kept (`Mock:JournalSize`), the newest last.
   * @throws {Error} when requests that fit came, and none of them is kept; and in a session that is lost (`Mock:MaxSessions`)
   */
  requests(filter?: RequestFilter): readonly RecordedRequest[];
  /** How many requests fitted, those that are not kept any more among them. */
  count(filter?: RequestFilter): number;
  /**
   * Resolves with the first requests that fit, as soon as there are so many.
   * @throws {Error} after the time: it names the filter, the time, and what came instead; at once, when so many came that are not kept
   */
  waitForRequest(filter?: RequestFilter, options?: WaitOptions): Promise<RecordedRequest>;
  /** Those of the server. */
  readonly templates: readonly ServedTemplate[];
  readonly diagnostics: readonly TemplateDiagnostic[];
  /** The templates of `use` that answered no request. */
  unusedTemplates(): readonly string[];
  /** The requests that nothing answered, each in a line with the closest template and why it did not fit. */
  unmatched(): readonly string[];
  /**
   * The requests whose template failed, or that a template would have had whose condition threw: each in a line with the
   * template, the place and the exception.
   */
  failures(): readonly string[];
  /**
   * Runs a recorded request again with the seed, the clock and `Global` of its moment, and the templates of now.
   * Nothing changes by it.
   * @param request one of `requests()`, or its id
   * @throws {Error} when it is not kept any more
   */
  replay(request: RecordedRequest | number): Promise<Replay>;
  /**
   * Takes away what was added, forgets the requests, and puts clock, seed and `Global` back to what they began with.
   * @throws {Error} with `onUnmatched: 'error'`, when nothing answered a request, or a template failed; the reset is done all the same
   */
  reset(): void;
  /** Loads the folder of the server again. */
  reload(): Promise<void>;
}

/** A session with a name. */
export interface NamedSession extends MockSession, Disposable {
  /**
   * Ends it: what is known of it is forgotten, and `waitForRequest` waits no more. Of this object nothing can be asked any
   * more: another session may have its name.
   * @throws {Error} with `onUnmatched: 'error'`, when nothing answered a request, or a template failed; it is ended all the same
   */
  end(): void;
}

/** A template of the server. */
export interface ServedTemplate {
  /** The file or name. */
  readonly template: string;
  readonly method: string;
  readonly route: string;
}

/** What is wrong with a template, or might be. */
export interface TemplateDiagnostic {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  /** The file or name. */
  readonly template: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** What to write instead. */
  readonly hint?: string;
}

/** A server that runs in this process. */
export interface TestServer extends MockSession, AsyncDisposable {
  /** A session of its own: other sessions see nothing of it. */
  session(name: string): NamedSession;
  /**
   * Stops the server; running requests are finished within the time (milliseconds).
   * @throws {Error} with `onUnmatched: 'error'`, when nothing answered a request, or a template failed; the server is stopped all the same
   */
  close(options?: { readonly timeout?: number }): Promise<void>;
}

/** The same members over HTTP, each of them asynchronous. */
export interface RemoteSession {
  readonly name: string;
  readonly url: string;
  readonly urls: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly global: {
    get(name: string): Promise<unknown>;
    set(name: string, value: unknown): Promise<void>;
    clear(): Promise<void>;
  };
  readonly clock: {
    set(time: string | number | Date, options?: { readonly frozen?: boolean }): Promise<void>;
    advance(milliseconds: number): Promise<void>;
    reset(): Promise<void>;
  };
  use(
    template: TemplateSource,
    options?: { readonly times?: number; readonly name?: string },
  ): Promise<RemoteTemplate>;
  requests(filter?: RequestFilter): Promise<readonly RecordedRequest[]>;
  count(filter?: RequestFilter): Promise<number>;
  waitForRequest(filter?: RequestFilter, options?: WaitOptions): Promise<RecordedRequest>;
  /** Those of the server. */
  readonly templates: Promise<readonly ServedTemplate[]>;
  readonly diagnostics: Promise<readonly TemplateDiagnostic[]>;
  unusedTemplates(): Promise<readonly string[]>;
  unmatched(): Promise<readonly string[]>;
  failures(): Promise<readonly string[]>;
  replay(request: RecordedRequest | number): Promise<Replay>;
  reset(): Promise<void>;
  /** Loads again what changed in the folder of the server. */
  reload(): Promise<void>;
}

/** A session with a name of a server elsewhere. */
export interface RemoteNamedSession extends RemoteSession, AsyncDisposable {
  /** Ends it: what is known of it is forgotten, and nothing can be asked of this object any more. */
  end(): Promise<void>;
}

/** A template that was added to a server elsewhere. */
export interface RemoteTemplate {
  readonly id: string;
  readonly name: string;
  /** Its warnings. */
  readonly diagnostics: readonly TemplateDiagnostic[];
  /** The requests that it answered until now. */
  readonly calls: Promise<readonly RecordedRequest[]>;
  remove(): Promise<void>;
}

/** A server that runs elsewhere. */
export interface RemoteServer extends RemoteSession, AsyncDisposable {
  session(name: string): RemoteNamedSession;
  /** Lets go of the server, which runs on: nothing can be changed by this object and its sessions any more. */
  close(): Promise<void>;
}
