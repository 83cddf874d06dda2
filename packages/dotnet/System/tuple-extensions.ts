// `System.TupleExtensions`: classic tuples taken apart, and turned into value tuples and back.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { createTuple } from '@mockwright/language/runtime/tuple';
import type { ValueTuple } from '@mockwright/language/runtime/tuple';
import { Tuple, elementsOf } from './tuple.ts';

const most = 21;
/** How many elements a tuple has beside the rest. */
const own = 7;

function itemsOf(tuple: Tuple | null): readonly unknown[] {
  return elementsOf(dereferenced(tuple)).map(({ value }) => value);
}
/** `Tuple<T1, …, T7, Tuple<T8>>`. */
function nestedName(kind: 'Tuple' | 'ValueTuple', names: readonly string[]): string {
  const parts = names.length > own ? [...names.slice(0, own), nestedName(kind, names.slice(own))] : names;
  return `${kind}<${parts.join(', ')}>`;
}
/** A tuple of that kind, with the elements after the seventh in one of its own. */
function nested<T extends Tuple | ValueTuple>(
  kind: 'Tuple' | 'ValueTuple',
  types: readonly Type[],
  items: readonly unknown[],
  make: (type: NamedType, items: readonly unknown[]) => T,
): T {
  const rest = types.length > own ? nested(kind, types.slice(own), items.slice(own), make) : undefined;
  const parts = rest ? [...types.slice(0, own), rest.$type] : types;
  return make(
    coreType(`System.${kind}`, parts.length).construct(parts),
    rest ? [...items.slice(0, own), rest] : items,
  );
}

function members(count: number): [signature: string, implementation: Implementation][] {
  const names = Array.from({ length: count }, (_, index) => `T${index + 1}`);
  const list = names.join(', ');
  const outs = names.map((name, index) => `out ${name} item${index + 1}`).join(', ');
  const classic = nestedName('Tuple', names);
  const value = nestedName('ValueTuple', names);
  return [
    [
      `static void Deconstruct<${list}>(this ${classic} value, ${outs})`,
      (tuple: Tuple | null, ...rest: unknown[]) => {
        for (const [index, item] of itemsOf(tuple).entries()) (rest[index] as Ref).v = item;
      },
    ],
    [
      `static ${value} ToValueTuple<${list}>(this ${classic} value)`,
      (tuple: Tuple | null, ...types: Type[]) => nested('ValueTuple', types, itemsOf(tuple), createTuple),
    ],
    [
      `static ${classic} ToTuple<${list}>(this ${value} value)`,
      (tuple: ValueTuple, ...types: Type[]) =>
        nested(
          'Tuple',
          types,
          tuple.$elements().map((element) => element.value),
          (type, items) => new Tuple(type, items),
        ),
    ],
  ];
}

/** All of it up to 21 elements. */
export const tupleExtensionsType: TypeDeclaration = declareType(
  'public static class System.TupleExtensions',
  () => Object.fromEntries(Array.from({ length: most }, (_, index) => index + 1).flatMap(members)),
);
