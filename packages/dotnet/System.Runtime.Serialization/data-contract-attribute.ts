// The attribute `System.Runtime.Serialization.DataContractAttribute`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { field } from '../values/property-accessors.ts';
import { SerializationAttribute, marker } from './serialization-attribute.ts';

class DataContractAttribute extends SerializationAttribute {}
const serialization = 'System.Runtime.Serialization';

/** `System.Runtime.Serialization.DataContractAttribute`. */
export const dataContractAttributeType: TypeDeclaration = marker(
  serialization,
  'DataContractAttribute',
  DataContractAttribute,
  {
    'string? Name { get; set; }': field('Name'),
    'string? Namespace { get; set; }': field('Namespace'),
    'bool IsReference { get; set; }': field('IsReference', false),
  },
);
