// The server as a whole: listens at once, loads the templates meanwhile, loads them again when they change.
import { performance, sleep } from '@mockwright/language/text/real-time';
import { ownSegments } from './admin/endpoint-prefixes.ts';
import type { Entrance } from './admin/endpoints.ts';
import { createServiceContext, type ServiceContext } from './admin/service-context.ts';
import { checkMocks } from './mocks/check-mocks.ts';
import { MockFolder } from './mocks/folder.ts';
import { watchFolder, type FolderWatcher } from './mocks/folder-watcher.ts';
import { compileMock } from './mocks/compile-mock.ts';
import { MockLoader } from './mocks/mock-loader.ts';
import { createMockSet, type LoadedFile, type MockSet } from './mocks/mock-set.ts';
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { counted } from '@mockwright/language/text/counted';
import type { ServerCredentials } from './listening/certificates/server-credentials.ts';
import { parseListenAddress, type ListenAddress } from './listening/listen-address.ts';
import { listen, type ListenerEvents, type Listening } from './listening/listener.ts';
import { RequestHandler } from './request-handler.ts';
import type { ServiceOptions } from './service-options.ts';

/** What {@link checkMocks} found, by the paths of files. */
type Warnings = ReturnType<typeof checkMocks>;

/** A running server. */
export interface MockServer {
  /** The addresses it listens on, with their real ports. */
  readonly urls: readonly string[];
  /** Those that serve the service's own endpoints alone (`Mock:AdminUrls`). */
  readonly adminUrls: readonly string[];
  /** Resolves when the templates are loaded (whether or not each of them compiles) and watching has begun. */
  readonly ready: Promise<void>;
  /** The state behind it, for those in the same process. */
  readonly service: ServiceContext;
  /** Loads the whole folder again. */
  reload(): Promise<void>;
  /**
   * Finishes the running requests, as far as there is time for it, then ends.
   * @param timeoutMilliseconds `Mock:ShutdownTimeout` where it is not given
   */
  close(timeoutMilliseconds?: number): Promise<void>;
}

/**
 * Starts a server; resolves when it listens.
 * @throws {ListenAddressError} when an address is none
 * @throws {ListenError} when an address cannot be bound
 */
export async function startServer(given: ServiceOptions): Promise<MockServer> {
  const { log } = given;
  const folder = new MockFolder(given.workingFolder, given.settings.folder);
  // `./Mocks/` is the folder whose files are shown as `Mocks/…`.
  const settings = { ...given.settings, folder: folder.name };
  const options = { ...given, settings };
  const service = createServiceContext(options);
  const [urls, adminUrls] = [settings.urls, settings.adminUrls].map((each) =>
    each.map(parseListenAddress),
  ) as [ListenAddress[], ListenAddress[]];
  const isSecure = [...urls, ...adminUrls].some(({ scheme }) => scheme === 'https');
  const credentials = isSecure ? await options.credentials() : undefined;
  const listening = await listenAt(urls, adminUrls.length > 0 ? 'mocks' : 'all', service, credentials);
  const admin = await listenAt(adminUrls, 'admin', service, credentials).catch(async (error: unknown) => {
    await listening.close(0);
    throw error;
  });
  for (const url of listening.urls) log.info(`Now listening on: ${url}`);
  for (const url of listening.openUrls)
    log.info(
      `${url} is every interface: other machines can reach it. http://localhost is this machine alone.`,
    );
  for (const url of admin.urls) log.info(`Endpoints are served at: ${url}`);
  credentials?.hints.forEach((hint) => log.info(hint));
  credentials?.warnings.forEach((warning) => log.warning(warning));
  if (settings.chaos)
    log.info(
      `Chaos is on: ${settings.chaosRate} of each 100 requests to mocked routes fail or come late (Mock:Chaos).`,
    );

  // What is given as a template is no data that lies beside templates.
  const others = (options.templates ?? []).map((source) => ({
    ...compileMock(source, options.compile),
    isData: false,
  }));
  const loader = new MockLoader(folder, options.compile, others);
  let watcher: FolderWatcher | undefined;
  let closed = false;
  const check = (set: MockSet): Warnings => checkMocks(set, options.workingFolder, ownSegments(settings));
  let warnings: Warnings = new Map();
  // Reloads follow one another: the second of two changes must not be overtaken by the first.
  let work = Promise.resolve();
  const reload = async (paths: readonly string[]): Promise<void> => {
    const { set, changed } = await loader.reload(paths);
    service.mocks = set;
    const before = warnings;
    warnings = check(set);
    for (const [path, file] of changed) {
      const diagnostics = [...(file?.diagnostics ?? []), ...(warnings.get(path) ?? [])];
      if (path === settings.folder) logFolder(options, diagnostics);
      else logReload(options, path, file, diagnostics);
      tellReload(service, path, file, diagnostics);
    }
    // One file may be in the way of another one, which did not change.
    const others = [...warnings].filter(([path]) => !changed.has(path));
    log.diagnostics(
      others.flatMap(([path, list]) => list.filter((each) => !isAmong(before.get(path), each))),
    );
  };
  const load = async (): Promise<void> => {
    const started = performance.now();
    service.mocks = options.hasNoFolder === true ? createMockSet(others) : await loader.loadAll();
    const milliseconds = performance.now() - started;
    warnings = check(service.mocks);
    logLoaded(options, service.mocks, warnings, milliseconds);
  };
  /** One that fails is not in the way of the next one. */
  const inTurn = (job: () => Promise<void>): Promise<void> => {
    const done = work.then(job);
    work = done.catch(() => undefined);
    return done;
  };
  const queueReload = (paths: readonly string[]): void => {
    void inTurn(() => reload(paths)).catch((error: unknown) =>
      log.error(`reloading failed: ${String(error)}`),
    );
  };
  const watch = async (): Promise<void> => {
    watcher = await watchFolder(folder, {
      pollingIntervalMilliseconds: settings.pollingIntervalMilliseconds,
      isUnreferenced: options.isUnreferenced === true,
      onChange: queueReload,
      onError: (message) => log.warning(`watching the folder ${settings.folder}: ${message}`),
    });
    if (closed) return watcher.close();
    if (await loader.hasChanges()) queueReload([settings.folder]);
  };
  if (options.isUnreferenced === true) for (const each of [listening, admin]) each.unref();
  const ready = load().then(() => (settings.watch && !closed ? watch() : undefined));
  if (options.hasNoFolder !== true)
    service.reload = () => ready.then(() => inTurn(() => reload([settings.folder])));
  return {
    urls: listening.urls,
    adminUrls: admin.urls,
    ready,
    service,
    reload: () => inTurn(load),
    async close(timeoutMilliseconds = settings.shutdownMilliseconds) {
      service.isEnding = true;
      const ending = performance.now();
      if (settings.shutdownDelayMilliseconds > 0) await sleep(settings.shutdownDelayMilliseconds);
      closed = true;
      for (const end of service.atClose) end();
      await Promise.all([
        listening.close(timeoutMilliseconds),
        admin.close(timeoutMilliseconds),
        watcher?.close(),
      ]);
      service.isolation?.close();
      await service.callbacks.drain(Math.max(0, timeoutMilliseconds - (performance.now() - ending)));
    },
  };
}

/** Listens on addresses, for what is served at one entrance. */
async function listenAt(
  addresses: readonly ListenAddress[],
  entrance: Entrance,
  service: ServiceContext,
  credentials: ServerCredentials | undefined,
): Promise<Listening> {
  const handler = new RequestHandler(service, entrance);
  const events: ListenerEvents = {
    onRequest: (message, response) => handler.handle(message, response),
    onBadRequest: (description) => service.options.log.warning(`a request could not be read: ${description}`),
  };
  return listen(addresses, events, service.options.settings, credentials);
}

function logLoaded(
  { log, settings, hasNoFolder = false }: ServiceOptions,
  set: MockSet,
  warnings: Warnings,
  milliseconds: number,
): void {
  const broken = set.files.filter((file) => file.mock === undefined);
  const summary = `${counted(set.mocks.length, 'template')}${hasNoFolder ? '' : ` of ${settings.folder}/`} loaded in ${milliseconds.toFixed(0)} ms`;
  const folderProblem = set.files.find(({ path }) => path === settings.folder);
  if (folderProblem !== undefined) {
    log.warning(
      `${counted(set.mocks.length, 'template')} loaded in ${milliseconds.toFixed(0)} ms: the folder ${settings.folder} cannot be read.`,
    );
    log.diagnostics(folderProblem.diagnostics);
    return;
  }
  const advice = set.files.length === 0 && !hasNoFolder ? ' `mockwright init` writes samples into it.' : '';
  if (broken.length === 0) log.info(`${summary}.${advice}`);
  else log.warning(`${summary}; ${counted(broken.length, hasNoFolder ? 'template' : 'file')} did not load:`);
  log.diagnostics(
    set.files.flatMap(({ path, diagnostics }) => [...diagnostics, ...(warnings.get(path) ?? [])]),
  );
}

function tellReload(
  { events, options }: ServiceContext,
  file: string,
  loaded: LoadedFile | undefined,
  diagnostics: readonly Diagnostic[],
): void {
  if (loaded?.isData === true) return;
  const isBack = loaded === undefined && file === options.settings.folder;
  const isLoaded = isBack || loaded?.mock !== undefined;
  const state = isLoaded ? 'loaded' : loaded === undefined ? 'gone' : 'broken';
  events.emit('reload', { file, state });
  if (diagnostics.length > 0) events.emit('diagnostics', diagnostics);
}

/** The folder itself is among the files only while it cannot be read. */
function logFolder({ log, settings: { folder } }: ServiceOptions, problems: readonly Diagnostic[]): void {
  if (problems.length === 0) return log.info(`The folder ${folder} is back.`);
  log.warning(`The folder ${folder} cannot be read any more:`);
  log.diagnostics(problems);
}

function isAmong(known: readonly Diagnostic[] | undefined, { code, message }: Diagnostic): boolean {
  return known?.some((other) => other.code === code && other.message === message) === true;
}

function logReload(
  { log }: ServiceOptions,
  path: string,
  file: LoadedFile | undefined,
  diagnostics: readonly Diagnostic[],
): void {
  if (file === undefined) log.info(`${path} is gone.`);
  else if (file.isData === true) return log.info(`${path} is data, no template.`);
  else if (file.mock === undefined) log.warning(`${path} does not load:`);
  else log.info(`${path} is loaded.`);
  log.diagnostics(diagnostics);
}
