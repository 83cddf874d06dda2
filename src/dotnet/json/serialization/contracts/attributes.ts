// Attributes of types and members, as the serializer asks for them.
import { Box } from '../../../../runtime/box.ts';
import { defaultOf, isInstance } from '../../../../runtime/casting.ts';
import { attributesOfMember, overriddenBy } from '../../../../runtime/inherited-attributes.ts';
import { createInstance } from '../../../../runtime/members.ts';
import { constructorsOf } from './type-members.ts';
import type { NamingStrategy } from './naming.ts';
import type {
  AttributeArgument,
  AttributeData,
  FieldSymbol,
  NamedType,
  PropertySymbol,
} from '../../../../metadata/symbols.ts';

/** One attribute, its arguments by name. */
export class Attribute {
  readonly #data: AttributeData;
  constructor(data: AttributeData) {
    this.#data = data;
  }
  get arguments(): readonly AttributeArgument[] {
    return this.#data.arguments;
  }
  named(name: string): AttributeArgument | undefined {
    return this.#data.named.get(name);
  }
  number(name: string): number | undefined {
    return this.named(name) as number | undefined;
  }
  text(name: string): string | undefined {
    return (this.named(name) ?? undefined) as string | undefined;
  }
  /** The naming strategy that it names. */
  strategy(): NamingStrategy | undefined {
    const type = this.named('NamingStrategyType');
    if (!type) return undefined;
    const parameters = (this.named('NamingStrategyParameters') ?? []) as readonly unknown[];
    return construct(type as NamedType, parameters) as NamingStrategy;
  }
  flag(name: string): boolean | undefined {
    return this.named(name) as boolean | undefined;
  }
}

/** The attribute of that class (without `Attribute`), or undefined. */
export function attributeOf(attributes: readonly AttributeData[], name: string): Attribute | undefined {
  const full = `${name}Attribute`;
  const data = attributes.find(({ type }) => type.name === full || type.name === name);
  return data && new Attribute(data);
}
/** The same for a type: its own, one of a base type, or one of an interface. */
export function typeAttribute(type: NamedType, name: string): Attribute | undefined {
  for (let current: NamedType | null = type; current; current = current.baseType) {
    const found = attributeOf(current.attributes, name);
    if (found) return found;
  }
  for (const face of type.allInterfaces) {
    const found = attributeOf(face.attributes, name);
    if (found) return found;
  }
  return undefined;
}

/**
 * The attributes that count for a member: its own, those of members that it overrides, and those of the same property
 * of the interfaces that its type implements.
 */
export function memberAttributes(member: FieldSymbol | PropertySymbol): readonly AttributeData[] {
  const inherited = attributesOfMember(member);
  if (member.kind === 'field') return inherited;
  // Newtonsoft.Json has this one inherited, too.
  const named = overriddenBy(member).flatMap(({ attributes }) =>
    attributes.filter(({ type }) => type.name === 'DataMemberAttribute'),
  );
  const implemented = (member.containingType?.allInterfaces ?? []).flatMap((face) =>
    face
      .members(member.name)
      .flatMap((each) => (each.kind === 'property' && each.type === member.type ? each.attributes : [])),
  );
  return [...inherited, ...named, ...implemented];
}

/** `Activator.CreateInstance(type, args)`: by the constructor that takes them. */
export function construct(type: NamedType, args: readonly unknown[]): unknown {
  const fitting = constructorsOf(type).find(({ parameters }) => {
    return (
      parameters.length >= args.length &&
      parameters.every((parameter, index) =>
        index < args.length
          ? args[index] === null || isInstance(args[index], parameter.type)
          : parameter.optional !== undefined,
      )
    );
  });
  const defaults =
    fitting?.parameters
      .slice(args.length)
      .map(({ optional, type: parameterType }) =>
        optional && 'value' in optional ? optional.value : defaultOf(parameterType),
      ) ?? [];
  return createInstance(
    type,
    [...args.map((arg) => (arg instanceof Box ? arg.value : arg)), ...defaults],
    fitting,
  );
}
