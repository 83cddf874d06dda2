// `INotifyPropertyChanged` and its kin of `System.ComponentModel`.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';

const space = 'System.ComponentModel';

/** `PropertyChangedEventArgs` and `PropertyChangingEventArgs`. */
class PropertyEventArgs {
  declare readonly $type: NamedType;
  readonly propertyName: string | null;
  constructor(propertyName: string | null) {
    this.propertyName = propertyName;
  }
}
/** `PropertyChangedEventArgs`. */
export class PropertyChangedEventArgs extends PropertyEventArgs {}
/** `PropertyChangingEventArgs`. */
export class PropertyChangingEventArgs extends PropertyEventArgs {}
/** `ListChangedType`. */
export const listChanges = {
  Reset: 0,
  ItemAdded: 1,
  ItemDeleted: 2,
  ItemMoved: 3,
  ItemChanged: 4,
  PropertyDescriptorAdded: 5,
  PropertyDescriptorDeleted: 6,
  PropertyDescriptorChanged: 7,
} as const;
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
class AddingNewEventArgs {
  declare readonly $type: NamedType;
  newObject: unknown;
  constructor(newObject: unknown) {
    this.newObject = newObject;
  }
}
class CancelEventArgs {
  declare readonly $type: NamedType;
  cancel: boolean;
  constructor(cancel: boolean) {
    this.cancel = cancel;
  }
}

function notifying(word: 'Changed' | 'Changing', runtime: typeof PropertyEventArgs): TypeDeclaration[] {
  const args = `Property${word}EventArgs`;
  return [
    declareType(
      `public class ${space}.${args} : EventArgs`,
      () => ({
        [`${args}(string? propertyName)`]: (name: string | null) => new runtime(name),
        'virtual string? PropertyName { get; }': (self: PropertyEventArgs) => self.propertyName,
      }),
      { runtime },
    ),
    declareType(`public delegate void ${space}.Property${word}EventHandler(object? sender, ${args} e)`),
    declareType(`public interface ${space}.INotifyProperty${word}`, () => ({
      [`event Property${word}EventHandler? Property${word}`]: undefined,
    })),
  ];
}

/** The types of `System.ComponentModel`. */
export const componentModelTypes: readonly TypeDeclaration[] = [
  ...notifying('Changed', PropertyChangedEventArgs),
  ...notifying('Changing', PropertyChangingEventArgs),
  declareType(
    `public class ${space}.CancelEventArgs : EventArgs`,
    () => ({
      'CancelEventArgs()': () => new CancelEventArgs(false),
      'CancelEventArgs(bool cancel)': (cancel: boolean) => new CancelEventArgs(cancel),
      'bool Cancel { get; set; }': {
        get: (self: CancelEventArgs) => self.cancel,
        set: (self: CancelEventArgs, value: boolean) => (self.cancel = value),
      },
    }),
    { runtime: CancelEventArgs },
  ),
  declareType(`public delegate void ${space}.CancelEventHandler(object? sender, CancelEventArgs e)`),
  declareEnum(`public enum ${space}.ListChangedType`, listChanges),
  declareType(
    `public class ${space}.ListChangedEventArgs : EventArgs`,
    () => ({
      'ListChangedEventArgs(ListChangedType listChangedType, int newIndex)': (
        change: number,
        index: number,
      ) => new ListChangedEventArgs(change, index),
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
  ),
  declareType(
    `public delegate void ${space}.ListChangedEventHandler(object? sender, ListChangedEventArgs e)`,
  ),
  declareType(
    `public class ${space}.AddingNewEventArgs : EventArgs`,
    () => ({
      'AddingNewEventArgs()': () => new AddingNewEventArgs(null),
      'AddingNewEventArgs(object? newObject)': (newObject: unknown) => new AddingNewEventArgs(newObject),
      'object? NewObject { get; set; }': {
        get: (self: AddingNewEventArgs) => self.newObject,
        set: (self: AddingNewEventArgs, value: unknown) => void (self.newObject = value),
      },
    }),
    { runtime: AddingNewEventArgs },
  ),
  declareType(`public delegate void ${space}.AddingNewEventHandler(object? sender, AddingNewEventArgs e)`),
];
