// The class `System.Xml.XmlComment` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { XmlComment } from '../../System.Xml/dom/dom-nodes.ts';
import { plain } from './element-lookup.ts';

/** `System.Xml.XmlComment`. */
export const xmlCommentType: TypeDeclaration = plain('XmlComment', XmlComment);
