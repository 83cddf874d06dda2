// Events of properties that change, and the other types of `System.ComponentModel` that are made the same way.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';

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
function notifying(word: 'Changed' | 'Changing', runtime: typeof PropertyEventArgs): TypeDeclaration[] {
  const args = `Property${word}EventArgs`;
  return [
    declareType(
      `public class System.ComponentModel.${args} : EventArgs`,
      () => ({
        [`${args}(string? propertyName)`]: (name: string | null) => new runtime(name),
        'virtual string? PropertyName { get; }': (self: PropertyEventArgs) => self.propertyName,
      }),
      { runtime },
    ),
    declareType(
      `public delegate void System.ComponentModel.Property${word}EventHandler(object? sender, ${args} e)`,
    ),
    declareType(`public interface System.ComponentModel.INotifyProperty${word}`, () => ({
      [`event Property${word}EventHandler? Property${word}`]: undefined,
    })),
  ];
}

/** The types of `System.ComponentModel`. */
export const componentModelTypes: readonly TypeDeclaration[] = [
  ...notifying('Changed', PropertyChangedEventArgs),
  ...notifying('Changing', PropertyChangingEventArgs),
];
