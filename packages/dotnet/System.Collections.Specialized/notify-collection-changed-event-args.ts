// The class `System.Collections.Specialized.NotifyCollectionChangedEventArgs` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { arrayFrom } from '../System.Collections/read-items.ts';
import { CollectionChange, collectionActions } from './collection-change.ts';

const { Add, Remove, Replace, Move, Reset } = collectionActions;

const one = (item: unknown): unknown => arrayFrom([item], specialType('object'));
function requireAction(action: number, wanted: number): void {
  if (action === wanted) return;
  const name = Object.keys(collectionActions)[wanted]!;
  throw new ArgumentException(`Constructor supports only the '${name}' action.`, 'action');
}
/** Items that came or went. @throws ArgumentException for other actions */
function cameOrWent(action: number, items: unknown, index: number): CollectionChange {
  if (action === Reset) {
    if (items !== null)
      throw new ArgumentException('Reset action must be initialized with no changed items.', 'action');
    if (index !== -1)
      throw new ArgumentException('Reset action must be initialized with index -1.', 'action');
    return new CollectionChange(action, null, null, -1, -1);
  }
  if (action !== Add && action !== Remove)
    throw new ArgumentException('Constructor only supports either a Reset, Add, or Remove action.', 'action');
  requireArgument(items, 'changedItems');
  if (index < -1) throw new ArgumentException('Index cannot be negative.', 'startingIndex');
  return action === Add
    ? new CollectionChange(action, items, null, index, -1)
    : new CollectionChange(action, null, items, -1, index);
}
function replaced(action: number, now: unknown, before: unknown, index: number): CollectionChange {
  requireAction(action, Replace);
  requireArgument(now, 'newItems');
  requireArgument(before, 'oldItems');
  return new CollectionChange(action, now, before, index, index);
}
function moved(action: number, items: unknown, to: number, from: number): CollectionChange {
  requireAction(action, Move);
  if (to < 0) throw new ArgumentOutOfRangeException('index', 'Index cannot be negative.');
  return new CollectionChange(action, items, items, to, from);
}

/** `System.Collections.Specialized.NotifyCollectionChangedEventArgs`. */
export const notifyCollectionChangedEventArgsType: TypeDeclaration = declareType(
  'public class System.Collections.Specialized.NotifyCollectionChangedEventArgs : EventArgs',
  () => ({
    'NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action)': (action: number) => {
      requireAction(action, Reset);
      return new CollectionChange(action, null, null, -1, -1);
    },
    'NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object? changedItem)': (
      action: number,
      item: unknown,
    ) => cameOrWent(action, action === Reset && item === null ? null : one(item), -1),
    'NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object? changedItem, int index)':
      (action: number, item: unknown, index: number) =>
        cameOrWent(action, action === Reset && item === null ? null : one(item), index),
    'NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, IList? changedItems)': (
      action: number,
      items: unknown,
    ) => cameOrWent(action, items, -1),
    'NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, IList? changedItems, int startingIndex)':
      cameOrWent,
    'NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object? newItem, object? oldItem)':
      (action: number, now: unknown, before: unknown) => replaced(action, one(now), one(before), -1),
    'NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object? newItem, object? oldItem, int index)':
      (action: number, now: unknown, before: unknown, index: number) =>
        replaced(action, one(now), one(before), index),
    'NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, IList newItems, IList oldItems)':
      (action: number, now: unknown, before: unknown) => replaced(action, now, before, -1),
    'NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, IList newItems, IList oldItems, int startingIndex)':
      replaced,
    'NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object? changedItem, int index, int oldIndex)':
      (action: number, item: unknown, to: number, from: number) => moved(action, one(item), to, from),
    'NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, IList? changedItems, int index, int oldIndex)':
      moved,
    'NotifyCollectionChangedAction Action { get; }': (self: CollectionChange) => self.action,
    'IList? NewItems { get; }': (self: CollectionChange) => self.newItems,
    'IList? OldItems { get; }': (self: CollectionChange) => self.oldItems,
    'int NewStartingIndex { get; }': (self: CollectionChange) => self.newIndex,
    'int OldStartingIndex { get; }': (self: CollectionChange) => self.oldIndex,
  }),
  { runtime: CollectionChange },
);
