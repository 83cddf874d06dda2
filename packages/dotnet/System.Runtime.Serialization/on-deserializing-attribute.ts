// The attribute `System.Runtime.Serialization.OnDeserializingAttribute`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { SerializationAttribute, marker } from './serialization-attribute.ts';

class OnDeserializingAttribute extends SerializationAttribute {}
const serialization = 'System.Runtime.Serialization';

/** `System.Runtime.Serialization.OnDeserializingAttribute`. */
export const onDeserializingAttributeType: TypeDeclaration = marker(
  serialization,
  'OnDeserializingAttribute',
  OnDeserializingAttribute,
);
