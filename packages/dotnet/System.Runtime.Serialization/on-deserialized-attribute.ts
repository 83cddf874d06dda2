// The attribute `System.Runtime.Serialization.OnDeserializedAttribute`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { SerializationAttribute, marker } from './serialization-attribute.ts';

class OnDeserializedAttribute extends SerializationAttribute {}
const serialization = 'System.Runtime.Serialization';

/** `System.Runtime.Serialization.OnDeserializedAttribute`. */
export const onDeserializedAttributeType: TypeDeclaration = marker(
  serialization,
  'OnDeserializedAttribute',
  OnDeserializedAttribute,
);
