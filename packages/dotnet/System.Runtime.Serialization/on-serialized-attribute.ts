// The attribute `System.Runtime.Serialization.OnSerializedAttribute`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { SerializationAttribute, marker } from './serialization-attribute.ts';

class OnSerializedAttribute extends SerializationAttribute {}
const serialization = 'System.Runtime.Serialization';

/** `System.Runtime.Serialization.OnSerializedAttribute`. */
export const onSerializedAttributeType: TypeDeclaration = marker(
  serialization,
  'OnSerializedAttribute',
  OnSerializedAttribute,
);
