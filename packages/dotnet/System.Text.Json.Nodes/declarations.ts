// All types of `System.Text.Json.Nodes`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { jsonNodeOptionsType } from './json-node-options.ts';
import { jsonNodeType } from './json-node.ts';
import { jsonObjectType } from './json-object.ts';
import { jsonArrayType } from './json-array.ts';
import { jsonValueType } from './json-value.ts';

/** The types of `System.Text.Json.Nodes`, containing types before the types inside them. */
export const systemTextJsonNodesDeclarations: readonly TypeDeclaration[] = [
  jsonNodeOptionsType,
  jsonNodeType,
  jsonObjectType,
  jsonArrayType,
  jsonValueType,
];
