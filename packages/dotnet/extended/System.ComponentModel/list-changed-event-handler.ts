// The delegate `System.ComponentModel.ListChangedEventHandler`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.ComponentModel.ListChangedEventHandler`. */
export const listChangedEventHandlerType: TypeDeclaration = declareType(
  'public delegate void System.ComponentModel.ListChangedEventHandler(object? sender, ListChangedEventArgs e)',
);
