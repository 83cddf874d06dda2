// Calls of the library with values that are right by their static types and wrong in every other way: no value comes to
// stand where its type does not belong, nothing of the host's is thrown, nothing takes for ever.
// `GENERATED_CALLS=rounds` calls every member that often, with another seed where `GENERATED_SEED` is given.
import { expect, test } from 'vitest';
import { templateLibrary } from '../../../mockwright/template/compiling/library.ts';
import { Caller, interfaceMethods, mayStore, publicMethods, publicTypes } from './generated-calls.ts';
import { seeded } from './value-pool.ts';

const rounds = Number(process.env['GENERATED_CALLS'] ?? 0);
const seed = Number(process.env['GENERATED_SEED'] ?? 1);
/** Of the members that store nothing, one in so many is called where not all are. */
const share = 30;

test(
  'no call of the library confuses types, fails inside or hangs',
  () => {
    templateLibrary();
    const pick = seeded(seed);
    const caller = new Caller(pick, rounds > 0 ? 500 : 3000);
    const members = publicTypes().flatMap((type) =>
      [...publicMethods(type), ...interfaceMethods(type)].map((method) => [type, method] as const),
    );
    expect(members.length).toBeGreaterThan(10_000);
    for (const [type, method] of members) {
      const isChosen = rounds > 0 || pick(share) === 0;
      const times = Math.max(rounds, mayCopy(method.name) ? 24 : mayStore(method) ? 1 : 0, isChosen ? 1 : 0);
      for (let time = 0; time < times; time++) caller.call(type, method);
    }
    expect([...new Set(caller.findings.map(({ member, what }) => `${member}: ${what}`))]).toEqual([]);
  },
  rounds > 0 ? 3_600_000 : 60_000,
);

/** The members that copy into what they are given, most of all. */
function mayCopy(name: string): boolean {
  return /^(?:CopyTo|Copy|Fill|Adapter|TryPopRange|AsSpan|As|SetValue|set_Item)$/.test(name);
}
