// Values of each type for generated calls: right by their static type, wrong in every other way.
import { arrayOf, erase } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, NamedType, ParameterSymbol, Type } from '@mockwright/language/metadata/symbols';
import { Box, toArray } from '@mockwright/language/runtime/box';
import { box, defaultOf } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { own } from '@mockwright/language/runtime/delegates';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { createInstance } from '@mockwright/language/runtime/members';
import { createMultiArray } from '@mockwright/language/runtime/multi-array';
import { toSpan } from '@mockwright/language/runtime/span';
import { isAssignable, isReference } from '@mockwright/language/runtime/type-relations';

/** Makes a value, a new one each time where it can be changed. */
export type Make = () => unknown;
/** A number from 0 to below `count`. */
export type Pick = (count: number) => number;

/** The same numbers for the same seed. */
export function seeded(seed: number): Pick {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

const numbers =
  (...values: readonly number[]) =>
  (): readonly unknown[] =>
    values;
const wholes = (low: number, high: number): (() => readonly unknown[]) => numbers(0, 1, 2, low, high);
const bigs = (low: bigint, high: bigint) => (): readonly unknown[] => [0n, 1n, low, high];
const floats = numbers(0, 1, -1.5, NaN, Infinity, -Infinity, 3.4028234663852886e38);
const specials: Readonly<Partial<Record<string, () => readonly unknown[]>>> = {
  bool: () => [false, true],
  char: numbers(0, 97, 0xd800, 0xffff),
  sbyte: wholes(-128, 127),
  byte: wholes(0, 255),
  short: wholes(-32768, 32767),
  ushort: wholes(0, 65535),
  int: numbers(0, 1, 2, -1, 5, 2147483647, -2147483648),
  uint: wholes(0, 4294967295),
  long: bigs(-(2n ** 63n), 2n ** 63n - 1n),
  ulong: bigs(0n, 2n ** 64n - 1n),
  nint: bigs(-(2n ** 63n), 2n ** 63n - 1n),
  nuint: bigs(0n, 2n ** 64n - 1n),
  float: floats,
  double: floats,
  decimal: () => [Decimal.parse('0'), Decimal.parse('-1.50'), Decimal.parse('79228162514264337593543950335')],
  string: () => [
    null,
    '',
    'a',
    '{0',
    'constructor',
    '%',
    'yyyy-MM-dd',
    '[1,{"a":null}]',
    '<a b="c"/>',
    '\ud800',
    '-1',
  ],
};

/** The values there are for a type; what was found by calls joins those made here. */
export class ValuePool {
  readonly #found: Map<Type, Make[]> = new Map();

  /** A value that a call gave, for every type that it is a value of. */
  add(type: NamedType, make: Make): void {
    for (const each of [...withBases(type), ...type.allInterfaces]) {
      const makes = this.#found.get(each) ?? [];
      if (makes.length >= 4) continue;
      const isBoxed = type.isValueType && each !== type;
      this.#found.set(each, [...makes, isBoxed ? () => box(unboxed(make()), type) : () => unboxed(make())]);
    }
  }

  /** Values of a type, without null for receivers. */
  objects(type: NamedType): readonly Make[] {
    return [...(this.#found.get(type) ?? []), ...this.#made(type)];
  }

  /** One value of the type. */
  one(named: Type, pick: Pick, depth: number = 3): unknown {
    const type = erase(named);
    const makes = this.#makes(type, pick, depth);
    return makes.length === 0 ? defaultOf(type) : makes[pick(makes.length)]!();
  }

  /** Arguments for a call; variables for parameters that are references. */
  argumentsFor({ parameters }: MethodSymbol, pick: Pick): readonly unknown[] {
    return parameters.map(({ type, refKind }) => {
      const value = this.one(type, pick);
      return refKind === 'none' ? value : { v: value };
    });
  }

  #makes(type: Type, pick: Pick, depth: number): readonly Make[] {
    if (type.kind === 'typeParameter' || type.kind === 'error') return [];
    const special = type.special && specials[type.special];
    if (special) return special().map((value) => () => value);
    if (type.kind === 'dynamic' || type.special === 'object') return this.#objects(pick, depth);
    if (type.kind === 'array') return this.#arrays(type.element, type.rank, pick, depth);
    if (type.special === undefined && type === coreType('System.Enum'))
      return [() => null, () => new Box(coreType('System.DayOfWeek'), 1)];
    if (type.kind === 'enum') return [0, 1, 77].map((value) => () => enumValue(type, value));
    if (type.isNullable)
      return [() => null, () => (depth > 0 ? this.one(type.typeArguments[0]!, pick, depth - 1) : null)];
    if (type.kind === 'delegate') return [() => null, () => this.#delegate(type, pick, depth)];
    if (type.flags.isRefLike === true && type.definition.name.endsWith('Span'))
      return this.#arrays(type.typeArguments[0]!, 1, pick, depth)
        .slice(0, 3)
        .map((make) => () => spanOver(make(), type));
    if (type.isValueType) return [() => defaultOf(type), ...this.objects(type)];
    const makes = [() => null, ...this.objects(type)];
    if (type.kind === 'interface' || type === coreType('System.Array'))
      makes.push(...this.#elementsOf(type).map((element) => () => this.#array(element, pick, depth)));
    if (type.name === 'Type') makes.push(...someTypes().map((each) => () => each));
    return makes;
  }

  /** Elements of arrays that are values of the interface. */
  #elementsOf(type: NamedType): readonly Type[] {
    const elements = [
      specialType('int'),
      specialType('string'),
      specialType('object'),
      ...type.typeArguments,
    ];
    return elements.filter((element) => isAssignable(arrayOf(element), type));
  }

  #array(element: Type, pick: Pick, depth: number): unknown {
    const makes = this.#arrays(element, 1, pick, depth);
    return makes[pick(makes.length)]!();
  }

  /** Arrays of the elements, and of elements of more derived types. */
  #arrays(element: Type, rank: number, pick: Pick, depth: number): readonly Make[] {
    if (depth <= 0) return [() => null];
    if (rank > 1)
      return [
        () => null,
        () =>
          createMultiArray(
            element,
            Array.from({ length: rank }, () => 1),
          ),
      ];
    const others = isReference(element)
      ? derivedElements().filter((other) => other !== element && isAssignable(other, element))
      : [];
    const filled = (of: Type, length: number) => (): unknown =>
      toArray(
        Array.from({ length }, () => this.one(of, pick, depth - 1)),
        of,
      );
    return [
      () => null,
      () => toArray([], element),
      () => toArray([defaultOf(element), defaultOf(element)], element),
      filled(element, 1),
      filled(element, 2),
      ...others.map((other) => filled(other, 3)),
    ];
  }

  #objects(pick: Pick, depth: number): readonly Make[] {
    return [
      () => null,
      () => 5,
      () => 'text',
      () => true,
      () => 7n,
      () => new Box(specialType('double'), NaN),
      () => new Box(specialType('char'), 97),
      () => Decimal.parse('1.5'),
      ...this.#arrays(specialType('int'), 1, pick, depth),
      ...this.#arrays(specialType('object'), 1, pick, depth),
      ...(this.#found.get(specialType('object')) ?? []),
    ];
  }

  #delegate(type: NamedType, pick: Pick, depth: number): unknown {
    const { returnType, parameters } = type.delegateInvoke!;
    const delegate = (...args: readonly unknown[]): unknown => {
      for (const [index, { refKind, type: of }] of parameters.entries())
        if (refKind === 'ref' || refKind === 'out') (args[index] as { v: unknown }).v = this.one(of, pick, 0);
      return returnType.special === 'void' ? undefined : this.one(returnType, pick, depth - 1);
    };
    return box(own(delegate), type);
  }

  /** Objects of classes with a constructor that takes nothing. */
  #made(type: NamedType): readonly Make[] {
    if (type.kind !== 'class' || type.flags.isAbstract === true || type.flags.isStatic === true) return [];
    return (type.members('.ctor') as readonly MethodSymbol[])
      .filter(
        ({ accessibility, parameters }) =>
          accessibility === 'public' && parameters.every(({ optional }) => optional !== undefined),
      )
      .slice(0, 1)
      .map((method) => () => createInstance(type, method.parameters.map(givenByDefault), method));
  }
}

/** A class and those that it is derived from. */
export function withBases(type: NamedType): readonly NamedType[] {
  const bases: NamedType[] = [];
  for (let base: NamedType | null = type; base; base = base.baseType) bases.push(base);
  return bases;
}
function givenByDefault({ optional, type }: ParameterSymbol): unknown {
  return optional && 'value' in optional ? optional.value : defaultOf(type);
}
const unboxed = (value: unknown): unknown => (value instanceof Box ? value.value : value);
function enumValue(type: NamedType, value: number): number | bigint {
  const { special } = type.definition.enumUnderlying!;
  return special === 'long' || special === 'ulong' ? BigInt(value) : value;
}
function spanOver(array: unknown, type: NamedType): unknown {
  return toSpan(array, type);
}
const derivedElements = (): readonly Type[] => [
  specialType('string'),
  arrayOf(specialType('int')),
  coreType('System.Version'),
  coreType('System.Func', 1).construct([specialType('string')]),
  coreType('System.Collections.Generic.List', 1).construct([specialType('string')]),
  coreType('Newtonsoft.Json.Linq.JValue'),
];
const someTypes = (): readonly Type[] => [
  specialType('int'),
  specialType('string'),
  specialType('void'),
  coreType('System.DayOfWeek'),
  coreType('System.Collections.Generic.List', 1),
  coreType('System.Collections.Generic.List', 1).construct([specialType('int')]),
  coreType('System.Nullable', 1).construct([specialType('int')]),
  arrayOf(specialType('string')),
  coreType('System.Action'),
  coreType('System.IDisposable'),
];
