// Members of a type as `JsonProperty`s: what attributes, setters and methods such as `ShouldSerializeX` say of them.
import { defaultValueOf } from '../../../System.ComponentModel/default-value-attribute.ts';
import type { FieldSymbol, NamedType, PropertySymbol } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import { notNull } from '@mockwright/language/runtime/not-null';
import { callMethod, returnsReference } from '@mockwright/language/runtime/members';
import { MemberSerialization } from '../../member-serialization.ts';
import { Required } from '../../required.ts';
import { attributeOf, construct, memberAttributes } from './attributes.ts';
import type { Attribute } from './attributes.ts';
import { JsonProperty } from './contracts.ts';
import type { JsonConverter } from '../converter.ts';
import type { NamingStrategy } from './naming.ts';
import { MemberValueProvider, accessError, serializedReader } from './value-provider.ts';
import {
  dataMembers,
  hierarchy,
  isPublic,
  methodsNamed,
  reader,
  writer,
} from '../../../System.Reflection/data-members.ts';

/** What decides of names. */
export interface PropertyNaming {
  readonly namingStrategy: NamingStrategy | null;
  /** `ResolvePropertyName`, for names without attribute. */
  propertyName(name: string): string;
  /** `ResolveExtensionDataName`. */
  extensionDataName(name: string): string;
}

/** The property for a member. */
export function propertyOf(
  naming: PropertyNaming,
  type: NamedType,
  member: FieldSymbol | PropertySymbol,
  serialization: number,
  container: Attribute | undefined,
  isDataContract: boolean,
): JsonProperty {
  const property = new JsonProperty(member.type);
  property.symbol = member;
  property.declaringType = member.containingType;
  const json = settingsOf(
    naming,
    property,
    member.name,
    memberAttributes(member),
    serialization,
    container,
    isDataContract,
  );
  const anyAccess = property.hasMemberAttribute;
  if (member.kind === 'field') {
    property.readable = true;
    const isReadOnly = member.flags.isReadOnly || member.constant !== undefined;
    property.writable = serialization === MemberSerialization.Fields || !isReadOnly || anyAccess;
    property.setValue = writer(member);
    property.getValue = reader(member);
  } else {
    const { getMethod, setMethod } = member;
    property.readable = getMethod !== undefined && (anyAccess || isPublic(getMethod));
    property.writable = setMethod !== undefined && (anyAccess || isPublic(setMethod));
    const strict = new MemberValueProvider(member);
    property.getValue = getMethod ? serializedReader(member) : (target) => strict.getValue(target);
    property.setValue = setMethod ? writer(member) : (target, value) => strict.setValue(target, value);
  }
  guardAccess(property, member.name);
  if (json?.number('ObjectCreationHandling') !== undefined)
    property.objectCreationHandling = json.number('ObjectCreationHandling');
  addConditions(member.containingType ?? type, member.name, property);
  return property;
}
function addConditions(type: NamedType, name: string, property: JsonProperty): void {
  const test = (method: string): ((target: unknown) => boolean) | null => {
    const found = methodsNamed(type, method).find(
      ({ parameters, returnType, refKind, accessibility }) =>
        parameters.length === 0 &&
        accessibility === 'public' &&
        returnType === specialType('bool') &&
        refKind === 'none',
    );
    return found ? (target) => callMethod(target, found, []) as boolean : null;
  };
  property.shouldSerialize = test(`ShouldSerialize${name}`);
  const flag = `${name}Specified`;
  // Going through all members for each of them takes seconds where there are thousands.
  if (!hierarchy(type).some((current) => current.members(flag).length > 0)) return;
  const specified = dataMembers(type).find(
    (member) => member.name === flag && member.type === specialType('bool') && !returnsReference(member),
  );
  if (specified && isPublic(specified)) {
    const read = reader(specified);
    property.isSpecified = (target) => read(target) as boolean;
    if (specified.kind === 'field' || specified.setMethod) property.setIsSpecified = writer(specified);
  }
}
/** What attributes say of a member or constructor parameter. */
export function settingsOf(
  naming: PropertyNaming,
  property: JsonProperty,
  name: string,
  attributes: FieldSymbol['attributes'],
  serialization: number,
  container: Attribute | undefined,
  isDataContract: boolean,
): Attribute | undefined {
  const json = attributeOf(attributes, 'JsonProperty');
  const required = attributeOf(attributes, 'JsonRequired');
  const data = isDataContract ? attributeOf(attributes, 'DataMember') : undefined;
  const written =
    json?.text('PropertyName') ?? (json?.arguments[0] as string | null | undefined) ?? data?.text('Name');
  const strategy = json?.strategy() ?? container?.strategy() ?? naming.namingStrategy;
  property.underlyingName = name;
  property.propertyName = strategy
    ? strategy.propertyName(written ?? name, written !== undefined && written !== null)
    : naming.propertyName(written ?? name);
  property.hasMemberAttribute = (json ?? required ?? data) !== undefined;
  // What `[DataMember]` says besides the name counts where there is no `[JsonProperty]`.
  const plain = json ? undefined : data;
  property.required = required
    ? Required.Always
    : (json?.number('Required') ?? (plain?.flag('IsRequired') ? Required.AllowNull : undefined));
  property.order =
    json?.number('Order') ?? (plain?.number('Order') === -1 ? undefined : plain?.number('Order'));
  const hasIgnore =
    (attributeOf(attributes, 'JsonIgnore') ??
      attributeOf(attributes, 'JsonExtensionData') ??
      attributeOf(attributes, 'NonSerialized')) !== undefined;
  property.ignored =
    hasIgnore ||
    (serialization === MemberSerialization.OptIn
      ? !property.hasMemberAttribute
      : serialization === MemberSerialization.OptOut &&
        attributeOf(attributes, 'IgnoreDataMember') !== undefined);
  property.converter = attributeConverter(attributeOf(attributes, 'JsonConverter'));
  const defaults = attributeOf(attributes, 'DefaultValue');
  if (defaults) property.defaultValue = defaultValueOf(defaults.arguments);
  property.nullValueHandling = json?.number('NullValueHandling');
  property.defaultValueHandling =
    json?.number('DefaultValueHandling') ?? (plain?.flag('EmitDefaultValue') === false ? 1 : undefined);
  property.referenceLoopHandling = json?.number('ReferenceLoopHandling');
  property.typeNameHandling = json?.number('TypeNameHandling');
  property.isReference = json?.flag('IsReference');
  property.itemConverter = converterOf(
    json?.named('ItemConverterType'),
    (json?.named('ItemConverterParameters') as readonly unknown[] | undefined) ?? [],
  );
  property.itemIsReference = json?.flag('ItemIsReference');
  property.itemReferenceLoopHandling = json?.number('ItemReferenceLoopHandling');
  property.itemTypeNameHandling = json?.number('ItemTypeNameHandling');
  return json;
}
/** The converter that `[JsonConverter]` names. */
export function attributeConverter(attribute: Attribute | undefined): JsonConverter | null {
  if (!attribute) return null;
  const [type, ...rest] = attribute.arguments;
  notNull(type, 'converterType');
  const [only] = rest;
  // One argument that is an array or null is the array of parameters itself.
  const isParameters = rest.length === 1 && (only === null || Array.isArray(only));
  return converterOf(type, isParameters ? ((only ?? []) as readonly unknown[]) : rest);
}
/** A converter made from its type and the arguments of its constructor. */
export function converterOf(type: unknown, parameters: readonly unknown[]): JsonConverter | null {
  return type === undefined || type === null
    ? null
    : (construct(type as NamedType, parameters, 'Newtonsoft.Json.JsonConverter') as JsonConverter);
}

/** What getters and setters throw arrives inside an exception that names the member. */
function guardAccess(property: JsonProperty, name: string): void {
  const { getValue, setValue, symbol } = property;
  if (symbol?.kind !== 'property') return;
  property.getValue = (target) => {
    try {
      return getValue(target);
    } catch (error) {
      throw accessError(error, 'getting value from', name, target);
    }
  };
  property.setValue = (target, value, type) => {
    try {
      setValue(target, value, type);
    } catch (error) {
      throw accessError(error, 'setting value to', name, target);
    }
  };
}
