// Members as objects: `PropertyInfo`, `FieldInfo`, `MethodInfo`, `ConstructorInfo`, `ParameterInfo`.
import { constructMethod } from '@mockwright/language/metadata/substitution';
import type { RefKind } from '@mockwright/language/metadata/symbol-kinds';
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import type {
  NamedType,
  AttributeData,
  EventSymbol,
  FieldSymbol,
  Member,
  MethodSymbol,
  ParameterSymbol,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import {
  ArgumentException,
  ArgumentNullException,
  InvalidOperationException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { reflected } from '@mockwright/language/runtime/reflected';
import {
  callMethod,
  changeEvent,
  createInstance,
  getMember,
  setMember,
} from '@mockwright/language/runtime/members';
import { typeName } from '@mockwright/language/runtime/type-name';
import { checkConstraints, containsParameters } from './generic-types.ts';
import { memberKinds } from './member-enums.ts';
import { FieldAccessException } from './target-exceptions.ts';
import { argumentsFor, callWith, checkReflectable, checkTarget, naturalArgument } from './invocation.ts';
import { isPrimitive, simpleName } from './type-facts.ts';

/** How signatures print types: primitives, nested types and arrays of them by their short name. */
function shortName(type: Type): string {
  let inner = type;
  while (inner.kind === 'array') inner = inner.element;
  const isShort =
    isPrimitive(inner) || (inner instanceof NamedTypeSymbol && (inner.special === 'void' || isNested(inner)));
  return isShort ? simpleName(type) : typeName(type);
}
const resultText = (type: Type, refKind: RefKind = 'none'): string =>
  `${shortName(type)}${refKind === 'none' ? '' : '&'}`;
const parametersText = ({ parameters }: MethodSymbol | PropertySymbol): string =>
  parameters.map(({ type, refKind }) => `${shortName(type)}${refKind === 'none' ? '' : ' ByRef'}`).join(', ');
/** Types of a script stand in its submission. */
function isNested({ containingType, namespace }: NamedType): boolean {
  return containingType !== null || namespace === '';
}

/** The library's types whose indexer is not called `Item`. */
const charIndexers: ReadonlySet<string> = new Set(['System.String', 'System.Text.StringBuilder']);

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
    const { symbol } = this;
    const property = symbol.kind === 'method' && symbol.associated ? symbol.associated : symbol;
    if (property.name !== 'this[]') return symbol.name;
    const owner = symbol.containingType;
    const named = property.kind === 'property' ? (property.definition.indexerName ?? 'Item') : 'Item';
    const indexer = owner && charIndexers.has(typeName(owner)) ? 'Chars' : named;
    return symbol.kind === 'method' ? `${symbol.name.slice(0, 4)}${indexer}` : indexer;
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
  /** A `MemberTypes`. */
  abstract readonly memberType: number;
}
function definitionOf(symbol: Member): object {
  return symbol.definition;
}

/** `PropertyInfo`. */
export class PropertyInfo extends MemberInfo<PropertySymbol> {
  readonly memberType: number = memberKinds.Property;
  get canRead(): boolean {
    return this.symbol.getMethod !== undefined;
  }
  get canWrite(): boolean {
    return this.symbol.setMethod !== undefined;
  }
  /** Boxed. @throws {ArgumentException} where there is no getter */
  getValue(target: unknown, index: readonly unknown[] | null): unknown {
    if (!this.canRead) throw new ArgumentException('Property Get method was not found.');
    checkReflectable(this.symbol.getMethod!);
    checkTarget(target, this.symbol);
    const indices = argumentsFor(index, this.symbol.parameters);
    return box(
      reflected(() => getMember(target, this.symbol, indices)),
      this.symbol.type,
    );
  }
  /** @throws {ArgumentException} where there is no setter or the value does not fit */
  setValue(target: unknown, value: unknown, index: readonly unknown[] | null): void {
    if (!this.canWrite) throw new ArgumentException('Property set method not found.');
    checkTarget(target, this.symbol);
    const indices = argumentsFor(index, this.symbol.parameters);
    const natural = naturalArgument(value, this.symbol.type);
    reflected(() => setMember(target, this.symbol, natural, indices));
  }
  $toString(): string {
    const indices = parametersText(this.symbol);
    const { type, getMethod } = this.symbol;
    return `${resultText(type, getMethod?.refKind)} ${this.name}${indices === '' ? '' : ` [${indices}]`}`;
  }
}

/** `FieldInfo`. */
export class FieldInfo extends MemberInfo<FieldSymbol> {
  readonly memberType: number = memberKinds.Field;
  getValue(target: unknown): unknown {
    checkTarget(target, this.symbol);
    return box(getMember(target, this.symbol), this.symbol.type);
  }
  /** @throws {ArgumentException} where the value does not fit @throws {FieldAccessException} for constants */
  setValue(target: unknown, value: unknown): void {
    const { symbol } = this;
    if (symbol.constant) throw new FieldAccessException('Cannot set a constant field.');
    if (symbol.isStatic && symbol.flags.isReadOnly) {
      throw new FieldAccessException(
        `Cannot set initonly static field '${symbol.name}' after type '${symbol.containingType?.name ?? ''}' is initialized.`,
      );
    }
    checkTarget(target, symbol);
    setMember(target, symbol, naturalArgument(value, symbol.type));
  }
  $toString(): string {
    return `${resultText(this.symbol.type, this.symbol.refKind)} ${this.name}`;
  }
}

/** `MethodInfo` and `ConstructorInfo`. */
export abstract class MethodBase extends MemberInfo<MethodSymbol> {
  get parameters(): ParameterInfo[] {
    return this.symbol.parameters.map((parameter, position) => new ParameterInfo(parameter, position, this));
  }
  get isGenericDefinition(): boolean {
    const { typeParameters, typeArguments } = this.symbol;
    return (
      typeParameters.length > 0 &&
      typeParameters.every((type, index) => type === (typeArguments[index] ?? type))
    );
  }
  $toString(): string {
    const { returnType, refKind, typeParameters, typeArguments } = this.symbol;
    const types = (typeArguments.length > 0 ? typeArguments : typeParameters).map(shortName).join();
    return `${resultText(returnType, refKind)} ${this.name}${types === '' ? '' : `[${types}]`}(${parametersText(this.symbol)})`;
  }
}
/** `MethodInfo`. */
export class MethodInfo extends MethodBase {
  readonly memberType: number = memberKinds.Method;
  /** Boxed; null where the method gives nothing. What `ref` and `out` parameters were given stands in `values` afterwards. */
  invoke(target: unknown, values: unknown[] | null): unknown {
    if (this.isGenericDefinition || this.symbol.typeArguments.some(containsParameters)) {
      throw new InvalidOperationException(
        'Late bound operations cannot be performed on types or methods for which ContainsGenericParameters is true.',
      );
    }
    const { symbol } = this;
    checkReflectable(symbol);
    checkTarget(target, symbol);
    const result = callWith(values, symbol.parameters, (args) =>
      reflected(() => callMethod(target, symbol, args)),
    );
    return result === undefined ? null : box(result, symbol.returnType);
  }
  /** @throws {InvalidOperationException | ArgumentException} unless the method is generic with as many parameters */
  makeGeneric(typeArguments: readonly (Type | null)[] | null): MethodInfo {
    const types = notNull(typeArguments, 'methodInstantiation');
    const { length } = this.symbol.typeParameters;
    if (!this.isGenericDefinition) {
      throw new InvalidOperationException(
        `${this.$toString()} is not a GenericMethodDefinition. MakeGenericMethod may only be called on a method for which MethodBase.IsGenericMethodDefinition is true.`,
      );
    }
    if (types.length !== length) {
      throw new ArgumentException(
        `The type or method has ${length} generic parameter(s), but ${types.length} generic argument(s) were provided. A generic argument must be provided for each generic parameter.`,
      );
    }
    if (types.includes(null)) throw new ArgumentNullException();
    const given = types as readonly Type[];
    checkConstraints(this.symbol.typeParameters, given, this.$toString());
    return new MethodInfo(constructMethod(this.symbol, given), this.reflected);
  }
}
/** `ConstructorInfo`. */
export class ConstructorInfo extends MethodBase {
  readonly memberType: number = memberKinds.Constructor;
  /** @throws {TargetException | NotSupportedException} for an object that is made already, unless null */
  invoke(target: unknown, values: unknown[] | null): unknown {
    if (target !== null) {
      checkTarget(target, this.symbol);
      throw new NotSupportedException('A constructor cannot be invoked on an object that is made already.');
    }
    const made = callWith(values, this.symbol.parameters, (args) =>
      reflected(() => createInstance(this.reflected, args, this.symbol)),
    );
    return box(made, this.reflected);
  }
}

/** `EventInfo`. */
export class EventInfo extends MemberInfo<EventSymbol> {
  readonly memberType: number = memberKinds.Event;
  change(target: unknown, handler: unknown, isAddition: boolean): void {
    checkTarget(target, this.symbol);
    reflected(() => changeEvent(target, this.symbol, naturalArgument(handler, this.symbol.type), isAddition));
  }
  $toString(): string {
    return `${shortName(this.symbol.type)} ${this.name}`;
  }
}

/** `ParameterInfo`. */
export class ParameterInfo {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly symbol: ParameterSymbol;
  readonly position: number;
  readonly member: MemberInfo;
  constructor(symbol: ParameterSymbol, position: number, member: MemberInfo) {
    this.symbol = symbol;
    this.position = position;
    this.member = member;
  }
  $toString(): string {
    return `${shortName(this.symbol.type)} ${this.symbol.name}`;
  }
}
