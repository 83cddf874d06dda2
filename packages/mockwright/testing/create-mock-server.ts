// A server for tests, in this process.
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { renderDiagnostics } from '@mockwright/language/diagnostics/render-terminal';
import { SourceText } from '@mockwright/language/text/source-text';
import { startWithSettings } from '../server.ts';
import type { MockServer } from '../service/mock-server.ts';
import { faultsOf } from '../service/mocks/faults-of.ts';
import { valuesOfJson } from '../service/state/global-values.ts';
import { DEFAULT_SESSION } from '../service/state/session-name.ts';
import { LONGEST_TIMER } from '../service/state/longest-timer.ts';
import { SETTINGS } from '../settings/setting-table.ts';
import { bindValues } from '../settings/bind-values.ts';
import { importProblems } from '../template/compiling/imports.ts';
import type { CreateMockServerOptions, NamedSession, SettingsObject, TestServer } from './api.ts';
import { checkOptions } from './check-options.ts';
import { jsonOf, NO_GLOBAL } from './json-of.ts';
import { faultsNotKept, RECORDS_NOTHING } from './kept-requests.ts';
import { LocalNamedSession, LocalSession, recordOf } from './local-session.ts';
import { timeOf } from './recorded-request.ts';
import { checkedSessionName } from './session-headers.ts';
import { shownValue } from './shown-value.ts';
import { strictError } from './strict-error.ts';
import { isStrict, textOfTemplate } from './template.ts';

/**
 * Starts a server; resolves when its templates are loaded. The process may end while it runs.
 * @throws {Error} when an option or setting is wrong, the folder is missing, or a template does not compile
 * @example
 * await using mock = await createMockServer({ templates: [{ request: { route: '/ping' }, response: { body: 'pong' } }] });
 * await fetch(`${mock.url}/ping`);
 */
export async function createMockServer(given: CreateMockServerOptions = {}): Promise<TestServer> {
  const options = checkOptions('createMockServer', given);
  const { onUnmatched = 'answer' } = options;
  if (!['answer', 'error'].includes(onUnmatched))
    throw new TypeError(`onUnmatched is ${shownValue(onUnmatched)}: give 'answer' or 'error'.`);
  const folder = options.folder === undefined ? undefined : resolve(options.folder);
  if (folder !== undefined && !existsSync(folder))
    throw new Error(
      `There is no folder '${options.folder}' (${folder}). Leave 'folder' out to serve only 'templates'.`,
    );
  if (folder !== undefined && !statSync(folder).isDirectory())
    throw new Error(`'${options.folder}' (${folder}) is a file: 'folder' names the folder of the templates.`);
  const { global = {}, templates = [], imports = [], write } = options;
  const [problem] = importProblems(imports, "'imports' of createMockServer");
  if (problem !== undefined) throw new TypeError(problem);
  const globals = jsonOf(global, 'global', NO_GLOBAL);
  if (!globals.startsWith('{'))
    throw new TypeError(`'global' of createMockServer takes an object, not what is ${globals} as JSON.`);
  const settings = bindValues(settingsOf(options, folder));
  if (onUnmatched === 'error' && settings.journalBytes === 0)
    throw new TypeError(`onUnmatched: 'error' would find nothing: ${RECORDS_NOTHING}.`);
  const { server } = await startWithOptions(
    options,
    settings,
    folder === undefined ? process.cwd() : dirname(folder),
    process.env,
    { write, lineByLine: true, color: false },
    {
      templates: templates.map(
        (source, index) =>
          new SourceText(`templates[${index}]`, textOfTemplate(source, `templates[${index}]`)),
      ),
      hasNoFolder: folder === undefined,
      isUnreferenced: true,
      sessionStart: {
        // The test gave them, and each session needs them.
        globals: () => valuesOfJson(globals, undefined, Number.POSITIVE_INFINITY),
        now: options.now === undefined ? undefined : timeOf(options.now),
      },
    },
  );
  await server.ready;
  const broken = server.service
    .mocks!.files.map((file, index) =>
      faultsOf(file, index < templates.length && isStrict(templates[index]!)),
    )
    .filter((faults) => faults.length > 0);
  if (broken.length > 0 && options.allowBroken !== true) {
    await server.close(0);
    throw new Error(
      `${broken.length === 1 ? 'A template does' : `${broken.length} templates do`} not load:\n${renderDiagnostics(broken.flat())}`,
    );
  }
  return new LocalServer(server, onUnmatched === 'error');
}

/** @throws {Error} as starting does; what is wrong with an option is told by its name */
async function startWithOptions(
  { port, host }: CreateMockServerOptions,
  ...given: Parameters<typeof startWithSettings>
): ReturnType<typeof startWithSettings> {
  try {
    return await startWithSettings(...given);
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== 'ListenError' && name !== 'ListenAddressError') throw error;
    const advice =
      port === undefined && host === undefined
        ? ''
        : " Give another 'port' (0, the default, is any free one) or another 'host'.";
    throw new Error(`${message}${advice}`, { cause: error });
  }
}

function settingsOf(options: CreateMockServerOptions, folder: string | undefined): SettingsObject {
  const { host = '127.0.0.1', port = 0, cors, seed, imports = [], watch = false } = options;
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    Urls: `http://${shown}:${port}`,
    'Mock:Watch': watch,
    // The clock of a test may be moved as it likes: its requests are kept until the reset.
    'Mock:MatchedRoutesCacheDuration': SETTINGS.retentionMinutes.maximum,
    ...(folder !== undefined && { 'Mock:Folder': basename(folder) }),
    ...(seed !== undefined && { 'Mock:Seed': seed }),
    ...(imports.length > 0 && { 'Mock:Imports': imports }),
    ...(cors !== undefined && cors !== false && { 'Mock:Cors': cors === true ? 'any' : cors }),
    ...options.settings,
  };
}

/** An address that can be asked: `http://*:5000` says that all of the machine's can. */
function reachable(url: string): string {
  return url.replace(/\/\/[*+](?=:)/, '//localhost');
}

/** Of what is forgotten, so much is told. */
const MOST_FORGOTTEN = 100;

/** @see TestServer */
class LocalServer extends LocalSession implements TestServer {
  readonly #server: MockServer;
  readonly #isStrict: boolean;
  readonly #sessions = new Map<string, LocalNamedSession>();
  /** Ids of requests that an error has named: no other one does. */
  readonly #told = new Set<number>();
  /** What was wrong in sessions that are lost, by who is to be told: those who opened them, or who asks about all. */
  readonly #lost = new Map<LocalNamedSession | string, Error>();
  /** What was wrong with requests that an endpoint forgot: tests elsewhere are not told of it when they end a session. */
  readonly #forgotten: Error[] = [];

  constructor(server: MockServer, isStrict: boolean) {
    super(DEFAULT_SESSION, reachable(server.urls[0]!), server.service, isStrict);
    this.#server = server;
    this.#isStrict = isStrict;
    server.service.sessions.onLoss.add((lost, why) => this.#lose(lost, why));
    server.service.onForget.add((session) => this.#keepWrong(session));
  }

  /** @param session its name; undefined: all */
  #keepWrong(session: string | undefined): void {
    const error = this.#judge(session ?? (() => true));
    if (error !== undefined && this.#forgotten.length < MOST_FORGOTTEN) this.#forgotten.push(error);
  }

  #lose(name: string, why: string): void {
    const session = this.#sessions.get(name);
    const error = this.#judge(name);
    if (error !== undefined) this.#lost.set(session ?? name, error);
    session?.lose(why);
    this.#sessions.delete(name);
  }

  get urls(): readonly string[] {
    return this.#server.urls;
  }

  session(given: string): NamedSession {
    this.checkOpen('session');
    const name = checkedSessionName(given);
    let session = this.#sessions.get(name);
    if (session === undefined) {
      const { endpoint } = this.#server.service.options.settings;
      const urls = [this.url, ...this.urls.slice(1)].map(
        (url) => `${url}/${endpoint}/session/${encodeURIComponent(name)}`,
      );
      const onEnd = (): void => {
        this.#lost.delete(made);
        if (this.#sessions.get(name) === made) this.#sessions.delete(name);
      };
      const reload = (): Promise<void> => this.reload();
      const made = new LocalNamedSession(name, urls, this.#server.service, this.#isStrict, { reload, onEnd });
      session = made;
      this.#sessions.set(name, session);
    }
    return session;
  }

  async reload(): Promise<void> {
    this.checkOpen('reload');
    await this.#server.reload();
  }

  async close(options: { readonly timeout?: number } = {}): Promise<void> {
    const { timeout } = checkOptions('close', options);
    const error = this.#withLost(
      () => true,
      this.#judge(() => true),
    );
    for (const session of [this, ...this.#sessions.values()]) session.markClosed('the server is closed');
    await this.#server.close(timeout && Math.min(timeout, LONGEST_TIMER));
    if (error !== undefined) throw error;
  }

  /** Sessions that a header or prefix made have nobody else who asks. */
  override strictError(): Error | undefined {
    const error = this.#judge((name) => !this.#sessions.has(name));
    return this.#withLost((each) => typeof each === 'string', error);
  }

  /** Together with what was wrong in sessions that are lost, or was forgotten; it is not told again. */
  #withLost(
    isAsked: (opened: LocalNamedSession | string) => boolean,
    error: Error | undefined,
  ): Error | undefined {
    const lost = [...this.#lost].filter(([each]) => isAsked(each));
    for (const [each] of lost) this.#lost.delete(each);
    const all = [...this.#forgotten.splice(0), ...lost.map(([, each]) => each)];
    if (error !== undefined) all.push(error);
    return all.length < 2 ? all[0] : new Error(all.map(({ message }) => message).join('\n'));
  }

  /** What is wrong in some sessions, or in the one of a name; it is not told again. */
  #judge(sessions: string | ((name: string) => boolean)): Error | undefined {
    if (!this.#isStrict) return undefined;
    const isOne = typeof sessions === 'string';
    const requests = this.#server.service.journal
      .find({ session: isOne ? sessions : undefined })
      .filter(({ id, session }) => (isOne || sessions(session.name)) && !this.#told.has(id))
      .map(recordOf);
    for (const { id, matched, failure } of requests)
      if (!matched || failure !== undefined) this.#told.add(id);
    return strictError(requests, this.name, faultsNotKept(this.#server.service, sessions));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}
