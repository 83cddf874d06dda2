// What all runs share of the library: nothing that a run does to it is seen by another. What is shared shows by itself:
// static members, objects made from nothing, and what these lead to, where two runs find the same object.
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import { TypeBase } from '@mockwright/language/metadata/symbols';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { callMethod, getMember } from '@mockwright/language/runtime/members';
import { BudgetError, Run } from '@mockwright/language/runtime/run';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { defaultRunOptions } from '../../../mockwright/template/running/run-options.ts';
import { nameOf, publicMethods, publicTypes } from './generated-calls.ts';
import { seeded, ValuePool } from './value-pool.ts';
import type { Make, Pick } from './value-pool.ts';

const pick = seeded(Number(process.env['GENERATED_SEED'] ?? 1));
const pool = new ValuePool();

/** What a run of its own makes of it; nothing where it throws. */
function inRun<T>(make: () => T): T | undefined {
  try {
    return new Run({
      ...defaultRunOptions(),
      timeoutMilliseconds: 200,
      console: () => {},
      consoleError: () => {},
    }).enter(make);
  } catch (error) {
    if (error instanceof Exception || error instanceof BudgetError) return undefined;
    throw error;
  }
}

const membersOf = (type: NamedType): readonly MethodSymbol[] => {
  const bases: NamedType[] = [];
  for (let base: NamedType | null = type; base; base = base.baseType) bases.push(base);
  return [...bases, ...type.allInterfaces].flatMap(publicMethods);
};
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof TypeBase);

const argumentsFor = ({ parameters }: MethodSymbol, by: Pick): readonly unknown[] =>
  parameters.map(({ type, refKind }) => {
    const value = pool.one(type, by);
    return refKind === 'none' ? value : { v: value };
  });

interface Place {
  readonly name: string;
  readonly make: Make;
}
/** Where objects come from: static members, and constructors that take nothing. */
function roots(): readonly Place[] {
  return publicTypes().flatMap((type) => {
    const fields = type
      .memberNames()
      .flatMap((name) => type.members(name))
      .filter((each) => each.kind === 'field')
      .filter(({ isStatic, constant }) => isStatic && constant === undefined)
      .map((each) => ({ name: `${type.name}.${each.name}`, make: () => getMember(undefined, each) }));
    const calls = publicMethods(type)
      .filter(({ isStatic, parameters }) => isStatic && parameters.length <= 1)
      .map((each) => ({
        name: nameOf(type, each),
        make: () => callMethod(undefined, each, argumentsFor(each, seeded(5))),
      }));
    const made = pool.objects(type).map((make) => ({ name: `new ${type.name}`, make }));
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
          make: () => callMethod(make(), method, argumentsFor(method, seeded(5))),
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
      for (let time = 0; time < 3; time++) inRun(() => callMethod(value, method, argumentsFor(method, pick)));
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
