// All types of `System.Runtime.Serialization`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { enumMemberAttributeType } from './enum-member-attribute.ts';
import { serializationExceptionType } from './serialization-exception.ts';
import { iSerializableType } from './i-serializable.ts';
import { iFormatterConverterType } from './i-formatter-converter.ts';
import { formatterConverterType } from './formatter-converter.ts';
import { serializationEntryType } from './serialization-entry.ts';
import { serializationInfoEnumeratorType } from './serialization-info-enumerator.ts';
import { serializationInfoType } from './serialization-info-type.ts';
import { serializationBinderType } from './serialization-binder.ts';
import { dataContractAttributeType } from './data-contract-attribute.ts';
import { dataMemberAttributeType } from './data-member-attribute.ts';
import { ignoreDataMemberAttributeType } from './ignore-data-member-attribute.ts';
import { onSerializingAttributeType } from './on-serializing-attribute.ts';
import { onSerializedAttributeType } from './on-serialized-attribute.ts';
import { onDeserializingAttributeType } from './on-deserializing-attribute.ts';
import { onDeserializedAttributeType } from './on-deserialized-attribute.ts';
import { streamingContextStatesType } from './streaming-context-states.ts';
import { streamingContextType } from './streaming-context.ts';

/** The types of `System.Runtime.Serialization`, containing types before the types inside them. */
export const systemRuntimeSerializationDeclarations: readonly TypeDeclaration[] = [
  enumMemberAttributeType,
  serializationExceptionType,
  iSerializableType,
  iFormatterConverterType,
  formatterConverterType,
  serializationEntryType,
  serializationInfoEnumeratorType,
  serializationInfoType,
  serializationBinderType,
  dataContractAttributeType,
  dataMemberAttributeType,
  ignoreDataMemberAttributeType,
  onSerializingAttributeType,
  onSerializedAttributeType,
  onDeserializingAttributeType,
  onDeserializedAttributeType,
  streamingContextStatesType,
  streamingContextType,
];
