// The enum `System.Xml.XPath.XPathNodeType` as template code sees it.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { xpathNodeTypes } from './navigator.ts';

/** `System.Xml.XPath.XPathNodeType`. */
export const xPathNodeTypeType: TypeDeclaration = declareEnum(
  'public enum System.Xml.XPath.XPathNodeType',
  xpathNodeTypes,
);
