// `/_mock/health` and `/_mock/ready`.
import type { OwnAnswer } from '../answers/answer.ts';

/** Whether the server is running. */
export const HEALTH_PATH = '/_mock/health';
/** Whether the templates are loaded. */
export const READY_PATH = '/_mock/ready';

const HEADERS = [
  ['Content-Type', 'text/plain'],
  ['Cache-Control', 'no-store, no-cache'],
  ['Expires', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['Pragma', 'no-cache'],
] as const;

/** The answer of both: 200 `Healthy` or 503 `Unhealthy`. */
export function healthAnswer(healthy: boolean): OwnAnswer {
  return healthy
    ? { status: 200, headers: HEADERS, body: 'Healthy' }
    : { status: 503, headers: HEADERS, body: 'Unhealthy' };
}
