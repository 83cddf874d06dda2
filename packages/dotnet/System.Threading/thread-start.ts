// The delegate `System.Threading.ThreadStart`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Threading.ThreadStart`. */
export const threadStartType: TypeDeclaration = declareType(
  'public delegate void System.Threading.ThreadStart()',
);
