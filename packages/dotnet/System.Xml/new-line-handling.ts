// The enum `System.Xml.NewLineHandling`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { newLineHandlings } from './output-settings.ts';

/** `System.Xml.NewLineHandling`. */
export const newLineHandlingType: TypeDeclaration = declareEnum(
  'public enum System.Xml.NewLineHandling',
  newLineHandlings,
);
