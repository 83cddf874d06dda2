// The members of `ICollection<T>` and `IList<T>` over collections of any kind: arrays, the library's, the template's.
import { indexOutOfRange } from './argument-checks.ts';
import { copyAll } from './array-copy.ts';
import { isInstance } from '@mockwright/language/runtime/casting';
import {
  ArrayTypeMismatchException,
  IndexOutOfRangeException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { indexOfItem } from './list-search.ts';
import { declaredCall } from './declared-call.ts';
import { copyTo, knownCount, readItems } from './read-items.ts';
import type { NetArray } from '@mockwright/language/runtime/box';
import { elementTypeOf } from '@mockwright/language/runtime/type-of';

type Keyed = Record<string, ((...args: unknown[]) => unknown) | undefined>;

/** The exception of arrays, whose length cannot change. */
export function fixedSize(): NotSupportedException {
  return new NotSupportedException('Collection was of a fixed size.');
}
/** The exception of read-only collections. */
export function readOnly(): NotSupportedException {
  return new NotSupportedException('Collection is read-only.');
}

/** Calls a member by its key, or else the declared public member of that name. @throws {NullReferenceException} on null */
export function callMember(
  self: unknown,
  key: string,
  name: string,
  args: readonly unknown[],
  accessor: 'get' | 'set' | 'method' = 'method',
): unknown {
  const own = (dereferenced(self) as Keyed)[key];
  return own ? own.call(self, ...args) : declaredCall(self, name, args, accessor);
}

interface ReadOnly {
  readonly $isReadOnly?: boolean;
  /** What it says to who wants to change it, when it has words of its own. */
  $refusal?(): NotSupportedException;
}

/** @throws {NotSupportedException} for a collection that cannot be changed */
export function refuseIfReadOnly(self: unknown): void {
  if ((self as ReadOnly).$isReadOnly === true)
    throw (self as ReadOnly).$refusal?.() ?? new NotSupportedException();
}

/** Calls a member that changes a collection, as {@link callMember} does. @throws {NotSupportedException} for read-only ones */
export function change(
  self: unknown,
  key: string,
  name: string,
  args: readonly unknown[],
  accessor: 'set' | 'method' = 'method',
): unknown {
  if (!(self as Keyed)[key]) refuseIfReadOnly(self);
  return callMember(self, key, name, args, accessor);
}

/** What `ICollection<T>` asks of any collection: arrays, the library's and those of templates. */
export const collectionProtocol = {
  count: (self: unknown): number => knownCount(self) ?? (declaredCall(self, 'Count', [], 'get') as number),
  isReadOnly: (self: unknown): boolean => {
    if (Array.isArray(self)) return true;
    return (self as { $isReadOnly?: boolean }).$isReadOnly ?? false;
  },
  add: (self: unknown, item: unknown): void => {
    if (Array.isArray(self)) throw fixedSize();
    change(self, 'ICollection`1.Add/1', 'Add', [item]);
  },
  clear: (self: unknown): void => {
    if (Array.isArray(self)) throw new NotSupportedException('Collection is read-only.');
    change(self, 'ICollection`1.Clear/0', 'Clear', []);
  },
  contains: (self: unknown, item: unknown): boolean =>
    Array.isArray(self)
      ? indexOfItem(self, item, 0, self.length) >= 0
      : (callMember(self, 'ICollection`1.Contains/1', 'Contains', [item]) as boolean),
  copyTo: (self: unknown, array: unknown[], index: number): void => {
    if (Array.isArray(self)) copyAll(self, (self as NetArray).$element, array, index);
    else if ((self as Keyed)['ICollection`1.CopyTo/2'])
      (self as Keyed)['ICollection`1.CopyTo/2']!(array, index);
    else copyTo(readItems(self), elementTypeOf(self), array, index);
  },
  remove: (self: unknown, item: unknown): boolean => {
    if (Array.isArray(self)) throw fixedSize();
    return change(self, 'ICollection`1.Remove/1', 'Remove', [item]) as boolean;
  },
} as const;

/** An element by its index, the index checked as arrays do. */
export function arrayElement(self: readonly unknown[], index: number): unknown {
  if (index >>> 0 >= self.length) throw new IndexOutOfRangeException();
  return self[index];
}

/** A value for an array that may be of a more derived type than the interface says. @throws {ArrayTypeMismatchException} */
function stored(array: NetArray, value: unknown): unknown {
  const { $element: element } = array;
  const isChecked =
    element.kind === 'array' ||
    element.kind === 'interface' ||
    element.kind === 'delegate' ||
    (element.kind === 'class' && !element.isValueType);
  if (isChecked && value !== null && !isInstance(value, element)) throw new ArrayTypeMismatchException();
  return value;
}

/** What `IList<T>` asks of any list beyond a collection. */
export const listProtocol = {
  get: (self: unknown, index: number): unknown => {
    if (!Array.isArray(self)) return callMember(self, 'IList`1.get_Item/1', 'this[]', [index], 'get');
    if (index >>> 0 >= self.length) throw indexOutOfRange();
    return self[index];
  },
  set: (self: unknown, index: number, value: unknown): void => {
    if (Array.isArray(self)) {
      if (index >>> 0 >= self.length) throw indexOutOfRange();
      self[index] = stored(self as NetArray, value);
    } else change(self, 'IList`1.set_Item/2', 'this[]', [index, value], 'set');
  },
  indexOf: (self: unknown, item: unknown): number =>
    Array.isArray(self)
      ? indexOfItem(self, item, 0, self.length)
      : (callMember(self, 'IList`1.IndexOf/1', 'IndexOf', [item]) as number),
  insert: (self: unknown, index: number, item: unknown): void => {
    if (Array.isArray(self)) throw fixedSize();
    change(self, 'IList`1.Insert/2', 'Insert', [index, item]);
  },
  removeAt: (self: unknown, index: number): void => {
    if (Array.isArray(self)) throw fixedSize();
    change(self, 'IList`1.RemoveAt/1', 'RemoveAt', [index]);
  },
} as const;
