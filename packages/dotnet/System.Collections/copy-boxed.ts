// `ICollection.CopyTo` of collections that have no such member of their own.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { iterateBoxed } from '@mockwright/language/runtime/iterate';
import { elementTypeOf } from '@mockwright/language/runtime/type-of';
import { isAssignable, isReference } from '@mockwright/language/runtime/type-relations';
import { copyTo as copyArray, isArray } from '../System/array-members.ts';
import { incompatibleTarget } from './argument-checks.ts';
import { copyAll, setAll } from './array-copy.ts';
import { checkTarget, copyTo, readItems } from './read-items.ts';
import { entryOf } from './entry-of.ts';

/** What a collection says of how it copies: as `Array.Copy` does, or as `Array.SetValue`; one by one where it says nothing. */
interface Copying {
  readonly $copiesBy?: 'copy' | 'set';
}

/**
 * Copies a collection into an array of any elements.
 * @throws {ArgumentException | InvalidCastException | ArrayTypeMismatchException} what .NET's collections throw where the array
 * has no room, or its elements are other things
 */
export function copyBoxed(self: object, array: unknown[], index: number): void {
  if (isArray(self)) {
    copyArray(self, array as NetArray, index);
    return;
  }
  const element = elementTypeOf(self);
  const by = (self as Copying).$copiesBy;
  if (by === 'set')
    setAll(
      isDictionary(self, element) ? readItems(self).map(entryOf) : [...iterateBoxed(self)],
      array,
      index,
    );
  else if (by === 'copy') copyAll(readItems(self), element, array, index);
  else {
    const items = readItems(self);
    checkTarget(items.length, array, index, 'index');
    copyEach(self, items, element, array, index);
  }
}

function copyEach(
  self: object,
  items: readonly unknown[],
  element: Type,
  array: unknown[],
  index: number,
): void {
  const { $element: kept } = array as NetArray;
  if (kept === coreType('System.Collections.DictionaryEntry') && isDictionary(self, element))
    copyTo(items.map(entryOf), kept, array, index, 'index');
  else if (isReference(element) || !isReference(kept)) {
    if (!isAssignable(element, kept) && !isAssignable(kept, element)) throw incompatibleTarget();
    copyTo(items, element, array, index, 'index');
  } else {
    if (!isAssignable(element, kept)) throw incompatibleTarget();
    copyTo([...iterateBoxed(self)], specialType('object'), array, index, 'index');
  }
}

function isDictionary(self: object, element: Type): boolean {
  const { $type } = self as { $type?: NamedType };
  return (
    (element as Partial<NamedType>).definition === coreType('System.Collections.Generic.KeyValuePair', 2) &&
    $type !== undefined &&
    isAssignable($type, coreType('System.Collections.IDictionary'))
  );
}
