// All types of `System.Xml.Linq`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { saveOptionsType } from './save-options.ts';
import { loadOptionsType } from './load-options.ts';
import { xNamespaceType } from './x-namespace-type.ts';
import { xNameType } from './x-name-type.ts';
import { xObjectChangeType } from './x-object-change.ts';
import { xObjectChangeEventArgsType } from './x-object-change-event-args.ts';
import { xObjectType } from './x-object.ts';
import { xNodeType } from './x-node.ts';
import { readerOptionsType } from './reader-options.ts';
import { xNodeDocumentOrderComparerType } from './x-node-document-order-comparer.ts';
import { xNodeEqualityComparerType } from './x-node-equality-comparer.ts';
import { xTextType } from './x-text.ts';
import { xcDataType } from './xc-data.ts';
import { xCommentType } from './x-comment.ts';
import { xProcessingInstructionType } from './x-processing-instruction.ts';
import { xDocumentTypeType } from './x-document-type.ts';
import { xDeclarationType } from './x-declaration.ts';
import { xAttributeType } from './x-attribute.ts';
import { containerType } from './x-container.ts';
import { elementType } from './x-element.ts';
import { documentType } from './x-document.ts';
import { xmlExtensionsType } from './extensions.ts';
import { streamingElementType } from './x-streaming-element.ts';

/** The types of `System.Xml.Linq`, containing types before the types inside them. */
export const systemXmlLinqDeclarations: readonly TypeDeclaration[] = [
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
  containerType,
  elementType,
  documentType,
  xmlExtensionsType,
  streamingElementType,
];
