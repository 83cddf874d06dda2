// The class `System.EventArgs`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** `System.EventArgs`. */
class EventArgs {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  static readonly empty: EventArgs = new EventArgs();
}
/** `System.EventArgs`. */
export const eventArgsType: TypeDeclaration = declareType(
  'public class System.EventArgs',
  () => ({ 'EventArgs()': () => new EventArgs(), 'static readonly EventArgs Empty': EventArgs.empty }),
  { runtime: EventArgs },
);
