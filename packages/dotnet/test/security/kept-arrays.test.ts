// Arrays that the library gives to code of a template, as arguments or as results, are as long afterwards as they were,
// and of the same type: where it goes on with more or with others, it does in an array of its own.
// `KEPT_ARRAYS=rounds` calls every member that often, with another seed where `GENERATED_SEED` is given.
import { expect, test } from 'vitest';
import { erase } from '@mockwright/language/metadata/symbols';
import { publicMethods, publicTypes } from './generated-calls.ts';
import { KeepingCaller } from './kept-arrays.ts';
import { isGivenArrays, openTypes } from './own-classes.ts';
import { seeded } from './value-pool.ts';

const rounds = Number(process.env['KEPT_ARRAYS'] ?? 0);
const seed = Number(process.env['GENERATED_SEED'] ?? 1);
/** Of the members one in so many is called where not all are. */
const share = 4;

test(
  'no array that a class of a template keeps is changed in its length, or gets what is of another type',
  () => {
    const pick = seeded(seed);
    const caller = new KeepingCaller(pick);
    const types = publicTypes();
    const taken = types.flatMap((type) => [
      type,
      ...publicMethods(type).flatMap(({ parameters }) => parameters.map(({ type: each }) => erase(each))),
    ]);
    const declared = [...new Set(taken.flatMap(openTypes))].filter(
      (type) => isGivenArrays(type) && caller.pool.declare(type),
    );
    expect(declared.length).toBeGreaterThan(40);
    for (let round = 0; round < Math.max(rounds, 1); round++)
      for (const type of types)
        for (const method of publicMethods(type))
          if (rounds > 0 || pick(share) === 0) caller.call(type, method);
    expect(caller.given).toBeGreaterThan(100);
    expect([...caller.findings]).toEqual([]);
  },
  rounds > 0 ? 3_600_000 : 120_000,
);
