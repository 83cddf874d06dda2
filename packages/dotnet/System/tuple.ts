// The class `System.Tuple`: what it does, and how template code sees it.
import type { Held } from '@mockwright/language/runtime/change-log';
import { spendSize } from '@mockwright/language/runtime/run';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { compareAs } from '@mockwright/language/runtime/comparison';
import { coreType } from '@mockwright/language/runtime/core-types';
import { combineHashes, equals, hash } from '@mockwright/language/runtime/equality';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { textOf } from '@mockwright/language/runtime/text';
import type { ValueTuple } from '@mockwright/language/runtime/tuple';
import { typeName } from '@mockwright/language/runtime/type-name';
import { libraryArguments } from '../System.Collections/base-argument.ts';

/** A `System.Tuple`; of eight elements the last one is the rest. */
export class Tuple {
  readonly $type: NamedType;
  readonly items: readonly unknown[];
  constructor(type: NamedType, items: readonly unknown[]) {
    this.$type = type;
    this.items = items;
  }
  $held(): Held {
    return { parts: this.items };
  }
  #text(): string {
    const types = libraryArguments(this.$type);
    return this.items
      .map((item, index) =>
        index === 7 && item instanceof Tuple ? item.#text() : textOf(item, types[index]!),
      )
      .join(', ');
  }
  $toString(): string {
    const text = this.#text();
    spendSize(text.length);
    return `(${text})`;
  }
  $equals(other: unknown): boolean {
    return (
      other instanceof Tuple &&
      other.$type === this.$type &&
      this.items.every((item, index) => equals(item, other.items[index]))
    );
  }
  $hash(): number {
    return this.items.reduce((code: number, item) => combineHashes(code, hash(item)), 17);
  }
  $compareTo(other: unknown): number {
    if (other === null) return 1;
    if (!(other instanceof Tuple) || other.$type !== this.$type) {
      throw new ArgumentException(`Argument must be of type ${typeName(this.$type)}.`, 'other');
    }
    for (const [index, item] of this.items.entries()) {
      const order = compareAs(item, other.items[index], libraryArguments(this.$type)[index]!);
      if (order !== 0) return order;
    }
    return 0;
  }
}

/** The type parameters of tuples. */
export const parameters: readonly string[] = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'TRest'];
/** The names of a tuple's elements. */
export const itemNames: readonly string[] = [
  'Item1',
  'Item2',
  'Item3',
  'Item4',
  'Item5',
  'Item6',
  'Item7',
  'Rest',
];

function declareTuple(count: number): TypeDeclaration {
  const types = parameters.slice(0, count);
  const names = itemNames.slice(0, count);
  const members: Record<string, Implementation> = {
    [`Tuple(${types.map((type, index) => `${type} ${names[index]!.toLowerCase()}`).join(', ')})`]: (
      ...args: unknown[]
    ) => {
      if (count === 8 && !(args[7] instanceof Tuple))
        throw new ArgumentException('The last element of an eight element tuple must be a Tuple.');
      return new Tuple(args[count] as NamedType, args.slice(0, count));
    },
  };
  for (const [index, type] of types.entries()) {
    members[`${type} ${names[index]!} { get; }`] = (self: Tuple) => self.items[index];
  }
  return declareType(
    `public class System.Tuple<${types.join(', ')}> : IComparable, System.Collections.IStructuralComparable, System.Collections.IStructuralEquatable, System.Runtime.CompilerServices.ITuple`,
    () => ({
      ...members,
      'override bool Equals(object? obj)': (self: Tuple, other: unknown) => self.$equals(other),
      'override int GetHashCode()': (self: Tuple) => self.$hash(),
      'override string ToString()': (self: Tuple) => self.$toString(),
    }),
    { runtime: Tuple },
  );
}

/** `System.Tuple<T1>` to `System.Tuple<T1, …, T7, TRest>`. */
export const tupleTypes: readonly TypeDeclaration[] = [1, 2, 3, 4, 5, 6, 7, 8].map(declareTuple);

function create(count: number): [signature: string, implementation: Implementation] {
  const types = Array.from({ length: count }, (_, index) => `T${index + 1}`);
  const arguments_ = types.map((type, index) => `${type} item${index + 1}`).join(', ');
  const result =
    count === 8 ? `Tuple<${types.slice(0, 7).join(', ')}, Tuple<T8>>` : `Tuple<${types.join(', ')}>`;
  return [
    `static ${result} Create<${types.join(', ')}>(${arguments_})`,
    (...args: unknown[]) => {
      const items = args.slice(0, count);
      const itemTypes = args.slice(count) as Type[];
      if (count === 8) {
        const rest = coreType('System.Tuple', 1).construct([itemTypes[7]!]);
        items[7] = new Tuple(rest, [items[7]]);
        itemTypes[7] = rest;
      }
      return new Tuple(coreType('System.Tuple', count).construct(itemTypes), items);
    },
  ];
}

/** The static class `System.Tuple`. */
export const tupleClassType: TypeDeclaration = declareType('public static class System.Tuple', () =>
  Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map(create)),
);

/** The tuple without elements. */
export class EmptyTuple {
  declare readonly $type: NamedType;
  $equals(other: unknown): boolean {
    return other instanceof EmptyTuple;
  }
  $hash(): number {
    return 0;
  }
  $toString(): string {
    return '()';
  }
}
/** What `ITuple` stands for. */
export type AnyTuple = Tuple | ValueTuple | EmptyTuple;

/** The elements, those of the last tuple of eight among them. */
export function elementsOf(self: AnyTuple): readonly { readonly value: unknown; readonly type: Type }[] {
  if (self instanceof EmptyTuple) return [];
  if (!(self instanceof Tuple)) return self.$elements();
  const elements = self.items.map((value, at) => ({ value, type: libraryArguments(self.$type)[at]! }));
  const rest = self.items[7];
  return rest instanceof Tuple ? [...elements.slice(0, 7), ...elementsOf(rest)] : elements;
}
