// The delegate `System.EventHandler`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.EventHandler`. */
export const eventHandlerType: TypeDeclaration = declareType(
  'public delegate void System.EventHandler(object? sender, EventArgs e)',
);

/** `System.EventHandler`. */
export const eventHandlerOfTType: TypeDeclaration = declareType(
  'public delegate void System.EventHandler<in TEventArgs>(object? sender, TEventArgs e)',
);

/** `System.EventHandler`. */
export const eventHandlerOfTwoType: TypeDeclaration = declareType(
  'public delegate void System.EventHandler<in TSender, in TEventArgs>(TSender sender, TEventArgs e)',
);
