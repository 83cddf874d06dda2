// All types of `Newtonsoft.Json.Serialization`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { serializationCallbackType } from './serialization-callback.ts';
import { serializationErrorCallbackType } from './serialization-error-callback.ts';
import { objectConstructorType } from './object-constructor.ts';
import { extensionDataGetterType } from './extension-data-getter.ts';
import { extensionDataSetterType } from './extension-data-setter.ts';
import { valueProviderInterface } from './i-value-provider.ts';
import { expressionValueProviderType } from './expression-value-provider.ts';
import { attributeProviderInterface } from './i-attribute-provider.ts';
import { attributeProviderType } from './reflection-attribute-provider.ts';
import { jsonPropertyType } from './json-property.ts';
import { jsonPropertyCollectionType } from './json-property-collection.ts';
import { jsonContractType } from './json-contract.ts';
import { containerContractType } from './json-container-contract.ts';
import { objectContractType } from './json-object-contract.ts';
import { arrayContractType } from './json-array-contract.ts';
import { dictionaryContractType } from './json-dictionary-contract.ts';
import { dynamicContractType } from './json-dynamic-contract.ts';
import { serializableContractType } from './json-i-serializable-contract.ts';
import { jsonPrimitiveContractType } from './json-primitive-contract.ts';
import { jsonStringContractType } from './json-string-contract.ts';
import { jsonLinqContractType } from './json-linq-contract.ts';
import { namingStrategyType } from './naming-strategy.ts';
import { defaultNamingStrategyType } from './default-naming-strategy.ts';
import { camelCaseNamingStrategyType } from './camel-case-naming-strategy.ts';
import { snakeCaseNamingStrategyType } from './snake-case-naming-strategy.ts';
import { kebabCaseNamingStrategyType } from './kebab-case-naming-strategy.ts';
import { contractResolverInterface } from './i-contract-resolver.ts';
import { defaultContractResolverType } from './default-contract-resolver.ts';
import { camelCaseResolverType } from './camel-case-property-names-contract-resolver.ts';
import { errorContextType } from './error-context.ts';
import { errorEventArgsType } from './error-event-args.ts';
import { iTraceWriterType } from './i-trace-writer.ts';
import { memoryTraceWriterType } from './memory-trace-writer.ts';
import { serializationBinderInterface } from './i-serialization-binder.ts';
import { defaultSerializationBinderType } from './default-serialization-binder.ts';
import { referenceResolverInterface } from './i-reference-resolver.ts';
import { defaultReferenceResolverType } from './default-reference-resolver.ts';
import { onErrorAttributeType } from './on-error-attribute.ts';

/** The types of `Newtonsoft.Json.Serialization`, containing types before the types inside them. */
export const newtonsoftSerializationDeclarations: readonly TypeDeclaration[] = [
  serializationCallbackType,
  serializationErrorCallbackType,
  objectConstructorType,
  extensionDataGetterType,
  extensionDataSetterType,
  valueProviderInterface,
  expressionValueProviderType,
  attributeProviderInterface,
  attributeProviderType,
  jsonPropertyType,
  jsonPropertyCollectionType,
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
  iTraceWriterType,
  memoryTraceWriterType,
  serializationBinderInterface,
  defaultSerializationBinderType,
  referenceResolverInterface,
  defaultReferenceResolverType,
  onErrorAttributeType,
];
