// The class `System.ComponentModel.AddingNewEventArgs`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';

class AddingNewEventArgs {
  declare readonly $type: NamedType;
  newObject: unknown;
  constructor(newObject: unknown) {
    this.newObject = newObject;
  }
}

/** `System.ComponentModel.AddingNewEventArgs`. */
export const addingNewEventArgsType: TypeDeclaration = declareType(
  'public class System.ComponentModel.AddingNewEventArgs : EventArgs',
  () => ({
    'AddingNewEventArgs()': () => new AddingNewEventArgs(null),
    'AddingNewEventArgs(object? newObject)': (newObject: unknown) => new AddingNewEventArgs(newObject),
    'object? NewObject { get; set; }': {
      get: (self: AddingNewEventArgs) => self.newObject,
      set: (self: AddingNewEventArgs, value: unknown) => void (self.newObject = value),
    },
  }),
  { runtime: AddingNewEventArgs },
);
