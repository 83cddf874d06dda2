// The class `System.Xml.XmlSignificantWhitespace` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { XmlSignificantWhitespace } from '../../System.Xml/dom/dom-nodes.ts';
import { plain } from './element-lookup.ts';

/** `System.Xml.XmlSignificantWhitespace`. */
export const xmlSignificantWhitespaceType: TypeDeclaration = plain(
  'XmlSignificantWhitespace',
  XmlSignificantWhitespace,
);
