// Newtonsoft.Json, all of it, as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { traceLevelType } from '../System.Diagnostics/trace-level.ts';
import { formatterAssemblyStyleType } from '../System.Runtime.Serialization.Formatters/formatter-assembly-style.ts';
import { dataContractAttributeType } from '../System.Runtime.Serialization/data-contract-attribute.ts';
import { dataMemberAttributeType } from '../System.Runtime.Serialization/data-member-attribute.ts';
import { ignoreDataMemberAttributeType } from '../System.Runtime.Serialization/ignore-data-member-attribute.ts';
import { onDeserializedAttributeType } from '../System.Runtime.Serialization/on-deserialized-attribute.ts';
import { onDeserializingAttributeType } from '../System.Runtime.Serialization/on-deserializing-attribute.ts';
import { onSerializedAttributeType } from '../System.Runtime.Serialization/on-serialized-attribute.ts';
import { onSerializingAttributeType } from '../System.Runtime.Serialization/on-serializing-attribute.ts';
import { serializationBinderType } from '../System.Runtime.Serialization/serialization-binder.ts';
import { streamingContextStatesType } from '../System.Runtime.Serialization/streaming-context-states.ts';
import { streamingContextType } from '../System.Runtime.Serialization/streaming-context.ts';
import { constructorHandlingType } from './constructor-handling.ts';
import { customCreationConverterType } from './converters/custom-creation-converter.ts';
import { dateConverterTypes } from './converters/declarations.ts';
import { expandoObjectConverterType } from './converters/expando-object-converter.ts';
import { keyValuePairConverterType } from './converters/key-value-pair-converter.ts';
import { regexConverterType } from './converters/regex-converter.ts';
import { stringEnumConverterType } from './converters/string-enum-converter.ts';
import { xmlNodeConverterType } from './converters/xml-node-converter.ts';
import { dateFormatHandlingType } from './date-format-handling.ts';
import { dateParseHandlingType } from './date-parse-handling.ts';
import { dateTimeZoneHandlingType } from './date-time-zone-handling.ts';
import { defaultJsonNameTableType } from './default-json-name-table.ts';
import { defaultValueHandlingType } from './default-value-handling.ts';
import { jsonExceptions } from './exceptions.ts';
import { floatFormatHandlingType } from './float-format-handling.ts';
import { floatParseHandlingType } from './float-parse-handling.ts';
import { formattingType } from './formatting.ts';
import { iArrayPoolType } from './i-array-pool.ts';
import { jsonLineInfoType } from './i-json-line-info.ts';
import { jsonArrayAttributeType } from './json-array-attribute.ts';
import { jsonConstructorAttributeType } from './json-constructor-attribute.ts';
import { jsonContainerAttributeType } from './json-container-attribute.ts';
import { jsonConvertType } from './json-convert.ts';
import { jsonConverterAttributeType } from './json-converter-attribute.ts';
import { jsonConverterCollectionType } from './json-converter-collection.ts';
import { jsonConverterType, typedJsonConverterType } from './json-converter.ts';
import { jsonDictionaryAttributeType } from './json-dictionary-attribute.ts';
import { jsonExtensionDataAttributeType } from './json-extension-data-attribute.ts';
import { jsonIgnoreAttributeType } from './json-ignore-attribute.ts';
import { jsonNameTableType } from './json-name-table.ts';
import { jsonObjectAttributeType } from './json-object-attribute.ts';
import { jsonPropertyAttributeType } from './json-property-attribute.ts';
import { jsonReaderStateType, jsonReaderType } from './json-reader.ts';
import { jsonRequiredAttributeType } from './json-required-attribute.ts';
import { jsonSerializerSettingsType } from './json-serializer-settings.ts';
import { jsonSerializerType } from './json-serializer.ts';
import { jsonTextReaderType } from './json-text-reader.ts';
import { jsonTextWriterType } from './json-text-writer.ts';
import { jsonTokenType } from './json-token.ts';
import { jsonWriterType } from './json-writer.ts';
import { commentHandlingType } from './linq/comment-handling.ts';
import { duplicatePropertyNameHandlingType } from './linq/duplicate-property-name-handling.ts';
import { linqExtensionsType } from './linq/extensions.ts';
import { jEnumerableInterfaceType } from './linq/ij-enumerable.ts';
import { jArrayType } from './linq/j-array.ts';
import { jConstructorType } from './linq/j-constructor.ts';
import { jContainerType } from './linq/j-container.ts';
import { jEnumerableType } from './linq/j-enumerable.ts';
import { jObjectType } from './linq/j-object.ts';
import { jPropertyType } from './linq/j-property.ts';
import { jRawType } from './linq/j-raw.ts';
import { jTokenEqualityComparerType } from './linq/j-token-equality-comparer.ts';
import { jTokenReaderType } from './linq/j-token-reader.ts';
import { jTokenTypeType } from './linq/j-token-type.ts';
import { jTokenWriterType } from './linq/j-token-writer.ts';
import { jTokenType } from './linq/j-token.ts';
import { jValueType } from './linq/j-value.ts';
import { jsonCloneSettingsType } from './linq/json-clone-settings.ts';
import { jsonLoadSettingsType } from './linq/json-load-settings.ts';
import { jsonMergeSettingsType } from './linq/json-merge-settings.ts';
import { jsonSelectSettingsType } from './linq/json-select-settings.ts';
import { lineInfoHandlingType } from './linq/line-info-handling.ts';
import { mergeArrayHandlingType } from './linq/merge-array-handling.ts';
import { mergeNullValueHandlingType } from './linq/merge-null-value-handling.ts';
import { memberSerializationType } from './member-serialization.ts';
import { metadataPropertyHandlingType } from './metadata-property-handling.ts';
import { missingMemberHandlingType } from './missing-member-handling.ts';
import { nullValueHandlingType } from './null-value-handling.ts';
import { objectCreationHandlingType } from './object-creation-handling.ts';
import { preserveReferencesHandlingType } from './preserve-references-handling.ts';
import { referenceLoopHandlingType } from './reference-loop-handling.ts';
import { requiredType } from './required.ts';
import { camelCaseNamingStrategyType } from './serialization/camel-case-naming-strategy.ts';
import { camelCaseResolverType } from './serialization/camel-case-property-names-contract-resolver.ts';
import { defaultContractResolverType } from './serialization/default-contract-resolver.ts';
import { defaultNamingStrategyType } from './serialization/default-naming-strategy.ts';
import { defaultReferenceResolverType } from './serialization/default-reference-resolver.ts';
import { defaultSerializationBinderType } from './serialization/default-serialization-binder.ts';
import { errorContextType } from './serialization/error-context.ts';
import { errorEventArgsType } from './serialization/error-event-args.ts';
import { extensionDataGetterType } from './serialization/extension-data-getter.ts';
import { extensionDataSetterType } from './serialization/extension-data-setter.ts';
import { contractResolverInterface } from './serialization/i-contract-resolver.ts';
import { referenceResolverInterface } from './serialization/i-reference-resolver.ts';
import { serializationBinderInterface } from './serialization/i-serialization-binder.ts';
import { iTraceWriterType } from './serialization/i-trace-writer.ts';
import { arrayContractType } from './serialization/json-array-contract.ts';
import { containerContractType } from './serialization/json-container-contract.ts';
import { jsonContractType } from './serialization/json-contract.ts';
import { dictionaryContractType } from './serialization/json-dictionary-contract.ts';
import { dynamicContractType } from './serialization/json-dynamic-contract.ts';
import { serializableContractType } from './serialization/json-i-serializable-contract.ts';
import { jsonLinqContractType } from './serialization/json-linq-contract.ts';
import { objectContractType } from './serialization/json-object-contract.ts';
import { jsonPrimitiveContractType } from './serialization/json-primitive-contract.ts';
import { jsonPropertyTypes } from './serialization/json-property.ts';
import { jsonStringContractType } from './serialization/json-string-contract.ts';
import { kebabCaseNamingStrategyType } from './serialization/kebab-case-naming-strategy.ts';
import { memoryTraceWriterType } from './serialization/memory-trace-writer.ts';
import { namingStrategyType } from './serialization/naming-strategy.ts';
import { objectConstructorType } from './serialization/object-constructor.ts';
import { onErrorAttributeType } from './serialization/on-error-attribute.ts';
import { serializationCallbackType } from './serialization/serialization-callback.ts';
import { serializationErrorCallbackType } from './serialization/serialization-error-callback.ts';
import { snakeCaseNamingStrategyType } from './serialization/snake-case-naming-strategy.ts';
import { stringEscapeHandlingType } from './string-escape-handling.ts';
import { typeNameAssemblyFormatHandlingType } from './type-name-assembly-format-handling.ts';
import { typeNameHandlingType } from './type-name-handling.ts';
import { writeStateType } from './write-state.ts';

/** All types of Newtonsoft.Json, containing types first. */
export const jsonDeclarations: readonly TypeDeclaration[] = [
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
  jTokenTypeType,
  mergeArrayHandlingType,
  mergeNullValueHandlingType,
  commentHandlingType,
  lineInfoHandlingType,
  duplicatePropertyNameHandlingType,
  ...jsonExceptions,
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
  stringEnumConverterType,
  ...dateConverterTypes,
  customCreationConverterType,
  keyValuePairConverterType,
  expandoObjectConverterType,
  regexConverterType,
  xmlNodeConverterType,
  serializationCallbackType,
  serializationErrorCallbackType,
  objectConstructorType,
  extensionDataGetterType,
  extensionDataSetterType,
  ...jsonPropertyTypes,
  jsonContractType,
  containerContractType,
  objectContractType,
  arrayContractType,
  dictionaryContractType,
  dynamicContractType,
  serializableContractType,
  jsonPrimitiveContractType,
  jsonStringContractType,
  jsonLinqContractType,
  namingStrategyType,
  defaultNamingStrategyType,
  camelCaseNamingStrategyType,
  snakeCaseNamingStrategyType,
  kebabCaseNamingStrategyType,
  contractResolverInterface,
  defaultContractResolverType,
  camelCaseResolverType,
  errorContextType,
  errorEventArgsType,
  traceLevelType,
  iTraceWriterType,
  memoryTraceWriterType,
  jsonNameTableType,
  defaultJsonNameTableType,
  iArrayPoolType,
  serializationBinderInterface,
  defaultSerializationBinderType,
  serializationBinderType,
  formatterAssemblyStyleType,
  referenceResolverInterface,
  defaultReferenceResolverType,
  dataContractAttributeType,
  dataMemberAttributeType,
  ignoreDataMemberAttributeType,
  onSerializingAttributeType,
  onSerializedAttributeType,
  onDeserializingAttributeType,
  onDeserializedAttributeType,
  onErrorAttributeType,
  streamingContextStatesType,
  streamingContextType,
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
