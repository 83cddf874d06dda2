// The sessions of the service: which there are, and the end of one.
import { DEFAULT_SESSION } from '../state/session-name.ts';
import { RESET_PARTS, resetSession } from '../state/reset-session.ts';
import type { Session } from '../state/session.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { jsonAnswer, NO_CONTENT } from './json-answer.ts';
import type { JsonSchema } from './json-schema.ts';
import { errorSchema, exactly } from './schemas.ts';
import { tellForgotten } from './service-context.ts';
import { noSession, sessionName } from './session-of.ts';

const SESSION: JsonSchema = exactly(
  {
    name: { type: 'string' },
    requests: { type: 'integer', description: 'How many requests to mocks it had.' },
    templates: { type: 'integer', description: 'How many templates were added to it.' },
    globals: { type: 'integer', description: 'How many values its `Global` holds.' },
    now: { type: 'string', format: 'date-time', description: 'By its clock.' },
    lastUsed: {
      type: 'string',
      format: 'date-time',
      description: 'By the real clock; the default one has none.',
    },
  },
  ['lastUsed'],
);

/** All sessions. */
export const getSessions: Endpoint = defineEndpoint({
  method: 'GET',
  path: '/sessions',
  summary: 'All sessions, the default one first.',
  parameters: {},
  responses: {
    200: {
      summary: '`{ "sessions": [ … ] }`',
      schema: exactly({ sessions: { type: 'array', items: SESSION } }),
    },
  },
  serve: (_call, { sessions }) => jsonAnswer({ sessions: sessions.list().map(describeSession) }),
});

/** Ends one. */
export const deleteSession: Endpoint = defineEndpoint({
  method: 'DELETE',
  path: '/sessions/{name}',
  summary: 'Ends a session; the default one begins anew.',
  parameters: {},
  responses: { 204: { summary: 'It is gone.' }, 404: errorSchema('There is no such session.') },
  serve(call, service) {
    const { sessions } = service;
    const name = sessionName(call.path['name'] ?? '');
    tellForgotten(service, name);
    if (name === DEFAULT_SESSION) resetSession(sessions.default, RESET_PARTS, service);
    else if (!sessions.delete(name)) throw noSession(name, sessions);
    return NO_CONTENT;
  },
});

function describeSession({ name, requests, overrides, global, clock, lastUsed }: Session): object {
  return {
    name,
    requests,
    templates: overrides.list().length,
    globals: [...global.entries()].length,
    now: new Date(clock.now()).toISOString(),
    ...(name !== DEFAULT_SESSION && { lastUsed: new Date(lastUsed).toISOString() }),
  };
}
