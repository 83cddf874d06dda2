// `XObject.Changing` and `XObject.Changed`: who is told of changes in a tree.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Delegate } from '@mockwright/language/runtime/delegates';
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** `XObjectChange`. */
export const objectChange = { Add: 0, Remove: 1, Name: 2, Value: 3 } as const;
/** One of {@link objectChange}. */
export type ObjectChange = (typeof objectChange)[keyof typeof objectChange];

/** `XObjectChangeEventArgs`. */
export class XObjectChangeEventArgs {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly change: number;
  constructor(change: number) {
    this.change = change;
  }
  static readonly all: readonly XObjectChangeEventArgs[] = Object.values(objectChange).map(
    (change) => new XObjectChangeEventArgs(change),
  );
}
/** Whom an object tells: delegates of type `EventHandler<XObjectChangeEventArgs>`. */
export interface ChangeHandlers {
  changing: Delegate | null;
  changed: Delegate | null;
}

/** `XObjectChange` and `XObjectChangeEventArgs`. */
export const changeTypes: readonly TypeDeclaration[] = [
  declareEnum('public enum System.Xml.Linq.XObjectChange', objectChange),
  declareType(
    'public class System.Xml.Linq.XObjectChangeEventArgs : EventArgs',
    () => ({
      ...Object.fromEntries(
        Object.entries(objectChange).map(([name, change]) => [
          `static readonly XObjectChangeEventArgs ${name}`,
          XObjectChangeEventArgs.all[change],
        ]),
      ),
      'XObjectChangeEventArgs(XObjectChange objectChange)': (change: number) =>
        new XObjectChangeEventArgs(change),
      'XObjectChange ObjectChange { get; }': (self: XObjectChangeEventArgs) => self.change,
    }),
    { runtime: XObjectChangeEventArgs },
  ),
];
