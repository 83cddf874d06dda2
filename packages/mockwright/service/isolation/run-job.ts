// Runs the templates of a job: what the service does with a request between its body and its answer, in another process.
import { performance } from '@mockwright/language/text/real-time';
import { MovedError, TimeTaken } from '@mockwright/language/runtime/run';
import { TextCache } from '@mockwright/language/runtime/text-cache';
import { shorten } from '@mockwright/language/text/shorten';
import { SourceText } from '@mockwright/language/text/source-text';
import { Seed } from '../../template/running/seed.ts';
import { BodyError, LONGEST_MESSAGE, TemplateError } from '../../template/template-error.ts';
import type { RunContext, RunSettings, TemplateAnswer, Told } from '../../template/template.ts';
import { RequestBody } from '../exchange/body/request-body.ts';
import type { TokenFactory } from '../exchange/body/body-tree.ts';
import { chooseMock } from '../exchange/choose-mock.ts';
import { explainTried } from '../exchange/explain-tried.ts';
import { RequestFacts } from '../exchange/mock-request.ts';
import type { TriedMock } from '../exchange/near-misses.ts';
import { PastGlobal, ReplayWorld } from '../exchange/replay-world.ts';
import { headersByName } from '../exchange/request-headers.ts';
import { compileMock, type CompileFile } from '../mocks/compile-mock.ts';
import type { Mock } from '../mocks/mock-set.ts';
import type { RouteMatch } from '../routing/router.ts';
import type { Override } from '../state/overrides.ts';
import { JobGlobals, KeptGlobalError, MissingGlobalError } from './job-globals.ts';
import type { Job, JobFailure, JobOutcome, JobResult, JobTemplate, JobTold, JobTried } from './job.ts';
import { JobWorld } from './job-world.ts';

/** How many compiled templates are kept, and how many characters their texts may have together. */
const MOST_TEMPLATES = 1000;
const MOST_CHARACTERS = 16_000_000;

/** What all jobs of a process have in common. */
export interface JobRunnerOptions {
  readonly compile: CompileFile;
  readonly tokens: TokenFactory;
  readonly prepareFaker: (acceptLanguage: string) => Promise<void> | undefined;
  readonly runSettings: RunSettings;
  readonly maxBodyBytes: number;
  readonly maxBodyTokens: number;
  readonly redactedHeaders: readonly string[];
}

/** Runs one job after the other. */
export class JobRunner {
  readonly #options: JobRunnerOptions;
  /** By path and text: sessions have templates of the same name. */
  readonly #mocks = new TextCache<Mock>(MOST_TEMPLATES, MOST_CHARACTERS);

  constructor(options: JobRunnerOptions) {
    this.#options = options;
  }

  /** Runs a job. Never rejects: what goes wrong is an outcome, too. */
  async run(job: Job): Promise<JobResult> {
    const started = performance.now();
    const told: JobTold[] = [];
    const passedOver: JobTried[] = [];
    const body = this.#bodyOf(job);
    const facts = new RequestFacts(job.line, body);
    const globals = new JobGlobals(job.globals, job.kept, job.isRehearsal);
    const seed = Seed.of(job.seed);
    const world = new JobWorld(job.clock, seed);
    const outcome = await this.#outcome(job, { told, passedOver, facts, globals, seed, world }).catch(
      (error: unknown): JobOutcome => ({ kind: 'bug', template: undefined, stack: stackOf(error) }),
    );
    const counts = outcome.kind === 'answer';
    return {
      outcome,
      effects: {
        told,
        names: [...globals.names],
        writes: counts ? globals.writes : new Map(),
        readings: world.readings,
        passedOver,
        askedForBody: facts.askedForBody,
        askedForNumber: facts.askedForNumber,
        milliseconds: performance.now() - started,
      },
    };
  }

  async #outcome(
    job: Job,
    { told, passedOver, facts, globals, seed, world }: Surroundings,
  ): Promise<JobOutcome> {
    const { clock, isRehearsal, templates } = job;
    const { body } = facts;
    const matches = templates.map((template): RouteMatch<Mock> => ({
      target: this.#mockOf(template),
      values: template.routeValues,
    }));
    await body.prepare();
    await this.#options.prepareFaker(facts.headers.get('accept-language') ?? '');
    const settings = this.#options.runSettings;
    const { readings, time, frozenAt } = clock;
    const frozen = readings === undefined && frozenAt !== undefined;
    const replay = new ReplayWorld({ seed, readings, time, frozen });
    const context: Omit<RunContext, 'request'> = {
      global: globals,
      settings,
      world: isRehearsal ? replay : world,
      timeTaken: new TimeTaken(),
      told: tellTo(told),
    };
    const answered = new Map(templates.map(({ path, answeredBefore }) => [path, answeredBefore]));
    const placeOf = (mock: Mock): number => matches.findIndex(({ target }) => target === mock);
    const asJobTried = ({ mock, reasons, condition, threw }: TriedMock): JobTried => ({
      template: placeOf(mock),
      reasons,
      condition,
      threw,
    });
    let chosen: number | undefined;
    try {
      const choice = chooseMock(matches, facts, { answeredBy: (path) => answered.get(path) ?? 0 }, context, {
        hiddenHeaders: this.#options.redactedHeaders,
        tell: (failure) => context.told!.warning(failure),
      });
      const explained = (): JobTried[] => {
        const again = {
          global: new PastGlobal(globals),
          settings,
          world: isRehearsal ? replay.again() : new ReplayWorld({ seed, readings: world.readings, time }),
          told: tellTo([]),
          timeTaken: context.timeTaken,
        };
        return explainTried(choice.tried, body, again, this.#options.redactedHeaders).map(asJobTried);
      };
      if (choice.mock === undefined) return { kind: 'none', tried: explained() };
      chosen = placeOf(choice.mock);
      try {
        return { kind: 'answer', template: chosen, answer: asJobAnswer(choice.run.answer()) };
      } finally {
        // Only behind the answer: that must not come out otherwise because the conditions are explained.
        const { askedForBody } = facts;
        passedOver.push(...(isRehearsal ? explained() : choice.tried.map(asJobTried)));
        facts.askedForBody = askedForBody;
      }
    } catch (error) {
      return failedOutcome(error, chosen);
    }
  }

  #bodyOf({ body, line }: Job): RequestBody {
    const { tokens, maxBodyBytes, maxBodyTokens } = this.#options;
    if (body === undefined) return RequestBody.none(tokens);
    // On the way it became an array of bytes.
    const bytes = body.bytes && Buffer.from(body.bytes.buffer, body.bytes.byteOffset, body.bytes.byteLength);
    const limits = { bytes: maxBodyBytes, tokens: maxBodyTokens };
    return new RequestBody({ ...body, bytes }, limits, headersByName(line.rawHeaders), tokens);
  }

  #mockOf({ path, text, isOverride, answeredBefore }: JobTemplate): Mock {
    const key = `${path}\n${text}`;
    const mock = this.#mocks.of(key, () => this.#compile(path, text));
    if (!isOverride) return mock;
    const override: Override = {
      ...mock,
      override: true,
      id: '',
      remaining: undefined,
      calls: answeredBefore,
    };
    return override;
  }

  #compile(path: string, text: string): Mock {
    const { mock, diagnostics } = compileMock(new SourceText(path, text), this.#options.compile);
    if (mock === undefined) throw new Error(`${path} does not compile: ${diagnostics[0]?.message ?? ''}`);
    return mock;
  }
}

/** What the runs of a job have beside it. */
interface Surroundings {
  readonly told: JobTold[];
  readonly passedOver: JobTried[];
  readonly facts: RequestFacts;
  readonly globals: JobGlobals;
  readonly seed: Seed;
  readonly world: JobWorld;
}

function asJobAnswer({
  callbacks,
  ...answer
}: TemplateAnswer): Extract<JobOutcome, { kind: 'answer' }>['answer'] {
  return {
    ...answer,
    callbacks: callbacks.map((callback) =>
      callback.kind === 'request' ? callback : { kind: 'failed', failure: describe(callback.error) },
    ),
  };
}

function tellTo(told: JobTold[]): Told {
  return {
    line: (template, line) => void told.push({ template, line }),
    warning: (line) => void told.push({ line }),
  };
}

function failedOutcome(error: unknown, template: number | undefined): JobOutcome {
  if (error instanceof MissingGlobalError) return { kind: 'missing', name: error.missing };
  if (error instanceof KeptGlobalError) return { kind: 'unpackable', why: error.message };
  if (error instanceof TemplateError && template !== undefined)
    return { kind: 'failed', template, failure: describe(error) };
  if (error instanceof MovedError) throw error;
  return { kind: 'bug', template, stack: stackOf(error) };
}

function describe({ exceptionType, message, span, cause }: TemplateError): JobFailure {
  return { exceptionType, message, span, isBody: cause instanceof BodyError };
}

function stackOf(error: unknown): string {
  const { stack, message } = error as Error;
  // A stack begins with its message.
  return shorten(stack ?? message, LONGEST_MESSAGE);
}
