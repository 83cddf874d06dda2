// All types of `System.Xml.XPath`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { xpathExceptionType } from './x-path-exception.ts';
import { xPathNodeTypeType } from './x-path-node-type.ts';
import { xPathResultTypeType } from './x-path-result-type.ts';
import { ixPathNavigableType } from './ix-path-navigable.ts';
import { xPathExpressionType } from './x-path-expression.ts';
import { xPathNodeIteratorType } from './x-path-node-iterator.ts';
import { xPathNavigatorType } from './x-path-navigator.ts';
import { xPathDocumentType } from './x-path-document.ts';
import { xpathExtensionsType } from './extensions.ts';

/** The types of `System.Xml.XPath`, containing types before the types inside them. */
export const systemXmlXPathDeclarations: readonly TypeDeclaration[] = [
  xpathExceptionType,
  xPathNodeTypeType,
  xPathResultTypeType,
  ixPathNavigableType,
  xPathExpressionType,
  xPathNodeIteratorType,
  xPathNavigatorType,
  xPathDocumentType,
  xpathExtensionsType,
];
