// `BlockingCollection<T>.AddToAny` and `TakeFromAny`: the first of several collections that has room, or an item.
import type { Ref } from '@mockwright/language/metadata/declaration';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { CancellationToken } from '../System.Threading/cancellation.ts';
import { waitUntil } from '../System.Threading/wait-until.ts';
import { requireArgument } from '../System.Collections/argument-checks.ts';

/** What is asked of each of the collections. */
interface Blocking {
  readonly $count: number;
  readonly $elementType: Type;
  readonly isCompleted: boolean;
  readonly hasRoom: boolean;
  tryAdd(item: unknown, milliseconds: number): boolean;
  tryTake(result: Ref, milliseconds: number): boolean;
}

function check(collections: readonly (Blocking | null)[] | null): readonly Blocking[] {
  requireArgument(collections, 'collections');
  if (collections!.length === 0)
    throw new ArgumentException('The collections argument is a zero-length array.', 'collections');
  if (collections!.includes(null))
    throw new ArgumentException(
      'The collections argument contains at least one null element.',
      'collections',
    );
  return collections as readonly Blocking[];
}

/** `TryAddToAny`. @returns the index of the collection that took the item, -1 for none */
export function tryAddToAny(
  all: readonly (Blocking | null)[] | null,
  item: unknown,
  milliseconds: number,
  token?: CancellationToken,
): number {
  const collections = check(all);
  const find = (): number => collections.findIndex(({ hasRoom }) => hasRoom);
  if (collections.some(({ isCompleted }) => isCompleted))
    throw new ArgumentException(
      'At least one of the specified collections is marked as complete with regards to additions.',
      'collections',
    );
  waitUntil(() => find() >= 0, milliseconds, token);
  const index = find();
  collections[index]?.tryAdd(item, 0);
  return index;
}

/** `TryTakeFromAny`. @returns the index of the collection that gave the item, -1 for none */
export function tryTakeFromAny(
  all: readonly (Blocking | null)[] | null,
  result: Ref,
  milliseconds: number,
  token?: CancellationToken,
): number {
  const collections = check(all);
  const find = (): number => collections.findIndex(({ $count }) => $count > 0);
  const isOver = (): boolean => collections.every(({ isCompleted }) => isCompleted);
  waitUntil(() => find() >= 0 || isOver(), milliseconds, token);
  const index = find();
  if (index < 0) result.v = defaultOf(collections[0]!.$elementType);
  else collections[index]!.tryTake(result, 0);
  return index;
}

/** `TakeFromAny`. @throws {ArgumentException} when nothing can come any more */
export function takeFromAny(
  all: readonly (Blocking | null)[] | null,
  result: Ref,
  token?: CancellationToken,
): number {
  const index = tryTakeFromAny(all, result, -1, token);
  if (index < 0)
    throw new ArgumentException(
      'All collections are marked as complete with regards to additions.',
      'collections',
    );
  return index;
}
