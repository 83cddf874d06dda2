// Attributes of types and members, as the serializer asks for them.
import { attributesOfMember, overriddenBy } from '@mockwright/language/runtime/inherited-attributes';
import { box, cast } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentException, Exception } from '@mockwright/language/runtime/exceptions';
import { callMethod, createInstance } from '@mockwright/language/runtime/members';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { constructorWith } from '../../../System.Reflection/find-members.ts';
import { containsParameters } from '../../../System.Reflection/generic-types.ts';
import { argumentFor } from '../../../System.Reflection/invocation.ts';
import { JsonException } from '../../json-exception.ts';
import { constructorsOf, isPublic } from '../../../System.Reflection/data-members.ts';
import type { NamingStrategy } from './naming.ts';
import type {
  AttributeArgument,
  AttributeData,
  FieldSymbol,
  NamedType,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';

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

/** The library's attribute of that class (without `Attribute`), or undefined. Those of System.Text.Json are others. */
export function attributeOf(attributes: readonly AttributeData[], name: string): Attribute | undefined {
  const full = `${name}Attribute`;
  const data = attributes.find(
    ({ type }) => type.name === full && type.namespace !== '' && type.namespace !== textJson,
  );
  return data && new Attribute(data);
}
const textJson = 'System.Text.Json.Serialization';
/** Whether it is the attribute of System.Text.Json of that class (without `Attribute`). */
export function isTextJson({ type }: AttributeData, name: string): boolean {
  return type.name === `${name}Attribute` && type.namespace === textJson;
}
/** The attribute of System.Text.Json of that class (without `Attribute`), or undefined. */
export function textJsonAttribute(attributes: readonly AttributeData[], name: string): Attribute | undefined {
  const data = attributes.find((each) => isTextJson(each, name));
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
    attributes.filter(
      ({ type }) => type.name === 'DataMemberAttribute' && type.namespace === 'System.Runtime.Serialization',
    ),
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
  if ((type as Type).kind !== 'array' && args.length > 0) {
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
  const plain =
    (type as Type).kind === 'array'
      ? undefined
      : constructorsOf(type).find((each) => each.parameters.length === 0 && isPublic(each));
  if (!plain || type.flags.isAbstract)
    throw new JsonException(`No parameterless constructor defined for '${typeName(type)}'.`);
  return createInstance(type, [], plain);
}
