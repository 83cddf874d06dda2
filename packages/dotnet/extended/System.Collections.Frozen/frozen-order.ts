// The order in which frozen dictionaries and sets keep what they are filled with.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { hash } from '@mockwright/language/runtime/equality';
import { typeName } from '@mockwright/language/runtime/type-name';
import { StringComparer } from '../../System/string-comparer.ts';
import { defaultComparison, equalityOf } from '../../System.Collections/comparers.ts';
import { inOrderOfBuckets } from './frozen-buckets.ts';
import { stringCodes } from './frozen-strings.ts';

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

/** Elements by the hash codes of their keys. */
function inOrderOfHashes<T>(
  items: readonly T[],
  keyOf: (item: T) => unknown,
  type: NamedType,
  comparer: unknown,
): readonly T[] {
  const keys = items.map(keyOf);
  // Strings hash differently with every run of .NET, but for those it knows to be there.
  if (type.special === 'string' && keys.includes(null)) return items;
  if (type.special === 'string' && keys.length > 0) {
    const ignoreCase = comparer === StringComparer.ordinalIgnoreCase;
    if (comparer === null || comparer === StringComparer.ordinal || ignoreCase) {
      const codes = stringCodes(keys as readonly string[], ignoreCase);
      return codes ? inOrderOfBuckets(items, codes) : items;
    }
  }
  if (comparer instanceof StringComparer || keys.length <= (type.isValueType && comparer === null ? 10 : 4))
    return items;
  const equality = equalityOf(comparer);
  const codes = keys.map((key) => {
    if (key === null) return 0;
    return equality ? equality.hash(key) : hash(box(key, type));
  });
  return inOrderOfBuckets(items, codes);
}

/** The distinct elements in the order of a frozen set. */
export function inOrderOfSet(items: readonly unknown[], type: Type, comparer: unknown): readonly unknown[] {
  return comparer === null && items.length <= 10 && isComparable(type as NamedType)
    ? items.toSorted(defaultComparison(type))
    : inOrderOfHashes(items, (item) => item, type as NamedType, comparer);
}

/** The entries, whose keys are distinct, in the order of a frozen dictionary. */
export function inOrderOfDictionary<T extends { readonly Key: unknown }>(
  entries: readonly T[],
  type: Type,
  comparer: unknown,
): readonly T[] {
  const keys = entries.map((entry) => entry.Key);
  const close = comparer === null ? closeness(keys, type as NamedType) : undefined;
  if (close === 'close') return entries;
  const isSorted =
    close === 'filled' || (comparer === null && keys.length <= 10 && isComparable(type as NamedType));
  if (!isSorted) return inOrderOfHashes(entries, (entry) => entry.Key, type as NamedType, comparer);
  const compare = defaultComparison(type);
  return entries.toSorted((a, b) => compare(a.Key, b.Key));
}
