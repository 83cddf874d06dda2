// Scripts nobody would write: whatever they say, there is an answer in time, and never a bug of ours.
// `FUZZ_SECONDS=600 FUZZ_SEED=7` for a longer run along another path; `FUZZ_PLACES=all` for every expression in every
// place of every body, which takes hours.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from '../../mockwright/template/compiling/evaluate.ts';
import { grammaticalScript } from './fuzz/grammar.ts';
import { mutatedScript } from './fuzz/mutations.ts';
import { placedScript, placedScripts } from './fuzz/places.ts';

const seconds = Number(process.env['FUZZ_SECONDS'] ?? 120);
/** The suite takes the same scripts everywhere, however fast the machine is; a longer run takes what time allows. */
const scripts = process.env['FUZZ_SECONDS'] === undefined ? 15_000 : Number.MAX_SAFE_INTEGER;
const seed = Number(process.env['FUZZ_SEED'] ?? 4711);
/** What one script may take in all, however busy the machine. */
const patienceMilliseconds = 5000;

function checkAnswer(code: string): void {
  const start = performance.now();
  evaluate([code], { run: { timeoutMilliseconds: 50 } });
  expect(performance.now() - start).toBeLessThan(patienceMilliseconds);
}

const limit = {
  numRuns: scripts,
  interruptAfterTimeLimit: seconds * 500,
  markInterruptAsFailure: false,
  seed,
};

test('scripts from the grammar have an answer', { timeout: seconds * 1000 + 60_000 }, () => {
  fc.assert(fc.property(grammaticalScript, checkAnswer), limit);
});

test('recorded scripts with mistakes in them have an answer', { timeout: seconds * 1000 + 60_000 }, () => {
  fc.assert(fc.property(mutatedScript, checkAnswer), limit);
});

test('expressions in all places have an answer', { timeout: seconds * 1000 + 60_000 }, () => {
  fc.assert(fc.property(placedScript, checkAnswer), {
    ...limit,
    numRuns: process.env['FUZZ_SECONDS'] === undefined ? 800 : scripts,
  });
});

test.runIf(process.env['FUZZ_PLACES'] === 'all')(
  'every expression in every place of every body has an answer',
  { timeout: 24 * 3_600_000 },
  () => {
    for (const code of placedScripts())
      expect(() => {
        checkAnswer(code);
      }, code).not.toThrow();
  },
);
