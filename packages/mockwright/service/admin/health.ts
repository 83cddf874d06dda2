// `/_mock/health` and `/_mock/ready`.
import type { Settings } from '../../settings/setting-table.ts';
import { counted } from '@mockwright/language/text/counted';
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
  isPolled: true,
  serve: () => healthAnswer(undefined),
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
        '`Unhealthy`: the templates are being loaded; with `: ` and why: too few of them load, or the server is about to end.',
      type: 'text/plain',
    },
  },
  isOpen: true,
  isPolled: true,
  serve: (_call, service) => healthAnswer(whyNotReady(service)),
});

/** Why it is not ready, in a line, empty while the templates are loaded; undefined when it is. */
function whyNotReady({ mocks, isEnding, options }: ServiceContext): string | undefined {
  if (isEnding) return 'the server is about to end';
  if (mocks === undefined) return '';
  const { requireTemplates, folder } = options.settings;
  return LACK[requireTemplates](mocks, folder);
}

/** What of `Mock:RequireTemplates` the folder lacks; undefined: nothing. */
const LACK: Readonly<
  Record<Settings['requireTemplates'], (set: MockSet, folder: string) => string | undefined>
> = {
  none: () => undefined,
  some: (set, folder) => (set.mocks.length > 0 ? undefined : (broken(set, folder) ?? 'there is no template')),
  all: (set, folder) => broken(set, folder) ?? (set.mocks.length > 0 ? undefined : 'there is no template'),
};

/** How many files do not load; undefined where all do. */
function broken({ files, mocks }: MockSet, folder: string): string | undefined {
  const count = files.length - mocks.length;
  if (count === 0) return undefined;
  if (files.some(({ path }) => path === folder)) return `the folder ${folder} cannot be read`;
  return `${counted(count, 'file')} ${count === 1 ? 'does' : 'do'} not load (\`mockwright check\` says why)`;
}

/** 200 `Healthy`, or 503 `Unhealthy`, with a reason where there is one to tell. */
function healthAnswer(reason: string | undefined): BytesAnswer {
  return reason === undefined
    ? ownAnswer(200, HEADERS, 'Healthy')
    : ownAnswer(503, HEADERS, reason === '' ? 'Unhealthy' : `Unhealthy: ${reason}`);
}
