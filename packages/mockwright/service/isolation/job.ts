// What goes to the process that runs a template for a request, and what comes back: data alone, whatever carries it.
import type { ConditionPart, TemplateAnswer } from '../../template/template.ts';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { Settings } from '../../settings/setting-table.ts';
import type { ReceivedContent } from '../exchange/body/receive-content.ts';
import type { RequestLine } from '../exchange/mock-request.ts';

/** The settings that runs depend on; secrets are not among them. */
type RunnerSettings = Pick<
  Settings,
  | 'imports'
  | 'defaultStatus'
  | 'defaultContentType'
  | 'scriptTimeoutMilliseconds'
  | 'maxBodyBytes'
  | 'maxBodyTokens'
  | 'redactedHeaders'
>;

/** What a process may know of the settings. */
export function runnerSettings({
  imports,
  defaultStatus,
  defaultContentType,
  scriptTimeoutMilliseconds,
  maxBodyBytes,
  maxBodyTokens,
  redactedHeaders,
}: Settings): RunnerSettings {
  return {
    imports,
    defaultStatus,
    defaultContentType,
    scriptTimeoutMilliseconds,
    maxBodyBytes,
    maxBodyTokens,
    redactedHeaders,
  };
}

/** The first message to a process: what all of its jobs have in common. */
export interface RunnerSetup {
  readonly settings: RunnerSettings;
  /** The environment variables that template code may read. */
  readonly environment: ReadonlyMap<string, string>;
}

/** A template whose method and route fit the request. */
export interface JobTemplate {
  readonly path: string;
  readonly text: string;
  readonly isOverride: boolean;
  readonly routeValues: ReadonlyMap<string, string>;
  /** How many requests it has answered before. */
  readonly answeredBefore: number;
}

/** The templates for one request, to be asked and run. */
export interface Job {
  readonly line: RequestLine;
  /** Undefined where there is none. */
  readonly body: ReceivedContent | undefined;
  /** The more specific route first. */
  readonly templates: readonly JobTemplate[];
  readonly seed: string;
  readonly clock: JobClock;
  /** Values of `Global` as {@link packValue} packs them; null: there is none of that name. */
  readonly globals: ReadonlyMap<string, string | null>;
  /** Where all of them are there that can go: the names of those that cannot. */
  readonly kept: ReadonlySet<string> | undefined;
  /** Whether it is only to be seen what would happen: nothing is kept. */
  readonly isRehearsal: boolean;
}

/** The clock of a session. */
export interface JobClock {
  /** When the request came: milliseconds since 1970. */
  readonly time: number;
  /** How far it is ahead of the real one; or where it stands still. */
  readonly ahead: number;
  readonly frozenAt: number | undefined;
  /** The times that the code was told when it ran before: it is told the same again. */
  readonly readings: readonly number[] | undefined;
}

/** A callback, or why there is none. */
type JobCallback =
  | Extract<TemplateAnswer['callbacks'][number], { kind: 'request' }>
  | { readonly kind: 'failed'; readonly failure: JobFailure };

/** A failure of a template's code. */
export interface JobFailure {
  readonly exceptionType: string;
  readonly message: string;
  /** Where it stands in the template. */
  readonly span: TextSpan | undefined;
  /** Whether the request's body could not be read. */
  readonly isBody: boolean;
}

/** What the code told, in order: a line on the console, or a warning for the log. */
export type JobTold =
  | { readonly template: string; readonly line: string }
  | { readonly template?: undefined; readonly line: string };

/** What the runs did beside their outcome. */
export interface JobEffects {
  readonly told: readonly JobTold[];
  /** The names of `Global` that the code asked for. */
  readonly names: readonly string[];
  /** Values of `Global` that are to be others now; null: gone. */
  readonly writes: ReadonlyMap<string, string | null>;
  /** The times that the code was told, the first ones. */
  readonly readings: readonly number[];
  /** Whether the code of the last template that ran asked for `Request.Body`. */
  readonly askedForBody: boolean;
  /** Whether any code asked for `Request.Number`. */
  readonly askedForNumber: boolean;
  /** The templates that were asked before the one that answered or failed. */
  readonly passedOver: readonly JobTried[];
  /** How long it took. */
  readonly milliseconds: number;
}

/** Why a mock did not answer. */
export interface JobTried {
  /** Its place among the job's templates. */
  readonly template: number;
  readonly reasons: readonly string[];
  readonly condition: readonly ConditionPart[];
  readonly threw?: true | undefined;
}

/** What a job came to. A template is named by its place among those of the job. */
export type JobOutcome =
  | {
      readonly kind: 'answer';
      readonly template: number;
      readonly answer: Omit<TemplateAnswer, 'callbacks'> & { readonly callbacks: readonly JobCallback[] };
    }
  | { readonly kind: 'failed'; readonly template: number; readonly failure: JobFailure }
  | { readonly kind: 'none'; readonly tried: readonly JobTried[] }
  /** A bug of ours. */
  | { readonly kind: 'bug'; readonly template: number | undefined; readonly stack: string }
  /** The code asked for a value of `Global` that did not come along: once more with it. */
  | { readonly kind: 'missing'; readonly name: string }
  /** What the code wrote to `Global` cannot leave its process. */
  | { readonly kind: 'unpackable'; readonly why: string };

/** What a job came to that is not done once more. */
export type FinalOutcome = Exclude<JobOutcome, { kind: 'missing' | 'unpackable' }>;

/** The last message for a job. */
export interface JobResult {
  readonly outcome: JobOutcome;
  readonly effects: JobEffects;
}

/** What a process says: it is ready for jobs; it has begun or got on with its job; the job is done. */
export type RunnerMessage = 'ready' | 'beat' | JobResult;
