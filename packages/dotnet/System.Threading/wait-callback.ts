// `System.Threading.WaitCallback`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Threading.WaitCallback`. */
export const waitCallbackType: TypeDeclaration = declareType(
  'public delegate void System.Threading.WaitCallback(object? state)',
);
