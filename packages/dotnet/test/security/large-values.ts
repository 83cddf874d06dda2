// Large values of each type: what code may have got by paying for it once, and hands to the library again and again.
import { arrayOf, erase } from '@mockwright/language/metadata/symbols';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { box, defaultOf } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { toSpan } from '@mockwright/language/runtime/span';
import { isAssignable, isReference } from '@mockwright/language/runtime/type-relations';
import { ValuePool } from './value-pool.ts';
import type { Make, Pick } from './value-pool.ts';

const length = 4_000_000;

/** One text, flat in memory. */
function flat(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}
const texts: readonly string[] = [
  flat('a'.repeat(1_000_000)),
  flat('a'.repeat(16_000_000)),
  flat(`${'a'.repeat(15_999_999)}b`),
  flat('ab '.repeat(5_000_000)),
  flat('1'.repeat(1_000_000)),
  flat('{"a":[1,'.repeat(200_000)),
  flat('<a b="c">'.repeat(200_000)),
  'Ä€'.repeat(4_000_000),
];
const wholeNumbers: readonly number[] = [0, 1, 7, 1_000_000, length - 1, length, 2_147_483_647];

/** Values for parameters and receivers: large ones where the type has any, else small ones by chance. */
export class LargeValues {
  readonly #small: ValuePool = new ValuePool();
  readonly #arrays: Map<Type, unknown> = new Map();
  readonly #objects: Map<Type, readonly unknown[]> = new Map();

  /** Whether there are large values of the type: where there are none, a call cannot take long. */
  has(named: Type): boolean {
    const type = erase(named);
    return type.special === 'string' || this.#elementOf(type) !== undefined || this.#objects.has(type);
  }

  /** Gives objects of a type that are large, for as long as it is looked at. */
  keep(type: Type, values: readonly unknown[]): void {
    this.#objects.set(type, values);
  }

  /** One value of the type. */
  one(named: Type, pick: Pick): unknown {
    const type = erase(named);
    const one = <T>(values: readonly T[]): T => values[pick(values.length)]!;
    if (type.special === 'string') return one(texts);
    if (type.special === 'object' || type.kind === 'dynamic') return one(this.#anything());
    if (type.special === 'int') return one(wholeNumbers);
    if (type.special === 'long') return BigInt(one(wholeNumbers));
    const known = this.#objects.get(type);
    if (known) return one(known);
    const element = this.#elementOf(type);
    if (element === undefined) return this.#small.one(type, pick);
    const array = this.#arrayOf(element);
    return 'definition' in type && type.flags.isRefLike === true ? toSpan(array, type) : array;
  }

  /** Objects to call the members of a type on. */
  receivers(type: NamedType): readonly Make[] {
    const large = this.#objects.get(type) ?? (type.special === 'string' ? texts : []);
    return [...large.map((value) => () => value), ...this.#small.objects(type)];
  }

  #anything(): readonly unknown[] {
    return [texts[1], texts[2], 5, this.#arrayOf(specialType('int')), this.#arrayOf(specialType('string'))];
  }

  /** The type of the elements, where an array or a view of one is such a value. */
  #elementOf(type: Type): Type | undefined {
    if (type.kind === 'array') return type.rank === 1 ? type.element : undefined;
    if (type.kind === 'typeParameter' || type.kind === 'error' || type.kind === 'dynamic') return undefined;
    if (type.flags.isRefLike === true && type.definition.name.endsWith('Span')) return type.typeArguments[0]!;
    if (type.kind !== 'interface' && type !== coreType('System.Array')) return undefined;
    return [...type.typeArguments, specialType('int')].find((element) =>
      isAssignable(arrayOf(element), type),
    );
  }

  #arrayOf(element: Type): unknown {
    const known = this.#arrays.get(element);
    if (known !== undefined) return known;
    const value = this.#element(element);
    const made = toArray(
      Array.from({ length }, () => value),
      element,
    );
    if (element.kind !== 'typeParameter') this.#arrays.set(element, made);
    return made;
  }

  #element(type: Type): unknown {
    if (type.special === 'string') return 'abc';
    if (type.special === 'object') return box(5, specialType('int'));
    if (!isReference(type)) return defaultOf(type);
    if (type.kind === 'array') return toArray([], type.element);
    return null;
  }
}
