// What stages and endpoints share: the state of a running service.
import { MemoryGlobalStore } from '../../template/host/global-store.ts';
import { FileSender } from '../answers/file-sender.ts';
import { Journal } from '../journal/journal.ts';
import type { MockSet } from '../mocks/mock-set.ts';
import { HeldAnswers } from '../state/held-answers.ts';
import { MemoryBudget } from '../state/memory-budget.ts';
import type { Session } from '../state/session.ts';
import type { RunSettings } from '../../template/template.ts';
import type { ServiceOptions } from '../service-options.ts';

/** A running service, apart from its sockets. */
export interface ServiceContext {
  readonly options: ServiceOptions;
  /** What template code feels of the settings. */
  readonly runSettings: RunSettings;
  readonly journal: Journal;
  readonly files: FileSender;
  /** What the bodies of all requests in hand may take. */
  readonly bodies: MemoryBudget;
  readonly held: HeldAnswers;
  /** Of requests that name none. */
  readonly defaultSession: Session;
  /** Undefined until the templates are loaded; a reload puts another one here. */
  mocks: MockSet | undefined;
}

/** The state of a service that starts. */
export function createServiceContext(options: ServiceOptions): ServiceContext {
  const { settings, log, workingFolder, environment, now } = options;
  return {
    options,
    runSettings: {
      scriptTimeoutMilliseconds: settings.scriptTimeoutMilliseconds,
      environment,
      console: (template, line) => log.script(template, line),
      ...(options.guard && { guard: options.guard }),
    },
    journal: new Journal(settings.retentionMinutes * 60_000, settings.journalBytes, now),
    files: new FileSender(workingFolder),
    bodies: new MemoryBudget(settings.bodiesBytes),
    held: new HeldAnswers(),
    defaultSession: { name: 'default', global: new MemoryGlobalStore() },
    mocks: undefined,
  };
}
