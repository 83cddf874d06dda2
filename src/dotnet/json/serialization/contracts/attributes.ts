// Attributes of types and members, as the serializer asks for them.
import { attributesOfMember, overriddenBy } from '../../../../runtime/inherited-attributes.ts';
import { box, cast } from '../../../../runtime/casting.ts';
import { coreType } from '../../../../runtime/core-types.ts';
import { ArgumentException, Exception } from '../../../../runtime/exceptions.ts';
import { callMethod, createInstance } from '../../../../runtime/members.ts';
import { dereferenced } from '../../../../runtime/not-null.ts';
import { typeName } from '../../../../runtime/type-name.ts';
import { typeOf } from '../../../../runtime/type-of.ts';
import { constructorWith } from '../../../system/reflection/find-members.ts';
import { containsParameters } from '../../../system/reflection/generic-types.ts';
import { argumentFor } from '../../../system/reflection/invocation.ts';
import { JsonException } from '../../exceptions.ts';
import { constructorsOf, isPublic } from './type-members.ts';
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
    const space = 'Newtonsoft.Json.Serialization';
    return construct(type as NamedType, parameters, `${space}.NamingStrategy`) as NamingStrategy;
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

/**
 * What an attribute names by its type and arguments: made by the constructor that takes them.
 * @param wanted the class that it must be of
 * @throws {JsonException} where there is none, or around what it throws
 * @throws {InvalidCastException} where it is of another class
 */
export function construct(type: NamedType, args: readonly unknown[], wanted: string): unknown {
  if (containsParameters(type)) throw new ArgumentException('Invalid type owner for DynamicMethod.');
  return cast(box(tryConstruct(type, args), type), coreType(wanted));
}
function tryConstruct(type: NamedType, args: readonly unknown[]): unknown {
  try {
    return constructed(type, args);
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    throw new JsonException(`Error creating '${typeName(type)}'.`, error);
  }
}

function constructed(type: NamedType, args: readonly unknown[]): unknown {
  if (args.length > 0) {
    const fitting = constructorWith(
      type,
      args.map((arg) => typeOf(dereferenced(arg))),
    );
    if (!fitting)
      throw new JsonException(`No matching parameterized constructor found for '${typeName(type)}'.`);
    const { symbol } = fitting;
    return callMethod(
      undefined,
      symbol,
      args.map((arg, index) => argumentFor(arg, symbol.parameters[index]!)),
    );
  }
  if (type.kind === 'struct') return createInstance(type);
  const plain = constructorsOf(type).find((each) => each.parameters.length === 0 && isPublic(each));
  if (!plain || type.flags.isAbstract)
    throw new JsonException(`No parameterless constructor defined for '${typeName(type)}'.`);
  return createInstance(type, [], plain);
}
