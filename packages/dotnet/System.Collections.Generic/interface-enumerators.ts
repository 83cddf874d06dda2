// What the interfaces' `GetEnumerator()` gives of anything enumerable.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { iterate, iterateBoxed } from '@mockwright/language/runtime/iterate';
import { MultiArray } from '@mockwright/language/runtime/multi-array';
import { elementTypeOf } from '@mockwright/language/runtime/type-of';
import { CharEnumerator } from '../System/char-enumerator.ts';
import { KnownCount } from '../System.Collections/read-items.ts';

/** Arrays say when there is no element to stand on. */
class ArrayEnumerator extends Enumerator {
  override get Current(): unknown {
    return this.requireCurrent();
  }
}

/** Collections that are enumerated as an empty array where they are empty. */
const emptyAsArrays: ReadonlySet<string> = new Set([
  'List',
  'Queue',
  'Stack',
  'HashSet',
  'Dictionary',
  'SortedDictionary',
  'SortedList',
  'LinkedList',
  'Collection',
  'ReadOnlyCollection',
]);
function isEmptyAsArray(enumerable: unknown): boolean {
  if (!(enumerable instanceof KnownCount) || enumerable.$count !== 0) return false;
  const { $type: type } = enumerable as KnownCount & { readonly $type?: NamedType };
  return type !== undefined && type.typeArguments.length > 0 && emptyAsArrays.has(type.name);
}

/** `IEnumerable<T>.GetEnumerator()`. */
export function enumeratorOf(enumerable: unknown): Enumerator {
  if (typeof enumerable === 'string') return new CharEnumerator(enumerable);
  const element = elementTypeOf(enumerable);
  if (Array.isArray(enumerable)) return new ArrayEnumerator(enumerable, element);
  return isEmptyAsArray(enumerable)
    ? new ArrayEnumerator([], element)
    : new Enumerator(iterate(enumerable), element);
}

/** `IEnumerable.GetEnumerator()`. */
export function boxedEnumeratorOf(enumerable: unknown): Enumerator {
  if (typeof enumerable === 'string') return new CharEnumerator(enumerable);
  if (isEmptyAsArray(enumerable)) return new Enumerator([], specialType('object'));
  if (enumerable instanceof MultiArray) return new Enumerator(enumerable.items, enumerable.$elementType);
  const isOwn = (enumerable as { readonly $enumerateBoxed?: unknown }).$enumerateBoxed !== undefined;
  return (enumerable instanceof KnownCount || Array.isArray(enumerable)) && !isOwn
    ? new Enumerator(iterate(enumerable), elementTypeOf(enumerable))
    : new Enumerator(iterateBoxed(enumerable), specialType('object'));
}
