// All types of `System.Text.Json.Serialization`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { jsonIgnoreConditionType } from './json-ignore-condition.ts';
import { jsonNumberHandlingType } from './json-number-handling.ts';
import { jsonUnknownTypeHandlingType } from './json-unknown-type-handling.ts';
import { jsonUnmappedMemberHandlingType } from './json-unmapped-member-handling.ts';
import { jsonObjectCreationHandlingType } from './json-object-creation-handling.ts';
import { jsonUnknownDerivedTypeHandlingType } from './json-unknown-derived-type-handling.ts';
import { referenceHandlerType } from './reference-handler-type.ts';
import { jsonPropertyNameAttributeType } from './json-property-name-attribute.ts';
import { jsonIgnoreAttributeType } from './json-ignore-attribute.ts';
import { jsonIncludeAttributeType } from './json-include-attribute.ts';
import { jsonRequiredAttributeType } from './json-required-attribute.ts';
import { jsonPropertyOrderAttributeType } from './json-property-order-attribute.ts';
import { jsonConstructorAttributeType } from './json-constructor-attribute.ts';
import { jsonExtensionDataAttributeType } from './json-extension-data-attribute.ts';
import { jsonConverterAttributeType } from './json-converter-attribute.ts';
import { jsonNumberHandlingAttributeType } from './json-number-handling-attribute.ts';
import { jsonUnmappedMemberHandlingAttributeType } from './json-unmapped-member-handling-attribute.ts';
import { jsonObjectCreationHandlingAttributeType } from './json-object-creation-handling-attribute.ts';
import { jsonPolymorphicAttributeType } from './json-polymorphic-attribute.ts';
import { jsonStringEnumMemberNameAttributeType } from './json-string-enum-member-name-attribute.ts';
import { jsonDerivedTypeAttributeType } from './json-derived-type-attribute.ts';
import { callbackTypes } from './callbacks.ts';
import { jsonConverterType, jsonConverterOfTType } from './json-converter.ts';
import { jsonConverterFactoryType } from './json-converter-factory.ts';
import { jsonStringEnumConverterType, jsonStringEnumConverterOfTType } from './json-string-enum-converter.ts';

/** The types of `System.Text.Json.Serialization`, containing types before the types inside them. */
export const systemTextJsonSerializationDeclarations: readonly TypeDeclaration[] = [
  jsonIgnoreConditionType,
  jsonNumberHandlingType,
  jsonUnknownTypeHandlingType,
  jsonUnmappedMemberHandlingType,
  jsonObjectCreationHandlingType,
  jsonUnknownDerivedTypeHandlingType,
  referenceHandlerType,
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
];
