// What stages and endpoints share: the state of a running service.
import type { AnswerTools } from '../answers/answer-tools.ts';
import { FileOpener } from '../answers/file-opener.ts';
import { Callbacks } from '../callbacks/callbacks.ts';
import { Isolation } from '../isolation/isolation.ts';
import { runnerSettings } from '../isolation/job.ts';
import { RunnerPool } from '../isolation/runner-pool.ts';
import { Journal } from '../journal/journal.ts';
import type { MockSet } from '../mocks/mock-set.ts';
import { HeldAnswers } from '../state/held-answers.ts';
import { MemoryBudget } from '../state/memory-budget.ts';
import { EventHub } from '../state/event-hub.ts';
import { Metrics } from '../state/metrics.ts';
import { heapOfProcess } from '../../template/running/run-options.ts';
import { OVERRIDES_BYTES } from '../state/overrides.ts';
import { Sessions } from '../state/sessions.ts';
import type { RunSettings } from '../../template/template.ts';
import { callbackTeller } from './callback-teller.ts';
import type { ServiceEvents } from './service-events.ts';
import type { ServiceOptions } from '../service-options.ts';

/** A running service, apart from its sockets. */
export interface ServiceContext {
  readonly options: ServiceOptions;
  /** What template code feels of the settings. */
  readonly runSettings: RunSettings;
  readonly journal: Journal;
  /** What sending answers needs. */
  readonly sending: AnswerTools;
  /** What the bodies of all requests in hand may take. */
  readonly bodies: MemoryBudget;
  readonly held: HeldAnswers;
  /** For long answers that their clients have not taken yet. */
  readonly unread: MemoryBudget;
  readonly callbacks: Callbacks;
  /** Where code of templates goes on that does not end soon; undefined: it does so in this process. */
  readonly isolation: Isolation | undefined;
  readonly sessions: Sessions;
  readonly metrics: Metrics;
  readonly events: EventHub<ServiceEvents>;
  /** Undefined until the templates are loaded; a reload puts another one here. */
  mocks: MockSet | undefined;
  /** Loads again what changed in the folder; undefined where there is none. */
  reload: (() => Promise<void>) | undefined;
  /** Whether the service is about to end: it serves, but is not ready for more. */
  isEnding: boolean;
  /** Told when the service ends: those who let a client wait let it go. */
  readonly atClose: Set<() => void>;
  /** Told before an endpoint forgets the requests of a session, or of all. */
  readonly onForget: Set<(session: string | undefined) => void>;
}

/** Tells that the requests of a session are about to be forgotten, or those of all, as an endpoint was asked to. */
export function tellForgotten({ onForget }: ServiceContext, session: string | undefined): void {
  for (const tell of onForget) tell(session);
}

/** The state of a service that starts. */
export function createServiceContext(options: ServiceOptions): ServiceContext {
  const { settings, log, workingFolder, environment, now } = options;
  const journal = new Journal({
    retentionMilliseconds: settings.retentionMinutes * 60_000,
    byteBudget: settings.journalBytes,
    bodyLimit: settings.journalBodyLimit,
  });
  const atClose = new Set<() => void>();
  const events = new EventHub<ServiceEvents>();
  return {
    options,
    runSettings: {
      scriptTimeoutMilliseconds: settings.scriptTimeoutMilliseconds,
      environment,
      console: (template, line) => log.script(template, line),
      warning: (message) => log.warning(message),
      ...(options.guard && { guard: options.guard }),
    },
    journal,
    sending: { files: new FileOpener(workingFolder), atClose },
    bodies: new MemoryBudget(settings.bodiesBytes),
    held: new HeldAnswers(),
    unread: new MemoryBudget(MOST_UNREAD_BYTES),
    callbacks: new Callbacks(
      { hosts: settings.callbackHosts, accept: settings.defaultContentType },
      callbackTeller(log, settings.redactedHeaders),
    ),
    isolation: startIsolation(options),
    sessions: new Sessions(
      {
        now,
        seed: settings.seed,
        globalBytes: settings.globalBytes,
        globalRoom: { limit: Math.max(settings.globalBytes, heapOfProcess() / 2), taken: 0 },
        overrideShelf: { lastId: 0, memory: new MemoryBudget(OVERRIDES_BYTES) },
        start: options.sessionStart,
      },
      { idleMilliseconds: settings.sessionIdleMinutes * 60_000, most: settings.maxSessions },
      (session) => {
        journal.clear(session);
        events.emit('end', { session });
      },
    ),
    metrics: new Metrics(),
    events,
    mocks: undefined,
    reload: undefined,
    isEnding: false,
    atClose,
    onForget: new Set(),
  };
}

/** How much of long answers may wait to be taken: in memory it is about twice as much. */
const MOST_UNREAD_BYTES = 512 * 1024 * 1024;

/** How much longer than its code may take a process may say nothing. */
const GRACE_MILLISECONDS = 2000;

function startIsolation({
  settings,
  environment,
  startRunners,
  trialMilliseconds,
  log,
}: ServiceOptions): Isolation | undefined {
  if (startRunners === undefined || settings.scriptProcesses === 0) return undefined;
  const pool = new RunnerPool({
    start: startRunners({ settings: runnerSettings(settings), environment }),
    most: settings.scriptProcesses,
    silenceMilliseconds: settings.scriptTimeoutMilliseconds + GRACE_MILLISECONDS,
  });
  return new Isolation(pool, (message) => log.warning(message), trialMilliseconds);
}
