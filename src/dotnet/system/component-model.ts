// `INotifyPropertyChanged` and its kin of `System.ComponentModel`.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';

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
class PropertyChangingEventArgs extends PropertyEventArgs {}
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
      {
        [`${args}(string? propertyName)`]: (name: string | null) => new runtime(name),
        'virtual string? PropertyName { get; }': (self: PropertyEventArgs) => self.propertyName,
      },
      { runtime },
    ),
    declareType(`public delegate void ${space}.Property${word}EventHandler(object? sender, ${args} e)`),
    declareType(`public interface ${space}.INotifyProperty${word}`, {
      [`event Property${word}EventHandler? Property${word}`]: undefined,
    }),
  ];
}

/** The types of `System.ComponentModel`. */
export const componentModelTypes: readonly TypeDeclaration[] = [
  ...notifying('Changed', PropertyChangedEventArgs),
  ...notifying('Changing', PropertyChangingEventArgs),
  declareType(
    `public class ${space}.CancelEventArgs : EventArgs`,
    {
      'CancelEventArgs()': () => new CancelEventArgs(false),
      'CancelEventArgs(bool cancel)': (cancel: boolean) => new CancelEventArgs(cancel),
      'bool Cancel { get; set; }': {
        get: (self: CancelEventArgs) => self.cancel,
        set: (self: CancelEventArgs, value: boolean) => (self.cancel = value),
      },
    },
    { runtime: CancelEventArgs },
  ),
  declareType(`public delegate void ${space}.CancelEventHandler(object? sender, CancelEventArgs e)`),
];
