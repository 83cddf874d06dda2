// A session of a server in this process.
import { clearTimeout, setTimeout } from '@mockwright/language/text/real-time';
import { renderDiagnostics } from '@mockwright/language/diagnostics/render-terminal';
import { SourceText } from '@mockwright/language/text/source-text';
import { ownSegments } from '../service/admin/endpoint-prefixes.ts';
import { replayExchange } from '../service/admin/replay-exchange.ts';
import type { ServiceContext } from '../service/admin/service-context.ts';
import type { Exchange } from '../service/exchange/exchange.ts';
import { describeRequest } from '../service/journal/describe-request.ts';
import { filterOf } from '../service/journal/request-query.ts';
import { checkMock } from '../service/mocks/check-mocks.ts';
import { compileMock } from '../service/mocks/compile-mock.ts';
import { faultsOf } from '../service/mocks/faults-of.ts';
import { jsonOfValue, valueOfJson } from '../service/state/global-values.ts';
import { RESET_PARTS, resetSession } from '../service/state/reset-session.ts';
import type { Session } from '../service/state/session.ts';
import { isTimeOfDotNet, NO_TIME_OF_DOTNET, type SessionClock } from '../service/state/session-clock.ts';
import { LONGEST_TIMER } from '../service/state/longest-timer.ts';
import { withSlash } from '../service/routing/with-slash.ts';
import { methodsText } from '../template/fields/method.ts';
import type {
  ClockControl,
  GlobalControl,
  MockSession,
  NamedSession,
  RecordedRequest,
  Replay,
  RequestFilter,
  ServedTemplate,
  TemplateDiagnostic,
  UsedTemplate,
  WaitOptions,
} from './api.ts';
import type { TemplateSource } from './template-object.ts';
import { checkAdvance, checkGlobalName, checkOptions } from './check-options.ts';
import { Closable } from './closable.ts';
import { placeOfCall } from './place-of-call.ts';
import { jsonOf, NO_GLOBAL } from './json-of.ts';
import { faultsNotKept, RECORDS_NOTHING, whyFewAreKept, whyNoneIsKept } from './kept-requests.ts';
import {
  failuresInWords,
  idOfRequest,
  isUnanswered,
  recordedRequest,
  timeOf,
  unmatchedInWords,
  waitedInVain,
  MOST_TOLD,
  WAIT_MILLISECONDS,
} from './recorded-request.ts';
import { sessionHeaders } from './session-headers.ts';
import { strictError } from './strict-error.ts';
import { toldDiagnostics } from './template-diagnostic.ts';
import { isStrict, textOfTemplate } from './template.ts';

/** Tests see every header. */
const NOTHING_HIDDEN: ReadonlySet<string> = new Set();

/** An exchange as tests see it. */
export function recordOf(exchange: Exchange): RecordedRequest {
  return recordedRequest(describeRequest(exchange, NOTHING_HIDDEN));
}

/** @see MockSession */
export abstract class LocalSession extends Closable implements MockSession {
  readonly name: string;
  readonly url: string;
  abstract readonly urls: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly #service: ServiceContext;
  readonly #isStrict: boolean;
  /** Those who wait in it: told why they wait in vain. */
  readonly #waiting = new Set<(error: Error) => void>();

  /** @param isStrict whether unmatched requests are errors */
  constructor(name: string, url: string, service: ServiceContext, isStrict: boolean) {
    super();
    this.name = name;
    this.url = url;
    this.headers = sessionHeaders(name);
    this.#service = service;
    this.#isStrict = isStrict;
  }

  abstract reload(): Promise<void>;

  /** Idle sessions end: each use finds it again, or begins it anew. */
  get #session(): Session {
    this.checkKnown();
    return this.#service.sessions.use(this.name);
  }

  get global(): GlobalControl {
    return {
      get: (name) => {
        checkGlobalName('get', name);
        const value = this.#session.global.get(name);
        return value === undefined ? undefined : (JSON.parse(jsonOfValue(value)) as unknown);
      },
      set: (name, value) => {
        checkGlobalName('set', name);
        const json = jsonOf(value, `global.set('${name}')`, NO_GLOBAL);
        this.#session.global.commit(new Map([[name, valueOfJson(json)]]));
      },
      clear: () => this.#session.global.clear(),
    };
  }

  get clock(): ClockControl {
    const clock = (): SessionClock => this.#session.clock;
    return {
      get now() {
        return clock().now();
      },
      set(time, options = {}) {
        const { frozen = true } = checkOptions('clock.set', options);
        clock().change({ now: timeOf(time), frozen });
      },
      advance(milliseconds) {
        checkAdvance(milliseconds);
        if (!isTimeOfDotNet(clock().now() + milliseconds))
          throw new TypeError(`clock.advance(${milliseconds}): ${NO_TIME_OF_DOTNET}`);
        clock().change({ advance: milliseconds });
      },
      reset: () => this.#session.resetClock(),
    };
  }

  use(
    source: TemplateSource,
    options: { readonly times?: number; readonly name?: string } = {},
  ): UsedTemplate {
    this.checkOpen('use');
    const { times, name: given } = checkOptions('use', options);
    const { overrides } = this.#session;
    const name = given ?? overrides.nextName();
    const text = new SourceText(name, textOfTemplate(source, name));
    const loaded = compileMock(text, this.#service.options.compile);
    const faults = faultsOf(loaded, isStrict(source));
    if (loaded.mock === undefined || faults.length > 0)
      throw new Error(`The template does not compile:\n${renderDiagnostics(faults)}`);
    const { settings, workingFolder } = this.#service.options;
    const warnings = checkMock(loaded.mock, workingFolder, ownSegments(settings));
    const added = overrides.add(loaded.mock, times);
    if (added === undefined)
      throw new Error(
        'The templates that were added to all sessions take too much memory: end those that are done.',
      );
    const { id } = added;
    // Others may have the same name.
    const calls = (): readonly RecordedRequest[] =>
      (added.calls === 0 ? [] : this.#find({ template: text.path }))
        .filter(({ answeredBy }) => answeredBy === added.facts)
        .map(recordOf);
    return {
      id,
      name: text.path,
      diagnostics: toldDiagnostics([...warnings, ...loaded.diagnostics]),
      get calls() {
        return calls();
      },
      remove: () => void overrides.delete(id),
    };
  }

  requests(filter: RequestFilter = {}): readonly RecordedRequest[] {
    return this.#find(checkOptions('filter', filter)).map(recordOf);
  }

  count(filter: RequestFilter = {}): number {
    const checked = checkOptions('filter', filter);
    this.checkKnown();
    return this.#service.journal.count({ ...checked, session: this.name });
  }

  async waitForRequest(given: RequestFilter = {}, options: WaitOptions = {}): Promise<RecordedRequest> {
    this.checkOpen('waitForRequest');
    const filter = checkOptions('filter', given);
    const { timeout = WAIT_MILLISECONDS, count = 1 } = checkOptions('wait', options);
    const atCall = placeOfCall(LocalSession.prototype, 'waitForRequest');
    const { journal, atClose, options: service } = this.#service;
    if (service.settings.journalBytes === 0) throw atCall(new Error(`waitForRequest: ${RECORDS_NOTHING}.`));
    const query = { ...filter, session: this.name, limit: undefined };
    const fits = filterOf(query);
    return new Promise((resolve, reject) => {
      /** How many more must come at least until there are enough. */
      let missing = 0;
      /** Whether it is over, for better or worse. */
      const isOver = (): boolean => {
        missing = count - journal.count(query);
        if (missing > 0) return false;
        const found = journal.find(query);
        const request = found[count - 1];
        const blind = whyFewAreKept(query, count, found.length, this.#service);
        if (request !== undefined) resolve(recordOf(request));
        else if (blind !== undefined) reject(atCall(blind));
        return request !== undefined || blind !== undefined;
      };
      if (isOver()) return;
      const settle = (): void => {
        clearTimeout(timer);
        stopListening();
        atClose.delete(onClose);
        this.#waiting.delete(fail);
      };
      const fail = (error: Error): void => {
        settle();
        reject(atCall(error));
      };
      const onClose = (): void => this.failWaiting('the server was closed');
      const timer = setTimeout(
        () => {
          const last = this.#kept({ limit: MOST_TOLD }).map(recordOf);
          const all = journal.countKept({ session: this.name });
          fail(waitedInVain(filter, count, timeout, last, all, journal.countKept(query)));
        },
        Math.min(timeout, LONGEST_TIMER),
      );
      // Of many that are waited for, not each makes all before it be looked through.
      const stopListening = journal.listen(({ kind, path }) => {
        if (fits(kind, path) && --missing <= 0 && isOver()) settle();
      });
      atClose.add(onClose);
      this.#waiting.add(fail);
    });
  }

  get templates(): readonly ServedTemplate[] {
    return this.#service.mocks!.mocks.map(({ template, methods }) => ({
      template: template.path,
      method: methodsText(methods),
      route: withSlash(template.route),
    }));
  }

  get diagnostics(): readonly TemplateDiagnostic[] {
    return toldDiagnostics(this.#service.mocks!.files.flatMap(({ diagnostics }) => diagnostics));
  }

  unusedTemplates(): readonly string[] {
    return this.#session.overrides
      .list()
      .filter(({ calls }) => calls === 0)
      .map(({ template }) => template.path)
      .toReversed();
  }

  unmatched(): readonly string[] {
    return this.requests({ matched: false }).filter(isUnanswered).map(unmatchedInWords);
  }

  failures(): readonly string[] {
    return this.requests({ matched: true }).flatMap(failuresInWords);
  }

  async replay(request: RecordedRequest | number): Promise<Replay> {
    const id = idOfRequest(request);
    const exchange = this.#service.journal.get(id);
    if (exchange === undefined)
      throw new Error(`There is no request ${id} any more: it was reset, or is too old.`);
    // Code that is slow runs elsewhere, and what waits for it keeps no process alive by itself.
    const alive = setTimeout(() => undefined, LONGEST_TIMER);
    try {
      return await replayExchange(exchange, this.#service, NOTHING_HIDDEN);
    } finally {
      clearTimeout(alive);
    }
  }

  reset(): void {
    const error = this.strictError();
    resetSession(this.#session, RESET_PARTS, this.#service);
    if (error !== undefined) throw error;
  }

  /** With `onUnmatched: 'error'`: what is wrong when nothing answered a request, or a template failed. */
  strictError(): Error | undefined {
    if (!this.#isStrict) return undefined;
    return strictError(this.#kept({}).map(recordOf), this.name, faultsNotKept(this.#service, this.name));
  }

  /** Lets those go who wait in it. */
  protected failWaiting(why: string): void {
    for (const fail of this.#waiting) fail(new Error(`Waited for a request in vain: ${why}.`));
  }

  /** @throws {Error} where requests that fit came, and none of them is kept; and once it is ended */
  #find(filter: RequestFilter): readonly Exchange[] {
    this.checkKnown();
    const found = this.#kept(filter);
    const blind =
      found.length > 0 ? undefined : whyNoneIsKept({ ...filter, session: this.name }, this.#service);
    if (blind !== undefined) throw blind;
    return found;
  }

  #kept(filter: RequestFilter): readonly Exchange[] {
    return this.#service.journal.find({ ...filter, session: this.name });
  }
}

/** What the server does for a session with a name. */
interface ServerOfSession {
  readonly reload: () => Promise<void>;
  /** Told when it is ended. */
  readonly onEnd: () => void;
}

/** A session with a name. @see NamedSession */
export class LocalNamedSession extends LocalSession implements NamedSession {
  readonly urls: readonly string[];
  readonly #service: ServiceContext;
  readonly #server: ServerOfSession;
  /** Once it is lost: what was wrong in it. */
  #lost: { readonly error: Error | undefined } | undefined;

  /** @param urls each with the prefix that names it, that of the server's own address first */
  constructor(
    name: string,
    urls: readonly string[],
    service: ServiceContext,
    isStrict: boolean,
    server: ServerOfSession,
  ) {
    super(name, urls[0]!, service, isStrict);
    this.urls = urls;
    this.#service = service;
    this.#server = server;
  }

  async reload(): Promise<void> {
    this.checkOpen('reload');
    await this.#server.reload();
  }

  /** It ended though nobody ended it. */
  lose(why: string): void {
    this.#lost = { error: this.strictError() };
    this.failWaiting(`the session '${this.name}' is lost: ${why}`);
    this.markLost(`The session '${this.name}' is lost: ${why}`);
  }

  end(): void {
    // Another one may have its name by now.
    if (this.isClosed) return;
    const { error } = this.#lost ?? { error: this.strictError() };
    this.failWaiting(`the session '${this.name}' was ended`);
    this.markClosed(`the session '${this.name}' is closed`);
    this.markEnded();
    if (this.#lost === undefined) this.#service.sessions.delete(this.name);
    this.#server.onEnd();
    if (error !== undefined) throw error;
  }

  [Symbol.dispose](): void {
    this.end();
  }
}
