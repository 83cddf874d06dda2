// The enum `System.Threading.ThreadPriority`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Threading.ThreadPriority`. */
export const threadPriorityType: TypeDeclaration = declareEnum(
  'public enum System.Threading.ThreadPriority',
  {
    Lowest: 0,
    BelowNormal: 1,
    Normal: 2,
    AboveNormal: 3,
    Highest: 4,
  },
);
