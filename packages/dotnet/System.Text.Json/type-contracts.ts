// What `JsonSerializer` knows of a type: its members by attributes and options.
import type {
  FieldSymbol,
  MethodSymbol,
  NamedType,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import { InvalidOperationException, NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { createInstance, returnsReference } from '@mockwright/language/runtime/members';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { spend } from '@mockwright/language/runtime/run';
import { typeName } from '@mockwright/language/runtime/type-name';
import { textJsonAttribute } from '../newtonsoft/serialization/contracts/attributes.ts';
import {
  constructorsOf,
  dataMembers,
  hierarchy,
  reader,
  withoutNullable,
  writer,
} from '../System.Reflection/data-members.ts';
import { ignoreConditions } from '../System.Text.Json.Serialization/option-values.ts';
import type { JsonSerializerOptions } from '../System.Text.Json.Serialization/json-serializer-options.ts';

/** A property or field. Values are in natural form. */
export interface MemberContract {
  readonly name: string;
  readonly symbol: PropertySymbol | FieldSymbol;
  readonly type: Type;
  readonly ignore: number | undefined;
  readonly converter: NamedType | undefined;
  readonly isRequired: boolean;
  /** `[JsonNumberHandling]`, of the member or its type. */
  readonly numberHandling: number | undefined;
  readonly get: ((target: unknown) => unknown) | undefined;
  readonly set: ((target: unknown, value: unknown) => void) | undefined;
  /** What a template's modifier asks before the member is written. */
  readonly shouldSerialize?: ((target: unknown, value: unknown) => boolean) | undefined;
}
/** An object with members. */
export interface TypeContract {
  readonly members: readonly MemberContract[];
  /** `[JsonExtensionData]`. */
  readonly extension: MemberContract | undefined;
  /** Whether names that no member has are refused. */
  readonly refusesUnmapped: boolean;
}

const cache = new WeakMap<JsonSerializerOptions, WeakMap<NamedType, TypeContract>>();

/** The contract of a type under some options; made once. */
export function contractOf(type: NamedType, options: JsonSerializerOptions): TypeContract {
  let contracts = cache.get(options);
  if (!contracts) cache.set(options, (contracts = new WeakMap()));
  let contract = contracts.get(type);
  if (!contract) {
    const told = options.resolver?.$contract?.(type, options) as TypeContract | undefined;
    contracts.set(type, (contract = told ?? plainContract(type, options)));
  }
  return contract;
}
/** The contract as the type itself and the options say, without what a resolver makes of it. */
export function plainContract(type: NamedType, options: JsonSerializerOptions): TypeContract {
  const all = dataMembers(type);
  const ordered: { readonly member: MemberContract; readonly order: number }[] = [];
  let extension: MemberContract | undefined;
  for (const level of hierarchy(type)) {
    // Unlike Newtonsoft.Json: the properties of a class before its fields.
    for (const kind of ['property', 'field'] as const) {
      for (const symbol of all) {
        if (symbol.kind !== kind || symbol.containingType?.definition !== level.definition) continue;
        const member = memberOf(symbol, options);
        if (!member) continue;
        spend(ordered.length);
        if (textJsonAttribute(symbol.attributes, 'JsonExtensionData')) extension = member;
        else if (!ordered.some(({ member: other }) => other.symbol.name === symbol.name))
          ordered.push({
            member,
            order:
              (textJsonAttribute(symbol.attributes, 'JsonPropertyOrder')?.arguments[0] as
                number | undefined) ?? 0,
          });
      }
    }
  }
  const members = ordered.sort((a, b) => a.order - b.order).map(({ member }) => member);
  const twice = members.find(
    (member, index) => members.findIndex(({ name }) => name === member.name) < index,
  );
  if (twice)
    throw new InvalidOperationException(
      `The JSON property name for '${typeName(type)}.${twice.symbol.name}' collides with another property.`,
    );
  const unmapped =
    textJsonAttribute(type.attributes, 'JsonUnmappedMemberHandling')?.arguments[0] ??
    options.number('UnmappedMemberHandling');
  return { members, extension, refusesUnmapped: unmapped === 1 };
}
function memberOf(
  symbol: PropertySymbol | FieldSymbol,
  options: JsonSerializerOptions,
): MemberContract | undefined {
  const included = textJsonAttribute(symbol.attributes, 'JsonInclude') !== undefined;
  const ignoreAttribute = textJsonAttribute(symbol.attributes, 'JsonIgnore');
  const ignore = ignoreAttribute
    ? (ignoreAttribute.number('Condition') ?? ignoreConditions.Always)
    : undefined;
  if (ignore === ignoreConditions.Always) return undefined;
  const { type } = symbol;
  if (
    ignore === ignoreConditions.WhenWritingNull &&
    'isValueType' in type &&
    type.isValueType &&
    withoutNullable(type) === type
  )
    throw new InvalidOperationException(
      `The ignore condition 'JsonIgnoreCondition.WhenWritingNull' is not valid on value-type member '${symbol.name}' on type '${typeName(symbol.containingType!)}'. Consider using 'JsonIgnoreCondition.WhenWritingDefault'.`,
    );
  const isOpen = (accessibility: string): boolean => included || accessibility === 'public';
  if (
    symbol.kind === 'field'
      ? !included && !(options.flag('IncludeFields') && symbol.accessibility === 'public')
      : !isOpen(symbol.accessibility)
  )
    return undefined;
  if (returnsReference(symbol))
    throw new InvalidOperationException(
      `The type '${typeName(type)}&' of property '${symbol.name}' on type '${typeName(symbol.containingType!)}' is invalid for serialization or deserialization because it is a pointer type, is a ref struct, or contains generic parameters that have not been replaced by specific types.`,
    );
  const name =
    (textJsonAttribute(symbol.attributes, 'JsonPropertyName')?.arguments[0] as string | undefined) ??
    options.policy('PropertyNamingPolicy')?.convert(symbol.name) ??
    symbol.name;
  const canRead =
    symbol.kind === 'field' || (symbol.getMethod !== undefined && isOpen(symbol.getMethod.accessibility));
  const ignoresReadOnly = options.flag(
    symbol.kind === 'field' ? 'IgnoreReadOnlyFields' : 'IgnoreReadOnlyProperties',
  );
  const canWrite =
    symbol.kind === 'field'
      ? !symbol.flags.isReadOnly
      : symbol.setMethod !== undefined && isOpen(symbol.setMethod.accessibility);
  if (ignoresReadOnly && !canWrite && !included) return undefined;
  return {
    name,
    symbol,
    type: symbol.type,
    ignore,
    converter: textJsonAttribute(symbol.attributes, 'JsonConverter')?.arguments[0] as NamedType | undefined,
    isRequired:
      symbol.flags.isRequired === true || textJsonAttribute(symbol.attributes, 'JsonRequired') !== undefined,
    numberHandling: (textJsonAttribute(symbol.attributes, 'JsonNumberHandling')?.arguments[0] ??
      (symbol.containingType &&
        textJsonAttribute(symbol.containingType.attributes, 'JsonNumberHandling')?.arguments[0])) as
      number | undefined,
    get: canRead ? reader(symbol) : undefined,
    set: canWrite ? writer(symbol) : undefined,
  };
}

/** A parameter of the constructor that deserialization calls. */
export interface CreatorParameter {
  readonly name: string;
  readonly type: Type;
  readonly isOptional: boolean;
  readonly fallback: unknown;
}
/** How an object is made: by a constructor with parameters, or without. */
export interface Creator {
  readonly parameters: readonly CreatorParameter[];
  create(args: readonly unknown[]): unknown;
}
/** @throws NotSupportedException when there is no way */
export function creatorOf(type: NamedType): Creator {
  if (type.flags.isAbstract || type.kind === 'interface')
    throw new NotSupportedException(
      `Deserialization of interface or abstract types is not supported. Type '${typeName(type)}'.`,
    );
  if (type.flags.isAnonymous) return anonymous(type);
  const constructors = constructorsOf(type);
  const open = constructors.filter(({ accessibility }) => accessibility === 'public');
  const chosen =
    constructors.find(({ attributes }) => textJsonAttribute(attributes, 'JsonConstructor')) ??
    (type.kind === 'struct'
      ? type.name === 'KeyValuePair' && type.namespace !== ''
        ? open.find(({ parameters }) => parameters.length === 2)
        : undefined
      : (open.find(({ parameters }) => parameters.length === 0) ??
        (open.length === 1 ? open[0] : undefined)));
  if (chosen) return parameterized(type, chosen);
  if (type.kind === 'struct') return { parameters: [], create: () => createInstance(type) };
  throw new NotSupportedException(
    `Deserialization of types without a parameterless constructor, a singular parameterized constructor, or a parameterized constructor annotated with 'JsonConstructorAttribute' is not supported. Type '${typeName(type)}'.`,
  );
}
function parameterized(type: NamedType, constructor: MethodSymbol): Creator {
  const parameters = constructor.parameters.map(({ name, type: parameterType, optional }) => ({
    name,
    type: parameterType,
    isOptional: optional !== undefined,
    fallback: optional && 'value' in optional ? optional.value : defaultOf(parameterType),
  }));
  return { parameters, create: (args) => createInstance(type, args, constructor) };
}
/** Anonymous types have a constructor that takes all members, though the metadata does not show it. */
function anonymous(type: NamedType): Creator {
  const Class = type.definition.runtime!.constructorFunction as new (...args: unknown[]) => unknown;
  const own = type.typeArguments.length > 0 ? [type] : [];
  return {
    parameters: dataMembers(type).map(({ name, type: memberType }) => ({
      name,
      type: memberType,
      isOptional: false,
      fallback: defaultOf(memberType),
    })),
    create: (args) => new Class(...own, ...args),
  };
}
