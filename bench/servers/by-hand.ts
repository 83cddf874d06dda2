// What everything is compared with: `node:http`, and answers written by hand.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_BYTES, FILE_NAME } from '../scenarios.ts';
import { bundled, type BenchServer } from './server.ts';

const prepare: BenchServer['prepare'] = (folder) =>
  writeFileSync(join(folder, FILE_NAME), Buffer.alloc(FILE_BYTES, 'x'));

export const byHand: BenchServer = {
  name: 'node:http by hand',
  prepare,
  command: (_, port) => ({ program: process.execPath, args: [bundled('hand-server'), String(port)] }),
  can: ['S1', 'S2', 'S3', 'S6', 'S7', 'S8'],
  tuning: 'headers with their length, in one call',
};

/** The least that a mock server does: it remembers what it was asked, the last 64 MiB. */
export const byHandRecording: BenchServer = {
  ...byHand,
  name: 'node:http by hand that records',
  command: (_, port) => ({
    program: process.execPath,
    args: [bundled('hand-server'), String(port), '10000', 'record'],
  }),
};

export const fastify: BenchServer = {
  name: 'fastify',
  npm: 'fastify@5.12.8',
  prepare,
  command: (modules, port) => ({
    program: process.execPath,
    args: [bundled('fastify-server'), String(port), join(modules, 'fastify/fastify.js')],
  }),
  can: ['S1', 'S2', 'S3', 'S6', 'S7', 'S8'],
  tuning: 'no logger; schemas of the answers',
};
