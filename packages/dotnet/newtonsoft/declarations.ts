// All types of `Newtonsoft.Json`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { jsonTokenType } from './json-token.ts';
import { writeStateType } from './write-state.ts';
import { formattingType } from './formatting.ts';
import { dateFormatHandlingType } from './date-format-handling.ts';
import { dateTimeZoneHandlingType } from './date-time-zone-handling.ts';
import { dateParseHandlingType } from './date-parse-handling.ts';
import { floatFormatHandlingType } from './float-format-handling.ts';
import { floatParseHandlingType } from './float-parse-handling.ts';
import { stringEscapeHandlingType } from './string-escape-handling.ts';
import { nullValueHandlingType } from './null-value-handling.ts';
import { defaultValueHandlingType } from './default-value-handling.ts';
import { referenceLoopHandlingType } from './reference-loop-handling.ts';
import { missingMemberHandlingType } from './missing-member-handling.ts';
import { objectCreationHandlingType } from './object-creation-handling.ts';
import { typeNameHandlingType } from './type-name-handling.ts';
import { typeNameAssemblyFormatHandlingType } from './type-name-assembly-format-handling.ts';
import { preserveReferencesHandlingType } from './preserve-references-handling.ts';
import { metadataPropertyHandlingType } from './metadata-property-handling.ts';
import { constructorHandlingType } from './constructor-handling.ts';
import { requiredType } from './required.ts';
import { memberSerializationType } from './member-serialization.ts';
import { jsonExceptionType } from './json-exception.ts';
import { jsonReaderExceptionType } from './json-reader-exception.ts';
import { jsonSerializationExceptionType } from './json-serialization-exception.ts';
import { jsonWriterExceptionType } from './json-writer-exception.ts';
import { jsonContainerAttributeType } from './json-container-attribute.ts';
import { jsonObjectAttributeType } from './json-object-attribute.ts';
import { jsonArrayAttributeType } from './json-array-attribute.ts';
import { jsonDictionaryAttributeType } from './json-dictionary-attribute.ts';
import { jsonPropertyAttributeType } from './json-property-attribute.ts';
import { jsonIgnoreAttributeType } from './json-ignore-attribute.ts';
import { jsonRequiredAttributeType } from './json-required-attribute.ts';
import { jsonConverterAttributeType } from './json-converter-attribute.ts';
import { jsonConstructorAttributeType } from './json-constructor-attribute.ts';
import { jsonExtensionDataAttributeType } from './json-extension-data-attribute.ts';
import { jsonLineInfoType } from './i-json-line-info.ts';
import { jsonReaderType, jsonReaderStateType } from './json-reader.ts';
import { jsonTextReaderType } from './json-text-reader.ts';
import { jsonWriterType } from './json-writer.ts';
import { jsonTextWriterType } from './json-text-writer.ts';
import { jsonConvertType } from './json-convert.ts';
import { jsonSerializerType } from './json-serializer.ts';
import { jsonSerializerSettingsType } from './json-serializer-settings.ts';
import { jsonConverterCollectionType } from './json-converter-collection.ts';
import { jsonConverterType, typedJsonConverterType } from './json-converter.ts';
import { jsonNameTableType } from './json-name-table.ts';
import { defaultJsonNameTableType } from './default-json-name-table.ts';
import { iArrayPoolType } from './i-array-pool.ts';

/** The types of `Newtonsoft.Json`, containing types before the types inside them. */
export const newtonsoftDeclarations: readonly TypeDeclaration[] = [
  jsonTokenType,
  writeStateType,
  formattingType,
  dateFormatHandlingType,
  dateTimeZoneHandlingType,
  dateParseHandlingType,
  floatFormatHandlingType,
  floatParseHandlingType,
  stringEscapeHandlingType,
  nullValueHandlingType,
  defaultValueHandlingType,
  referenceLoopHandlingType,
  missingMemberHandlingType,
  objectCreationHandlingType,
  typeNameHandlingType,
  typeNameAssemblyFormatHandlingType,
  preserveReferencesHandlingType,
  metadataPropertyHandlingType,
  constructorHandlingType,
  requiredType,
  memberSerializationType,
  jsonExceptionType,
  jsonReaderExceptionType,
  jsonSerializationExceptionType,
  jsonWriterExceptionType,
  jsonContainerAttributeType,
  jsonObjectAttributeType,
  jsonArrayAttributeType,
  jsonDictionaryAttributeType,
  jsonPropertyAttributeType,
  jsonIgnoreAttributeType,
  jsonRequiredAttributeType,
  jsonConverterAttributeType,
  jsonConstructorAttributeType,
  jsonExtensionDataAttributeType,
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
  jsonConverterType,
  typedJsonConverterType,
  jsonNameTableType,
  defaultJsonNameTableType,
  iArrayPoolType,
];
