// The interface `System.Xml.XPath.IXPathNavigable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Xml.XPath.IXPathNavigable`. */
export const ixPathNavigableType: TypeDeclaration = declareType(
  'public interface System.Xml.XPath.IXPathNavigable',
  () => ({
    'XPathNavigator? CreateNavigator()': undefined,
  }),
);
