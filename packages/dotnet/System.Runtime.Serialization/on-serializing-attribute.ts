// `System.Runtime.Serialization.OnSerializingAttribute`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { SerializationAttribute, marker } from './serialization-attribute.ts';

class OnSerializingAttribute extends SerializationAttribute {}
const serialization = 'System.Runtime.Serialization';

/** `System.Runtime.Serialization.OnSerializingAttribute`. */
export const onSerializingAttributeType: TypeDeclaration = marker(
  serialization,
  'OnSerializingAttribute',
  OnSerializingAttribute,
);
