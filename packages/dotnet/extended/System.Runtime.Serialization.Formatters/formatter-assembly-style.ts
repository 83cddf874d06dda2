// The enum `System.Runtime.Serialization.Formatters.FormatterAssemblyStyle`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Runtime.Serialization.Formatters.FormatterAssemblyStyle`. */
export const formatterAssemblyStyleType: TypeDeclaration = declareEnum(
  'public enum System.Runtime.Serialization.Formatters.FormatterAssemblyStyle',
  {
    Simple: 0,
    Full: 1,
  },
);
