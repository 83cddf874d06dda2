// `PropertyDescriptor` and their collection: properties that tell about themselves.
import { declareType } from '../../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import type { NamedType, Type } from '../../../metadata/symbols.ts';
import { coreType } from '../../../runtime/core-types.ts';
import { Enumerator } from '../../../runtime/enumerator.ts';
import { IndexOutOfRangeException } from '../../../runtime/exceptions.ts';
import { attributesOfMember } from '../../../runtime/inherited-attributes.ts';
import { isAssignable } from '../../../runtime/type-relations.ts';
import { KnownCount, copyTo } from '../../collections/enumerable.ts';
import type { PropertyInfo } from '../reflection/member-info.ts';
import { createAttribute } from '../reflection/custom-attributes.ts';
import { isPublic } from '../reflection/type-facts.ts';
import { propertiesOf } from '../reflection/type-members.ts';
import { getConverter } from './converters.ts';
import type { TypeConverter } from './type-converter.ts';

const space = 'System.ComponentModel';
/** `BindingFlags.Instance | BindingFlags.Public`. */
const publicInstance = 20;

class PropertyDescriptor {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly property: PropertyInfo;
  constructor(property: PropertyInfo) {
    this.property = property;
  }
  get name(): string {
    return this.property.name;
  }
  get isReadOnly(): boolean {
    const { setMethod } = this.property.symbol;
    return !setMethod || !isPublic(setMethod);
  }
  /** What an attribute of the property says. */
  said(attribute: string, otherwise: string): string {
    const type = coreType(`${space}.${attribute}Attribute`);
    const found = attributesOfMember(this.property.symbol).find((data) => isAssignable(data.type, type));
    return found ? (createAttribute(found) as { readonly text: string }).text : otherwise;
  }
  get converter(): TypeConverter {
    return getConverter(this.property.symbol.type);
  }
}

class PropertyDescriptorCollection extends KnownCount {
  declare readonly $type: NamedType;
  readonly items: readonly PropertyDescriptor[];
  constructor(items: readonly PropertyDescriptor[]) {
    super();
    this.items = items;
  }
  override get $count(): number {
    return this.items.length;
  }
  get $elementType(): Type {
    return coreType(`${space}.PropertyDescriptor`);
  }
  [Symbol.iterator](): Iterator<PropertyDescriptor> {
    return this.items[Symbol.iterator]();
  }
  find(name: string, ignoreCase: boolean): PropertyDescriptor | null {
    const fold = (text: string): string => (ignoreCase ? text.toLowerCase() : text);
    return this.items.find((item) => fold(item.name) === fold(name)) ?? null;
  }
}

/** `TypeDescriptor.GetProperties`: the public properties of an object. */
export function describedProperties(type: Type | null): PropertyDescriptorCollection {
  return new PropertyDescriptorCollection(
    (type === null ? [] : propertiesOf(type, publicInstance))
      .filter(({ symbol }) => symbol.parameters.length === 0)
      .map((property) => new PropertyDescriptor(property)),
  );
}

/** The types of described properties. */
export const propertyDescriptorTypes: readonly TypeDeclaration[] = [
  declareType(
    `public abstract class ${space}.PropertyDescriptor`,
    () => ({
      'string Name { get; }': (self: PropertyDescriptor) => self.name,
      'string DisplayName { get; }': (self: PropertyDescriptor) => self.said('DisplayName', self.name),
      'string Description { get; }': (self: PropertyDescriptor) => self.said('Description', ''),
      'string Category { get; }': (self: PropertyDescriptor) => self.said('Category', 'Misc'),
      'Type PropertyType { get; }': (self: PropertyDescriptor) => self.property.symbol.type,
      'Type ComponentType { get; }': (self: PropertyDescriptor) => self.property.declaringType,
      'bool IsReadOnly { get; }': (self: PropertyDescriptor) => self.isReadOnly,
      [`${space}.TypeConverter Converter { get; }`]: (self: PropertyDescriptor) => self.converter,
      'object? GetValue(object? component)': (self: PropertyDescriptor, target: unknown) =>
        self.property.getValue(target, null),
      'void SetValue(object? component, object? value)': (
        self: PropertyDescriptor,
        target: unknown,
        value: unknown,
      ) => self.property.setValue(target, value, null),
    }),
    { runtime: PropertyDescriptor },
  ),
  declareType(
    `public class ${space}.PropertyDescriptorCollection : System.Collections.ICollection`,
    () => ({
      'int Count { get; }': (self: PropertyDescriptorCollection) => self.$count,
      [`${space}.PropertyDescriptor this[int index] { get; }`]: (
        self: PropertyDescriptorCollection,
        index: number,
      ) => {
        const found = self.items[index];
        if (!found) throw new IndexOutOfRangeException();
        return found;
      },
      [`${space}.PropertyDescriptor? this[string name] { get; }`]: (
        self: PropertyDescriptorCollection,
        name: string,
      ) => self.find(name, false),
      [`${space}.PropertyDescriptor? Find(string name, bool ignoreCase)`]: (
        self: PropertyDescriptorCollection,
        name: string,
        ignoreCase: boolean,
      ) => self.find(name, ignoreCase),
      'void CopyTo(Array array, int index)': copyTo,
      'System.Collections.IEnumerator GetEnumerator()': (self: PropertyDescriptorCollection) =>
        new Enumerator(self, self.$elementType),
    }),
    { runtime: PropertyDescriptorCollection },
  ),
];
