// All types of `System.Xml.Linq`, and what they need of `System.Xml`.
import { declareEnum } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import { containerTypes } from './container-types.ts';
import { xmlExtensionsType } from './extensions.ts';
import { nameTypes } from './names.ts';
import { nodeTypeDeclarations } from './node-types.ts';
import { nodeTypes } from './nodes.ts';
import { xmlExceptionType } from './xml-exception.ts';

export const xmlDeclarations: readonly TypeDeclaration[] = [
  xmlExceptionType,
  declareEnum('public enum System.Xml.XmlNodeType', nodeTypes),
  declareEnum('[Flags] public enum System.Xml.Linq.SaveOptions', {
    None: 0,
    DisableFormatting: 1,
    OmitDuplicateNamespaces: 2,
  }),
  declareEnum('[Flags] public enum System.Xml.Linq.LoadOptions', {
    None: 0,
    PreserveWhitespace: 1,
    SetBaseUri: 2,
    SetLineInfo: 4,
  }),
  ...nameTypes,
  ...nodeTypeDeclarations,
  ...containerTypes,
  xmlExtensionsType,
];
