// The class `System.Xml.XmlText` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { XmlText } from '../../System.Xml/dom/dom-nodes.ts';
import { textMembers } from './dom/rare-members.ts';
import { plain } from './element-lookup.ts';

/** `System.Xml.XmlText`. */
export const xmlTextType: TypeDeclaration = plain('XmlText', XmlText, textMembers);
