// The class `System.Xml.XmlWhitespace` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { XmlWhitespace } from '../../System.Xml/dom/dom-nodes.ts';
import { plain } from './element-lookup.ts';

/** `System.Xml.XmlWhitespace`. */
export const xmlWhitespaceType: TypeDeclaration = plain('XmlWhitespace', XmlWhitespace);
