// All types of `System.Text.Json`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { javaScriptEncoderType } from '../System.Text.Encodings.Web/java-script-encoder-type.ts';
import { jsonArrayType } from '../System.Text.Json.Nodes/json-array.ts';
import { jsonNodeOptionsType } from '../System.Text.Json.Nodes/json-node-options.ts';
import { jsonNodeType } from '../System.Text.Json.Nodes/json-node.ts';
import { jsonObjectType } from '../System.Text.Json.Nodes/json-object.ts';
import { jsonValueType } from '../System.Text.Json.Nodes/json-value.ts';
import { defaultJsonTypeInfoResolverType } from '../System.Text.Json.Serialization.Metadata/default-json-type-info-resolver.ts';
import { iJsonTypeInfoResolverType } from '../System.Text.Json.Serialization.Metadata/i-json-type-info-resolver.ts';
import { jsonPropertyInfoType } from '../System.Text.Json.Serialization.Metadata/json-property-info.ts';
import { jsonTypeInfoKindType } from '../System.Text.Json.Serialization.Metadata/json-type-info-kind.ts';
import { jsonTypeInfoResolverType } from '../System.Text.Json.Serialization.Metadata/json-type-info-resolver.ts';
import { jsonTypeInfoType } from '../System.Text.Json.Serialization.Metadata/json-type-info.ts';
import { callbackTypes } from '../System.Text.Json.Serialization/callbacks.ts';
import { jsonConstructorAttributeType } from '../System.Text.Json.Serialization/json-constructor-attribute.ts';
import { jsonConverterAttributeType } from '../System.Text.Json.Serialization/json-converter-attribute.ts';
import { jsonConverterFactoryType } from '../System.Text.Json.Serialization/json-converter-factory.ts';
import { jsonConverterOfTType, jsonConverterType } from '../System.Text.Json.Serialization/json-converter.ts';
import { jsonDerivedTypeAttributeType } from '../System.Text.Json.Serialization/json-derived-type-attribute.ts';
import { jsonExtensionDataAttributeType } from '../System.Text.Json.Serialization/json-extension-data-attribute.ts';
import { jsonIgnoreAttributeType } from '../System.Text.Json.Serialization/json-ignore-attribute.ts';
import { jsonIgnoreConditionType } from '../System.Text.Json.Serialization/json-ignore-condition.ts';
import { jsonIncludeAttributeType } from '../System.Text.Json.Serialization/json-include-attribute.ts';
import { jsonNumberHandlingAttributeType } from '../System.Text.Json.Serialization/json-number-handling-attribute.ts';
import { jsonNumberHandlingType } from '../System.Text.Json.Serialization/json-number-handling.ts';
import { jsonObjectCreationHandlingAttributeType } from '../System.Text.Json.Serialization/json-object-creation-handling-attribute.ts';
import { jsonObjectCreationHandlingType } from '../System.Text.Json.Serialization/json-object-creation-handling.ts';
import { jsonPolymorphicAttributeType } from '../System.Text.Json.Serialization/json-polymorphic-attribute.ts';
import { jsonPropertyNameAttributeType } from '../System.Text.Json.Serialization/json-property-name-attribute.ts';
import { jsonPropertyOrderAttributeType } from '../System.Text.Json.Serialization/json-property-order-attribute.ts';
import { jsonRequiredAttributeType } from '../System.Text.Json.Serialization/json-required-attribute.ts';
import {
  jsonStringEnumConverterOfTType,
  jsonStringEnumConverterType,
} from '../System.Text.Json.Serialization/json-string-enum-converter.ts';
import { jsonStringEnumMemberNameAttributeType } from '../System.Text.Json.Serialization/json-string-enum-member-name-attribute.ts';
import { jsonUnknownDerivedTypeHandlingType } from '../System.Text.Json.Serialization/json-unknown-derived-type-handling.ts';
import { jsonUnknownTypeHandlingType } from '../System.Text.Json.Serialization/json-unknown-type-handling.ts';
import { jsonUnmappedMemberHandlingAttributeType } from '../System.Text.Json.Serialization/json-unmapped-member-handling-attribute.ts';
import { jsonUnmappedMemberHandlingType } from '../System.Text.Json.Serialization/json-unmapped-member-handling.ts';
import { referenceHandlerType } from '../System.Text.Json.Serialization/reference-handler-type.ts';
import { unicodeRangeTypes } from '../System.Text.Unicode/unicode-ranges.ts';
import { jsonCommentHandlingType } from './json-comment-handling.ts';
import { jsonDocumentOptionsType } from './json-document-options.ts';
import { jsonDocumentType } from './json-document.ts';
import {
  jsonElementArrayEnumeratorType,
  jsonElementObjectEnumeratorType,
  jsonElementType,
} from './json-element.ts';
import { jsonEncodedTextType } from './json-encoded-text.ts';
import { jsonExceptionType } from './json-exception.ts';
import { jsonNamingPolicyType } from './json-naming-policy-type.ts';
import { jsonPropertyType } from './json-property.ts';
import { jsonReaderExceptionType } from './json-reader-exception.ts';
import { jsonReaderOptionsType } from './json-reader-options.ts';
import { jsonSerializerDefaultsType } from './json-serializer-defaults.ts';
import { jsonSerializerOptionsType } from './json-serializer-options-type.ts';
import { jsonSerializerType } from './json-serializer.ts';
import { jsonTokenTypeType } from './json-token-type.ts';
import { jsonValueKindType } from './json-value-kind.ts';
import { jsonWriterOptionsType } from './json-writer-options.ts';
import { utf8JsonReaderType } from './utf8-json-reader.ts';
import { utf8JsonWriterType } from './utf8-json-writer.ts';

/** All types of `System.Text.Json`, containing types first. */
export const textJsonDeclarations: readonly TypeDeclaration[] = [
  jsonExceptionType,
  jsonReaderExceptionType,
  jsonValueKindType,
  jsonCommentHandlingType,
  jsonSerializerDefaultsType,
  jsonIgnoreConditionType,
  jsonNumberHandlingType,
  jsonUnknownTypeHandlingType,
  jsonUnmappedMemberHandlingType,
  jsonObjectCreationHandlingType,
  jsonUnknownDerivedTypeHandlingType,
  jsonNamingPolicyType,
  javaScriptEncoderType,
  referenceHandlerType,
  jsonSerializerOptionsType,
  jsonPropertyNameAttributeType,
  jsonIgnoreAttributeType,
  jsonIncludeAttributeType,
  jsonRequiredAttributeType,
  jsonPropertyOrderAttributeType,
  jsonConstructorAttributeType,
  jsonExtensionDataAttributeType,
  jsonConverterAttributeType,
  jsonNumberHandlingAttributeType,
  jsonUnmappedMemberHandlingAttributeType,
  jsonObjectCreationHandlingAttributeType,
  jsonPolymorphicAttributeType,
  jsonStringEnumMemberNameAttributeType,
  jsonDerivedTypeAttributeType,
  ...callbackTypes,
  jsonConverterType,
  jsonConverterOfTType,
  jsonConverterFactoryType,
  jsonStringEnumConverterType,
  jsonStringEnumConverterOfTType,
  jsonEncodedTextType,
  jsonTokenTypeType,
  jsonWriterOptionsType,
  jsonReaderOptionsType,
  utf8JsonWriterType,
  utf8JsonReaderType,
  ...unicodeRangeTypes,
  jsonDocumentOptionsType,
  jsonDocumentType,
  jsonPropertyType,
  jsonElementType,
  jsonElementArrayEnumeratorType,
  jsonElementObjectEnumeratorType,
  jsonNodeOptionsType,
  jsonNodeType,
  jsonObjectType,
  jsonArrayType,
  jsonValueType,
  jsonSerializerType,
  jsonTypeInfoKindType,
  jsonPropertyInfoType,
  jsonTypeInfoType,
  iJsonTypeInfoResolverType,
  defaultJsonTypeInfoResolverType,
  jsonTypeInfoResolverType,
];
