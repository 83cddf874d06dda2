// JSON to objects: `JsonSerializer.Deserialize`.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { defaultOf, isInstance } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import {
  FormatException,
  InvalidOperationException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { collectionMaker, dictionaryMaker } from '../newtonsoft/serialization/reading/collection-makers.ts';
import { textJsonAttribute } from '../newtonsoft/serialization/contracts/attributes.ts';
import { dataMembers, implemented, withoutNullable } from '../System.Reflection/data-members.ts';
import { primitiveOf } from '../values/primitive-values.ts';
import { notify } from '../System.Text.Json.Serialization/callbacks.ts';
import { contractOf, creatorOf } from './type-contracts.ts';
import type { Creator, CreatorParameter, MemberContract, TypeContract } from './type-contracts.ts';
import { converterFor, converterOf } from './converter.ts';
import type { TypedJsonConverter } from './converter.ts';
import { requireDistinct } from './compare-data.ts';
import { pathStep, rawText, valueKinds } from './json-data.ts';
import type { JsonData } from './json-data.ts';
import { JsonException } from './json-exception.ts';
import { JsonReaderException } from './json-reader-exception.ts';
import { placeOf } from './exception-place.ts';
import { readData } from './parse-data.ts';
import { JsonDocument, JsonElement, nodeOf } from './json-nodes.ts';
import type { JsonSerializerOptions } from '../System.Text.Json.Serialization/json-serializer-options.ts';
import { readKey } from './read-key.ts';
import { ReadPath } from './read-path.ts';
import { isParsed, readParsed, readPrimitive } from './read-primitive.ts';
import { numberOf } from './scalar-readers.ts';
import { toldType } from './read-polymorphic.ts';
import { ofType, ReadReferences } from './references.ts';
import { enumConverter } from './serialize.ts';
import { JsonStringEnumConverter, isStringEnum } from './string-enum.ts';

const notMade = (type: NamedType): NotSupportedException =>
  new NotSupportedException(
    `The collection type '${typeName(type)}' is abstract, an interface, or is read only, and could not be instantiated and populated.`,
  );

/** The classes that hold what was read as it is, and the kind of it that they take, where they take but one. */
const documentKinds: Readonly<Record<string, number | undefined>> = {
  JsonElement: undefined,
  JsonDocument: undefined,
  JsonNode: undefined,
  JsonValue: undefined,
  JsonObject: valueKinds.Object,
  JsonArray: valueKinds.Array,
};

/** One call of `Deserialize`. Results are in natural form. */
class Reader {
  readonly #options: JsonSerializerOptions;
  readonly #path = new ReadPath();
  /** What an attribute of the member says that is being read. */
  #numberHandling: number | undefined;
  /** Where references are preserved. */
  readonly #references: ReadReferences | undefined;
  constructor(options: JsonSerializerOptions) {
    this.#options = options;
    this.#references = options.preservesReferences ? new ReadReferences() : undefined;
  }

  value(data: JsonData, type: Type): unknown {
    const converter = converterFor(type, this.#options) ?? converterFor(withoutNullable(type), this.#options);
    return converter ? this.#converted(converter, data, type) : this.#usual(data, type);
  }
  /** The value of a whole text. @throws JsonException, NotSupportedException */
  root(json: string, type: Type): unknown {
    try {
      const { data, rest } = readData(json, this.#options.reader);
      const value = this.value(data, type);
      if (rest) throw this.#path.after(data, type, rest);
      return value;
    } catch (error) {
      throw error instanceof JsonReaderException ? this.#path.syntaxError(error) : error;
    }
  }
  #converted(converter: TypedJsonConverter, data: JsonData, type: Type): unknown {
    this.#path.requireWhole(data);
    if (data.kind === valueKinds.Null && !converter.handlesNull && defaultOf(type) === null) return null;
    return converter.read(data, withoutNullable(type), this.#options, String(this.#path));
  }
  #usual(data: JsonData, type: Type): unknown {
    if (type.kind === 'dynamic' || type.special === 'object') {
      if (data.kind === valueKinds.Null) return null;
      this.#path.requireWhole(data);
      return this.#options.number('UnknownTypeHandling') === 1 ? nodeOf(data) : this.#element(data);
    }
    if (type.kind === 'array') {
      if (type.rank === 1) return this.#array(data, type.element, type);
      throw this.#path.unsupported(
        data,
        new NotSupportedException(`The type '${typeName(type)}' is not supported.`),
      );
    }
    const named = withoutNullable(type) as NamedType;
    if (named !== type && data.kind === valueKinds.Null) return null;
    if (Object.hasOwn(documentKinds, named.name) && named.namespace.startsWith('System.Text.Json'))
      return this.#json(data, named);
    if (named.kind === 'enum') return this.#enum(data, named, undefined, type);
    const primitive = primitiveOf(named);
    // A BigInteger is an object to System.Text.Json.
    if (primitive !== undefined && primitive !== 'Null' && primitive !== 'BigInteger')
      return readPrimitive(
        data,
        primitive,
        this.#numberHandling ?? this.#options.number('NumberHandling'),
        (inner) => this.#path.scalarFailure(data, type, inner),
      );
    if (data.kind === valueKinds.Null) {
      if (!named.isValueType) return null;
      throw this.#path.failure(data, type);
    }
    if (isParsed(named))
      return readParsed(data, named, (inner) => this.#path.scalarFailure(data, named, inner));
    if (named.namespace === 'System' && named.name === 'Type') {
      throw this.#path.unsupported(
        data,
        new NotSupportedException(
          "Serialization and deserialization of 'System.Type' instances is not supported.",
        ),
      );
    }
    if (!this.#references || data.kind !== valueKinds.Object || named.isValueType)
      return this.#fitting(data, named, undefined);
    const metadata = this.#references.metadata(data, this.#path);
    if (metadata.kind === 'reference') return ofType(metadata, named);
    if (metadata.kind === 'none') return this.#fitting(data, named, undefined);
    return this.#fitting({ ...data, members: data.members.slice(1) }, named, metadata.id);
  }
  /** Classes of a template may look like those of the library, and an attribute may name any type. */
  #fitting(data: JsonData, named: NamedType, id: string | undefined): unknown {
    const made = this.#container(data, named, id);
    if (named.isValueType || isInstance(made, named)) return made;
    throw this.#path.unsupported(data, notMade(named));
  }
  /** @param id the `$id` under which the object is to be known */
  #container(data: JsonData, named: NamedType, id: string | undefined): unknown {
    const dictionary = implemented(named, 'IDictionary', 2) ?? implemented(named, 'IReadOnlyDictionary', 2);
    if (dictionary) return this.#dictionary(data, named, dictionary.typeArguments as [Type, Type], id);
    const sequence = implemented(named, 'IEnumerable', 1);
    if (!sequence) {
      const isAnywhere = this.#options.flag('AllowOutOfOrderMetadataProperties');
      const told = toldType(data, named, this.#path, isAnywhere);
      return this.#object(told.data, told.type, id);
    }
    const values = id === undefined ? undefined : data.members.find(({ name }) => name === '$values');
    return this.#collection(values?.value ?? data, named, sequence.typeArguments[0]!, id);
  }
  #register(id: string | undefined, object: unknown): void {
    if (id !== undefined) this.#references!.add(id, object);
  }
  #element(data: JsonData): JsonElement {
    if (!this.#options.flag('AllowDuplicateProperties')) requireDistinct(data);
    return new JsonElement(data);
  }
  #json(data: JsonData, type: NamedType): unknown {
    if (type.name === 'JsonElement') {
      this.#path.requireWhole(data);
      return this.#element(data);
    }
    const wanted = documentKinds[type.name];
    if (wanted !== undefined && data.kind !== wanted && data.kind !== valueKinds.Null)
      throw this.#path.failure(data, type, new InvalidOperationException());
    this.#path.requireWhole(data);
    if (type.name === 'JsonDocument') return new JsonDocument(new JsonElement(data));
    const isContainer = data.kind === valueKinds.Object || data.kind === valueKinds.Array;
    if (type.name === 'JsonValue' && isContainer)
      throw new InvalidOperationException('The element cannot be an object or array.');
    return nodeOf(data);
  }
  #enum(
    data: JsonData,
    type: NamedType,
    own: JsonStringEnumConverter | undefined,
    declared: Type = type,
  ): unknown {
    const converter = own ?? enumConverter(type, this.#options);
    if (data.kind === valueKinds.String && converter) {
      const value = converter.read(type, data.text);
      if (value !== undefined) return value;
    }
    if (data.kind !== valueKinds.Number || converter?.allowsIntegers === false)
      throw this.#path.scalarFailure(data, declared);
    const value = numberOf(rawText(data), primitiveOf(type)!);
    if (value === undefined) throw this.#path.scalarFailure(data, declared);
    return value;
  }
  #items(data: JsonData, element: Type, type: Type): unknown[] {
    if (data.kind !== valueKinds.Array) throw this.#path.failure(data, type);
    const values = data.items.map((item, index) => {
      this.#path.push(`[${index}]`);
      const value = this.value(item, element);
      this.#path.pop();
      return value;
    });
    if (data.broken) {
      this.#path.push(`[${values.length}]`);
      this.#path.requireWhole(data);
    }
    return values;
  }
  #array(data: JsonData, element: Type, type: Type): unknown {
    if (data.kind === valueKinds.Null) return null;
    if (primitiveOf(type) === 'Bytes')
      return readPrimitive(data, 'Bytes', 0, (inner) => this.#path.scalarFailure(data, type, inner));
    return toArray(this.#items(data, element, type), element);
  }
  #collection(data: JsonData, type: NamedType, element: Type, id: string | undefined): unknown {
    const list = coreType('System.Collections.Generic.List', 1).construct([element]);
    const isList = type.kind === 'interface' && implemented(type, 'ISet', 1) === undefined;
    const maker = collectionMaker(isList ? list : type, element);
    const collection = maker?.create?.();
    if (collection !== undefined) this.#register(id, collection);
    const items = this.#items(data, element, type);
    if (!maker?.create && !maker?.finish) throw this.#path.failure(data, type);
    if (!maker.create) return maker.finish!(items);
    for (const item of items) maker.add(collection, item);
    return maker.finish ? maker.finish(items) : collection;
  }
  #dictionary(
    data: JsonData,
    type: NamedType,
    [key, value]: readonly [Type, Type],
    id: string | undefined,
  ): unknown {
    if (data.kind !== valueKinds.Object) throw this.#path.failure(data, type);
    const maker = dictionaryMaker(
      type.name === 'IReadOnlyDictionary' && type.namespace !== ''
        ? coreType('System.Collections.Generic.Dictionary', 2).construct([key, value])
        : type,
      key,
      value,
    );
    if (!maker?.create) throw this.#path.unsupported(data, notMade(type));
    const dictionary = maker.create();
    this.#register(id, dictionary);
    const names = new Set(data.members.map(({ name }) => name));
    if (names.size < data.members.length && !this.#options.flag('AllowDuplicateProperties'))
      throw new JsonException('Duplicate properties not allowed during deserialization.');
    for (const member of data.members) {
      this.#path.push(pathStep(member.name));
      maker.set(
        dictionary,
        this.#key(member.name, key, data.source, member.nameEnd + 1),
        this.value(member.value, value),
      );
      this.#path.pop();
    }
    this.#requireWholeMembers(data, true);
    return maker.finish ? maker.finish(dictionary) : dictionary;
  }
  /** @param staysAtLast whether the path still leads to the last member: so for dictionaries */
  #requireWholeMembers(data: JsonData, staysAtLast: boolean): void {
    if (!data.broken) return;
    const name = data.broken.name ?? (staysAtLast ? data.members.at(-1)?.name : undefined);
    if (name !== undefined) this.#path.push(pathStep(name));
    this.#path.requireWhole(data);
  }
  #key(name: string, type: Type, source: string, end: number): unknown {
    const key = readKey(name, type, this.#options, (each) => enumConverter(each, this.#options));
    if (key !== undefined) return key;
    throw this.#path.failureAt(
      `The JSON value could not be converted to ${typeName(type)}.`,
      source,
      end,
      new FormatException(),
    );
  }

  /** Adds to the collection that a member holds already. @returns false where it holds none */
  #populated(target: unknown, member: MemberContract, data: JsonData): boolean {
    const existing = member.get?.(target) ?? null;
    const type = member.type as NamedType;
    if (existing === null || type.kind === 'struct') return false;
    const dictionary = data.kind === valueKinds.Object ? implemented(type, 'IDictionary', 2) : undefined;
    if (dictionary) {
      const [key, value] = dictionary.typeArguments as [Type, Type];
      const maker = dictionaryMaker(type, key, value);
      for (const { name, value: item, nameEnd } of data.members)
        maker?.set(existing, this.#key(name, key, data.source, nameEnd + 1), this.value(item, value));
      return maker !== undefined;
    }
    const sequence = data.kind === valueKinds.Array ? implemented(type, 'ICollection', 1) : undefined;
    const maker = sequence && collectionMaker(type, sequence.typeArguments[0]!);
    if (!maker?.create) return false;
    for (const item of this.#items(data, sequence!.typeArguments[0]!, type)) maker.add(existing, item);
    return true;
  }
  #object(data: JsonData, type: NamedType, id: string | undefined): unknown {
    if (data.kind !== valueKinds.Object) throw this.#path.failure(data, type);
    let creator: Creator;
    try {
      creator = creatorOf(type);
    } catch (error) {
      throw error instanceof NotSupportedException ? this.#path.unsupported(data, error) : error;
    }
    const contract = contractOf(type, this.#options);
    requireBound(type, creator.parameters, contract);
    // An object that others may refer to has to be there before its members are.
    const early = id !== undefined && creator.parameters.length === 0 ? creator.create([]) : undefined;
    if (early !== undefined) this.#register(id, early);
    const { members, extension, refusesUnmapped } = contract;
    const isLenient = this.#options.flag('PropertyNameCaseInsensitive');
    const read = new Map<MemberContract, unknown>();
    const rest: [string, JsonData][] = [];
    const seen = new Set<MemberContract>();
    const later: [MemberContract, JsonData][] = [];
    for (const { name, value, nameEnd } of data.members) {
      const member =
        members.find((candidate) => candidate.name === name) ??
        (isLenient
          ? members.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase())
          : undefined);
      this.#path.push(pathStep(name));
      if (member) {
        if (!this.#options.flag('AllowDuplicateProperties')) {
          if (seen.has(member))
            throw new JsonException(
              `Duplicate property '${name}' encountered during deserialization of type '${typeName(type)}'.`,
            );
          seen.add(member);
        }
        const isParameter = creator.parameters.some((parameter) => isFor(parameter, member));
        if (!isParameter && this.#populates(member)) later.push([member, value]);
        else if (member.set || isParameter) {
          this.#path.belongTo(isParameter ? type : undefined);
          read.set(member, this.#member(value, member));
          this.#path.belongTo(undefined);
        } else this.#path.requireWhole(value);
      } else if (extension) {
        this.#path.requireWhole(value);
        rest.push([name, value]);
      } else if (refusesUnmapped && name !== '$type') {
        const { line, position } = placeOf(data.source, nameEnd + 1);
        throw new JsonException(
          `The JSON property '${name}' could not be mapped to any .NET member contained in type '${typeName(type)}'.`,
          null,
          String(this.#path),
          BigInt(line),
          BigInt(position),
        );
      } else this.#path.requireWhole(value);
      this.#path.pop();
    }
    this.#requireWholeMembers(data, false);
    const isRequiredBy = (by: Creator, member: MemberContract): boolean =>
      this.#options.flag('RespectRequiredConstructorParameters') &&
      by.parameters.some((parameter) => !parameter.isOptional && isFor(parameter, member));
    const missing = members
      .filter((member) => !read.has(member) && (member.isRequired || isRequiredBy(creator, member)))
      .map(({ name }) => `'${name}'`);
    if (missing.length > 0)
      throw new JsonException(
        `JSON deserialization for type '${typeName(type)}' was missing required properties including: ${missing.join(', ')}.`,
      );
    const used = new Set<MemberContract>();
    const args = creator.parameters.map((parameter) => {
      const member = members.find((candidate) => isFor(parameter, candidate));
      if (!member || !read.has(member)) return parameter.fallback;
      used.add(member);
      return read.get(member);
    });
    const result = early ?? creator.create(args);
    notify(result, type, 'OnDeserializing');
    if (early === undefined) this.#register(id, result);
    for (const [member, value] of read) if (!used.has(member)) member.set?.(result, value);
    for (const [member, value] of later) {
      this.#path.push(pathStep(member.name));
      if (!this.#populated(result, member, value)) member.set?.(result, this.#member(value, member));
      this.#path.pop();
    }
    if (extension && rest.length > 0) this.#extend(result, extension, rest);
    notify(result, type, 'OnDeserialized');
    return result;
  }
  #populates({ symbol, get }: MemberContract): boolean {
    const wanted =
      textJsonAttribute(symbol.attributes, 'JsonObjectCreationHandling')?.arguments[0] ??
      this.#options.number('PreferredObjectCreationHandling');
    return wanted === 1 && get !== undefined;
  }
  #member(data: JsonData, member: MemberContract): unknown {
    if (isStringEnum(member.converter) && member.type.kind === 'enum')
      return this.#enum(data, member.type, new JsonStringEnumConverter());
    const own = converterOf(member.converter, member.type, this.#options);
    if (own) return this.#converted(own, data, member.type);
    const outer = this.#numberHandling;
    this.#numberHandling = member.numberHandling;
    const value = this.value(data, member.type);
    this.#numberHandling = outer;
    return value;
  }
  #extend(target: unknown, extension: MemberContract, rest: readonly (readonly [string, JsonData])[]): void {
    const type = extension.type as NamedType;
    const dictionary = implemented(type, 'IDictionary', 2);
    if (!dictionary)
      throw new InvalidOperationException(
        `The data extension property '${extension.name}' is invalid. It must implement a dictionary of JSON elements, nodes or objects by their names.`,
      );
    const [key, value] = dictionary.typeArguments as [Type, Type];
    const maker = dictionaryMaker(type, key, value)!;
    let found: unknown = extension.get?.(target) ?? null;
    if (found === null) {
      found = maker.create!();
      extension.set?.(target, found);
    }
    for (const [name, data] of rest) maker.set(found, name, this.value(data, value));
  }
}
function isFor(
  parameter: CreatorParameter,
  { symbol, type }: Pick<MemberContract, 'symbol' | 'type'>,
): boolean {
  return parameter.type === type && parameter.name.toLowerCase() === symbol.name.toLowerCase();
}

/** @throws {InvalidOperationException} where a parameter is none of the members, ignored ones among them */
function requireBound(
  type: NamedType,
  parameters: readonly CreatorParameter[],
  contract: TypeContract,
): void {
  const unbound = parameters.filter(
    (parameter) => !contract.members.some((member) => isFor(parameter, member)),
  );
  if (unbound.length === 0) return;
  const properties = dataMembers(type).filter(
    ({ kind, accessibility }) => kind === 'property' && accessibility === 'public',
  );
  if (
    !unbound.every((parameter) =>
      properties.some((symbol) => isFor(parameter, { symbol, type: symbol.type })),
    )
  )
    throw new InvalidOperationException(
      `Each parameter in the deserialization constructor on type '${typeName(type)}' must bind to an object property or field on deserialization. Each parameter name and type must match with a property or field on the object. Fields are only considered when 'JsonSerializerOptions.IncludeFields' is enabled. The name match can be case-insensitive.`,
    );
}

/** `JsonSerializer.Deserialize<T>(json, options)`. @throws JsonException, NotSupportedException */
export function deserializeText(json: string, type: Type, options: JsonSerializerOptions): unknown {
  options.isReadOnly = true;
  return new Reader(options).root(json, type) ?? defaultOf(type);
}
/** `element.Deserialize<T>(options)`. */
export function deserializeData(data: JsonData, type: Type, options: JsonSerializerOptions): unknown {
  options.isReadOnly = true;
  return new Reader(options).value(data, type);
}
