// The library with objects of classes that a template declares, behind each of its interfaces and base classes: it asks
// them by their members, or refuses them; nothing of the host's is thrown, and nothing stands where its type does not belong.
// `OWN_CLASSES=rounds` calls every such member that often, with another seed where `GENERATED_SEED` is given.
import { expect, test } from 'vitest';
import { erase } from '@mockwright/language/metadata/symbols';
import { templateLibrary } from '../../../mockwright/template/compiling/library.ts';
import { Caller, publicMethods, publicTypes } from './generated-calls.ts';
import { OwnClasses, constructorOf, openTypes, styles } from './own-classes.ts';
import { seeded } from './value-pool.ts';

const rounds = Number(process.env['OWN_CLASSES'] ?? 0);
const seed = Number(process.env['GENERATED_SEED'] ?? 1);
/** Of the types and of the members one in so many is tried where not all are. */
const share = 12;

test('every class that a template may derive from says of which class of JavaScript its objects are', () => {
  const unsaid = templateLibrary()
    .library.allTypes()
    .filter((type) => openTypes(type).includes(type) && type.kind === 'class')
    .filter((type) => constructorOf(type) && type.runtime!.constructorFunction === undefined)
    .map(({ name }) => name);
  expect(unsaid).toEqual([]);
});

test(
  'no object of a class of a template makes a member of the library fail inside',
  () => {
    const pick = seeded(seed);
    const isChosen = (): boolean => rounds > 0 || pick(share) === 0;
    const types = publicTypes();
    const taken = types.flatMap((type) => [
      type,
      ...publicMethods(type).flatMap(({ parameters }) => parameters.map(({ type: each }) => erase(each))),
    ]);
    const pool = new OwnClasses(styles.slice(0, rounds > 0 ? 3 : 2));
    const declared = [...new Set(taken.flatMap(openTypes))].filter(
      (type) => isChosen() && pool.declare(type),
    );
    expect(declared.length).toBeGreaterThan(40);
    const caller = new Caller(pick, rounds > 0 ? 500 : 3000, pool);
    for (let round = 0; round < Math.max(rounds, 1); round++)
      for (const type of types)
        for (const method of publicMethods(type))
          if (pool.has(type) || method.parameters.some((parameter) => pool.has(parameter.type)))
            if (rounds > 0 || pick(3) === 0) caller.call(type, method);
    expect([...new Set(caller.findings.map(({ member, what }) => `${member}: ${what}`))]).toEqual([]);
  },
  rounds > 0 ? 3_600_000 : 60_000,
);
