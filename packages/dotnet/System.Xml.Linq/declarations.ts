// All types of `System.Xml.Linq`, and what they need of `System.Xml`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { xpathExtensionsType } from '../System.Xml.XPath/extensions.ts';
import { navigatorTypes } from '../System.Xml.XPath/navigator-types.ts';
import { xpathExceptionType } from '../System.Xml.XPath/x-path-exception.ts';
import { conformanceLevelType } from '../System.Xml/conformance-level.ts';
import { dtdProcessingType } from '../System.Xml/dtd-processing.ts';
import { formattingType } from '../System.Xml/formatting.ts';
import { iXmlLineInfoType } from '../System.Xml/i-xml-line-info.ts';
import { iXmlNamespaceResolverType } from '../System.Xml/i-xml-namespace-resolver.ts';
import { nameTableType } from '../System.Xml/name-table.ts';
import { namespaceHandlingType } from '../System.Xml/namespace-handling.ts';
import { newLineHandlingType } from '../System.Xml/new-line-handling.ts';
import { readStateType } from '../System.Xml/read-state.ts';
import { writeStateType } from '../System.Xml/write-state.ts';
import { xmlAttributeCollectionType } from '../System.Xml/xml-attribute-collection-type.ts';
import { xmlAttributeType } from '../System.Xml/xml-attribute.ts';
import { xmlCDataSectionType } from '../System.Xml/xml-c-data-section.ts';
import { xmlCharacterDataType } from '../System.Xml/xml-character-data.ts';
import { xmlCommentType } from '../System.Xml/xml-comment.ts';
import { xmlConvertType } from '../System.Xml/xml-convert.ts';
import { xmlDateTimeSerializationModeType } from '../System.Xml/xml-date-time-serialization-mode.ts';
import { xmlDeclarationType } from '../System.Xml/xml-declaration.ts';
import { xmlDocumentFragmentType } from '../System.Xml/xml-document-fragment.ts';
import { xmlDocumentTypeType } from '../System.Xml/xml-document-type.ts';
import { documentType } from '../System.Xml/xml-document.ts';
import { elementType } from '../System.Xml/xml-element.ts';
import { xmlExceptionType } from '../System.Xml/xml-exception.ts';
import { xmlNameTableType } from '../System.Xml/xml-name-table.ts';
import { xmlNamedNodeMapType } from '../System.Xml/xml-named-node-map.ts';
import { xmlNamespaceManagerType } from '../System.Xml/xml-namespace-manager.ts';
import { xmlNamespaceScopeType } from '../System.Xml/xml-namespace-scope.ts';
import { xmlNodeListType } from '../System.Xml/xml-node-list-type.ts';
import { xmlNodeTypeType } from '../System.Xml/xml-node-type.ts';
import { nodeType } from '../System.Xml/xml-node.ts';
import { xmlOutputMethodType } from '../System.Xml/xml-output-method.ts';
import { xmlProcessingInstructionType } from '../System.Xml/xml-processing-instruction.ts';
import { xmlReaderSettingsType } from '../System.Xml/xml-reader-settings.ts';
import { xmlReaderType } from '../System.Xml/xml-reader.ts';
import { xmlResolverType } from '../System.Xml/xml-resolver.ts';
import { xmlSignificantWhitespaceType } from '../System.Xml/xml-significant-whitespace.ts';
import { xmlSpaceType } from '../System.Xml/xml-space.ts';
import { xmlTextWriterType } from '../System.Xml/xml-text-writer.ts';
import { xmlTextType } from '../System.Xml/xml-text.ts';
import { xmlWhitespaceType } from '../System.Xml/xml-whitespace.ts';
import { xmlWriterSettingsType } from '../System.Xml/xml-writer-settings.ts';
import { xmlWriterType } from '../System.Xml/xml-writer.ts';
import { containerTypes } from './container-types.ts';
import { xmlExtensionsType } from './extensions.ts';
import { loadOptionsType } from './load-options.ts';
import { readerOptionsType } from './reader-options.ts';
import { saveOptionsType } from './save-options.ts';
import { xAttributeType } from './x-attribute.ts';
import { xCommentType } from './x-comment.ts';
import { xDeclarationType } from './x-declaration.ts';
import { xDocumentTypeType } from './x-document-type.ts';
import { xNameType } from './x-name-type.ts';
import { xNamespaceType } from './x-namespace-type.ts';
import { xNodeDocumentOrderComparerType } from './x-node-document-order-comparer.ts';
import { xNodeEqualityComparerType } from './x-node-equality-comparer.ts';
import { xNodeType } from './x-node.ts';
import { xObjectChangeEventArgsType } from './x-object-change-event-args.ts';
import { xObjectChangeType } from './x-object-change.ts';
import { xObjectType } from './x-object.ts';
import { xProcessingInstructionType } from './x-processing-instruction.ts';
import { streamingElementType } from './x-streaming-element.ts';
import { xTextType } from './x-text.ts';
import { xcDataType } from './xc-data.ts';

/** All types of XML, containing types first. */
export const xmlDeclarations: readonly TypeDeclaration[] = [
  xmlExceptionType,
  xmlNodeTypeType,
  iXmlLineInfoType,
  saveOptionsType,
  loadOptionsType,
  xNamespaceType,
  xNameType,
  xObjectChangeType,
  xObjectChangeEventArgsType,
  xObjectType,
  xNodeType,
  readerOptionsType,
  xNodeDocumentOrderComparerType,
  xNodeEqualityComparerType,
  xTextType,
  xcDataType,
  xCommentType,
  xProcessingInstructionType,
  xDocumentTypeType,
  xDeclarationType,
  xAttributeType,
  ...containerTypes,
  xmlExtensionsType,
  xmlNameTableType,
  nameTableType,
  xmlNamespaceScopeType,
  iXmlNamespaceResolverType,
  xmlNamespaceManagerType,
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
  conformanceLevelType,
  newLineHandlingType,
  namespaceHandlingType,
  xmlOutputMethodType,
  writeStateType,
  xmlSpaceType,
  xmlWriterSettingsType,
  xmlWriterType,
  formattingType,
  xmlTextWriterType,
  readStateType,
  dtdProcessingType,
  xmlResolverType,
  xmlReaderSettingsType,
  xmlReaderType,
  xmlDateTimeSerializationModeType,
  xmlConvertType,
  streamingElementType,
  xpathExceptionType,
  ...navigatorTypes,
  xpathExtensionsType,
];
