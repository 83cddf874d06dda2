// Attributes of types and members, as the serializer asks for them.
import type { AttributeArgument, AttributeData, NamedType } from '../../../metadata/symbols.ts';

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
/** The same for a type, inherited ones included. */
export function typeAttribute(type: NamedType, name: string): Attribute | undefined {
  for (let current: NamedType | null = type; current; current = current.baseType) {
    const found = attributeOf(current.attributes, name);
    if (found) return found;
  }
  return undefined;
}
