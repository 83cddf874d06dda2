// A session of a server in this process.
import { renderDiagnostics } from '@mockwright/language/diagnostics/render-terminal';
import { SourceText } from '@mockwright/language/text/source-text';
import type { ServiceContext } from '../service/admin/service-context.ts';
import type { Exchange } from '../service/exchange/exchange.ts';
import { describeRequest } from '../service/journal/describe-request.ts';
import { compileMock } from '../service/mocks/compile-mock.ts';
import { jsonOfValue, valueOfJson } from '../service/state/global-values.ts';
import { RESET_PARTS, resetSession } from '../service/state/reset-session.ts';
import type { Session } from '../service/state/session.ts';
import type {
  ClockControl,
  GlobalControl,
  MockSession,
  RecordedRequest,
  RequestFilter,
  TemplateSource,
  UsedTemplate,
  WaitOptions,
} from './api.ts';
import { checkOptions } from './check-options.ts';
import { recordedRequest, timeOf, waitedInVain } from './recorded-request.ts';
import { textOfTemplate } from './template.ts';

const NOTHING_HIDDEN: ReadonlySet<string> = new Set();
const DEFAULT_TIMEOUT = 5000;

/** @see MockSession */
export class LocalSession implements MockSession {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly #service: ServiceContext;
  readonly #isStrict: boolean;

  /** @param isStrict whether unmatched requests are errors */
  constructor(name: string, url: string, service: ServiceContext, isStrict: boolean) {
    this.name = name;
    this.url = url;
    this.headers = name === 'default' ? {} : { 'Mockwright-Session': name };
    this.#service = service;
    this.#isStrict = isStrict;
  }

  /** Idle sessions end: each use finds it again, or begins it anew. */
  get #session(): Session {
    return this.#service.sessions.use(this.name);
  }

  get global(): GlobalControl {
    const store = this.#session.global;
    return {
      get(name) {
        const value = store.get(name);
        return value === undefined ? undefined : (JSON.parse(jsonOfValue(value)) as unknown);
      },
      set: (name, value) => store.commit(new Map([[name, valueOfJson(JSON.stringify(value))]])),
      clear: () => store.clear(),
    };
  }

  get clock(): ClockControl {
    const session = this.#session;
    return {
      now: session.clock.now(),
      set: (time, { frozen = true } = {}) => session.clock.change({ now: timeOf(time), frozen }),
      advance: (milliseconds) => session.clock.change({ advance: milliseconds }),
      reset: () => session.resetClock(),
    };
  }

  use(
    source: TemplateSource,
    options: { readonly times?: number; readonly name?: string } = {},
  ): UsedTemplate {
    checkOptions('use', options);
    const { overrides } = this.#session;
    const text = new SourceText(options.name ?? overrides.nextName(), textOfTemplate(source));
    const { mock, diagnostics } = compileMock(text, this.#service.options.compile);
    if (mock === undefined)
      throw new Error(`The template does not compile:\n${renderDiagnostics(diagnostics)}`);
    const { id } = overrides.add(mock, options.times);
    const calls = (): readonly RecordedRequest[] => this.requests({ template: text.path });
    return {
      id,
      name: text.path,
      get calls() {
        return calls();
      },
      remove: () => void overrides.delete(id),
    };
  }

  requests(filter: RequestFilter = {}): readonly RecordedRequest[] {
    checkOptions('filter', filter);
    return this.#find(filter).map((exchange) => recordedRequest(describeRequest(exchange, NOTHING_HIDDEN)));
  }

  count(filter: RequestFilter = {}): number {
    checkOptions('filter', filter);
    return this.#service.journal.count({ ...filter, session: this.name });
  }

  waitForRequest(filter: RequestFilter = {}, options: WaitOptions = {}): Promise<RecordedRequest> {
    checkOptions('filter', filter);
    checkOptions('wait', options);
    const { timeout = DEFAULT_TIMEOUT, count = 1 } = options;
    return new Promise((resolve, reject) => {
      const found = (): RecordedRequest | undefined => this.requests(filter)[count - 1];
      const first = found();
      if (first !== undefined) return resolve(first);
      const timer = setTimeout(() => {
        stop();
        reject(waitedInVain(filter, count, timeout, this.requests(), this.requests(filter).length));
      }, timeout);
      const stop = this.#service.journal.listen(() => {
        const request = found();
        if (request === undefined) return;
        clearTimeout(timer);
        stop();
        resolve(request);
      });
    });
  }

  unusedTemplates(): readonly string[] {
    return this.#session.overrides
      .list()
      .filter(({ calls }) => calls === 0)
      .map(({ template }) => template.path)
      .toReversed();
  }

  reset(): void {
    const unmatched = this.#isStrict ? this.unmatched() : undefined;
    resetSession(this.#session, RESET_PARTS);
    this.#service.journal.clear(this.name);
    if (unmatched !== undefined) throw unmatched;
  }

  /** What is wrong when nothing answered a request; undefined when all were answered. */
  unmatched(): Error | undefined {
    const lines = this.#find({ matched: false }).map(
      ({ method, target, closest: [closest] }) =>
        `  ${method} ${target}${closest === undefined ? '' : `: closest is ${closest.mock.template.path}: ${closest.reasons.join('; ')}`}`,
    );
    if (lines.length === 0) return undefined;
    const what = lines.length === 1 ? 'a request' : `${lines.length} requests`;
    return new Error(
      `No template answered ${what}:\n${lines.join('\n')}\nAdd a template, or allow it with onUnmatched: 'answer'.`,
    );
  }

  #find(filter: RequestFilter): readonly Exchange[] {
    return this.#service.journal.find({ ...filter, session: this.name });
  }
}
