// What all runs share of the library: nothing that a run does to it is seen by another. What is shared shows by itself:
// static members, objects made from nothing, and what these lead to, where two runs find the same object.
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import { TypeBase } from '@mockwright/language/metadata/symbols';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { callMethod, getMember } from '@mockwright/language/runtime/members';
import { BudgetError } from '@mockwright/language/runtime/run';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { Caller, nameOf, publicMethods, publicTypes } from './generated-calls.ts';
import { quietRun } from './quiet-run.ts';
import { seeded, ValuePool, withBases } from './value-pool.ts';
import type { Make } from './value-pool.ts';

const pick = seeded(Number(process.env['GENERATED_SEED'] ?? 1));
const pool = new ValuePool();

// Types are told by their names: what they know of each other grows.
beforeAll(() => {
  Object.defineProperty(TypeBase.prototype, inspect.custom, {
    value: (): string => 'a type',
    configurable: true,
  });
});
afterAll(() => {
  Reflect.deleteProperty(TypeBase.prototype, inspect.custom);
});

/** What a run of its own makes of it; nothing where it throws. */
function inRun<T>(make: () => T): T | undefined {
  try {
    return quietRun({ timeoutMilliseconds: 200, now: () => 1_700_000_000_000 }).enter(make);
  } catch (error) {
    if (error instanceof Exception || error instanceof BudgetError) return undefined;
    throw error;
  }
}

const membersOf = (type: NamedType): readonly MethodSymbol[] =>
  [...withBases(type), ...type.allInterfaces].flatMap(publicMethods);
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof TypeBase);

interface Place {
  readonly name: string;
  readonly make: Make;
}
/** Where objects come from: static members, and constructors that take nothing; or what asks for nothing, and makes nothing. */
function roots(kind: 'all' | 'plain' = 'all'): readonly Place[] {
  return publicTypes().flatMap((type) => {
    const fields = type
      .memberNames()
      .flatMap((name) => type.members(name))
      .filter((each) => each.kind === 'field')
      .filter(({ isStatic, constant }) => isStatic && constant === undefined)
      .map((each) => ({ name: `${type.name}.${each.name}`, make: () => getMember(undefined, each) }));
    const calls = publicMethods(type)
      .filter(({ isStatic, parameters }) => isStatic && parameters.length <= (kind === 'all' ? 1 : 0))
      .map((each) => ({
        name: nameOf(type, each),
        make: () => callMethod(undefined, each, pool.argumentsFor(each, seeded(5))),
      }));
    const made =
      kind === 'plain' ? [] : pool.objects(type).map((make) => ({ name: `new ${type.name}`, make }));
    return [...fields, ...calls, ...made];
  });
}

/** What is the same object in two runs, with where it was found. */
function shared(): ReadonlyMap<object, string> {
  const found = new Map<object, string>();
  const seen = new Set<string>();
  let places = roots();
  for (let depth = 0; depth < 3; depth++) {
    const next: Place[] = [];
    for (const { name, make } of places) {
      const value = inRun(make);
      if (!isObject(value)) continue;
      const again = inRun(make);
      if (again === value) {
        if (found.has(value)) continue;
        found.set(value, name);
      }
      const type = inRun(() => typeOf(value));
      if (!(type instanceof NamedTypeSymbol)) continue;
      const key = `${again === value ? name : ''} ${type.namespace}.${type.name}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const method of membersOf(type)) {
        if (method.isStatic || method.parameters.length > 1 || method.methodKind === 'constructor') continue;
        next.push({
          name: `${name} ${method.name}`,
          make: () => callMethod(make(), method, pool.argumentsFor(method, seeded(5))),
        });
      }
    }
    places = next;
  }
  return found;
}

/** What can be seen of an object: its fields, and what its properties give. */
function seenOf(value: object): string {
  const type = inRun(() => typeOf(value));
  const fields = inspect(value, { depth: 3, showHidden: true, breakLength: Infinity });
  if (!(type instanceof NamedTypeSymbol)) return fields;
  const properties = membersOf(type)
    .filter(
      ({ isStatic, name, parameters }) => !isStatic && name.startsWith('get_') && parameters.length === 0,
    )
    .map(
      (each) =>
        `${each.name} ${inspect(
          inRun(() => callMethod(value, each, [])),
          { depth: 2 },
        )}`,
    );
  return [fields, ...properties].join('\n');
}

/** Calls each member of an object a few times. @returns the members after which it is another one for others */
function changedBy(value: object, type: NamedType): readonly string[] {
  let before = seenOf(value);
  return membersOf(type)
    .filter(({ isStatic, methodKind }) => !isStatic && methodKind !== 'constructor')
    .filter((method) => {
      for (let time = 0; time < 3; time++)
        inRun(() => callMethod(value, method, pool.argumentsFor(method, pick)));
      const after = seenOf(value);
      const isChanged = after !== before;
      before = after;
      return isChanged;
    })
    .map(({ name }) => name);
}

test('what a run does to what all share is not seen by others', () => {
  const all = shared();
  expect(all.size).toBeGreaterThan(150);
  const changes = [...all].flatMap(([value, place]) => {
    const type = inRun(() => typeOf(value));
    return type instanceof NamedTypeSymbol
      ? changedBy(value, type).map((name) => `${place} (${type.name}): ${name}`)
      : [];
  });
  expect(changes).toEqual([]);
}, 120_000);

/** What static properties and fields give to a run of its own, by their names; not those that give another value each time. */
function statics(): ReadonlyMap<string, string> {
  const seen = new Map<string, string>();
  for (const { name, make } of roots('plain')) {
    const [once, again] = [told(make), told(make)];
    if (once === again) seen.set(name, once);
  }
  return seen;
}
const told = (make: Make): string => inspect(inRun(make), { depth: 3 });

test('what a run does by members of the library is not seen in what static ones give', () => {
  const before = statics();
  expect(before.size).toBeGreaterThan(300);
  const caller = new Caller(pick, 1000, pool);
  for (const type of publicTypes())
    for (const method of publicMethods(type))
      for (let time = 0; time < (method.isStatic ? 3 : 1); time++) caller.call(type, method);
  const after = statics();
  expect([...before].filter(([name, value]) => after.get(name) !== value)).toEqual([]);
}, 120_000);
