// The delegate `System.Threading.WaitCallback`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Threading.WaitCallback`. */
export const waitCallbackType: TypeDeclaration = declareType(
  'public delegate void System.Threading.WaitCallback(object? state)',
);
