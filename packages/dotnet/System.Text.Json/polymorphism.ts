// `[JsonDerivedType]` and `[JsonPolymorphic]`: which type is written for an object, and how JSON tells it.
import type { AttributeData, NamedType } from '@mockwright/language/metadata/symbols';
import { InvalidOperationException, NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { typeName } from '@mockwright/language/runtime/type-name';
import { isTextJson, textJsonAttribute } from '../newtonsoft/serialization/contracts/attributes.ts';

/** `JsonUnknownDerivedTypeHandling`. */
const unknownDerived = { FailSerialization: 0, FallBackToBaseType: 1, FallBackToNearestAncestor: 2 } as const;

/** How a property tells the type of a derived object. */
interface Discriminator {
  readonly name: string;
  readonly id: string | number;
}
/** What is written for an object: the members of which type, and its discriminator. */
export interface WrittenType {
  readonly type: NamedType;
  readonly discriminator: Discriminator | undefined;
}

/** The `[JsonDerivedType]` attributes of a type. */
export function derivedTypesOf(type: NamedType): readonly AttributeData[] {
  const told = type.attributes.filter((attribute) => isTextJson(attribute, 'JsonDerivedType'));
  for (const {
    arguments: [derived],
  } of told) {
    const target = derived as NamedType | null;
    if (target?.kind !== undefined && isAssignable(target, type)) continue;
    throw new InvalidOperationException(
      `Specified type '${target === null ? '' : typeName(target)}' is not a supported derived type for the polymorphic type '${typeName(type)}'. Derived types must be assignable to the base type, must not be generic and cannot be abstract classes or interfaces unless 'JsonUnknownDerivedTypeHandling.FallBackToNearestAncestor' is specified.`,
    );
  }
  return told;
}
/** The name of the property that tells the type of a derived object. */
export function discriminatorName(type: NamedType): string {
  return (
    textJsonAttribute(type.attributes, 'JsonPolymorphic')?.text('TypeDiscriminatorPropertyName') ?? '$type'
  );
}
/** Whether a discriminator that no derived type has is passed over. */
export function ignoresUnrecognized(type: NamedType): boolean {
  return (
    textJsonAttribute(type.attributes, 'JsonPolymorphic')?.flag('IgnoreUnrecognizedTypeDiscriminators') ??
    false
  );
}

/**
 * What is written for an object of type `own` where `declared` is the static type.
 * @throws NotSupportedException for a derived type that the declared one does not list
 */
export function writtenType(declared: NamedType, own: NamedType, path: string): WrittenType {
  const derived = derivedTypesOf(declared);
  const find = (type: NamedType | null): AttributeData | undefined =>
    derived.find(({ arguments: [target] }) => target === type);
  let [found, type]: [AttributeData | undefined, NamedType] = [find(own), own];
  if (!found) {
    type = declared;
    if (derived.length > 0 && own !== declared) {
      const handling =
        textJsonAttribute(declared.attributes, 'JsonPolymorphic')?.number('UnknownDerivedTypeHandling') ??
        unknownDerived.FailSerialization;
      if (handling === unknownDerived.FailSerialization) {
        const message = `Runtime type '${typeName(own)}' is not supported by polymorphic type '${typeName(declared)}'.`;
        throw new NotSupportedException(`${message} Path: ${path}.`, new NotSupportedException(message));
      }
      if (handling === unknownDerived.FallBackToNearestAncestor)
        for (let base = own.baseType; base && !found; base = base.baseType)
          if ((found = find(base))) type = base;
    }
  }
  const id = found?.arguments[1] as string | number | undefined;
  return { type, discriminator: id === undefined ? undefined : { name: discriminatorName(declared), id } };
}

/** The base type that lists an object's own type: what decides where the static type is `object`. */
export function polymorphicBase(own: NamedType): NamedType {
  const isListedBy = (type: NamedType): boolean =>
    derivedTypesOf(type).some(({ arguments: [target] }) => target === own);
  for (let base: NamedType | null = own; base; base = base.baseType) if (isListedBy(base)) return base;
  return own.allInterfaces.find(isListedBy) ?? own;
}
