// `/_mock/health` and `/_mock/ready`.
import { ownAnswer, type BytesAnswer } from '../answers/answer.ts';
import type { Endpoint } from './endpoint.ts';

const HEADERS = [
  ['Content-Type', 'text/plain'],
  ['Cache-Control', 'no-store, no-cache'],
  ['Expires', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['Pragma', 'no-cache'],
] as const;

/** Whether the server is running. */
export const health: Endpoint = {
  method: undefined,
  parameters: [],
  summary: 'Whether the server is running.',
  serve: () => healthAnswer(true),
};

/** Whether the templates are loaded. */
export const ready: Endpoint = {
  method: undefined,
  parameters: [],
  summary: 'Whether the templates are loaded.',
  serve: (_call, { mocks }) => healthAnswer(mocks !== undefined),
};

/** 200 `Healthy` or 503 `Unhealthy`. */
function healthAnswer(healthy: boolean): BytesAnswer {
  return healthy ? ownAnswer(200, HEADERS, 'Healthy') : ownAnswer(503, HEADERS, 'Unhealthy');
}
