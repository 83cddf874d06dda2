// The enum `System.Xml.XmlNamespaceScope`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { scopes } from './namespace-resolver.ts';

/** `System.Xml.XmlNamespaceScope`. */
export const xmlNamespaceScopeType: TypeDeclaration = declareEnum(
  'public enum System.Xml.XmlNamespaceScope',
  scopes,
);
