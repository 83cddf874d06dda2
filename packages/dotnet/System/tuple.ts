// The reference tuples `System.Tuple<…>`, one declaration for each number of elements.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { compareAs } from '@mockwright/language/runtime/comparison';
import { coreType } from '@mockwright/language/runtime/core-types';
import { combineHashes, equals, hash } from '@mockwright/language/runtime/equality';
import { ArgumentException, IndexOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { textOf } from '@mockwright/language/runtime/text';
import { createTuple, tupleClasses, ValueTuple } from '@mockwright/language/runtime/tuple';
import { typeName } from '@mockwright/language/runtime/type-name';

/** A `System.Tuple`; of eight elements the last one is the rest. */
export class Tuple {
  readonly $type: NamedType;
  readonly items: readonly unknown[];
  constructor(type: NamedType, items: readonly unknown[]) {
    this.$type = type;
    this.items = items;
  }
  #text(): string {
    const types = this.$type.typeArguments;
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
      const order = compareAs(item, other.items[index], this.$type.typeArguments[index]!);
      if (order !== 0) return order;
    }
    return 0;
  }
}

const structural = 'System.Collections.IStructuralComparable, System.Collections.IStructuralEquatable';
const parameters = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'TRest'];
const itemNames = ['Item1', 'Item2', 'Item3', 'Item4', 'Item5', 'Item6', 'Item7', 'Rest'];

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
    `public class System.Tuple<${types.join(', ')}> : IComparable, ${structural}, System.Runtime.CompilerServices.ITuple`,
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

function declareValueTuple(count: number): TypeDeclaration {
  const types = parameters.slice(0, count);
  const names = itemNames.slice(0, count);
  const full = `ValueTuple<${types.join(', ')}>`;
  const members: Record<string, Implementation> = {};
  for (const [index, type] of types.entries()) members[`${type} ${names[index]!}`] = undefined;
  members[`ValueTuple(${types.map((type, index) => `${type} ${names[index]!.toLowerCase()}`).join(', ')})`] =
    (...args: unknown[]) => {
      if (count === 8 && !(args[7] instanceof ValueTuple))
        throw new ArgumentException('The last element of an eight element ValueTuple must be a ValueTuple.');
      return createTuple(args[count] as NamedType, args.slice(0, count));
    };
  return declareType(
    `public struct System.${full} : IEquatable<${full}>, IComparable, IComparable<${full}>, ${structural}, System.Runtime.CompilerServices.ITuple`,
    () => ({
      ...members,
      'override bool Equals(object? obj)': (tuple: ValueTuple, other: unknown) => tuple.$equals(other),
      [`bool Equals(${full} other)`]: (tuple: ValueTuple, other: ValueTuple) => tuple.$equals(other),
      [`int CompareTo(${full} other)`]: (tuple: ValueTuple, other: ValueTuple) => tuple.$compareTo(other),
      'override int GetHashCode()': (tuple: ValueTuple) => tuple.$hash(),
      'override string ToString()': (tuple: ValueTuple) => tuple.$toString(),
    }),
    {
      runtime: tupleClasses[count]!,
      defaultValue: (type: object) => {
        // A tuple of tuples of tuples is as large as all of them together.
        spend(1);
        return createTuple(
          type as NamedType,
          (type as NamedType).typeArguments.map((argument) =>
            'defaultValue' in argument ? argument.defaultValue() : null,
          ),
        );
      },
      copy: (tuple: ValueTuple) => tuple.$copy(),
    },
  );
}

/** `System.ValueTuple<T1>` to `System.ValueTuple<T1, …, T7, TRest>`. */
export const valueTupleTypes: readonly TypeDeclaration[] = [1, 2, 3, 4, 5, 6, 7, 8].map(declareValueTuple);

function createValue(count: number): [signature: string, implementation: Implementation] {
  const types = Array.from({ length: count }, (_, index) => `T${index + 1}`);
  const arguments_ = types.map((type, index) => `${type} item${index + 1}`).join(', ');
  const result = count === 1 ? 'ValueTuple<T1>' : `(${types.join(', ')})`;
  return [
    `static ${result} Create<${types.join(', ')}>(${arguments_})`,
    (...args: unknown[]) =>
      createTuple(
        coreType('System.ValueTuple', count).construct(args.slice(count) as Type[]),
        args.slice(0, count),
      ),
  ];
}

/** The tuple without elements. */
class EmptyTuple {
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
const emptyTuple = new EmptyTuple();
const seven = Array.from({ length: 7 }, (_, index) => `T${index + 1}`);

/** `System.ValueTuple`: the tuple without elements, and what makes the others. */
export const valueTupleClassType: TypeDeclaration = declareType(
  'public struct System.ValueTuple : IEquatable<ValueTuple>, IComparable, IComparable<ValueTuple>, System.Runtime.CompilerServices.ITuple',
  () => ({
    'ValueTuple()': () => emptyTuple,
    'static ValueTuple Create()': () => emptyTuple,
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map(createValue)),
    [`static ValueTuple<${seven.join(', ')}, ValueTuple<T8>> Create<${seven.join(', ')}, T8>(${seven.map((type, index) => `${type} item${index + 1}`).join(', ')}, T8 item8)`]:
      (...args: unknown[]) => {
        const types = args.slice(8) as Type[];
        const restType = coreType('System.ValueTuple', 1).construct([types[7]!]);
        const rest = createTuple(restType, [args[7]]);
        return createTuple(coreType('System.ValueTuple', 8).construct([...types.slice(0, 7), restType]), [
          ...args.slice(0, 7),
          rest,
        ]);
      },
    'bool Equals(ValueTuple other)': () => true,
    'int CompareTo(ValueTuple other)': () => 0,
    'override bool Equals(object? obj)': (self: EmptyTuple, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: EmptyTuple) => self.$hash(),
    'override string ToString()': (self: EmptyTuple) => self.$toString(),
  }),
  { runtime: EmptyTuple, defaultValue: () => emptyTuple },
);

/** `System.Runtime.CompilerServices.ITuple`. */
export const iTupleType: TypeDeclaration = declareType(
  'public interface System.Runtime.CompilerServices.ITuple',
  () => ({
    'object? this[int index] { get; }': (self: AnyTuple, index: number) => {
      const element = elementsOf(self)[index];
      if (!element) throw new IndexOutOfRangeException();
      return box(element.value, element.type);
    },
    'int Length { get; }': (self: AnyTuple) => elementsOf(self).length,
  }),
);

type AnyTuple = Tuple | ValueTuple | EmptyTuple;

/** The elements, those of the last tuple of eight among them. */
export function elementsOf(self: AnyTuple): readonly { readonly value: unknown; readonly type: Type }[] {
  if (self instanceof EmptyTuple) return [];
  if (!(self instanceof Tuple)) return self.$elements();
  const elements = self.items.map((value, at) => ({ value, type: self.$type.typeArguments[at]! }));
  const rest = self.items[7];
  return rest instanceof Tuple ? [...elements.slice(0, 7), ...elementsOf(rest)] : elements;
}
