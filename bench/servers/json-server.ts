import { join } from 'node:path';
import { GREETING } from '../scenarios.ts';
import { times, write, type BenchServer } from './server.ts';

export const jsonServer: BenchServer = {
  name: 'json-server',
  npm: 'json-server@0.17.4',
  prepare: (folder, _, { constants }) =>
    write(folder, 'db.json', {
      s1: GREETING,
      // Paths of two segments are items of lists here.
      mock: times(constants, (id) => ({ ...GREETING, id })),
    }),
  command: (modules, port) => ({
    program: process.execPath,
    args: [
      join(modules, 'json-server/lib/cli/bin.js'),
      '--quiet',
      '--host=127.0.0.1',
      `--port=${port}`,
      'db.json',
    ],
  }),
  can: ['S1'],
  tuning: '`--quiet`',
};
