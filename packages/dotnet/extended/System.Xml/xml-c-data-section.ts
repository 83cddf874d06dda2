// The class `System.Xml.XmlCDataSection` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { XmlCDataSection } from '../../System.Xml/dom/dom-nodes.ts';
import { plain } from './element-lookup.ts';

/** `System.Xml.XmlCDataSection`. */
export const xmlCDataSectionType: TypeDeclaration = plain('XmlCDataSection', XmlCDataSection);
