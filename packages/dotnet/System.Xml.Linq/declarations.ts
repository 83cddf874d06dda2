// All types of `System.Xml.Linq`, and what they need of `System.Xml`.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { documentType } from '../System.Xml/document-type.ts';
import { listTypes } from '../System.Xml/lists.ts';
import { domNodeTypes } from '../System.Xml/node-types.ts';
import { containerTypes } from './container-types.ts';
import { changeTypes } from './changes.ts';
import { xmlExtensionsType } from './extensions.ts';
import { namespaceManagerTypes } from '../System.Xml/namespace-manager.ts';
import { nameTypes } from './names.ts';
import { nodeTypeDeclarations } from './node-types.ts';
import { nodeTypes } from '../System.Xml/xml-node-type.ts';
import { loadOptions } from './parse.ts';
import { streamingElementType } from './streaming.ts';
import { writerTypes } from '../System.Xml/writer-types.ts';
import { xmlConvertTypes } from '../System.Xml/xml-convert.ts';
import { readerTypes } from '../System.Xml/reader-types.ts';
import { xmlExceptionType } from '../System.Xml/xml-exception.ts';
import { xpathExtensionsType } from '../System.Xml.XPath/linq-extensions.ts';
import { navigatorTypes } from '../System.Xml.XPath/navigator-types.ts';
import { xpathExceptionType } from '../System.Xml.XPath/xpath-exception.ts';

/** All types of XML, containing types first. */
export const xmlDeclarations: readonly TypeDeclaration[] = [
  xmlExceptionType,
  declareEnum('public enum System.Xml.XmlNodeType', nodeTypes),
  declareType('public interface System.Xml.IXmlLineInfo', () => ({
    'bool HasLineInfo()': undefined,
    'int LineNumber { get; }': undefined,
    'int LinePosition { get; }': undefined,
  })),
  declareEnum('[Flags] public enum System.Xml.Linq.SaveOptions', {
    None: 0,
    DisableFormatting: 1,
    OmitDuplicateNamespaces: 2,
  }),
  declareEnum('[Flags] public enum System.Xml.Linq.LoadOptions', loadOptions),
  ...nameTypes,
  ...changeTypes,
  ...nodeTypeDeclarations,
  ...containerTypes,
  xmlExtensionsType,
  ...namespaceManagerTypes,
  ...domNodeTypes,
  ...listTypes,
  documentType,
  ...writerTypes,
  ...readerTypes,
  ...xmlConvertTypes,
  streamingElementType,
  xpathExceptionType,
  ...navigatorTypes,
  xpathExtensionsType,
];
