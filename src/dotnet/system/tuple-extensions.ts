// `System.TupleExtensions`: classic tuples taken apart, and turned into value tuples and back.
import { declareType } from '../../metadata/declaration.ts';
import type { Implementation, Ref, TypeDeclaration } from '../../metadata/declaration.ts';
import type { Type } from '../../metadata/symbols.ts';
import { coreType } from '../../runtime/core-types.ts';
import { NullReferenceException } from '../../runtime/exceptions.ts';
import { createTuple } from '../../runtime/tuple.ts';
import type { ValueTuple } from '../../runtime/tuple.ts';
import { Tuple } from './tuple.ts';

const counts = [1, 2, 3, 4, 5, 6, 7] as const;

function itemsOf(tuple: Tuple | null): readonly unknown[] {
  if (tuple === null) throw new NullReferenceException();
  return tuple.items;
}

function members(count: number): [signature: string, implementation: Implementation][] {
  const names = Array.from({ length: count }, (_, index) => `T${index + 1}`).join(', ');
  const outs = Array.from({ length: count }, (_, index) => `out T${index + 1} item${index + 1}`).join(', ');
  return [
    [
      `static void Deconstruct<${names}>(this Tuple<${names}> value, ${outs})`,
      (value: Tuple | null, ...rest: unknown[]) => {
        for (const [index, item] of itemsOf(value).entries()) (rest[index] as Ref).v = item;
      },
    ],
    [
      `static ValueTuple<${names}> ToValueTuple<${names}>(this Tuple<${names}> value)`,
      (value: Tuple | null, ...types: Type[]) =>
        createTuple(coreType('System.ValueTuple', count).construct(types), itemsOf(value)),
    ],
    [
      `static Tuple<${names}> ToTuple<${names}>(this ValueTuple<${names}> value)`,
      (value: ValueTuple, ...types: Type[]) => {
        const fields = value as unknown as Readonly<Record<string, unknown>>;
        return new Tuple(
          coreType('System.Tuple', count).construct(types),
          types.map((_, index) => fields[`Item${index + 1}`]),
        );
      },
    ],
  ];
}

/** All of it up to seven elements. */
export const tupleExtensionsType: TypeDeclaration = declareType(
  'public static class System.TupleExtensions',
  () => Object.fromEntries(counts.flatMap(members)),
);
