// All types of `System.Xml.Linq`, and what they need of `System.Xml`.
import { declareEnum } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import { documentType } from './dom/document-type.ts';
import { listTypes } from './dom/lists.ts';
import { domNodeTypes } from './dom/node-types.ts';
import { containerTypes } from './container-types.ts';
import { xmlExtensionsType } from './extensions.ts';
import { namespaceManagerTypes } from './namespace-manager.ts';
import { nameTypes } from './names.ts';
import { nodeTypeDeclarations } from './node-types.ts';
import { nodeTypes } from './nodes.ts';
import { loadOptions } from './parse.ts';
import { writerTypes } from './writer-types.ts';
import { xmlExceptionType } from './xml-exception.ts';
import { xpathExtensionsType } from './xpath/linq-extensions.ts';
import { xpathExceptionType } from './xpath/xpath-exception.ts';

export const xmlDeclarations: readonly TypeDeclaration[] = [
  xmlExceptionType,
  declareEnum('public enum System.Xml.XmlNodeType', nodeTypes),
  declareEnum('[Flags] public enum System.Xml.Linq.SaveOptions', {
    None: 0,
    DisableFormatting: 1,
    OmitDuplicateNamespaces: 2,
  }),
  declareEnum('[Flags] public enum System.Xml.Linq.LoadOptions', loadOptions),
  ...nameTypes,
  ...nodeTypeDeclarations,
  ...containerTypes,
  xmlExtensionsType,
  ...namespaceManagerTypes,
  ...domNodeTypes,
  ...listTypes,
  documentType,
  ...writerTypes,
  xpathExceptionType,
  xpathExtensionsType,
];
