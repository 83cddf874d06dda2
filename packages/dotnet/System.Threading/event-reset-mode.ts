// The enum `System.Threading.EventResetMode`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Threading.EventResetMode`. */
export const eventResetModeType: TypeDeclaration = declareEnum(
  'public enum System.Threading.EventResetMode',
  { AutoReset: 0, ManualReset: 1 },
);
