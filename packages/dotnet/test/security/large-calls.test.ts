// Calls of the library with texts and arrays of millions: what takes long pays, so that a run ends when its time is over.
// `LARGE_CALLS=rounds` calls every member that often, each time with another text (there are some hundred), with another seed
// where `GENERATED_SEED` is given;
// `LARGE_PART=2/8` only those of the second eighth of the types.
import { expect, test } from 'vitest';
import { templateLibrary } from '../../../mockwright/template/compiling/library.ts';
import { publicMethods, publicTypes } from './generated-calls.ts';
import { LargeCaller } from './large-calls.ts';
import { seeded } from './value-pool.ts';

const rounds = Number(process.env['LARGE_CALLS'] ?? 0);
const seed = Number(process.env['GENERATED_SEED'] ?? 1);
const [part = 1, parts = 1] = (process.env['LARGE_PART'] ?? '').split('/').filter(Boolean).map(Number);
/** Where few are called, only what is much too long counts, on a slow machine, too. */
const unpaid = rounds > 0 ? 15 : 100;

/** Of the types, one in so many is looked at where not all are. */
const share = 300;

test(
  'no call of the library with large values takes long unpaid',
  () => {
    templateLibrary();
    const pick = seeded(seed);
    const caller = new LargeCaller(pick, unpaid);
    for (const [index, type] of publicTypes().entries()) {
      if (index % parts !== part - 1) continue;
      if (rounds > 0 || pick(share) === 0) caller.callAll(type, publicMethods(type), Math.max(rounds, 1));
    }
    expect([...new Set(caller.findings)]).toEqual([]);
  },
  rounds > 0 ? 3_600_000 : 60_000,
);
