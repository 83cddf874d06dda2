// The order in which frozen dictionaries and sets of value types keep what they are filled with.
import type { NamedType, Type } from '../../../metadata/symbols.ts';
import { typeName } from '../../../runtime/type-name.ts';
import { defaultComparison } from '../comparers.ts';

const comparableNames: ReadonlySet<string> = new Set([
  'System.DateOnly',
  'System.DateTime',
  'System.DateTimeOffset',
  'System.Guid',
  'System.Half',
  'System.Int128',
  'System.Text.Rune',
  'System.TimeOnly',
  'System.TimeSpan',
  'System.UInt128',
]);
const smallIntegers: ReadonlySet<string | undefined> = new Set([
  'byte',
  'sbyte',
  'short',
  'ushort',
  'int',
  'char',
]);

/** Whether .NET knows how to sort the type's values, and does so where they are few. */
function isComparable(type: NamedType): boolean {
  if (type.kind === 'enum') return true;
  return (
    type.kind === 'struct' &&
    !type.isNullable &&
    (type.special !== undefined || comparableNames.has(typeName(type)))
  );
}

/** Whole numbers that lie close together are places in a table; `filled` when they are 0, 1, 2, … */
function closeness(keys: readonly unknown[], type: NamedType): 'filled' | 'close' | undefined {
  if (!smallIntegers.has((type.enumUnderlying ?? type).special)) return undefined;
  let least = Infinity;
  let most = -Infinity;
  for (const key of keys as readonly number[]) {
    least = Math.min(least, key);
    most = Math.max(most, key);
  }
  const length = most - least + 1;
  if (length > keys.length * 10) return undefined;
  return least === 0 && length === keys.length ? 'filled' : 'close';
}

/** The distinct elements in the order of a frozen set with the default comparer. */
export function inOrderOfSet(items: readonly unknown[], type: Type): readonly unknown[] {
  return items.length <= 10 && isComparable(type as NamedType)
    ? items.toSorted(defaultComparison(type))
    : items;
}

/** The entries, whose keys are distinct, in the order of a frozen dictionary with the default comparer. */
export function inOrderOfDictionary<T extends { readonly Key: unknown }>(
  entries: readonly T[],
  type: Type,
): readonly T[] {
  const keys = entries.map((entry) => entry.Key);
  const close = closeness(keys, type as NamedType);
  const isSorted = close ? close === 'filled' : keys.length <= 10 && isComparable(type as NamedType);
  if (!isSorted) return entries;
  const compare = defaultComparison(type);
  return entries.toSorted((a, b) => compare(a.Key, b.Key));
}
