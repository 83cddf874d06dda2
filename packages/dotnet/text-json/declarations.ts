// All types of `System.Text.Json`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { attributeTypes } from './attributes.ts';
import { callbackTypes } from './callbacks.ts';
import { encodedTextTypes } from './encoded-text.ts';
import { converterTypes } from './converter-types.ts';
import { elementTypes } from './element-types.ts';
import { exceptionTypes } from './exceptions.ts';
import { jsonSerializerType } from './json-serializer.ts';
import { nodeTypes } from './node-types.ts';
import { optionTypes } from './options.ts';
import { typeInfoTypes } from './type-info.ts';
import { unicodeRangeTypes } from './unicode-ranges.ts';
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
