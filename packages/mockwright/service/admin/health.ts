// `/_mock/health` and `/_mock/ready`.
import type { Settings } from '../../settings/setting-table.ts';
import { ownAnswer, type BytesAnswer } from '../answers/answer.ts';
import type { MockSet } from '../mocks/mock-set.ts';
import { defineEndpoint, type Endpoint, type EndpointResponse } from './endpoint.ts';
import type { ServiceContext } from './service-context.ts';

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
  summary: 'Whether the templates are loaded, as far as the setting `Mock:RequireTemplates` wants.',
  parameters: {},
  anyParameters: true,
  responses: {
    200: HEALTHY,
    503: {
      summary:
        '`Unhealthy`: the templates are being loaded, too few of them load, or the server is about to end.',
      type: 'text/plain',
    },
  },
  isOpen: true,
  serve: (_call, service) => healthAnswer(isReady(service)),
});

function isReady({ mocks, isEnding, options }: ServiceContext): boolean {
  return mocks !== undefined && !isEnding && ENOUGH[options.settings.requireTemplates](mocks);
}

/** What `Mock:RequireTemplates` asks of the folder. */
const ENOUGH: Readonly<Record<Settings['requireTemplates'], (mocks: MockSet) => boolean>> = {
  none: () => true,
  some: ({ mocks }) => mocks.length > 0,
  all: ({ mocks, files }) => mocks.length > 0 && files.length === mocks.length,
};

/** 200 `Healthy` or 503 `Unhealthy`. */
function healthAnswer(healthy: boolean): BytesAnswer {
  return healthy ? ownAnswer(200, HEADERS, 'Healthy') : ownAnswer(503, HEADERS, 'Unhealthy');
}
