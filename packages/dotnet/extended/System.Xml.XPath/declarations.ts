// The types of `System.Xml.XPath` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { xpathExceptionType } from './x-path-exception.ts';
import { xpathExtensionsType } from './extensions.ts';

/** Types of `System.Xml.XPath`, containing types before the types inside them. */
export const systemXmlXPathDeclarations: readonly TypeDeclaration[] = [
  xpathExceptionType,
  xpathExtensionsType,
];
