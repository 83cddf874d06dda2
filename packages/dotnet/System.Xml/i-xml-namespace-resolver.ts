// The interface `System.Xml.IXmlNamespaceResolver`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Xml.IXmlNamespaceResolver`. */
export const iXmlNamespaceResolverType: TypeDeclaration = declareType(
  'public interface System.Xml.IXmlNamespaceResolver',
  () => ({
    'string? LookupNamespace(string prefix)': undefined,
    'string? LookupPrefix(string namespaceName)': undefined,
  }),
);
