// What a compiled template is to the service around it: the seam between template code and sockets.
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';
import type { Headers } from './fields/headers.ts';
import type { Methods } from './fields/method.ts';
import type { ResponseValues } from './fields/template-fields.ts';
import type { TemplateError } from './template-error.ts';
import type { GlobalStore } from './host/global-store.ts';
import type { RunWorld } from './run-world.ts';
import type { TimeTaken } from '@mockwright/language/runtime/run';

/** What a request gives to a template, independent of sockets. */
export interface TemplateRequest {
  /** Absolute: scheme, host, path as sent (still percent-encoded) and query string. */
  readonly url: string;
  readonly method: string;
  /** Route parameters that have a value; the accessor looks keys up without regard to case. */
  readonly route: ReadonlyMap<string, string>;
  /** Query parameters, decoded; repeated keys (without regard to case) joined with ','. */
  readonly query: ReadonlyMap<string, string>;
  /** Headers with lower-cased names; repeated ones joined with ','. */
  readonly headers: ReadonlyMap<string, string>;
  /** What clients want to read, `Accept-Language`; empty when they do not say. */
  readonly acceptLanguage: string;
  /** How many requests the template has answered before, in the session. */
  readonly number: number;
  /**
   * The parsed body: a `JToken` of the library, the same one at each call.
   * @throws {BodyError} when the body cannot be read as its content type says.
   */
  body(): unknown;
  /**
   * The text of the body, whatever its content type; empty when there is none.
   * @throws {BodyError} when it is too long, or its charset is not known
   */
  rawBody(): string;
  /** The bytes of the body. @throws {BodyError} when it is too long */
  bytes(): Uint8Array;
  /** The files of a multipart body, in their order. @throws {BodyError} when it cannot be read */
  files(): readonly UploadedFile[];
  /** By their names, which are told apart by case. */
  readonly cookies: ReadonlyMap<string, string>;
  /** The certificate with which the client came; undefined where it came without. */
  readonly clientCertificate: ClientCertificate | undefined;
  /** How much came from the client that code may work on: characters of URL and headers, bytes of the body. */
  readonly size: number;
}

/** A file of a multipart body. */
export interface UploadedFile {
  /** The name of the field. */
  readonly name: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** The bytes as text. */
  text(): string;
}

/** A client's certificate. */
export interface ClientCertificate {
  /** As .NET writes it: `CN=client, O=Example`. */
  readonly subject: string;
  /** SHA-1, in upper-case hexadecimal digits. */
  readonly thumbprint: string;
}

/** Where the fields of the response stand in the file: an answer that cannot be sent is a mistake there. */
export interface AnswerSpans {
  readonly status: TextSpan | undefined;
  readonly file: TextSpan | undefined;
  /** Of each header's value, in the order of the answer's headers. */
  readonly headers: readonly TextSpan[];
}

/** A template that compiled without errors. Immutable: one serves all requests. */
export interface CompiledTemplate {
  /** The file as it is shown: `Mocks/order.json`. */
  readonly path: string;
  /** The whole file, and where in it `request.route` stands: errors in the route point there. */
  readonly source: SourceText;
  readonly routeSpan: TextSpan;
  readonly answerSpans: AnswerSpans;
  readonly methods: Methods;
  /** The text of the route template, leading slash and all, as written. */
  readonly route: string;
  readonly hasCondition: boolean;
  /** The condition as it is written, without the quotes around it; undefined: there is none. */
  readonly conditionText: string | undefined;
  /** `response.file` where no code is part of it: then its author wrote it, and no request had a say. */
  readonly staticFile: string | undefined;
  /** Of a template without code: what all runs give, the same object each time. */
  readonly constantAnswer: TemplateAnswer | undefined;
  /** False only when no code of the template can ever ask for `Request.Body`. */
  readonly usesBody: boolean;
  readonly usesFaker: boolean;
  /** Starts a run for one request: nothing is executed yet. */
  start(context: RunContext): TemplateRun;
  /**
   * Runs the condition once more, for the same request and world, to see why it came out as it did. Never throws.
   * @param most how many parts are told at most
   * @returns the first parts of it that decided; none where there is nothing to tell
   */
  why(context: RunContext, most: number): readonly ConditionPart[];
}

/** A part of a condition, joined with others by `&&` and `||`. */
export interface ConditionPart {
  /** As it is written: `Request.Query["foo"] == "bar"`. */
  readonly text: string;
  /** What it came to, as C# writes it: `false`. */
  readonly value: string;
  /** What was computed with, by how it is written: `Request.Query["foo"]` was `"baz"`. */
  readonly values: Readonly<Record<string, string>>;
}

/** One run of a template for one request; each step happens at most once, in this order. */
export interface TemplateRun {
  /**
   * Runs the blocks before the condition and the condition.
   * @returns true when it holds or when there is none
   * @throws {TemplateError} when the code throws or asks for a body that cannot be read
   * @throws {MovedError} when it took longer than the trial of `timeTaken`; nothing has happened then
   */
  condition(): boolean;
  /**
   * Goes on from there (from the start where `condition` was not called): runs the rest, gives the answer and
   * commits what was written to `Global`.
   * @throws {TemplateError} when the code throws or asks for a body that cannot be read
   * @throws {MovedError} when it took longer than the trial of `timeTaken`; nothing has happened then
   */
  answer(): TemplateAnswer;
}

/**
 * What a template answers: the fields of its response, ready to be sent. The same object may be given for every request
 * when nothing in it is computed. Of `fault`, `events`, `file` and `body` the first that is there is the answer.
 */
export interface TemplateAnswer extends Omit<ResponseValues, 'headers' | 'body' | 'bodyBase64' | 'indented'> {
  /** In the order they are sent, one for each line; holds `Content-Type`. */
  readonly headers: Headers;
  /** Static bodies are bytes prepared at compile time; undefined when there is no body or something else is sent. */
  readonly body: string | Uint8Array | undefined;
  /** The time that the code slept (virtually): the answer is held back that long. */
  readonly delayMilliseconds: number;
  /** What is to be sent once the answer is complete. */
  readonly callbacks: readonly CallbackOutcome[];
}

/** A callback, or why there is none. */
export type CallbackOutcome =
  | {
      readonly kind: 'request';
      readonly method: string;
      readonly url: string;
      /** Holds `Content-Type` where there is a body. */
      readonly headers: Headers;
      readonly body: string | Uint8Array | undefined;
      /** Milliseconds, from the end of the answer. */
      readonly delay: number;
      /** Milliseconds. */
      readonly timeout: number;
    }
  | { readonly kind: 'failed'; readonly error: TemplateError };

/** What a run of a template needs from outside. */
export interface RunContext {
  readonly request: TemplateRequest;
  readonly global: GlobalStore;
  readonly world: RunWorld;
  readonly settings: RunSettings;
  /** Given where several runs serve one request: all of them have the time of one. */
  readonly timeTaken?: TimeTaken | undefined;
  /** Takes what is told, in place of `settings.console` and `settings.warning`, until it is sure that the runs count. */
  readonly told?: Told | undefined;
}

/** What runs tell beside their answer. */
export interface Told {
  /** A line that the code of a template (its path) writes to `Console`. */
  line(template: string, text: string): void;
  /** What is not as the author of a template will have meant it. */
  warning(message: string): void;
}

/** The settings that template code feels. */
export interface RunSettings {
  /** How much CPU time the code of one run may take (`Mock:ScriptTimeout`). */
  readonly scriptTimeoutMilliseconds: number;
  /** The environment variables that code may read (`Mock:EnvironmentVariables`). */
  readonly environment: ReadonlyMap<string, string>;
  /** Takes the lines that the code of a template (its path) writes to `Console`. */
  readonly console: (template: string, line: string) => void;
  /** Ends from outside what the code does without looking at its time; absent: nothing does. */
  readonly guard?: RunGuard;
  /** Takes what is not as the author of a template will have meant it, with the place: a line for the log. */
  readonly warning: (message: string) => void;
}

/**
 * Calls what a run does next and gives what it gave.
 * @param template stands for the template: the same object for each of its runs
 * @param requestSize see `TemplateRequest.size`
 * @param trialMilliseconds when the run is given up; never without it
 * @throws {BudgetError} when the action was ended; a {@link TrialError} when the trial was over
 */
export type RunGuard = <T>(
  template: object,
  action: () => T,
  requestSize: number,
  trialMilliseconds?: number,
) => T;
