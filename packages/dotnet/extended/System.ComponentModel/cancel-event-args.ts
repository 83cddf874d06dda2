// The class `System.ComponentModel.CancelEventArgs`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';

class CancelEventArgs {
  declare readonly $type: NamedType;
  cancel: boolean;
  constructor(cancel: boolean) {
    this.cancel = cancel;
  }
}

/** `System.ComponentModel.CancelEventArgs`. */
export const cancelEventArgsType: TypeDeclaration = declareType(
  'public class System.ComponentModel.CancelEventArgs : EventArgs',
  () => ({
    'CancelEventArgs()': () => new CancelEventArgs(false),
    'CancelEventArgs(bool cancel)': (cancel: boolean) => new CancelEventArgs(cancel),
    'bool Cancel { get; set; }': {
      get: (self: CancelEventArgs) => self.cancel,
      set: (self: CancelEventArgs, value: boolean) => (self.cancel = value),
    },
  }),
  { runtime: CancelEventArgs },
);
