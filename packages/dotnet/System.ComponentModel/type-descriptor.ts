// `TypeDescriptor`: the converters of types, and properties as things that tell about themselves.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { converterTypes, getConverter } from './converters.ts';
import { describedProperties, propertyDescriptorTypes } from './property-descriptor.ts';

/** @throws {ArgumentNullException} */
function typeOfComponent(component: unknown): Type {
  if (component === null) throw new ArgumentNullException('component');
  return typeOf(component);
}
const space = 'System.ComponentModel';

/** The converters, described properties and `TypeDescriptor`. */
export const typeDescriptorTypes: readonly TypeDeclaration[] = [
  ...converterTypes,
  ...propertyDescriptorTypes,
  declareType(`public sealed class ${space}.TypeDescriptor`, () => ({
    [`static ${space}.TypeConverter GetConverter(Type type)`]: getConverter,
    [`static ${space}.TypeConverter GetConverter(object component)`]: (component: unknown) =>
      getConverter(typeOfComponent(component)),
    [`static ${space}.PropertyDescriptorCollection GetProperties(Type componentType)`]: describedProperties,
    [`static ${space}.PropertyDescriptorCollection GetProperties(object component)`]: (component: unknown) =>
      describedProperties(component === null ? null : typeOf(component)),
    'static string? GetClassName(object component)': (component: unknown) =>
      typeName(typeOfComponent(component)),
  })),
];
