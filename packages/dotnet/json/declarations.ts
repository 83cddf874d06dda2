// Newtonsoft.Json, all of it, as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { jsonCloneSettingsType } from './declarations/annotations.ts';
import { jsonAttributes } from './declarations/attributes.ts';
import { contractTypes } from './declarations/contracts.ts';
import { converterTypes } from './declarations/converters.ts';
import { jArrayType, jConstructorType } from './declarations/j-array.ts';
import { jObjectType, jPropertyType } from './declarations/j-object.ts';
import {
  jContainerType,
  jEnumerableInterfaceType,
  jEnumerableType,
  jTokenEqualityComparerType,
  jTokenType,
  jsonLineInfoType,
} from './declarations/j-token.ts';
import { jRawType, jValueType } from './declarations/j-value.ts';
import { jsonConvertType } from './declarations/json-convert.ts';
import {
  jsonConverterCollectionType,
  jsonSerializerSettingsType,
  jsonSerializerType,
} from './declarations/json-serializer.ts';
import {
  jsonLoadSettingsType,
  jsonMergeSettingsType,
  jsonSelectSettingsType,
  linqExtensionsType,
} from './declarations/linq-extensions.ts';
import {
  jTokenReaderType,
  jsonReaderStateType,
  jsonReaderType,
  jsonTextReaderType,
} from './declarations/readers.ts';
import { serializationAttributes } from './declarations/serialization-attributes.ts';
import { serializationTypes } from './declarations/serialization.ts';
import { nameTableTypes } from './declarations/name-table.ts';
import { tracingTypes } from './declarations/tracing.ts';
import { serializerServiceTypes } from './declarations/serializer-services.ts';
import { jTokenWriterType, jsonTextWriterType, jsonWriterType } from './declarations/writers.ts';
import { jsonEnums } from './enums.ts';
import { jsonExceptions } from './exceptions.ts';

/** All types of Newtonsoft.Json, containing types first. */
export const jsonDeclarations: readonly TypeDeclaration[] = [
  ...jsonEnums,
  ...jsonExceptions,
  ...jsonAttributes,
  jsonLineInfoType,
  jsonReaderType,
  jsonReaderStateType,
  jsonTextReaderType,
  jsonWriterType,
  jsonTextWriterType,
  jsonConvertType,
  jsonSerializerType,
  jsonSerializerSettingsType,
  jsonConverterCollectionType,
  ...converterTypes,
  ...contractTypes,
  ...serializationTypes,
  ...tracingTypes,
  ...nameTableTypes,
  ...serializerServiceTypes,
  ...serializationAttributes,
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
