// `POST /reset`: a session as it was born.
import { RESET_PARTS, resetSession, type ResetPart } from '../state/reset-session.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { NO_CONTENT } from './json-answer.ts';
import { tellForgotten } from './service-context.ts';
import { SESSION_PARAMETER, sessionToChange } from './session-of.ts';

/** Puts a session back, whole or in part. */
export const reset: Endpoint = defineEndpoint({
  method: 'POST',
  path: '/reset',
  summary: 'Puts a session back to how it was born: all of it, or what `what` names.',
  parameters: SESSION_PARAMETER,
  body: {
    required: false,
    summary: '{ "what": ["globals", "requests", "templates", "seed", "clock"] }; all of it without `what`.',
    schema: {
      type: 'object',
      properties: { what: { type: 'array', items: { type: 'string', enum: RESET_PARTS } } },
      additionalProperties: false,
    },
  },
  responses: { 204: { summary: 'It is done.' } },
  serve(call, service) {
    const { what = RESET_PARTS } = (call.body ?? {}) as { readonly what?: readonly ResetPart[] };
    const session = sessionToChange(call, service);
    if (what.length === 0) return NO_CONTENT;
    if (what.includes('requests')) tellForgotten(service, session.name);
    resetSession(session, what, service);
    return NO_CONTENT;
  },
});
