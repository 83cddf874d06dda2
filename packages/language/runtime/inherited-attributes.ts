// Attributes with those that are inherited: what overridden members and base types say counts as well, where the class
// of the attribute does not forbid it (`AttributeUsageAttribute.Inherited`).
import type {
  AttributeData,
  EventSymbol,
  Member,
  MethodSymbol,
  NamedType,
  ParameterSymbol,
  PropertySymbol,
} from '../metadata/symbols.ts';

/** Attributes of the library that are not inherited. */
const notInherited: ReadonlySet<string> = new Set([
  'System.FlagsAttribute',
  'System.NonSerializedAttribute',
  'System.ObsoleteAttribute',
  'System.SerializableAttribute',
  'System.Runtime.Serialization.DataContractAttribute',
  'System.Runtime.Serialization.DataMemberAttribute',
  'System.Runtime.Serialization.EnumMemberAttribute',
  'System.Runtime.Serialization.IgnoreDataMemberAttribute',
  'System.Runtime.Serialization.OnDeserializedAttribute',
  'System.Runtime.Serialization.OnDeserializingAttribute',
  'System.Runtime.Serialization.OnSerializedAttribute',
  'System.Runtime.Serialization.OnSerializingAttribute',
]);

/** The attributes of a type, then those that it inherits from its base types, nearest first. */
export function attributesOfType(type: NamedType): readonly AttributeData[] {
  const bases: (readonly AttributeData[])[] = [];
  for (let base = type.baseType; base; base = base.baseType) bases.push(base.attributes);
  return withInherited(type.attributes, bases);
}

/** The attributes of a member, then those of the members that it overrides, nearest first. */
export function attributesOfMember(member: Member): readonly AttributeData[] {
  return withInherited(
    member.attributes,
    overriddenBy(member).map(({ attributes }) => attributes),
  );
}

/** The attributes of a method's parameter, then those of the same parameter of the methods that it overrides. */
export function attributesOfParameter(method: MethodSymbol, position: number): readonly AttributeData[] {
  const attributesIn = ({ parameters }: { readonly parameters: readonly ParameterSymbol[] }) =>
    parameters[position]?.attributes ?? [];
  return withInherited(attributesIn(method), overriddenBy(method).map(attributesIn));
}

type Overridable = MethodSymbol | PropertySymbol | EventSymbol;

/** The members that a member overrides, nearest first. */
export function overriddenBy<T extends Member>(member: T): readonly (T & Overridable)[] {
  if (member.kind !== 'method' && member.kind !== 'property' && member.kind !== 'event') return [];
  const found: (T & Overridable)[] = [];
  let nearest: Overridable = member;
  for (let type = member.containingType?.baseType ?? null; type; type = type.baseType) {
    if (!nearest.flags.isOverride) break;
    const base = type
      .members(member.name)
      .find((candidate): candidate is T & Overridable => haveSameKey(candidate, member));
    if (base) found.push((nearest = base));
  }
  return found;
}

/** Whether both are found by the same key at run time: an override has that of what it overrides. */
function haveSameKey(one: Member, other: Overridable): boolean {
  if (one.kind !== other.kind) return false;
  const keys = keysOf(one);
  return keysOf(other).some((key) => key !== undefined && keys.includes(key));
}

function keysOf({ definition }: Member): readonly (string | undefined)[] {
  switch (definition.kind) {
    case 'method':
      return [definition.key];
    case 'property':
      return [definition.getMethod?.key, definition.setMethod?.key];
    case 'event':
      return [definition.addMethod?.key];
    default:
      return [];
  }
}

function withInherited(
  own: readonly AttributeData[],
  bases: readonly (readonly AttributeData[])[],
): readonly AttributeData[] {
  if (bases.every((base) => base.length === 0)) return own;
  const all = [...own];
  for (const base of bases)
    for (const attribute of base) {
      const { isInherited, allowsMultiple } = inheritanceOf(attribute.type);
      if (isInherited && (allowsMultiple || !all.some(({ type }) => type === attribute.type)))
        all.push(attribute);
    }
  return all;
}

function inheritanceOf(type: NamedType): {
  readonly isInherited: boolean;
  readonly allowsMultiple: boolean;
} {
  for (let at: NamedType | null = type; at; at = at.baseType) {
    if (notInherited.has(`${at.namespace}.${at.name}`)) return { isInherited: false, allowsMultiple: false };
    const usage = at.attributes.find(
      (each) => each.type.name === 'AttributeUsageAttribute' && each.type.namespace === 'System',
    );
    if (usage)
      return {
        isInherited: usage.named.get('Inherited') !== false,
        allowsMultiple: usage.named.get('AllowMultiple') === true,
      };
  }
  return { isInherited: true, allowsMultiple: false };
}
