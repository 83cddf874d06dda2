import { join } from 'node:path';
import { GREETING } from '../scenarios.ts';
import { times, write, type BenchServer } from './server.ts';

export const prism: BenchServer = {
  name: 'Prism',
  npm: '@stoplight/prism-cli@5.16.0',
  prepare(folder, _, { constants }) {
    const get = {
      responses: { 200: { description: 'ok', content: { 'application/json': { example: GREETING } } } },
    };
    const paths = ['/s1', ...times(constants, (index) => `/mock/${index}`)];
    write(folder, 'openapi.json', {
      openapi: '3.0.0',
      info: { title: 'bench', version: '1' },
      paths: Object.fromEntries(paths.map((path) => [path, { get }])),
    });
  },
  command: (modules, port) => ({
    program: process.execPath,
    args: [
      join(modules, '@stoplight/prism-cli/dist/index.js'),
      'mock',
      '--host=127.0.0.1',
      `--port=${port}`,
      '--verboseLevel=silent',
      'openapi.json',
    ],
  }),
  can: ['S1'],
  tuning: '`--verboseLevel silent`',
};
