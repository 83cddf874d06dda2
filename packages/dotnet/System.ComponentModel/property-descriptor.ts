// `PropertyDescriptor` and their collection: properties that tell about themselves.
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { hash } from '@mockwright/language/runtime/equality';
import { IndexOutOfRangeException, NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { attributesOfMember } from '@mockwright/language/runtime/inherited-attributes';
import { spend } from '@mockwright/language/runtime/run';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { compareTexts } from '../System/text/comparison.ts';
import { copyAll } from '../System.Collections/array-copy.ts';
import { KnownCount } from '../System.Collections/enumerable.ts';
import type { PropertyInfo } from '../System.Reflection/member-info.ts';
import { createAttribute } from '../System.Reflection/custom-attributes.ts';
import { isPublic } from '../System.Reflection/type-facts.ts';
import { propertiesOf } from '../System.Reflection/type-members.ts';
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
  $equals(other: unknown): boolean {
    return other instanceof PropertyDescriptor && other.property.symbol === this.property.symbol;
  }
  $hash(): number {
    return hash(this.name);
  }
  get converter(): TypeConverter {
    return getConverter(this.property.symbol.type);
  }
}

class PropertyDescriptorCollection extends KnownCount {
  declare readonly $type: NamedType;
  readonly items: PropertyDescriptor[];
  readonly isReadOnly: boolean;
  constructor(items: readonly PropertyDescriptor[], isReadOnly: boolean) {
    super();
    this.items = [...items];
    this.isReadOnly = isReadOnly;
  }
  /** The list, to change. @throws {NotSupportedException} */
  get changeable(): PropertyDescriptor[] {
    if (this.isReadOnly) throw new NotSupportedException();
    return this.items;
  }
  indexOf(item: PropertyDescriptor | null): number {
    return this.items.findIndex(
      (each) => each === item || (each as PropertyDescriptor | null)?.$equals(item) === true,
    );
  }
  /** The same by name, those that are named first. */
  sorted(first: readonly (string | null)[] = []): PropertyDescriptorCollection {
    const named = new Set(
      first.flatMap((name) => {
        spend(this.items.length);
        return this.items.find((item) => nameOf(item) === name) ?? [];
      }),
    );
    const rest = this.items.filter((item) => !named.has(item)).sort(byName);
    return new PropertyDescriptorCollection([...named, ...rest], this.isReadOnly);
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
    notNull(name as string | null, 'key');
    const fold = (text: string): string => (ignoreCase ? text.toLowerCase() : text);
    return this.items.find((item) => fold(dereferenced(item).name) === fold(name)) ?? null;
  }
}

/** What a collection has been given may be null. */
const nameOf = (item: PropertyDescriptor | null): string => item?.name ?? '';

function byName(a: PropertyDescriptor, b: PropertyDescriptor): number {
  spend(1);
  return compareTexts(nameOf(a), nameOf(b), { culture: '', options: 0 });
}

/** `TypeDescriptor.GetProperties`: the public properties of an object. */
export function describedProperties(type: Type | null): PropertyDescriptorCollection {
  return new PropertyDescriptorCollection(
    (type === null ? [] : propertiesOf(type, publicInstance))
      .filter(({ symbol }) => symbol.parameters.length === 0)
      .map((property) => new PropertyDescriptor(property)),
    true,
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
      [`PropertyDescriptorCollection(${space}.PropertyDescriptor[]? properties)`]: (
        items: readonly PropertyDescriptor[] | null,
      ) => new PropertyDescriptorCollection(items ?? [], false),
      [`PropertyDescriptorCollection(${space}.PropertyDescriptor[]? properties, bool readOnly)`]: (
        items: readonly PropertyDescriptor[] | null,
        isReadOnly: boolean,
      ) => new PropertyDescriptorCollection(items ?? [], isReadOnly),
      'static readonly PropertyDescriptorCollection Empty': new PropertyDescriptorCollection([], true),
      [`int Add(${space}.PropertyDescriptor value)`]: (
        self: PropertyDescriptorCollection,
        item: PropertyDescriptor,
      ) => self.changeable.push(item) - 1,
      'void Clear()': (self: PropertyDescriptorCollection) => void (self.changeable.length = 0),
      [`bool Contains(${space}.PropertyDescriptor value)`]: (
        self: PropertyDescriptorCollection,
        item: PropertyDescriptor | null,
      ) => self.indexOf(item) >= 0,
      [`int IndexOf(${space}.PropertyDescriptor? value)`]: (
        self: PropertyDescriptorCollection,
        item: PropertyDescriptor | null,
      ) => self.indexOf(item),
      [`void Insert(int index, ${space}.PropertyDescriptor value)`]: (
        self: PropertyDescriptorCollection,
        index: number,
        item: PropertyDescriptor,
      ) => void self.changeable.splice(index, 0, item),
      [`void Remove(${space}.PropertyDescriptor? value)`]: (
        self: PropertyDescriptorCollection,
        item: PropertyDescriptor | null,
      ) => {
        const list = self.changeable;
        const index = self.indexOf(item);
        if (index >= 0) list.splice(index, 1);
      },
      'void RemoveAt(int index)': (self: PropertyDescriptorCollection, index: number) =>
        void self.changeable.splice(index, 1),
      'virtual PropertyDescriptorCollection Sort()': (self: PropertyDescriptorCollection) => self.sorted(),
      'virtual PropertyDescriptorCollection Sort(string[]? names)': (
        self: PropertyDescriptorCollection,
        names: readonly (string | null)[] | null,
      ) => self.sorted(names ?? []),
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
      'void CopyTo(Array array, int index)': (
        self: PropertyDescriptorCollection,
        array: unknown[],
        index: number,
      ) => copyAll(self.items, self.$elementType, array, index),
      'System.Collections.IEnumerator GetEnumerator()': (self: PropertyDescriptorCollection) =>
        new Enumerator(self, self.$elementType),
    }),
    { runtime: PropertyDescriptorCollection },
  ),
];
