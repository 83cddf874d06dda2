// Newtonsoft.Json, all of it, as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { jsonCloneSettingsType } from './linq/annotation-types.ts';
import { jsonAttributes } from './attributes.ts';
import { contractTypes } from './serialization/contracts.ts';
import { converterTypes } from './converters/converters.ts';
import { jArrayType, jConstructorType } from './linq/j-array.ts';
import { jObjectType, jPropertyType } from './linq/j-object.ts';
import {
  jContainerType,
  jEnumerableInterfaceType,
  jEnumerableType,
  jTokenEqualityComparerType,
  jTokenType,
  jsonLineInfoType,
} from './linq/j-token.ts';
import { jRawType, jValueType } from './linq/j-value.ts';
import { jsonConvertType } from './json-convert.ts';
import {
  jsonConverterCollectionType,
  jsonSerializerSettingsType,
  jsonSerializerType,
} from './json-serializer.ts';
import {
  jsonLoadSettingsType,
  jsonMergeSettingsType,
  jsonSelectSettingsType,
  linqExtensionsType,
} from './linq/linq-extensions.ts';
import { jTokenReaderType, jsonReaderStateType, jsonReaderType, jsonTextReaderType } from './readers.ts';
import { serializationAttributes } from '../System.Runtime.Serialization/serialization-attributes.ts';
import { serializationTypes } from './serialization/serialization.ts';
import { nameTableTypes } from './name-table.ts';
import { tracingTypes } from './serialization/trace-writers.ts';
import { serializerServiceTypes } from './serialization/serializer-services.ts';
import { jTokenWriterType, jsonTextWriterType, jsonWriterType } from './writers.ts';
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
