// What the `Queue` and the `Stack` of objects have in common.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { NetArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { isReference } from '@mockwright/language/runtime/type-relations';
import {
  invalidOffsetLength,
  requireArgument,
  requireNonNegative,
} from '../../System.Collections/argument-checks.ts';
import { copyAll, setAll } from '../../System.Collections/array-copy.ts';
import type { ArrayList } from './array-list.ts';
import { arrayFrom, copyTo } from '../../System.Collections/read-items.ts';
import type { Queue } from './queue.ts';
import { Stack } from './stack.ts';
import { isSynchronized } from '../../System.Collections/shared-state.ts';

/** The fields that a clone takes over. */
export const lineFields: readonly (keyof Queue)[] = ['items', 'version', 'room'];

const boxedArray = (items: unknown[]): unknown[] => arrayFrom(items, specialType('object'));

/** The members of both. */
export const lineMembers: Readonly<Record<string, Implementation>> = {
  'virtual int Count { get; }': (self: ArrayList) => self.items.length,
  'virtual bool IsSynchronized { get; }': isSynchronized,
  'virtual object SyncRoot { get; }': (self: ArrayList) => self,
  'virtual void Clear()': (self: ArrayList) => self.change((items) => (items.length = 0)),
  'virtual bool Contains(object? obj)': (self: ArrayList, value: unknown) => self.indexOf(value) >= 0,
  'virtual void CopyTo(Array array, int index)': (self: ArrayList, array: unknown[], index: number) => {
    requireArgument(array, 'array');
    requireNonNegative(index, 'index');
    if (array.length - index < self.items.length) throw invalidOffsetLength();
    const { $element } = array as NetArray;
    if (!(self instanceof Stack)) copyAll(self.items, self.$elementType, array, index);
    else if (isReference($element)) copyTo(self.items, self.$elementType, array, index, 'index');
    else setAll(self.items, array, index);
  },
  'virtual object? Peek()': (self: ArrayList) => {
    if (self.items.length === 0)
      throw new InvalidOperationException(`${self instanceof Stack ? 'Stack' : 'Queue'} empty.`);
    return self.items[0];
  },
  'virtual object?[] ToArray()': (self: ArrayList) => boxedArray(self.items.slice()),
  'virtual IEnumerator GetEnumerator()': (self: ArrayList) => new Enumerator(self, self.$elementType),
};
