// What `IList` asks of any list: its elements are boxed on their way, and what is stored is of the list's own type.
import { box, cast, defaultOf, isInstance } from '@mockwright/language/runtime/casting';
import { elementTypeOf } from '@mockwright/language/runtime/type-of';
import { clear, elementsOf, getValue, isArray, setValue } from '../System/array-members.ts';
import { oneDimension } from '../System/array-rank.ts';
import {
  change,
  collectionProtocol,
  fixedSize,
  listProtocol,
  refuseIfReadOnly,
} from './collection-protocol.ts';
import { asArgument } from './boxed-argument.ts';

const item = (self: unknown, value: unknown): unknown =>
  asArgument(value, elementTypeOf(self), 'value', 'item');
const fits = (self: unknown, value: unknown): boolean =>
  value === null ? defaultOf(elementTypeOf(self)) === null : isInstance(value, elementTypeOf(self));
const natural = (self: unknown, value: unknown): unknown =>
  value === null ? null : cast(value, elementTypeOf(self));

/** @throws {RankException} for an array of several dimensions */
const searched = (self: unknown): unknown => (isArray(self) ? oneDimension(self) : self);

/** The members of `IList` over lists of any kind; each throws what .NET's does for values of other types. */
export const boxedListProtocol = {
  get: (self: unknown, index: number): unknown =>
    isArray(self) ? getValue(self, [index]) : box(listProtocol.get(self, index), elementTypeOf(self)),
  set: (self: unknown, index: number, value: unknown): void => {
    if (isArray(self)) setValue(self, value, [index]);
    else {
      refuseIfReadOnly(self);
      listProtocol.set(self, index, asArgument(value, elementTypeOf(self), 'value'));
    }
  },
  isReadOnly: (self: unknown): boolean => !isArray(self) && collectionProtocol.isReadOnly(self),
  isFixedSize: (self: unknown): boolean => isArray(self) || collectionProtocol.isReadOnly(self),
  add: (self: unknown, value: unknown): number => {
    if (isArray(self)) throw fixedSize();
    refuseIfReadOnly(self);
    change(self, 'ICollection`1.Add/1', 'Add', [item(self, value)]);
    return collectionProtocol.count(self) - 1;
  },
  contains: (self: unknown, value: unknown): boolean =>
    fits(searched(self), value) && collectionProtocol.contains(self, natural(self, value)),
  clear: (self: unknown): void => {
    if (isArray(self)) clear(self, 0, elementsOf(self).length);
    else collectionProtocol.clear(self);
  },
  indexOf: (self: unknown, value: unknown): number =>
    fits(searched(self), value) ? listProtocol.indexOf(self, natural(self, value)) : -1,
  insert: (self: unknown, index: number, value: unknown): void => {
    if (isArray(self)) throw fixedSize();
    refuseIfReadOnly(self);
    listProtocol.insert(self, index, item(self, value));
  },
  remove: (self: unknown, value: unknown): void => {
    if (isArray(self)) throw fixedSize();
    refuseIfReadOnly(self);
    if (fits(self, value)) change(self, 'ICollection`1.Remove/1', 'Remove', [natural(self, value)]);
  },
  removeAt: (self: unknown, index: number): void => {
    if (isArray(self)) throw fixedSize();
    listProtocol.removeAt(self, index);
  },
} as const;
