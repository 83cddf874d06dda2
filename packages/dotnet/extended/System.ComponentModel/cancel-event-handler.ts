// The delegate `System.ComponentModel.CancelEventHandler`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.ComponentModel.CancelEventHandler`. */
export const cancelEventHandlerType: TypeDeclaration = declareType(
  'public delegate void System.ComponentModel.CancelEventHandler(object? sender, CancelEventArgs e)',
);
