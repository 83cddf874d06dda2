// The delegate `System.Collections.Specialized.NotifyCollectionChangedEventHandler`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Collections.Specialized.NotifyCollectionChangedEventHandler`. */
export const notifyCollectionChangedEventHandlerType: TypeDeclaration = declareType(
  'public delegate void System.Collections.Specialized.NotifyCollectionChangedEventHandler(object? sender, NotifyCollectionChangedEventArgs e)',
);
