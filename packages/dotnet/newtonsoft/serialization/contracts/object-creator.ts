// How the serializer makes objects of a type: the constructor that it calls, and properties for its parameters.
import { erase } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import { createInstance } from '@mockwright/language/runtime/members';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { uninitialized } from '@mockwright/language/runtime/template-types';
import { MemberSerialization } from '../../member-serialization.ts';
import { JsonException } from '../../json-exception.ts';
import { attributeOf, typeAttribute } from './attributes.ts';
import { JsonProperty } from './contracts.ts';
import type { Creator } from './contracts.ts';
import { closestProperty } from '../reading/closest-property.ts';
import { constructorArgument } from '../reading/convert-value.ts';
import { constructorsOf, dataMembers, isPublic } from '../../../System.Reflection/data-members.ts';

import { settingsOf } from './member-properties.ts';
import type { PropertyNaming } from './member-properties.ts';

/**
 * The default constructor, public or not, which `ConstructorHandling` may prefer; undefined where there is none.
 * @param isFields whether the fields are all that counts: then no constructor runs
 */
export function defaultCreatorOf(type: NamedType, isFields: boolean): Creator | undefined {
  if (!isInstantiable(type)) return undefined;
  const bare = isFields ? bareCreatorOf(type) : undefined;
  if (bare) return bare;
  const plain = constructorsOf(type).find(({ parameters }) => parameters.length === 0);
  return plain && { parameters: [], create: () => createInstance(type, [], plain) };
}
/** Makes objects whose constructor does not run; undefined for types that need theirs. */
function bareCreatorOf(type: NamedType): Creator | undefined {
  if (type.kind === 'struct') return { parameters: [], create: () => copyOf(defaultOf(type)) };
  return uninitialized(type) && { parameters: [], create: () => uninitialized(type) };
}
/**
 * The way to make objects of a type; undefined when there is none.
 * @param isFields see {@link defaultCreatorOf}
 */
export function creatorOf(
  naming: PropertyNaming,
  type: NamedType,
  properties: readonly JsonProperty[],
  isFields: boolean,
): Creator | undefined {
  if (!isInstantiable(type)) return undefined;
  if (type.flags.isAnonymous) return anonymous(type, properties);
  const constructors = constructorsOf(type);
  const marked = constructors.filter((constructor) => attributeOf(constructor.attributes, 'JsonConstructor'));
  if (marked.length > 1) throw new JsonException('Multiple constructors with the JsonConstructorAttribute.');
  if (marked[0]) return { ...parameterized(naming, type, marked[0], properties), isOverride: true };
  const bare = isFields ? bareCreatorOf(type) : undefined;
  if (bare) return bare;
  const immutable = type.kind === 'struct' ? immutableConstructor(type, properties) : undefined;
  if (immutable) return { ...parameterized(naming, type, immutable, properties), isOverride: true };
  const plain = constructors.find(({ parameters }) => parameters.length === 0);
  if (type.kind === 'struct' || (plain && isPublic(plain)))
    return {
      parameters: [],
      create: () => (plain ? createInstance(type, [], plain) : copyOf(createInstance(type))),
    };
  const visible = constructors.filter(isPublic);
  if (visible.length === 1) return parameterized(naming, type, visible[0]!, properties);
  return plain && { parameters: [], create: () => createInstance(type, [], plain) };
}
/** The one constructor of a struct, all of whose parameters are members that nothing else can set. */
function immutableConstructor(
  type: NamedType,
  properties: readonly JsonProperty[],
): MethodSymbol | undefined {
  const [only, another] = constructorsOf(type).filter(isPublic);
  if (!only || another || only.parameters.length === 0) return undefined;
  const isImmutable = only.parameters.every((parameter) => {
    const member = closestProperty(properties, parameter.name);
    return member?.type === parameter.type && !member.writable;
  });
  return isImmutable ? only : undefined;
}
/** Anonymous types have a constructor that takes all members, though the metadata does not show it. */
function anonymous(type: NamedType, properties: readonly JsonProperty[]): Creator {
  const Class = type.definition.runtime!.constructorFunction as new (...args: unknown[]) => unknown;
  const own = type.typeArguments.length > 0 ? [type] : [];
  const members = dataMembers(type);
  const parameters = members.map(({ name, type: parameterType }) => {
    const propertyName = closestProperty(properties, name)?.propertyName ?? name;
    return Object.assign(new JsonProperty(parameterType), {
      propertyName,
      underlyingName: name,
      writable: true,
    });
  });
  return { parameters, create: (args) => new Class(...own, ...argumentsFor(members, args)) };
}
function parameterized(
  naming: PropertyNaming,
  type: NamedType,
  constructor: MethodSymbol,
  properties: readonly JsonProperty[],
): Creator {
  const parameters = constructor.parameters.map((parameter) => {
    const property = new JsonProperty(parameter.type);
    settingsOf(
      naming,
      property,
      parameter.name,
      parameter.attributes ?? [],
      MemberSerialization.OptOut,
      typeAttribute(type, 'JsonObject'),
      false,
    );
    property.writable = true;
    const match = closestProperty(properties, parameter.name);
    if (match && match.type === parameter.type) {
      // An attribute of the parameter names it, or else the property does.
      if (property.propertyName === parameter.name) property.propertyName = match.propertyName;
      property.converter ??= match.converter;
      if (property.defaultValue === undefined) property.defaultValue = match.defaultValue;
      for (const name of [
        'required',
        'nullValueHandling',
        'defaultValueHandling',
        'referenceLoopHandling',
        'objectCreationHandling',
        'typeNameHandling',
        'isReference',
      ] as const) {
        (property[name] as unknown) ??= match[name];
      }
    }
    return property;
  });
  return {
    parameters,
    create: (args) => createInstance(type, argumentsFor(constructor.parameters, args), constructor),
  };
}
/**
 * Arguments in natural form of what takes them: what the serializer has read them as may be something else.
 * @param given boxed; `undefined` is the default value
 * @throws InvalidCastException, and what conversions of numbers throw
 */
function argumentsFor(
  takers: readonly { readonly type: Type }[],
  given: readonly unknown[],
): readonly unknown[] {
  return takers.map(({ type }, at) =>
    given[at] === undefined ? defaultOf(type) : constructorArgument(given[at], erase(type)),
  );
}

function copyOf(value: unknown): unknown {
  const copy = (value as { $copy?: () => unknown } | null)?.$copy;
  return copy ? copy.call(value) : value;
}
/** Whether objects of the type itself can be made. */
export function isInstantiable(type: NamedType): boolean {
  return !type.flags.isAbstract && type.flags.isStatic !== true && type.kind !== 'interface';
}
