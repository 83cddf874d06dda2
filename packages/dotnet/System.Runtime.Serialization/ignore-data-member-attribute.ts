// The attribute `System.Runtime.Serialization.IgnoreDataMemberAttribute`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { SerializationAttribute, marker } from './serialization-attribute.ts';

class IgnoreDataMemberAttribute extends SerializationAttribute {}
const serialization = 'System.Runtime.Serialization';

/** `System.Runtime.Serialization.IgnoreDataMemberAttribute`. */
export const ignoreDataMemberAttributeType: TypeDeclaration = marker(
  serialization,
  'IgnoreDataMemberAttribute',
  IgnoreDataMemberAttribute,
);
