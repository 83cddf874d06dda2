// What any enumerable object can tell quickly: how many elements it has, where they are.
import type { Type } from '../../metadata/symbols.ts';
import { coreType } from '../../runtime/core-types.ts';
import { toArray } from '../../runtime/box.ts';
import type { NetArray } from '../../runtime/box.ts';
import { isAssignable } from '../../runtime/type-relations.ts';
import { iterate } from '../../runtime/iterate.ts';
import { spend } from '../../runtime/run.ts';
import { typeOf } from '../../runtime/type-of.ts';
import { arrayTooSmall, checkSize, requireArgument, requireNonNegative } from './arguments.ts';
import { ArgumentException } from '../../runtime/exceptions.ts';
import { declaredCall } from './declared-call.ts';

/** The base of the library's collections: they know their size. */
export abstract class KnownCount {
  abstract get $count(): number;
}

type Keyed = Record<string, ((...args: unknown[]) => unknown) | undefined>;

/** The number of elements if it is known without enumerating (`ICollection<T>`, `ICollection`); undefined otherwise. */
export function knownCount(enumerable: unknown): number | undefined {
  if (Array.isArray(enumerable)) return enumerable.length;
  if (enumerable instanceof KnownCount) return enumerable.$count;
  if (typeof enumerable === 'string') return undefined;
  const keyed = enumerable as Keyed;
  const own =
    keyed['ICollection`1.get_Count/0'] ??
    keyed['ICollection.get_Count/0'] ??
    keyed['IReadOnlyCollection`1.get_Count/0'];
  if (own) return own.call(enumerable) as number;
  return isCollection(enumerable) ? (declaredCall(enumerable, 'Count', [], 'get') as number) : undefined;
}

function isCollection(value: unknown): boolean {
  const { $type } = value as { $type?: Type };
  return (
    $type !== undefined &&
    'definition' in $type &&
    isAssignable($type, coreType('System.Collections.ICollection'))
  );
}

/** A list whose elements are one JavaScript array, which changes only together with `version`. */
export interface ArrayBacked<T = unknown> {
  readonly items: T[];
  readonly version: number;
}

/** All elements in a new JavaScript array. */
export function readItems<T = unknown>(enumerable: unknown): T[] {
  if (Array.isArray(enumerable)) {
    spend(enumerable.length);
    return (enumerable as T[]).slice();
  }
  const { $toItems } = enumerable as { $toItems?: () => T[] };
  if ($toItems) return $toItems.call(enumerable);
  const items: T[] = [];
  for (const item of iterate<T>(enumerable)) {
    items.push(item);
    if ((items.length & 0xfff) === 0) {
      spend(0x1000);
      checkSize(items.length);
    }
  }
  return items;
}

/** Copies elements into an array of the template, as `CopyTo` does. */
export function copyTo(
  items: readonly unknown[],
  array: unknown[],
  index: number,
  indexName: string = 'arrayIndex',
): void {
  requireArgument(array, 'array');
  requireNonNegative(index, indexName);
  if (array.length - index < items.length) throw arrayTooSmall();
  for (let at = 0; at < items.length; at++) array[index + at] = items[at];
}

/** A C# array of elements. */
export function arrayFrom<T>(items: T[], element: Type): NetArray<T> {
  return toArray(items, element);
}

/** `ICollection.CopyTo` into an array of another type. */
export function wrongArrayType(): ArgumentException {
  return new ArgumentException(
    'Target array type is not compatible with the type of items in the collection.',
    'array',
  );
}

/** The interface `name`1` that the object's type implements, with its argument; undefined if it does not. */
export function implemented(value: unknown, fullName: string, arity: number): readonly Type[] | undefined {
  if (value === null) return undefined;
  const definition = coreType(fullName, arity);
  const actual = typeOf(value);
  const all =
    actual.kind === 'array'
      ? actual.interfaces.flatMap((type) => [type, ...type.allInterfaces])
      : [actual, ...actual.allInterfaces];
  return all.find((type) => type.definition === definition)?.typeArguments;
}
