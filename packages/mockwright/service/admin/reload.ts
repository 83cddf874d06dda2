// `POST /reload`: the folder is looked at again, for those whose changes no watcher sees.
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { jsonAnswer } from './json-answer.ts';
import { exactly } from './schemas.ts';

/** Loads what changed in the folder. */
export const reload: Endpoint = defineEndpoint({
  method: 'POST',
  path: '/reload',
  summary:
    'Loads again what changed in the folder of the templates, as is done by itself while `Mock:Watch` is on.',
  parameters: {},
  responses: {
    200: {
      summary: 'It is done: how many templates there are, and how many files do not load.',
      schema: exactly({ templates: { type: 'integer' }, broken: { type: 'integer' } }),
    },
  },
  async serve(_call, service) {
    await service.reload?.();
    const { mocks = [], files = [] } = service.mocks ?? {};
    return jsonAnswer({ templates: mocks.length, broken: files.length - mocks.length });
  },
});
