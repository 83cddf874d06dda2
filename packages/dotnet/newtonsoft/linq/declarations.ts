// All types of `Newtonsoft.Json.Linq`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { jTokenTypeType } from './j-token-type.ts';
import { mergeArrayHandlingType } from './merge-array-handling.ts';
import { mergeNullValueHandlingType } from './merge-null-value-handling.ts';
import { commentHandlingType } from './comment-handling.ts';
import { lineInfoHandlingType } from './line-info-handling.ts';
import { duplicatePropertyNameHandlingType } from './duplicate-property-name-handling.ts';
import { jEnumerableInterfaceType } from './ij-enumerable.ts';
import { jEnumerableType } from './j-enumerable.ts';
import { jTokenType } from './j-token.ts';
import { jContainerType } from './j-container.ts';
import { jObjectType } from './j-object.ts';
import { jPropertyType } from './j-property.ts';
import { jArrayType } from './j-array.ts';
import { jConstructorType } from './j-constructor.ts';
import { jValueType } from './j-value.ts';
import { jRawType } from './j-raw.ts';
import { jTokenEqualityComparerType } from './j-token-equality-comparer.ts';
import { jTokenReaderType } from './j-token-reader.ts';
import { jTokenWriterType } from './j-token-writer.ts';
import { linqExtensionsType } from './extensions.ts';
import { jsonLoadSettingsType } from './json-load-settings.ts';
import { jsonCloneSettingsType } from './json-clone-settings.ts';
import { jsonMergeSettingsType } from './json-merge-settings.ts';
import { jsonSelectSettingsType } from './json-select-settings.ts';

/** The types of `Newtonsoft.Json.Linq`, containing types before the types inside them. */
export const newtonsoftLinqDeclarations: readonly TypeDeclaration[] = [
  jTokenTypeType,
  mergeArrayHandlingType,
  mergeNullValueHandlingType,
  commentHandlingType,
  lineInfoHandlingType,
  duplicatePropertyNameHandlingType,
  jEnumerableInterfaceType,
  jEnumerableType,
  jTokenType,
  jContainerType,
  jObjectType,
  jPropertyType,
  jArrayType,
  jConstructorType,
  jValueType,
  jRawType,
  jTokenEqualityComparerType,
  jTokenReaderType,
  jTokenWriterType,
  linqExtensionsType,
  jsonLoadSettingsType,
  jsonCloneSettingsType,
  jsonMergeSettingsType,
  jsonSelectSettingsType,
];
