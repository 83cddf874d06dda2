// `/_mock/health` and `/_mock/ready`.
import { ownAnswer, type BytesAnswer } from '../answers/answer.ts';
import { defineEndpoint, type Endpoint, type EndpointResponse } from './endpoint.ts';

const HEADERS = [
  ['Content-Type', 'text/plain'],
  ['Cache-Control', 'no-store, no-cache'],
  ['Expires', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['Pragma', 'no-cache'],
] as const;

const HEALTHY: EndpointResponse = { summary: '`Healthy`', type: 'text/plain' };

/** Whether the server is running. */
export const health: Endpoint = defineEndpoint({
  method: undefined,
  path: '/health',
  summary: 'Whether the server is running.',
  parameters: {},
  anyParameters: true,
  responses: { 200: HEALTHY },
  isOpen: true,
  serve: () => healthAnswer(true),
});

/** Whether the templates are loaded. */
export const ready: Endpoint = defineEndpoint({
  method: undefined,
  path: '/ready',
  summary: 'Whether the templates are loaded.',
  parameters: {},
  anyParameters: true,
  responses: {
    200: HEALTHY,
    503: { summary: '`Unhealthy`: the templates are being loaded.', type: 'text/plain' },
  },
  isOpen: true,
  serve: (_call, { mocks }) => healthAnswer(mocks !== undefined),
});

/** 200 `Healthy` or 503 `Unhealthy`. */
function healthAnswer(healthy: boolean): BytesAnswer {
  return healthy ? ownAnswer(200, HEADERS, 'Healthy') : ownAnswer(503, HEADERS, 'Unhealthy');
}
