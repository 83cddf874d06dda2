// The enum `System.Xml.NamespaceHandling`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Xml.NamespaceHandling`. */
export const namespaceHandlingType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Xml.NamespaceHandling',
  { Default: 0, OmitDuplicates: 1 },
);
