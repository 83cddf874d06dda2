// The class `System.Xml.Linq.XObjectChangeEventArgs`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { objectChange } from './object-change.ts';

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

/** `System.Xml.Linq.XObjectChangeEventArgs`. */
export const xObjectChangeEventArgsType: TypeDeclaration = declareType(
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
);
