// One call of an endpoint: who asks is checked, what comes is read, what is wrong is answered.
import type { Answer } from '../answers/answer.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { queryOf } from '../exchange/target.ts';
import { sharedTurns } from '../listening/fair-turns.ts';
import type { Access } from './access.ts';
import { hasBody, withBody } from './endpoint-body.ts';
import { EndpointError } from './endpoint-error.ts';
import { checkDotSegments, type EndpointTable, type FoundEndpoint } from './endpoint-table.ts';
import { NO_CONTENT } from './json-answer.ts';
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
  const call = (body: unknown, text: string): Answer | Promise<Answer> =>
    endpoint.serve(
      { exchange, query: query as never, path: values, body, text, hasToken: access.hasToken(exchange) },
      service,
    );
  // Nobody sees the answer to a request whose client went.
  if (hasBody(endpoint))
    return withBody(exchange, endpoint, service, call).then((answer) => answer ?? NO_CONTENT);
  // Many who ask for much at a time leave others their turn; whether the server is well is told at once.
  return endpoint.isOpen === true ? call(undefined, '') : sharedTurns.take(() => call(undefined, ''));
}
