// The delegate `System.ComponentModel.AddingNewEventHandler`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.ComponentModel.AddingNewEventHandler`. */
export const addingNewEventHandlerType: TypeDeclaration = declareType(
  'public delegate void System.ComponentModel.AddingNewEventHandler(object? sender, AddingNewEventArgs e)',
);
