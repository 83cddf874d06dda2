// Keys, elements and comparers of a template that change a collection while it asks them: it refuses, or goes on with
// what it has; nothing stands in it afterwards that is none of its elements, and nothing of the host's is thrown.
// `CHANGING_CALLBACKS=rounds` calls every member that often, with another seed where `GENERATED_SEED` is given.
import { expect, test } from 'vitest';
import { ChangingCaller, changingTypes } from './changing-callbacks.ts';
import { interfaceMethods, publicMethods } from './generated-calls.ts';
import { seeded } from './value-pool.ts';

const rounds = Number(process.env['CHANGING_CALLBACKS'] ?? 0);
const seed = Number(process.env['GENERATED_SEED'] ?? 1);
/** Of the members one in so many is called where not all are. */
const share = 6;

test(
  'no callback of a template that changes a collection leaves it in disorder',
  () => {
    const pick = seeded(seed);
    const caller = new ChangingCaller(pick);
    const types = changingTypes(caller.element);
    expect(types.length).toBeGreaterThan(40);
    for (const type of types)
      for (const method of [...publicMethods(type), ...interfaceMethods(type)])
        for (let round = rounds > 0 ? rounds : pick(share) === 0 ? 1 : 0; round > 0; round--)
          caller.call(type, method);
    expect(caller.told()).toEqual([]);
  },
  rounds > 0 ? 3_600_000 : 120_000,
);
