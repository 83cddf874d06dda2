// The class `System.ComponentModel.ListChangedEventArgs`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** `ListChangedEventArgs`. */
export class ListChangedEventArgs {
  declare readonly $type: NamedType;
  readonly change: number;
  readonly newIndex: number;
  readonly oldIndex: number;
  constructor(change: number, newIndex: number, oldIndex: number = -1) {
    this.change = change;
    this.newIndex = newIndex;
    this.oldIndex = oldIndex;
  }
}

/** `System.ComponentModel.ListChangedEventArgs`. */
export const listChangedEventArgsType: TypeDeclaration = declareType(
  'public class System.ComponentModel.ListChangedEventArgs : EventArgs',
  () => ({
    'ListChangedEventArgs(ListChangedType listChangedType, int newIndex)': (change: number, index: number) =>
      new ListChangedEventArgs(change, index),
    'ListChangedEventArgs(ListChangedType listChangedType, int newIndex, int oldIndex)': (
      change: number,
      newIndex: number,
      oldIndex: number,
    ) => new ListChangedEventArgs(change, newIndex, oldIndex),
    'ListChangedType ListChangedType { get; }': (self: ListChangedEventArgs) => self.change,
    'int NewIndex { get; }': (self: ListChangedEventArgs) => self.newIndex,
    'int OldIndex { get; }': (self: ListChangedEventArgs) => self.oldIndex,
  }),
  { runtime: ListChangedEventArgs },
);
