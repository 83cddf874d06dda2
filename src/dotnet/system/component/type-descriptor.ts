// `TypeDescriptor`: the converters of types, and properties as things that tell about themselves.
import { declareType } from '../../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import type { Type } from '../../../metadata/symbols.ts';
import { ArgumentNullException } from '../../../runtime/exceptions.ts';
import { typeName } from '../../../runtime/type-name.ts';
import { typeOf } from '../../../runtime/type-of.ts';
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
