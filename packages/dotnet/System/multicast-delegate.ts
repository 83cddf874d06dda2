// The class `System.MulticastDelegate` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.MulticastDelegate`. */
export const multicastDelegateType: TypeDeclaration = declareType(
  'public abstract class System.MulticastDelegate : Delegate',
);
