// The delegate `System.AsyncCallback`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.AsyncCallback`. */
export const asyncCallbackType: TypeDeclaration = declareType(
  'public delegate void System.AsyncCallback(IAsyncResult ar)',
);
