// A server that runs elsewhere, steered by its endpoints.
import { parseUrl } from '@mockwright/language/text/web-address';
import { dateNow } from '@mockwright/language/text/real-time';
import { counted } from '@mockwright/language/text/counted';
import type { DiagnosticRecord } from '@mockwright/language/diagnostics/render-json';
import { renderDiagnostics } from '@mockwright/language/diagnostics/render-terminal';
import type { DescribedRequest } from '../service/journal/describe-request.ts';
import { DEFAULT_SESSION } from '../service/state/session-name.ts';
import type {
  RecordedRequest,
  RemoteNamedSession,
  RemoteServer,
  RemoteSession,
  RemoteTemplate,
  Replay,
  RequestFilter,
  ServedTemplate,
  TemplateDiagnostic,
  WaitOptions,
} from './api.ts';
import type { TemplateSource } from './template-object.ts';
import { checkAdvance, checkGlobalName, checkOptions } from './check-options.ts';
import { Closable, WHATEVER } from './closable.ts';
import { Connection, ofNothing, orOfNoSession, RefusedError } from './connection.ts';
import { keptInWords } from './kept-requests.ts';
import { placeOfCall } from './place-of-call.ts';
import { jsonOf, NO_GLOBAL } from './json-of.ts';
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
import { checkedSessionName, sessionHeaders } from './session-headers.ts';
import { shownValue } from './shown-value.ts';
import { diagnosticsOf, templateDiagnostics } from './template-diagnostic.ts';
import { isStrict, textOfTemplate } from './template.ts';

/**
 * Connects to a server that runs elsewhere.
 * @param url its address, with the prefix of its endpoints where that is not `/_mock`
 * @param options `token`: that of `Mock:AdminToken`
 * @throws {Error} when it does not answer, or not as a server of this kind
 */
export async function connectMockServer(
  url: string,
  options: { readonly token?: string } = {},
): Promise<RemoteServer> {
  const { token } = checkOptions('connectMockServer', options);
  const address = typeof url === 'string' && /^https?:\/\//i.test(url) ? parseUrl(url) : undefined;
  if (address === undefined)
    throw new TypeError(
      `${shownValue(url)} is no address of a server: write it like 'http://localhost:5000'.`,
    );
  const { search, hash, username, password } = address;
  if (search !== '' || hash !== '' || username !== '' || password !== '')
    throw new TypeError(
      `${shownValue(url)}: give the address without user, query and fragment, like 'http://localhost:5000'.`,
    );
  const base = url.replace(/(?<!\/)\/+$/, '');
  if (/\/session\/[^/]*$/i.test(base))
    throw new TypeError(
      `${shownValue(url)} is the address of a session: connect to that of the server, and take its session(…).`,
    );
  const usual = new Connection(`${base}/_mock`, token);
  try {
    await usual.askFor('sessions', 'GET', '/sessions');
    return new ConnectedServer(usual, base);
  } catch (error) {
    if (new URL(base).pathname === '/') throw error;
    return await connectAtPrefix(base, token, error);
  }
}

/** Connects where the address ends with the prefix of the endpoints. @param error what is wrong where it does not */
async function connectAtPrefix(
  prefix: string,
  token: string | undefined,
  error: unknown,
): Promise<RemoteServer> {
  const connection = new Connection(prefix, token);
  try {
    await connection.askFor('sessions', 'GET', '/sessions');
  } catch (other) {
    throw other instanceof RefusedError && other.status === 401 ? other : error;
  }
  return new ConnectedServer(connection, prefix.replace(/\/[^/]*$/, ''));
}

/** A filter, some of whose members count no more. */
type AskedFilter = { readonly [Name in keyof RequestFilter]: RequestFilter[Name] | undefined };

/** How many requests fit: ever, and of those that are kept. */
interface Counted {
  readonly count: number;
  readonly kept: number;
}

function notKept(count: number, kept: number): Error {
  return new Error(
    `${counted(count, 'request')} came, but ${keptInWords(kept)}: see Mock:JournalSize of the server and, by the clock of the session, Mock:MatchedRoutesCacheDuration. 'count' knows all.`,
  );
}

/** How long a server is asked to wait at a time: `fetch` gives up where no answer begins within five minutes. */
const LONGEST_ASK = 60_000;

/** Always there, which other sessions need not be. */
const IN_DEFAULT = `session=${DEFAULT_SESSION}`;

/** A template as the endpoint lists it: of a session by `id` and `name`, of the folder by `file`. */
interface ListedTemplate {
  readonly id?: string;
  readonly name?: string;
  readonly file?: string;
  readonly method: string | null;
  readonly route: string | null;
  readonly hits: number;
  readonly diagnostics: readonly DiagnosticRecord[];
}

/** @see RemoteSession */
class ConnectedSession extends Closable implements RemoteSession {
  readonly name: string;
  readonly url: string;
  readonly urls: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly global: RemoteSession['global'];
  readonly clock: RemoteSession['clock'];
  readonly #connection: Connection;
  readonly #inSession: string;

  constructor(connection: Connection, name: string, url: string) {
    super();
    this.name = name;
    this.url = url;
    this.urls = [url];
    this.headers = sessionHeaders(name);
    this.#connection = connection;
    this.#inSession = `session=${encodeURIComponent(name)}`;
    const toChange = (): void => this.checkOpen(WHATEVER);
    const path = (global: string): string => `/globals/${encodeURIComponent(global)}?${this.#inSession}`;
    this.global = {
      get: async (global) => {
        checkGlobalName('get', global);
        this.checkKnown();
        const values = (await connection.askFor('values of Global', 'GET', '/globals', {
          headers: this.headers,
        })) as Record<string, unknown>;
        return Object.hasOwn(values, global) ? values[global] : undefined;
      },
      set: async (global, value) => {
        checkGlobalName('set', global);
        checkAddressable(global);
        const json = jsonOf(value, `global.set('${global}')`, NO_GLOBAL);
        toChange();
        await connection.ask('PUT', path(global), { body: JSON.parse(json) as unknown });
      },
      // Asked in this session, which is born when it is not there, as it is by any use.
      clear: async () => {
        toChange();
        await connection.ask('DELETE', '/globals', { headers: this.headers });
      },
    };
    const setClock = async (body: object): Promise<void> => {
      toChange();
      await connection.ask('PUT', `/clock?${this.#inSession}`, { body });
    };
    this.clock = {
      async set(time, options = {}) {
        const { frozen = true } = checkOptions('clock.set', options);
        await setClock({ now: new Date(timeOf(time)).toISOString(), frozen });
      },
      async advance(milliseconds) {
        checkAdvance(milliseconds);
        await setClock({ advance: milliseconds });
      },
      reset: () => setClock({}),
    };
  }

  /** Once the connection is closed, its sessions are, too. */
  protected override checkOpen(member: string): void {
    super.checkOpen(member);
    if (this.#connection.isClosed) throw new Error(`${member} comes too late: the connection is closed.`);
  }

  async use(
    source: TemplateSource,
    options: { readonly times?: number; readonly name?: string } = {},
  ): Promise<RemoteTemplate> {
    this.checkOpen('use');
    const checked = checkOptions('use', options);
    const text = textOfTemplate(source, checked.name ?? 'the template');
    const body = { text, strict: isStrict(source), ...checked };
    const added = await this.#connection
      .askFor('added template', 'POST', `/templates?${this.#inSession}`, { body })
      .catch((error: RefusedError) => {
        const { diagnostics } = error;
        if (diagnostics === undefined) throw error;
        throw new Error(
          `The template does not compile:\n${renderDiagnostics(diagnosticsOf(diagnostics, text))}`,
        );
      });
    const { id, name, diagnostics } = added as {
      readonly id: string;
      readonly name: string;
      readonly diagnostics: readonly DiagnosticRecord[];
    };
    // Others may have the same name.
    const calls = async (): Promise<readonly RecordedRequest[]> =>
      (await this.requests({ template: name })).filter(({ templateId }) => templateId === id);
    return {
      id,
      name,
      diagnostics: templateDiagnostics(diagnostics),
      get calls() {
        return calls();
      },
      remove: async () =>
        void (await this.#connection
          .ask('DELETE', `/templates/${encodeURIComponent(id)}?${this.#inSession}`)
          .catch(ofNothing)),
    };
  }

  async requests(given: RequestFilter = {}): Promise<readonly RecordedRequest[]> {
    const filter = checkOptions('filter', given);
    const found = await this.#list(filter, {});
    if (found.length === 0 && filter.limit !== 0 && filter.since === undefined) {
      const { count, kept } = await this.#counted(filter);
      if (count > 0 && kept === 0) throw notKept(count, kept);
    }
    return found;
  }

  async count(filter: RequestFilter = {}): Promise<number> {
    return (await this.#counted(checkOptions('filter', filter))).count;
  }

  async #counted(filter: RequestFilter): Promise<Counted> {
    this.checkKnown();
    const told = await this.#connection
      .askFor('count', 'GET', `/requests/count?${this.#query({ ...filter, limit: undefined })}`)
      .catch(orOfNoSession({ count: 0, kept: 0 }));
    return told as Counted;
  }

  async waitForRequest(given: RequestFilter = {}, options: WaitOptions = {}): Promise<RecordedRequest> {
    this.checkOpen('waitForRequest');
    const checked = checkOptions('filter', given);
    const { timeout = WAIT_MILLISECONDS, count = 1 } = checkOptions('wait', options);
    const atCall = placeOfCall(ConnectedSession.prototype, 'waitForRequest');
    const { limit: _, ...filter } = checked;
    const end = dateNow() + timeout;
    let found = await this.#list(filter, {});
    let last = found.at(-1)?.id ?? filter.since ?? 0;
    let seen = found.length;
    for (;;) {
      const request = found[count - 1];
      if (request !== undefined) return request;
      if (filter.since === undefined) {
        const { count: came, kept } = await this.#counted(filter);
        if (came >= count && kept < count) throw atCall(notKept(came, kept));
      }
      const left = end - dateNow();
      if (left <= 0) {
        const last = await this.#list({ limit: MOST_TOLD }, {});
        const { kept } = await this.#counted({});
        throw atCall(waitedInVain(checked, count, timeout, last, kept, found.length));
      }
      const wait = Math.min(Math.ceil(left), LONGEST_ASK);
      const added = await this.#list(filter, { since: String(last), wait: String(wait) });
      last = added.at(-1)?.id ?? last;
      seen += added.length;
      // Of many that are waited for, each is told once; where none was added, one has become another, or the time is over.
      if (seen >= count || added.length === 0) {
        found = await this.#list(filter, {});
        seen = found.length;
      }
    }
  }

  get templates(): Promise<readonly ServedTemplate[]> {
    return this.#listed(IN_DEFAULT).then((listed) =>
      listed.flatMap(({ file, method, route }) =>
        file === undefined || method === null || route === null ? [] : [{ template: file, method, route }],
      ),
    );
  }

  get diagnostics(): Promise<readonly TemplateDiagnostic[]> {
    return this.#listed(IN_DEFAULT).then((listed) =>
      listed.flatMap(({ diagnostics }) => templateDiagnostics(diagnostics)),
    );
  }

  async unusedTemplates(): Promise<readonly string[]> {
    this.checkKnown();
    return (await this.#listed('', this.headers))
      .filter(({ id, hits }) => id !== undefined && hits === 0)
      .map(({ name = '' }) => name)
      .toReversed();
  }

  async unmatched(): Promise<readonly string[]> {
    return (await this.requests({ matched: false })).filter(isUnanswered).map(unmatchedInWords);
  }

  async failures(): Promise<readonly string[]> {
    return (await this.requests({ matched: true })).flatMap(failuresInWords);
  }

  async replay(request: RecordedRequest | number): Promise<Replay> {
    const id = idOfRequest(request);
    return (await this.#connection.askFor('replay', 'POST', `/requests/${id}/replay`)) as Replay;
  }

  async reset(): Promise<void> {
    this.checkOpen(WHATEVER);
    await this.#connection.ask('POST', `/reset?${this.#inSession}`, { body: {} });
  }

  async reload(): Promise<void> {
    this.checkOpen('reload');
    await this.#connection.ask('POST', '/reload');
  }

  async #listed(
    inSession: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<readonly ListedTemplate[]> {
    const listed = await this.#connection.askFor('templates', 'GET', `/templates?${inSession}`, { headers });
    return (listed as { readonly templates: readonly ListedTemplate[] }).templates;
  }

  async #list(
    filter: RequestFilter,
    more: Readonly<Record<string, string>>,
  ): Promise<readonly RecordedRequest[]> {
    this.checkKnown();
    const listed = await this.#connection
      .askFor('requests', 'GET', `/requests?${this.#query(filter, more)}`)
      .catch(orOfNoSession({ requests: [] }));
    return (listed as { readonly requests: readonly DescribedRequest[] }).requests.map(recordedRequest);
  }

  #query(filter: AskedFilter, more: Readonly<Record<string, string>> = {}): string {
    const given = Object.entries(filter).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return `${new URLSearchParams({ ...Object.fromEntries(given), ...more }).toString()}&${this.#inSession}`;
  }
}

/** @throws {TypeError} for a name that would make the path another one */
function checkAddressable(name: string): void {
  if (['', '.', '..'].includes(name) || /%2f|\p{Cs}/iu.test(name))
    throw new TypeError(`global.set: no address can carry the name ${shownValue(name)}.`);
}

/** @see RemoteNamedSession */
class ConnectedNamedSession extends ConnectedSession implements RemoteNamedSession {
  readonly #connection: Connection;

  constructor(connection: Connection, name: string, url: string) {
    super(connection, name, url);
    this.#connection = connection;
  }

  async end(): Promise<void> {
    // Another one may have its name by now.
    if (this.isClosed) return;
    this.markClosed(`the session '${this.name}' is closed`);
    this.markEnded();
    await this.#connection.ask('DELETE', `/sessions/${encodeURIComponent(this.name)}`).catch(ofNothing);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end();
  }
}

/** @see RemoteServer */
class ConnectedServer extends ConnectedSession implements RemoteServer {
  readonly #connection: Connection;

  constructor(connection: Connection, url: string) {
    super(connection, DEFAULT_SESSION, url);
    this.#connection = connection;
  }

  session(given: string): RemoteNamedSession {
    this.checkOpen('session');
    const name = checkedSessionName(given);
    const url = `${this.#connection.endpoints}/session/${encodeURIComponent(name)}`;
    return new ConnectedNamedSession(this.#connection, name, url);
  }

  async close(): Promise<void> {
    // Nothing is held open between requests.
    this.#connection.isClosed = true;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}
