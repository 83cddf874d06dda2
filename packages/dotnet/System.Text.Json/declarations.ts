// All types of `System.Text.Json`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attributeTypes } from '../System.Text.Json.Serialization/attributes.ts';
import { callbackTypes } from '../System.Text.Json.Serialization/callbacks.ts';
import { encodedTextTypes } from './encoded-text.ts';
import { converterTypes } from '../System.Text.Json.Serialization/converter-types.ts';
import { elementTypes } from './element-types.ts';
import { exceptionTypes } from './exceptions.ts';
import { jsonSerializerType } from './json-serializer.ts';
import { nodeTypes } from '../System.Text.Json.Nodes/node-types.ts';
import { optionTypes } from '../System.Text.Json.Serialization/options.ts';
import { typeInfoTypes } from '../System.Text.Json.Serialization.Metadata/type-info.ts';
import { unicodeRangeTypes } from '../System.Text.Unicode/unicode-ranges.ts';
import { utf8Types } from './utf8-types.ts';

/** All types of `System.Text.Json`, containing types first. */
export const textJsonDeclarations: readonly TypeDeclaration[] = [
  ...exceptionTypes,
  ...optionTypes,
  ...attributeTypes,
  ...callbackTypes,
  ...converterTypes,
  ...encodedTextTypes,
  ...utf8Types,
  ...unicodeRangeTypes,
  ...elementTypes,
  ...nodeTypes,
  jsonSerializerType,
  ...typeInfoTypes,
];
