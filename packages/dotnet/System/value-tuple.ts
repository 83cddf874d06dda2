// The struct `System.ValueTuple` as template code sees it.
import { spend } from '@mockwright/language/runtime/run';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { ValueTuple, createTuple, tupleClasses } from '@mockwright/language/runtime/tuple';
import { EmptyTuple, itemNames, parameters } from './tuple.ts';

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
    `public struct System.${full} : IEquatable<${full}>, IComparable, IComparable<${full}>, System.Collections.IStructuralComparable, System.Collections.IStructuralEquatable, System.Runtime.CompilerServices.ITuple`,
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
