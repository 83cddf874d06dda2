// The session that a call of an endpoint is about.
import { checkSessionName } from '../state/session-name.ts';
import type { Sessions } from '../state/sessions.ts';
import type { Session } from '../state/session.ts';
import type { EndpointCall } from './endpoint.ts';
import { EndpointError } from './endpoint-error.ts';
import type { EndpointParameter } from './parameters.ts';
import type { ServiceContext } from './service-context.ts';

/** The parameter of all endpoints that work on a session. */
export const SESSION_PARAMETER: { readonly session: EndpointParameter & { readonly type: 'text' } } = {
  session: { type: 'text', summary: 'The name of the session; otherwise that of the header or the path.' },
};

type SessionCall = Pick<EndpointCall<typeof SESSION_PARAMETER>, 'exchange' | 'query'>;

/**
 * The session of a call that only looks or takes away.
 * @throws {EndpointError} 400 for a bad name, 404 for a session that there is not
 */
export function existingSession({ exchange, query }: SessionCall, { sessions }: ServiceContext): Session {
  if (query.session === undefined) return exchange.session;
  const name = sessionName(query.session);
  const session = sessions.find(name);
  if (session === undefined) throw noSession(name, sessions);
  return session;
}

/** The session of a call that puts something into it: it is born when it is first named. @throws {EndpointError} 400 */
export function sessionToChange({ exchange, query }: SessionCall, { sessions }: ServiceContext): Session {
  return query.session === undefined ? exchange.session : sessions.use(sessionName(query.session));
}

/** @param reading how it is read: decoded already, unless something else is said @throws {EndpointError} 400 */
export function sessionName(text: string, reading: typeof checkSessionName = checkSessionName): string {
  const read = reading(text);
  if ('problem' in read) throw new EndpointError(400, read.problem);
  return read.name;
}

/** What is said of a session that there is not; of one that nobody ended, why, and `lost`. */
export function noSession(name: string, sessions: Sessions): EndpointError {
  const loss = sessions.lossOf(name);
  if (loss !== undefined)
    return new EndpointError(404, `There is no session '${name}' any more: ${loss}.`, undefined, {
      lost: true,
    });
  return new EndpointError(
    404,
    `There is no session '${name}'.`,
    'A session is born with its first request, and ends when it is deleted or not used for too long.',
  );
}
