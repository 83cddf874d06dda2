// The types of `System.Xml` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { nodeType } from './xml-node.ts';
import { elementType } from './xml-element.ts';
import { xmlAttributeType } from './xml-attribute.ts';
import { xmlCharacterDataType } from './xml-character-data.ts';
import { xmlTextType } from './xml-text.ts';
import { xmlCDataSectionType } from './xml-c-data-section.ts';
import { xmlCommentType } from './xml-comment.ts';
import { xmlWhitespaceType } from './xml-whitespace.ts';
import { xmlSignificantWhitespaceType } from './xml-significant-whitespace.ts';
import { xmlProcessingInstructionType } from './xml-processing-instruction.ts';
import { xmlDeclarationType } from './xml-declaration.ts';
import { xmlDocumentTypeType } from './xml-document-type.ts';
import { xmlDocumentFragmentType } from './xml-document-fragment.ts';
import { xmlNodeListType } from './xml-node-list-type.ts';
import { xmlNamedNodeMapType } from './xml-named-node-map.ts';
import { xmlAttributeCollectionType } from './xml-attribute-collection-type.ts';
import { documentType } from './xml-document.ts';
import { formattingType } from './formatting.ts';
import { xmlTextWriterType } from './xml-text-writer.ts';

/** Types of `System.Xml`, containing types before the types inside them. */
export const systemXmlDeclarations: readonly TypeDeclaration[] = [
  nodeType,
  elementType,
  xmlAttributeType,
  xmlCharacterDataType,
  xmlTextType,
  xmlCDataSectionType,
  xmlCommentType,
  xmlWhitespaceType,
  xmlSignificantWhitespaceType,
  xmlProcessingInstructionType,
  xmlDeclarationType,
  xmlDocumentTypeType,
  xmlDocumentFragmentType,
  xmlNodeListType,
  xmlNamedNodeMapType,
  xmlAttributeCollectionType,
  documentType,
  formattingType,
  xmlTextWriterType,
];
