// One request from its first byte to its answer: the stages of its life, in order.
import { performance } from '@mockwright/language/text/real-time';
import { shorten } from '@mockwright/language/text/shorten';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Entrance } from './admin/endpoints.ts';
import type { ServiceContext } from './admin/service-context.ts';
import { sendAnswer } from './answers/send-answer.ts';
import { errorReader } from './exchange/error-page.ts';
import { describeFailure, failureAnswer } from './exchange/errors.ts';
import { RequestBody } from './exchange/body/request-body.ts';
import { Exchange } from './exchange/exchange.ts';
import { HeadCache } from './exchange/head-cache.ts';
import { RequestSecrets } from './exchange/request-secrets.ts';
import { whyUnanswered } from './exchange/why-unanswered.ts';
import { queryOf } from './exchange/target.ts';
import { breakOff, http2StreamOf } from './listening/http2-exchange.ts';
import { answerConstant } from './stages/answer-constant.ts';
import { checkRequest } from './stages/check-request.ts';
import { chaosStage } from './stages/chaos.ts';
import { corsStages } from './stages/cors.ts';
import { enterSession } from './stages/enter-session.ts';
import { findMatches } from './stages/find-matches.ts';
import { prepareFaker } from './stages/prepare-faker.ts';
import { prepareBody, receiveBody } from './stages/receive-body.ts';
import { record } from './stages/record.ts';
import { runTemplates } from './stages/run-templates.ts';
import { findRoom, hold, send } from './stages/send.ts';
import { endpointStage } from './stages/serve-endpoint.ts';
import type { Flow, Stage } from './stages/stage.ts';

/** Answers requests from the current set of mocks. */
export class RequestHandler implements Flow {
  readonly #service: ServiceContext;
  readonly #heads: HeadCache;
  /** To the answer; whichever stage gives it, those that are left of these are passed over. */
  readonly #stages: readonly Stage[];
  /** From the answer to the socket. */
  readonly #wayOut: number;
  /** What is done to answers on purpose. */
  readonly #strike: readonly Stage[];
  /** What is added to every answer, failures too. */
  readonly #finish: readonly Stage[];

  constructor(service: ServiceContext, entrance: Entrance) {
    this.#service = service;
    const { settings } = service.options;
    this.#heads = new HeadCache(settings);
    const cors = settings.cors === 'off' ? undefined : corsStages(settings.cors);
    const toAnswer = [
      checkRequest(settings, entrance),
      enterSession(settings),
      endpointStage(settings, entrance),
      ...(cors ? [cors.preflight] : []),
      findMatches,
      receiveBody,
      prepareBody,
      answerConstant,
      prepareFaker,
      runTemplates(service.isolation),
    ];
    this.#wayOut = toAnswer.length;
    this.#finish = cors ? [cors.share] : [];
    this.#strike = settings.chaos ? [chaosStage(settings)] : [];
    this.#stages = [...toAnswer, ...this.#strike, findRoom, ...this.#finish, record, hold, send];
  }

  /** Answers one request. Never throws: a bug of ours is an answer, too. */
  handle(message: IncomingMessage, response: ServerResponse): void {
    const session = this.#service.sessions.default;
    const transport = { message, response };
    const exchange = new Exchange(
      session,
      session.clock.now(),
      this.#heads.of(message, this.#service.mocks?.number ?? 0),
      transport,
    );
    // What the client sent behind it is lost: it has to know that nothing of it will be answered.
    if (exchange.head.asksForUpgrade) response.shouldKeepAlive = false;
    response.on('close', () => this.#end(exchange, response));
    this.#go(exchange);
  }

  resume(exchange: Exchange): void {
    exchange.stage++;
    if (exchange.transport !== undefined) this.#go(exchange);
    else if (exchange.answer !== undefined && !exchange.isOwn) this.#keep(exchange);
  }

  /** Says what failed: to the client while that is possible, and on the console. */
  fail(exchange: Exchange, failure: unknown): void {
    const { transport, answeredBy, rawPath } = exchange;
    if (transport === undefined) {
      // The client hung up while the code ran: what that saw is part of the record.
      if (!exchange.isOwn) record(exchange, this.#service, this);
      exchange.mock = undefined;
      return;
    }
    // The client hung up while a file was sent: the log has its line already.
    if (transport.response.destroyed) return;
    const { response } = transport;
    const { metrics } = this.#service;
    const { log, settings } = this.#service.options;
    const where = answeredBy?.template.path ?? rawPath;
    if (!exchange.isOwn) metrics.failed++;
    const error = RequestSecrets.of(exchange.rawHeaders, settings.redactedHeaders).coverFailure(failure);
    const id = randomBytes(4).toString('hex');
    const described = describeFailure(error, where, id);
    log.error(described);
    [exchange.failure] = described.split('\n');
    if (response.headersSent) {
      breakOff(response);
      return;
    }
    exchange.pendingCallbacks = [];
    exchange.answer = failureAnswer(
      settings.errorStatus,
      error,
      where,
      id,
      exchange.askedForBody ? (exchange.body ?? RequestBody.none(this.#service.options.tokens)) : undefined,
      errorReader(exchange.header('accept'), exchange.authority, settings),
    );
    for (const stage of [...this.#finish, record]) stage(exchange, this.#service, this);
    try {
      void sendAnswer(response, exchange.answer, this.#service.sending);
    } catch {
      // What spoiled the answer may still stand in the response.
      breakOff(response);
    }
  }

  /** Stage after stage, until one waits. */
  #go(exchange: Exchange): void {
    try {
      for (; exchange.stage < this.#stages.length; exchange.stage++) {
        if (exchange.answer !== undefined && exchange.stage < this.#wayOut) exchange.stage = this.#wayOut;
        if (this.#stages[exchange.stage]!(exchange, this.#service, this) === 'wait') return;
      }
    } catch (error) {
      this.fail(exchange, error);
    }
  }

  /** The client went while its code ran: what that did counts, so its callbacks are sent and its record tells of it. */
  #keep(exchange: Exchange): void {
    for (const stage of this.#strike) stage(exchange, this.#service, this);
    record(exchange, this.#service, this);
    this.#service.journal.finish(exchange);
    this.#sendCallbacks(exchange);
  }

  #sendCallbacks(exchange: Exchange): void {
    if (exchange.pendingCallbacks.length === 0) return;
    this.#service.callbacks.send(exchange, exchange.pendingCallbacks);
    exchange.pendingCallbacks = [];
  }

  /** The connection is done with the exchange: its answer is sent, or the client hung up. */
  #end(exchange: Exchange, response: ServerResponse): void {
    const { method, target, rawPath, answeredBy, started } = exchange;
    const { options, journal, metrics, events } = this.#service;
    const milliseconds = performance.now() - started;
    exchange.transport = undefined;
    const fault = exchange.answer?.kind === 'fault' ? exchange.answer.fault : undefined;
    exchange.milliseconds = milliseconds;
    exchange.isAborted = fault === undefined && wasGivenUp(response);
    // A client that went before there was an answer did ask.
    if (exchange.answer === undefined) record(exchange, this.#service, this);
    journal.finish(exchange);
    this.#sendCallbacks(exchange);
    if (!exchange.isOwn) {
      metrics.observe(milliseconds);
      events.emit('request', exchange);
    }
    const repeated = exchange.body?.repeatedName;
    if (repeated !== undefined)
      options.log.warning(
        `the body of ${method} ${shorten(rawPath)} has '${shorten(repeated)}' more than once in an object: the last value counts`,
      );
    const { tellsRequests } = options.log;
    if (exchange.isPolled || tellsRequests === 'none') return;
    const why = exchange.isOwn ? undefined : whyUnanswered(exchange, this.#service.mocks);
    const failed = why !== undefined || exchange.failure !== undefined;
    if (!failed && tellsRequests === 'failed') return;
    options.log.request({
      method: shorten(method),
      path: rawPath,
      query: queryOf(target),
      status: exchange.isAborted || fault !== undefined ? undefined : response.statusCode,
      fault,
      chaos: exchange.chaos,
      template: answeredBy?.template.path,
      why,
      milliseconds,
    });
  }
}

/** Whether the client went before it had the whole answer. Node.js ends the answer of a stream that was given up. */
function wasGivenUp(response: ServerResponse): boolean {
  return !response.writableFinished || http2StreamOf(response)?.aborted === true;
}
