// The default order of values: `Comparer<T>.Default`.
import { bare } from './casting.ts';
import { typeOf } from './type-of.ts';
import { typeName } from './type-name.ts';
import { Box } from './box.ts';
import type { TypedObject } from './box.ts';
import type { NamedType, Type } from '../metadata/symbols.ts';
import type { SpecialType } from '../metadata/symbol-kinds.ts';
import { declaredMethod, specialType } from './core-types.ts';
import { ArgumentException } from './exceptions.ts';
import { ownComparison } from './own-comparison.ts';
import type { Comparison } from './own-comparison.ts';
import { spend } from './run.ts';

/** `IComparable<T>` of both; `IComparable` takes anything. */
const ownOrder = ownComparison<number>('IComparable', 'CompareTo', 'IComparable`1.CompareTo/1');

/** What an object compares itself with another by. */
function orderOf(self: TypedObject, other: unknown): Comparison<number> | undefined {
  const own = ownOrder(self, other);
  if (own !== undefined) return own;
  const { $compareTo } = self;
  return $compareTo && ((one, another) => $compareTo.call(one, another));
}

/** `double.CompareTo`: NaN comes before everything. */
export function compareNumbers(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  return a !== a ? (b !== b ? 0 : -1) : 1;
}

const smallTypes: ReadonlySet<SpecialType | undefined> = new Set<SpecialType>([
  'char',
  'byte',
  'sbyte',
  'short',
  'ushort',
]);

/** Whether `CompareTo` gives the difference: two numbers of the type, or underneath the enum, fit into an `int` together. */
export function comparesByDifference(type: NamedType): boolean {
  return smallTypes.has((type.definition.enumUnderlying ?? type).special);
}

/** Strings in the order of the current culture, as `string.CompareTo` has it. */
function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  return declaredMethod(specialType('string'), 'CompareTo', ['string'])!(a, b) as number;
}

/**
 * Compares two natural values of one type, or two boxed ones; null comes first.
 * @throws {ArgumentException} when the values have no order
 */
export function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  switch (typeof a) {
    case 'number':
      if (typeof b === 'number') return compareNumbers(a, b);
      break;
    case 'string':
      if (typeof b === 'string') return compareStrings(a, b);
      break;
    case 'bigint':
      if (typeof b === 'bigint') return a < b ? -1 : 1;
      break;
    case 'boolean':
      if (typeof b === 'boolean') return a ? 1 : -1;
      break;
    case 'object': {
      if (a instanceof Box) {
        if (b instanceof Box && a.$type === b.$type)
          return comparesByDifference(a.$type)
            ? (a.value as number) - (b.value as number)
            : compare(a.value, b.value);
        if (a.$type.kind === 'enum') throw otherEnum(a.$type, b);
        break;
      }
      spend(1);
      const own = orderOf(a as TypedObject, b);
      if (own !== undefined) return own(a, b);
      if (typeof b === 'object') {
        const reverse = orderOf(b as TypedObject, a);
        if (reverse !== undefined) return -reverse(b, a);
      }
      throw otherType(b);
    }
    default:
      throw otherType(b);
  }
  const [bareA, bareB] = [bare(a), bare(b)];
  if ((bareA !== a || bareB !== b) && typeof bareA === typeof bareB) return compare(bareA, bareB);
  throw otherType(a);
}
/** Compares two natural values of that type, as its `CompareTo` does. @throws {ArgumentException} as {@link compare} */
export function compareAs(a: unknown, b: unknown, type: Type): number {
  if (typeof a !== 'number' || typeof b !== 'number') return compare(a, b);
  const named = type as NamedType;
  const plain = named.isNullable ? (named.typeArguments[0] as NamedType) : named;
  return comparesByDifference(plain) ? a - b : compareNumbers(a, b);
}
/** What an enum says of a value of another type. */
function otherEnum(type: NamedType, other: unknown): ArgumentException {
  return new ArgumentException(
    `Object must be the same type as the enum. The type passed in was '${typeName(typeOf(other))}'; the enum type was '${typeName(type)}'.`,
  );
}
/** What a value says of another that it cannot be compared to. */
function otherType(value: unknown): ArgumentException {
  const name = value instanceof Box ? value.$type.name : typeNames[typeof value];
  return new ArgumentException(
    name === undefined
      ? 'At least one object must implement IComparable.'
      : `Object must be of type ${name}.`,
  );
}
const typeNames: Readonly<Record<string, string>> = {
  number: 'Int32',
  string: 'String',
  bigint: 'Int64',
  boolean: 'Boolean',
};
