// The delegate `System.Threading.TimerCallback`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Threading.TimerCallback`. */
export const timerCallbackType: TypeDeclaration = declareType(
  'public delegate void System.Threading.TimerCallback(object? state)',
);
