// Members as objects: `PropertyInfo`, `FieldInfo`, `MethodInfo`, `ConstructorInfo`, `ParameterInfo`.
import { NamedType } from '../../../metadata/symbols.ts';
import type {
  AttributeArgument,
  AttributeData,
  FieldSymbol,
  Member,
  MethodSymbol,
  ParameterSymbol,
  PropertySymbol,
  Type,
} from '../../../metadata/symbols.ts';
import { toArray } from '../../../runtime/box.ts';
import { box, cast, isInstance } from '../../../runtime/casting.ts';
import { coreType } from '../../../runtime/core-types.ts';
import { ArgumentException } from '../../../runtime/exceptions.ts';
import { reflected } from '../../../runtime/reflected.ts';
import { callMethod, createInstance, getMember, setMember } from '../../../runtime/members.ts';
import { typeName } from '../../../runtime/type-name.ts';
import { typeOf } from '../../../runtime/type-of.ts';
import { isPrimitive, simpleName } from './type-facts.ts';

/** A boxed argument in natural form. @throws {ArgumentException} where its type does not fit */
function argument(value: unknown, type: Type): unknown {
  if (value === null) return 'isValueType' in type && type.isValueType ? type.defaultValue() : null;
  if (!isInstance(value, type)) {
    throw new ArgumentException(
      `Object of type '${typeName(typeOf(value))}' cannot be converted to type '${typeName(type)}'.`,
    );
  }
  return cast(value, type);
}

/** How signatures print types: primitives by their short name. */
function shortName(type: Type): string {
  return isPrimitive(type) || (type instanceof NamedType && type.special === 'void')
    ? simpleName(type)
    : typeName(type);
}

/** What all members have. */
export abstract class MemberInfo<T extends Member = Member> {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly symbol: T;
  readonly reflected: NamedType;
  constructor(symbol: T, reflected: NamedType) {
    this.symbol = symbol;
    this.reflected = reflected;
  }
  get name(): string {
    const { name } = this.symbol;
    return name === 'this[]' ? 'Item' : name;
  }
  get declaringType(): NamedType | null {
    return this.symbol.containingType;
  }
  get attributes(): readonly AttributeData[] {
    return this.symbol.attributes;
  }
  $equals(other: unknown): boolean {
    return (
      other instanceof MemberInfo &&
      definitionOf(other.symbol as Member) === definitionOf(this.symbol) &&
      other.declaringType === this.declaringType
    );
  }
  $hash(): number {
    return this.declaringType?.id ?? 0;
  }
  abstract $toString(): string;
}
function definitionOf(symbol: Member): object {
  return symbol.definition;
}

/** `PropertyInfo`. */
export class PropertyInfo extends MemberInfo<PropertySymbol> {
  get canRead(): boolean {
    return this.symbol.getMethod !== undefined;
  }
  get canWrite(): boolean {
    return this.symbol.setMethod !== undefined;
  }
  /** Boxed. @throws {ArgumentException} where there is no getter */
  getValue(target: unknown, index: readonly unknown[] | null): unknown {
    if (!this.canRead) throw new ArgumentException('Property Get method was not found.');
    const indices = this.symbol.parameters.map((parameter, at) =>
      argument(index?.[at] ?? null, parameter.type),
    );
    return box(
      reflected(() => getMember(target, this.symbol, indices)),
      this.symbol.type,
    );
  }
  /** @throws {ArgumentException} where there is no setter or the value does not fit */
  setValue(target: unknown, value: unknown, index: readonly unknown[] | null): void {
    if (!this.canWrite) throw new ArgumentException('Property set method not found.');
    const indices = this.symbol.parameters.map((parameter, at) =>
      argument(index?.[at] ?? null, parameter.type),
    );
    const natural = argument(value, this.symbol.type);
    reflected(() => setMember(target, this.symbol, natural, indices));
  }
  $toString(): string {
    return `${shortName(this.symbol.type)} ${this.name}`;
  }
}

/** `FieldInfo`. */
export class FieldInfo extends MemberInfo<FieldSymbol> {
  getValue(target: unknown): unknown {
    return box(getMember(target, this.symbol), this.symbol.type);
  }
  /** @throws {ArgumentException} where the value does not fit */
  setValue(target: unknown, value: unknown): void {
    setMember(target, this.symbol, argument(value, this.symbol.type));
  }
  $toString(): string {
    return `${shortName(this.symbol.type)} ${this.name}`;
  }
}

/** `MethodInfo` and `ConstructorInfo`. */
export abstract class MethodBase extends MemberInfo<MethodSymbol> {
  get parameters(): ParameterInfo[] {
    return this.symbol.parameters.map((parameter, position) => new ParameterInfo(parameter, position));
  }
  /** @throws {ArgumentException} for arguments that do not fit */
  protected arguments(values: readonly unknown[] | null): unknown[] {
    const { parameters } = this.symbol;
    if ((values?.length ?? 0) !== parameters.length) throw new ArgumentException('Parameter count mismatch.');
    return parameters.map((parameter, index) => argument(values![index], parameter.type));
  }
  $toString(): string {
    const parameters = this.symbol.parameters.map(({ type }) => shortName(type)).join(', ');
    return `${shortName(this.symbol.returnType)} ${this.name}(${parameters})`;
  }
}
/** `MethodInfo`. */
export class MethodInfo extends MethodBase {
  /** Boxed; null where the method gives nothing. */
  invoke(target: unknown, values: readonly unknown[] | null): unknown {
    const natural = this.arguments(values);
    const result = reflected(() => callMethod(target, this.symbol, natural));
    return result === undefined ? null : box(result, this.symbol.returnType);
  }
}
/** `ConstructorInfo`. */
export class ConstructorInfo extends MethodBase {
  invoke(values: readonly unknown[] | null): unknown {
    const natural = this.arguments(values);
    return box(
      reflected(() => createInstance(this.reflected, natural, this.symbol)),
      this.reflected,
    );
  }
}

/** `ParameterInfo`. */
export class ParameterInfo {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly symbol: ParameterSymbol;
  readonly position: number;
  constructor(symbol: ParameterSymbol, position: number) {
    this.symbol = symbol;
    this.position = position;
  }
  $toString(): string {
    return `${shortName(this.symbol.type)} ${this.symbol.name}`;
  }
}

function constantOf(value: AttributeArgument): unknown {
  return Array.isArray(value) ? toArray([...(value as unknown[])], coreType('System.Object')) : value;
}

/** The attribute as an object: its constructor called, its named properties and fields set. */
function createAttribute(data: AttributeData): unknown {
  const values = data.arguments.map(constantOf);
  const attribute = createInstance(data.type, values);
  for (const [name, value] of data.named) {
    for (let type: NamedType | null = data.type; type; type = type.baseType) {
      const member = type
        .members(name)
        .find((candidate) => candidate.kind === 'property' || candidate.kind === 'field');
      if (!member) continue;
      setMember(attribute, member, constantOf(value));
      break;
    }
  }
  return attribute;
}

/** Whether the attribute is of that class or one derived from it. */
function isOf(data: AttributeData, type: Type | null): boolean {
  for (let one: NamedType | null = data.type; one; one = one.baseType)
    if (type === null || one === type) return true;
  return false;
}
/** The attributes of a member or type as objects. */
export function attributesOf(
  source: { readonly attributes: readonly AttributeData[] },
  type: Type | null,
): unknown[] {
  return source.attributes.filter((data) => isOf(data, type)).map(createAttribute);
}
/** Whether a member has an attribute of a type, or of any. */
export function hasAttribute(
  source: { readonly attributes: readonly AttributeData[] },
  type: Type | null,
): boolean {
  return source.attributes.some((data) => isOf(data, type));
}
