// One call of an endpoint: who asks is checked, what comes is read, what is wrong is answered.
import type { Answer } from '../answers/answer.ts';
import { shorten } from '@mockwright/language/text/shorten';
import { hasMoreLevels, hasMoreTokens } from '../exchange/body/body-budget.ts';
import { receiveContent } from '../exchange/body/receive-content.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { queryOf } from '../exchange/target.ts';
import { sharedTurns } from '../listening/fair-turns.ts';
import type { Access } from './access.ts';
import type { Endpoint, EndpointBody } from './endpoint.ts';
import { EndpointError } from './endpoint-error.ts';
import { checkDotSegments, type EndpointTable, type FoundEndpoint } from './endpoint-table.ts';
import { findMismatch } from './json-schema.ts';
import { readParameters } from './parameters.ts';
import type { ServiceContext } from './service-context.ts';

/**
 * Answers a request to the service itself.
 * @returns rejects, as it throws, only for a bug of ours
 */
export function callEndpoint(
  exchange: Exchange,
  table: EndpointTable,
  access: Access,
  service: ServiceContext,
): Answer | Promise<Answer> {
  const finish = (answer: Answer): Answer => ({
    ...answer,
    headers: [...answer.headers, ...access.headersFor(exchange)],
  });
  const explain = (error: unknown): Answer => {
    if (error instanceof EndpointError) return finish(error.toAnswer());
    throw error;
  };
  try {
    const found = admit(exchange, table, access);
    if (!('endpoint' in found)) return finish(found);
    const answer = serve(exchange, found, access, service);
    // A test may have put another class in the place of promises.
    return 'kind' in answer ? finish(answer) : answer.then(finish, explain);
  } catch (error) {
    return explain(error);
  }
}

/** The endpoint that is meant, once it is sure that the client may use it; or the answer to a browser's question. */
function admit(exchange: Exchange, table: EndpointTable, access: Access): FoundEndpoint | Answer {
  let found: FoundEndpoint | undefined;
  let missing: unknown;
  try {
    checkDotSegments(exchange.rawPath);
    found = table.find(exchange.method, exchange.path!);
  } catch (error) {
    missing = error;
  }
  // Who may not ask does not learn what there is.
  if (found?.endpoint.isOpen !== true) {
    const preflight = access.preflight(exchange);
    if (preflight !== undefined) return preflight;
    access.check(exchange, found?.endpoint.isForAll === true);
  }
  if (found === undefined) throw missing;
  exchange.isPolled = found.endpoint.isPolled === true;
  return found;
}

function serve(
  exchange: Exchange,
  { endpoint, values }: FoundEndpoint,
  access: Access,
  service: ServiceContext,
): Answer | Promise<Answer> {
  const query = readParameters(
    queryOf(exchange.target),
    endpoint.parameters,
    endpoint.anyParameters !== true,
  );
  const callWith = (body: unknown, text: string): Answer | Promise<Answer> => {
    const call = (): Answer | Promise<Answer> =>
      endpoint.serve(
        { exchange, query: query as never, path: values, body, text, hasToken: access.hasToken(exchange) },
        service,
      );
    // Many who ask for much at a time leave others their turn; whether the server is well is told at once.
    return endpoint.isOpen === true ? call() : sharedTurns.take(call);
  };
  const { body } = endpoint;
  if (body === undefined) return callWith(undefined, '');
  const most = Math.min(service.options.settings.maxBodyTokens, MOST_TOKENS);
  const read = (bytes: Buffer): readonly [value: unknown, text: string] => {
    const text = bytes.toString('utf8');
    if (hasMoreTokens(text, most))
      throw new EndpointError(413, `The body holds more than ${most} values (Mock:MaxBodyTokens).`);
    return [readJson(text, body, endpoint), text];
  };
  // Where reading took long, others get their turn before more is made of it.
  return receive(exchange, service)
    .then((bytes) => sharedTurns.take(() => read(bytes)))
    .then(([value, text]) => callWith(value, text));
}

/** The body of a request. @throws {EndpointError} 413 when it is longer than the limit, 415 and 400 when nobody can unpack it */
function receive(exchange: Exchange, { options, bodies }: ServiceContext): Promise<Buffer> {
  const { message, response } = exchange.transport!;
  const limit = options.settings.maxBodyBytes;
  return new Promise((resolve, reject) => {
    // Nobody waits for the answer to a request that was broken off: its promise goes with the connection.
    receiveContent(exchange.head, message, response, limit, bodies, {
      done: ({ bytes, problem, unknownCoding }) => {
        if (bytes === undefined)
          reject(new EndpointError(413, `The body is longer than ${limit} bytes (Mock:MaxBodySize).`));
        else if (problem !== undefined) reject(new EndpointError(400, problem));
        else if (unknownCoding !== undefined)
          reject(
            new EndpointError(
              415,
              `Content-Encoding: ${shorten(unknownCoding)} is not understood.`,
              'Send the body as it is, or as gzip, deflate or br.',
            ),
          );
        else resolve(bytes);
      },
      full: () => reject(new EndpointError(503, 'The bodies of the requests in hand take all the memory.')),
    });
  });
}

/** @throws {EndpointError} 400 when there is none and must be, when it is no JSON, or does not fit the schema */
function readJson(text: string, { schema, required, summary }: EndpointBody, { path }: Endpoint): unknown {
  if (text.trim() === '') {
    if (required) throw new EndpointError(400, `${path} wants a body of JSON.`, summary);
    return undefined;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new EndpointError(400, `The body is not JSON: ${(error as Error).message}.`, summary);
  }
  if (hasMoreLevels(text, DEEPEST_BODY))
    throw new EndpointError(
      400,
      `The body has more than ${DEEPEST_BODY} arrays and objects within each other.`,
      summary,
    );
  const mismatch = findMismatch(value, schema);
  if (mismatch === undefined) return value;
  const { message, hint = summary } = mismatch;
  throw new EndpointError(400, `${message.replace(/^the/, 'The')}.`, hint);
}

/** What is read at once: nobody else is answered meanwhile. */
const MOST_TOKENS = 500_000;

/** What goes through a value calls itself for each level of it. */
const DEEPEST_BODY = 1000;
