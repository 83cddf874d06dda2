// One request from its first byte to its answer: endpoints, then the mocks, then what the server has to say itself.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Mock, MockSet } from '../mocks/mock-set.ts';
import { findNearMisses, type TriedMock } from '../mocks/near-misses.ts';
import type { RouteMatch } from '../mocks/router.ts';
import { GlobalStore } from '../template/host/global-store.ts';
import type { CompiledTemplate, TemplateAnswer } from '../template/template.ts';
import type { OwnAnswer } from './answer.ts';
import { collectBody, hasBody } from './body/collect-body.ts';
import { RequestBody } from './body/request-body.ts';
import { chooseMock } from './choose-mock.ts';
import { HEALTH_PATH, healthAnswer, READY_PATH } from './endpoints/health.ts';
import { verificationAnswer } from './endpoints/verification.ts';
import { describeFailure, failureAnswer, loadingAnswer, noMatchAnswer } from './errors.ts';
import { FileSender } from './file-sender.ts';
import { Journal } from './journal.ts';
import { pathOf, queryOf, RequestFacts, targetOf } from './mock-request.ts';
import { decodePath } from './percent-decoding.ts';
import { parseQueryString } from './query-string.ts';
import { sendOwnAnswer, sendTemplateAnswer } from './responder.ts';
import type { ServerOptions } from './server-options.ts';

/** A request on its way. */
interface Exchange {
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  /** As sent, without the query. */
  readonly rawPath: string;
  /** Percent-decoded. */
  readonly path: string;
  /** The template that answers, once it is chosen: for the log. */
  template: CompiledTemplate | undefined;
}

/** What a timer of Node.js can wait for: nearly 25 days. */
const LONGEST_TIMER = 2 ** 31 - 1;

const BAD_PATH: OwnAnswer = {
  status: 400,
  headers: [['Content-Type', 'text/plain']],
  body: 'The path holds an encoded NUL character.',
};

/** Answers requests from the current set of mocks. */
export class RequestHandler {
  /** Undefined until the templates are loaded; a reload puts another one here. */
  mocks: MockSet | undefined;
  readonly #options: ServerOptions;
  readonly #journal: Journal;
  readonly #global = new GlobalStore();
  /** How many requests each template has answered, by its path. */
  readonly #answered = new Map<string, number>();
  readonly #files: FileSender;
  readonly #verificationPath: string;
  readonly #ignoredHeaders: ReadonlySet<string>;

  constructor(options: ServerOptions) {
    this.#options = options;
    this.#journal = new Journal(options.retentionMilliseconds, options.journalBytes, options.now);
    this.#files = new FileSender(options.workingFolder);
    this.#verificationPath = `/${options.verificationPrefix}/${options.verificationName}`.toLowerCase();
    this.#ignoredHeaders = new Set(options.ignoredHeaders.map((name) => name.toLowerCase()));
  }

  /** Answers one request. Never throws: a bug of ours is an answer, too. */
  handle(message: IncomingMessage, response: ServerResponse): void {
    const rawPath = pathOf(targetOf(message));
    const path = decodePath(rawPath);
    const exchange = {
      message,
      response,
      method: message.method!,
      rawPath,
      path: path ?? rawPath,
      template: undefined,
    };
    this.#logWhenDone(exchange);
    try {
      const answer = path === undefined ? BAD_PATH : this.#endpointAnswer(exchange);
      if (answer !== undefined) this.#sendOwn(exchange, answer);
      else this.#serveMock(exchange);
    } catch (error) {
      this.#fail(exchange, error);
    }
  }

  /** The service's own endpoints answer every method. */
  #endpointAnswer({ message, path }: Exchange): OwnAnswer | undefined {
    const endpoint = (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase();
    if (endpoint === HEALTH_PATH) return healthAnswer(true);
    if (endpoint === READY_PATH) return healthAnswer(this.mocks !== undefined);
    if (endpoint !== this.#verificationPath) return undefined;
    const route = [...parseQueryString(queryOf(targetOf(message)))].find(
      ([name]) => name.toLowerCase() === 'route',
    );
    return verificationAnswer(this.#journal, route?.[1], this.#ignoredHeaders);
  }

  #serveMock(exchange: Exchange): void {
    const { mocks } = this;
    const { message, method, path, rawPath } = exchange;
    if (mocks === undefined) return this.#sendOwn(exchange, loadingAnswer(method, rawPath, READY_PATH));
    let matches = mocks.router.find(method, path);
    // What GET answers, HEAD answers without the body, unless a template names HEAD.
    if (method === 'HEAD' && matches.every(({ target }) => target.methods === '*'))
      matches = mocks.router.find('GET', path);
    if (matches.length === 0) return this.#sendNoMatch(exchange, mocks, []);
    if (!hasBody(message)) return this.#choose(exchange, mocks, matches, undefined);
    const limit = this.#options.maxBodyBytes;
    collectBody(
      message,
      limit,
      (bytes) => {
        const body = new RequestBody(bytes, limit, message.headers, this.#options.tokens);
        this.#chooseWithBody(exchange, mocks, matches, body);
      },
      () => undefined,
    );
  }

  #chooseWithBody(
    exchange: Exchange,
    mocks: MockSet,
    matches: readonly RouteMatch<Mock>[],
    body: RequestBody,
  ): void {
    try {
      const wanted = matches.some(({ target }) => target.template.usesBody);
      const preparation = wanted ? body.prepare() : undefined;
      if (preparation === undefined) return this.#choose(exchange, mocks, matches, body);
      preparation
        .then(() => this.#choose(exchange, mocks, matches, body))
        .catch((error: unknown) => this.#fail(exchange, error));
    } catch (error) {
      this.#fail(exchange, error);
    }
  }

  /** Waits for the data of a locale that no request before asked for; otherwise chooses at once. */
  #choose(
    exchange: Exchange,
    mocks: MockSet,
    matches: readonly RouteMatch<Mock>[],
    body: RequestBody | undefined,
  ): void {
    const preparation = matches.some(({ target }) => target.template.usesFaker)
      ? this.#options.prepareFaker(exchange.message.headers['accept-language'] ?? '')
      : undefined;
    if (preparation === undefined) return this.#answer(exchange, mocks, matches, body);
    preparation
      .then(() => this.#answer(exchange, mocks, matches, body))
      .catch((error: unknown) => this.#fail(exchange, error));
  }

  #answer(
    exchange: Exchange,
    mocks: MockSet,
    matches: readonly RouteMatch<Mock>[],
    body: RequestBody | undefined,
  ): void {
    const { message, path } = exchange;
    const { runSettings, tokens } = this.#options;
    const facts = new RequestFacts(message, body ?? RequestBody.none(tokens));
    const choice = chooseMock(
      matches,
      facts,
      { global: this.#global, settings: runSettings },
      ({ template: { path: file } }) => this.#answered.get(file) ?? 0,
      (mock, error) =>
        this.#options.log.warning(`a condition threw: ${describeFailure(error, mock.template.path)}`),
    );
    if (choice.mock === undefined) return this.#sendNoMatch(exchange, mocks, choice.tried);
    const { template } = choice.mock;
    exchange.template = template;
    this.#journal.record(path, message.rawHeaders, body?.bytes);
    const answer = choice.run.answer();
    this.#answered.set(template.path, (this.#answered.get(template.path) ?? 0) + 1);
    if (answer.delayMilliseconds <= 0) return this.#send(exchange, answer, template);
    setTimeout(
      () => this.#send(exchange, answer, template),
      Math.min(answer.delayMilliseconds, LONGEST_TIMER),
    );
  }

  #sendNoMatch(exchange: Exchange, mocks: MockSet, tried: readonly TriedMock[]): void {
    const { method, path, rawPath } = exchange;
    const misses = findNearMisses(mocks.mocks, method, path, tried);
    this.#sendOwn(exchange, noMatchAnswer(method, rawPath, this.#options.folder, misses, mocks.files));
  }

  #sendOwn({ response }: Exchange, answer: OwnAnswer): void {
    if (!response.destroyed) sendOwnAnswer(response, answer);
  }

  #send(exchange: Exchange, answer: TemplateAnswer, template: CompiledTemplate): void {
    if (exchange.response.destroyed) return;
    try {
      sendTemplateAnswer(exchange.response, answer, template, this.#files)?.catch((error: unknown) =>
        this.#fail(exchange, error),
      );
    } catch (error) {
      this.#fail(exchange, error);
    }
  }

  /** Says what failed: to the client while that is possible, and on the console. */
  #fail(exchange: Exchange, error: unknown): void {
    const { response, template } = exchange;
    // The client hung up while a file was sent: the log has its line already.
    if (response.destroyed) return;
    const where = template?.path ?? exchange.rawPath;
    this.#options.log.error(describeFailure(error, where));
    if (response.headersSent) response.destroy();
    else this.#sendOwn(exchange, failureAnswer(error, where));
  }

  #logWhenDone(exchange: Exchange): void {
    const started = performance.now();
    const { response, method, rawPath: path } = exchange;
    response.on('close', () => {
      this.#options.log.request({
        method,
        path,
        status: response.writableFinished ? response.statusCode : undefined,
        template: exchange.template?.path,
        milliseconds: performance.now() - started,
      });
    });
  }
}
