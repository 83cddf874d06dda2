// The attribute `System.Runtime.Serialization.DataMemberAttribute`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { field } from '../values/property-accessors.ts';
import { SerializationAttribute, marker } from './serialization-attribute.ts';

class DataMemberAttribute extends SerializationAttribute {
  Order = -1;
  EmitDefaultValue = true;
}
const serialization = 'System.Runtime.Serialization';

/** `System.Runtime.Serialization.DataMemberAttribute`. */
export const dataMemberAttributeType: TypeDeclaration = marker(
  serialization,
  'DataMemberAttribute',
  DataMemberAttribute,
  {
    'string? Name { get; set; }': field('Name'),
    'int Order { get; set; }': field('Order'),
    'bool IsRequired { get; set; }': field('IsRequired', false),
    'bool EmitDefaultValue { get; set; }': field('EmitDefaultValue'),
  },
);
