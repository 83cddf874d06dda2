// Makes objects from JSON: `JsonSerializer.Deserialize` and `Populate`.
import { box, cast, defaultOf } from '../../../runtime/casting.ts';
import { objectEquals } from '../../../runtime/equality.ts';
import { ArgumentNullException } from '../../../runtime/exceptions.ts';
import { iterate } from '../../../runtime/iterate.ts';
import { specialType } from '../../../runtime/core-types.ts';
import { toText } from '../../../runtime/text.ts';
import { typeName } from '../../../runtime/type-name.ts';
import { typeOf } from '../../../runtime/type-of.ts';
import type { NamedType, Type } from '../../../metadata/symbols.ts';
import {
  DefaultValueHandling,
  JsonToken,
  MissingMemberHandling,
  MetadataPropertyHandling,
  NullValueHandling,
  ObjectCreationHandling,
  Required,
  TypeNameHandling,
  enumName,
} from '../enums.ts';
import { JsonSerializationException } from '../exceptions.ts';
import type { JToken } from '../linq/token.ts';
import { JRaw } from '../linq/value.ts';
import { isPrimitiveToken } from '../reading/reader-state.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { JTokenWriter } from '../writing/token-writer.ts';
import { JsonTextWriter, TextBuffer } from '../writing/json-text-writer.ts';
import { bytesOfBase64 } from '../values/system-types.ts';
import { ensureType } from './convert-value.ts';
import type {
  ArrayContract,
  ContainerContract,
  Contract,
  Creator,
  DictionaryContract,
  JsonProperty,
  ObjectContract,
} from './contracts.ts';
import type { JsonConverter } from './converter.ts';
import { closestProperty } from './matching.ts';
import { ErrorHandling, invoke } from './options.ts';
import type { SerializerOptions } from './options.ts';
import { withoutNullable } from './type-members.ts';

type Presence = 'none' | 'null' | 'value';

/** One call of `Deserialize`, and those that converters make inside it. Values are in natural form of their declared type. */
export class SerializerReader {
  readonly #options: SerializerOptions;
  readonly #errors: ErrorHandling;
  readonly #proxy: (reader: SerializerReader) => object;
  #proxySerializer: object | undefined;
  readonly #references = new Map<string, unknown>();

  /** @param proxy makes the serializer that converters get */
  constructor(options: SerializerOptions, proxy: (reader: SerializerReader) => object) {
    this.#options = options;
    this.#errors = new ErrorHandling(options);
    this.#proxy = proxy;
  }

  /** @returns the value in natural form of the type; boxed without one */
  deserialize(reader: JsonReader, declared: Type | null, checkAdditionalContent: boolean): unknown {
    const contract = this.#contract(declared);
    try {
      const converter = this.#converter(contract, null, null, null);
      if (
        reader.tokenType === JsonToken.None &&
        !reader.readForType(converter ? 'any' : (contract?.readType ?? 'any'))
      ) {
        if (contract && !contract.isNullable)
          throw this.#error(
            reader,
            `No JSON content found and type '${typeName(contract.underlyingType)}' is not nullable.`,
          );
        return null;
      }
      const value = converter?.canRead
        ? this.#convert(converter, reader, declared!, null)
        : this.#value(reader, declared, contract, null, null, null, null);
      if (checkAdditionalContent) {
        while (reader.read()) {
          if (reader.tokenType !== JsonToken.Comment)
            throw this.#error(
              reader,
              'Additional text found in JSON string after finishing deserializing object.',
            );
        }
      }
      return value;
    } catch (error) {
      if (!this.#errors.isHandled(null, contract, null, reader.path, error)) {
        this.#errors.clear();
        throw error;
      }
      this.#recover(reader, false, 0);
      return declared ? defaultOf(declared) : null;
    }
  }

  /** `Populate`. */
  populate(reader: JsonReader, target: unknown): void {
    if (target === null) throw new ArgumentNullException('target');
    const type = typeOf(target);
    const contract = this.#options.contractOf(type);
    if (!reader.moveToContent()) throw this.#error(reader, 'No JSON content found.');
    if (reader.tokenType === JsonToken.StartArray) {
      if (contract.kind !== 'array')
        throw this.#error(reader, `Cannot populate JSON array onto type '${typeName(type)}'.`);
      this.#populateList(reader, contract, target, null);
    } else if (reader.tokenType === JsonToken.StartObject) {
      this.#readOn(reader);
      const first: number = reader.tokenType;
      if (first === JsonToken.PropertyName && reader.value === '$id') {
        this.#readOn(reader);
        this.#references.set(toText(reader.value), target);
        this.#readOn(reader);
      }
      if (contract.kind === 'dictionary') this.#populateDictionary(reader, contract, target, null);
      else if (contract.kind === 'object') this.#populateObject(reader, contract, target, null);
      else throw this.#error(reader, `Cannot populate JSON object onto type '${typeName(type)}'.`);
    } else {
      throw this.#error(
        reader,
        `Unexpected initial token '${tokenName(reader)}' when populating object. Expected JSON object or array.`,
      );
    }
  }

  #error(reader: JsonReader, message: string, inner?: unknown): JsonSerializationException {
    return JsonSerializationException.at(reader, reader.path, message, (inner ?? null) as never);
  }
  #contract(type: Type | null): Contract | null {
    return type ? this.#options.contractOf(type) : null;
  }
  #readOn(reader: JsonReader): void {
    if (!reader.read()) throw this.#error(reader, 'Unexpected end when deserializing object.');
  }
  #converter(
    contract: Contract | null,
    own: JsonConverter | null,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
  ): JsonConverter | null {
    const special = own ?? containerMember?.itemConverter ?? container?.itemConverter;
    if (special || !contract) return special ?? null;
    return contract.converter ?? this.#options.converterFor(contract.type) ?? contract.internalConverter;
  }
  #convert(converter: JsonConverter, reader: JsonReader, declared: Type, existing: unknown): unknown {
    const boxed = converter.readJson(
      reader,
      declared,
      existing,
      (this.#proxySerializer ??= this.#proxy(this)),
    );
    const isValueType = 'isValueType' in declared && declared.isValueType && !declared.isNullable;
    return boxed === null && isValueType ? defaultOf(declared) : cast(boxed, declared);
  }
  #recover(reader: JsonReader, readPast: boolean, depth: number): void {
    this.#errors.clear();
    if (!readPast) return;
    reader.skip();
    while (reader.depth > depth + 1 && reader.read());
  }

  #hasNoType(contract: Contract | null): boolean {
    return !contract || contract.underlyingType === specialType('object') || contract.kind === 'linq';
  }
  #token(reader: JsonReader, contract: Contract | null): JToken | null {
    if (contract) {
      const { type } = contract;
      const name = type.kind === 'array' ? '' : type.name;
      if (name === 'JRaw') return rawOf(reader);
      if (reader.tokenType === JsonToken.Null && name !== 'JValue' && name !== 'JToken') return null;
    }
    const writer = new JTokenWriter();
    writer.writeToken(reader);
    const { token } = writer;
    if (contract && token && contract.kind === 'linq' && !isOfType(token, contract.type as NamedType)) {
      throw this.#error(
        reader,
        `Deserialized JSON type '${typeName(token.$type)}' is not compatible with expected type '${typeName(contract.type)}'.`,
      );
    }
    return token;
  }
  /** After the start of an object whose metadata properties were looked for. */
  #objectToken(reader: JsonReader): JToken {
    const writer = new JTokenWriter();
    writer.writeStartObject();
    do {
      if (reader.tokenType === JsonToken.PropertyName) {
        const name = reader.value as string;
        if (!reader.readAndMoveToContent()) break;
        writer.writePropertyName(name);
        writer.writeToken(reader, true, false);
      } else if (reader.tokenType !== JsonToken.Comment) {
        writer.writeEndObject();
        return writer.token!;
      }
    } while (reader.read());
    throw this.#error(reader, 'Unexpected end when deserializing object.');
  }

  #value(
    reader: JsonReader,
    declared: Type | null,
    contract: Contract | null,
    member: JsonProperty | null,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
    existing: unknown,
  ): unknown {
    if (contract?.kind === 'linq') return this.#token(reader, contract);
    do {
      switch (reader.tokenType) {
        case JsonToken.StartObject:
          return this.#object(reader, declared, contract, member, container, containerMember, existing);
        case JsonToken.StartArray:
          return this.#list(reader, declared, contract, member, existing);
        case JsonToken.Integer:
        case JsonToken.Float:
        case JsonToken.Boolean:
        case JsonToken.Date:
        case JsonToken.Bytes:
          return ensureType(reader, reader.boxedValue, contract, declared);
        case JsonToken.String: {
          const text = reader.value as string;
          if (isEmptyForNull(text, declared, contract)) return null;
          if (contract?.kind === 'primitive' && contract.primitive === 'Bytes') return bytesOfBase64(text);
          return ensureType(reader, text, contract, declared);
        }
        case JsonToken.StartConstructor:
          return ensureType(reader, reader.value, contract, declared);
        case JsonToken.Null:
        case JsonToken.Undefined:
          return ensureType(reader, null, contract, declared);
        case JsonToken.Raw:
          return new JRaw(reader.value);
        case JsonToken.Comment:
          break;
        default:
          throw this.#error(reader, `Unexpected token while deserializing object: ${tokenName(reader)}`);
      }
    } while (reader.read());
    throw this.#error(reader, 'Unexpected end when deserializing object.');
  }

  #object(
    reader: JsonReader,
    declared: Type | null,
    declaredContract: Contract | null,
    member: JsonProperty | null,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
    existing: unknown,
  ): unknown {
    let contract = declaredContract;
    let id: string | null = null;
    this.#readOn(reader);
    if (this.#options.metadataPropertyHandling !== MetadataPropertyHandling.Ignore) {
      while (reader.tokenType === JsonToken.PropertyName) {
        const name = reader.value as string;
        if (name === '$ref') {
          this.#readOn(reader);
          const token: number = reader.tokenType;
          if (token !== JsonToken.String && token !== JsonToken.Null)
            throw this.#error(reader, 'JSON reference $ref property must have a string or null value.');
          const reference = reader.value as string | null;
          this.#readOn(reader);
          if (reference === null) continue;
          if (reader.tokenType === JsonToken.PropertyName)
            throw this.#error(
              reader,
              'Additional content found in JSON reference object. A JSON reference object should only have a $ref property.',
            );
          return this.#references.get(reference) ?? null;
        }
        if (name === '$type') {
          this.#readOn(reader);
          contract = this.#namedType(reader, contract, member, container, containerMember);
          this.#readOn(reader);
        } else if (name === '$id') {
          this.#readOn(reader);
          id = reader.value === null ? null : toText(reader.value);
          this.#readOn(reader);
        } else if (name === '$values') {
          this.#readOn(reader);
          const list = this.#list(reader, declared, contract, member, existing);
          this.#readOn(reader);
          return list;
        } else {
          break;
        }
      }
    }
    if (this.#hasNoType(contract)) return this.#objectToken(reader);
    switch (contract!.kind) {
      case 'object':
      case 'dynamic':
        return this.#newObject(reader, contract as ObjectContract, member, containerMember, existing, id);
      case 'primitive':
        if (reader.tokenType === JsonToken.PropertyName && reader.value === '$value') {
          this.#readOn(reader);
          const token: number = reader.tokenType;
          if (token === JsonToken.StartObject)
            throw this.#error(reader, 'Unexpected token when deserializing primitive value: StartObject');
          const value = this.#value(reader, declared, contract, member, null, null, existing);
          this.#readOn(reader);
          return value;
        }
        break;
      case 'dictionary':
        return this.#newDictionary(reader, contract as DictionaryContract, member, existing, id);
      default:
    }
    const needed = describe(contract!);
    throw this.#error(
      reader,
      `Cannot deserialize the current JSON object (e.g. {"name":"value"}) into type '${typeName(contract!.underlyingType)}' because the type requires a ${needed} to deserialize correctly.\n` +
        `To fix this error either change the JSON to a ${needed} or change the deserialized type so that it is a normal .NET type (e.g. not a primitive type like integer, not a collection type like an array or List<T>) that can be deserialized from a JSON object. JsonObjectAttribute can also be added to the type to force it to deserialize from a JSON object.\n`,
    );
  }
  /** `$type`, where type names are to be read: only what is the declared type anyway is known. */
  #namedType(
    reader: JsonReader,
    contract: Contract | null,
    member: JsonProperty | null,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
  ): Contract | null {
    const handling =
      member?.typeNameHandling ??
      containerMember?.itemTypeNameHandling ??
      container?.itemTypeNameHandling ??
      this.#options.typeNameHandling;
    if (handling === TypeNameHandling.None) return contract;
    const name = String(reader.value);
    if (contract && name.startsWith(`${typeName(contract.type)},`)) return contract;
    throw this.#error(reader, `Error resolving type specified in JSON '${name}'.`);
  }

  #newObject(
    reader: JsonReader,
    contract: ObjectContract,
    member: JsonProperty | null,
    containerMember: JsonProperty | null,
    existing: unknown,
    id: string | null,
  ): unknown {
    if (existing !== null) {
      if (id !== null) this.#references.set(id, existing);
      return this.#populateObject(reader, contract, existing, member);
    }
    const { creator } = contract;
    if (!creator) {
      throw this.#error(
        reader,
        contract.isInstantiable
          ? `Unable to find a constructor to use for type ${typeName(contract.underlyingType)}. A class should either have a default constructor, one constructor with arguments or a constructor marked with the JsonConstructor attribute.`
          : `Could not create an instance of type ${typeName(contract.underlyingType)}. Type is an interface or abstract class and cannot be instantiated.`,
      );
    }
    if (creator.parameters.length > 0) return this.#construct(reader, contract, creator, containerMember, id);
    const target = creator.create([]);
    if (id !== null) this.#references.set(id, target);
    return this.#populateObject(reader, contract, target, member);
  }

  #populateObject(
    reader: JsonReader,
    contract: ObjectContract,
    target: unknown,
    member: JsonProperty | null,
  ): unknown {
    invoke(contract.callbacks.deserializing, target, this.#options);
    const presence = this.#presence(contract);
    const depth = reader.depth;
    let finished = false;
    do {
      switch (reader.tokenType) {
        case JsonToken.PropertyName: {
          const name = reader.value as string;
          try {
            this.#readMember(reader, contract, target, member, name, presence);
          } catch (error) {
            if (!this.#errors.isHandled(target, contract, name, reader.path, error)) throw error;
            this.#recover(reader, true, depth - 1);
          }
          break;
        }
        case JsonToken.EndObject:
          finished = true;
          break;
        case JsonToken.Comment:
          break;
        default:
          throw this.#error(reader, `Unexpected token when deserializing object: ${tokenName(reader)}`);
      }
    } while (!finished && reader.read());
    if (!finished) this.#unexpectedEnd(reader, contract, target, 'object');
    this.#checkPresence(reader, contract, target, depth, presence);
    invoke(contract.callbacks.deserialized, target, this.#options);
    return target;
  }
  #readMember(
    reader: JsonReader,
    contract: ObjectContract,
    target: unknown,
    member: JsonProperty | null,
    name: string,
    presence: Map<JsonProperty, Presence> | undefined,
  ): void {
    const property = closestProperty(contract.properties, name);
    if (!property) this.#refuseMissing(reader, contract, name);
    if (!property || (property.shouldDeserialize && !property.shouldDeserialize(target))) {
      if (reader.read()) this.#extensionData(reader, contract, target, member, name);
      return;
    }
    property.contract ??= this.#options.contractOf(property.type);
    const converter = property.ignored
      ? null
      : this.#converter(property.contract, property.converter, contract, member);
    const found = converter ? reader.readAndMoveToContent() : reader.readForType(property.contract.readType);
    if (!found) throw this.#error(reader, `Unexpected end when setting ${name}'s value.`);
    presence?.set(property, presenceOf(reader, property));
    if (!this.#setProperty(reader, property, converter, contract, member, target))
      this.#extensionData(reader, contract, target, member, name);
  }
  #refuseMissing(reader: JsonReader, contract: ObjectContract, name: string): void {
    const handling = contract.missingMemberHandling ?? this.#options.missingMemberHandling;
    if (handling === MissingMemberHandling.Error && !contract.extensionData?.set) {
      throw this.#error(
        reader,
        `Could not find member '${name}' on object of type '${(contract.type as NamedType).name}'`,
      );
    }
  }
  #extensionData(
    reader: JsonReader,
    contract: ObjectContract,
    target: unknown,
    member: JsonProperty | null,
    name: string,
  ): void {
    const set = contract.extensionData?.set;
    if (!set) {
      reader.skip();
      return;
    }
    try {
      set(
        target,
        name,
        isPrimitiveToken(reader.tokenType) ||
          reader.tokenType === JsonToken.StartObject ||
          reader.tokenType === JsonToken.StartArray
          ? this.#extensionValue(reader, contract, member)
          : null,
      );
    } catch (error) {
      throw this.#error(
        reader,
        `Error setting value in extension data for type '${typeName(contract.underlyingType)}'.`,
        error,
      );
    }
  }
  #extensionValue(reader: JsonReader, contract: ObjectContract, member: JsonProperty | null): unknown {
    return contract.extensionData!.isToken
      ? this.#token(reader, null)
      : this.#value(reader, null, null, null, contract, member, null);
  }
  /** @returns whether the value went somewhere */
  #setProperty(
    reader: JsonReader,
    property: JsonProperty,
    ownConverter: JsonConverter | null,
    contract: ObjectContract,
    member: JsonProperty | null,
    target: unknown,
  ): boolean {
    if (property.ignored) return false;
    const token = reader.tokenType;
    let converter = ownConverter;
    let current: unknown = null;
    let useCurrent = false;
    let valueContract: Contract | undefined;
    const creation = property.objectCreationHandling ?? this.#options.objectCreationHandling;
    if (
      creation !== ObjectCreationHandling.Replace &&
      (token === JsonToken.StartArray ||
        token === JsonToken.StartObject ||
        creation === ObjectCreationHandling.Reuse) &&
      property.readable &&
      property.contract?.kind !== 'linq'
    ) {
      current = property.getValue(target);
      if (current !== null) {
        valueContract = this.#contractOfValue(current, property.type);
        useCurrent = !isReadOnly(valueContract);
      }
    }
    if (!property.writable && !useCurrent) return false;
    const nulls =
      property.nullValueHandling ?? contract.itemNullValueHandling ?? this.#options.nullValueHandling;
    if (token === JsonToken.Null && nulls === NullValueHandling.Ignore) return false;
    if (
      this.#ignoresDefaults(property) &&
      isPrimitiveToken(token) &&
      objectEquals(reader.boxedValue, resolvedDefault(property))
    )
      return false;
    if (current === null) valueContract = property.contract;
    else if (valueContract !== property.contract)
      converter = this.#converter(valueContract!, property.converter, contract, member);

    let value: unknown;
    if (converter?.canRead) {
      if (current === null && property.readable) current = property.getValue(target);
      value = this.#convert(converter, reader, property.type, box(current, property.type));
    } else {
      value = this.#value(
        reader,
        property.type,
        valueContract!,
        property,
        contract,
        member,
        useCurrent ? current : null,
      );
    }
    if ((!useCurrent || value !== current) && this.#shouldSet(property, contract, value)) {
      property.setValue(target, value);
      property.setIsSpecified?.(target, true);
      return true;
    }
    return useCurrent;
  }
  #contractOfValue(value: unknown, declared: Type): Contract {
    const type = withoutNullable(declared);
    return this.#options.contractOf('isValueType' in type && type.isValueType ? type : typeOf(value));
  }
  #ignoresDefaults(property: JsonProperty): boolean {
    const handling = property.defaultValueHandling ?? this.#options.defaultValueHandling;
    return (handling & DefaultValueHandling.Ignore) !== 0 && (handling & DefaultValueHandling.Populate) === 0;
  }
  #populatesDefaults(property: JsonProperty): boolean {
    return (
      ((property.defaultValueHandling ?? this.#options.defaultValueHandling) &
        DefaultValueHandling.Populate) !==
      0
    );
  }
  #shouldSet(property: JsonProperty, contract: ObjectContract, value: unknown): boolean {
    const nulls =
      property.nullValueHandling ?? contract.itemNullValueHandling ?? this.#options.nullValueHandling;
    if (value === null && nulls === NullValueHandling.Ignore) return false;
    if (this.#ignoresDefaults(property) && objectEquals(box(value, property.type), resolvedDefault(property)))
      return false;
    return property.writable;
  }

  #presence(contract: ObjectContract): Map<JsonProperty, Presence> | undefined {
    const needed = contract.properties.some(
      (property) =>
        (property.required ?? contract.itemRequired ?? Required.Default) !== Required.Default ||
        property.defaultValueHandling !== undefined,
    );
    if (!needed && (this.#options.defaultValueHandling & DefaultValueHandling.Populate) === 0)
      return undefined;
    return new Map(contract.properties.map((property) => [property, 'none']));
  }
  #checkPresence(
    reader: JsonReader,
    contract: ObjectContract,
    target: unknown,
    depth: number,
    presence: Map<JsonProperty, Presence> | undefined,
  ): void {
    for (const [property, found] of presence ?? []) {
      if (found === 'value') continue;
      try {
        const required = property.ignored
          ? Required.Default
          : (property.required ?? contract.itemRequired ?? Required.Default);
        if (found === 'none') {
          if (required === Required.AllowNull || required === Required.Always)
            throw this.#error(reader, `Required property '${property.propertyName}' not found in JSON.`);
          if (!property.ignored && property.writable && this.#populatesDefaults(property)) {
            property.contract ??= this.#options.contractOf(property.type);
            property.setValue(
              target,
              ensureType(reader, resolvedDefault(property), property.contract, property.type),
            );
          }
        } else {
          if (required === Required.Always)
            throw this.#error(
              reader,
              `Required property '${property.propertyName}' expects a value but got null.`,
            );
          if (required === Required.DisallowNull)
            throw this.#error(
              reader,
              `Required property '${property.propertyName}' expects a non-null value.`,
            );
        }
      } catch (error) {
        if (!this.#errors.isHandled(target, contract, property.propertyName, reader.path, error)) throw error;
        this.#recover(reader, true, depth);
      }
    }
  }

  /** Makes an object by a constructor with parameters: reads all members first. */
  #construct(
    reader: JsonReader,
    contract: ObjectContract,
    creator: Creator,
    containerMember: JsonProperty | null,
    id: string | null,
  ): unknown {
    const presence = this.#presence(contract);
    const extension: [string, unknown][] = [];
    const values = this.#constructorValues(reader, contract, creator, containerMember, extension);
    const { parameters } = creator;
    const args = parameters.map(({ type }) => defaultOf(type));
    const rest: [JsonProperty, unknown][] = [];
    for (const [property, value] of values) {
      const parameter = parameters.includes(property)
        ? property
        : closestProperty(parameters, property.underlyingName);
      if (parameter) args[parameters.indexOf(parameter)] = value;
      else rest.push([property, value]);
      if (presence) {
        const own = closestProperty(contract.properties, property.propertyName);
        if (own) presence.set(own, value === null ? 'null' : 'value');
      }
    }
    for (const [property, found] of presence ?? []) {
      if (found === 'value' || property.ignored || !this.#populatesDefaults(property)) continue;
      const index = parameters.findIndex(({ propertyName }) => propertyName === property.propertyName);
      property.contract ??= this.#options.contractOf(property.type);
      if (index >= 0)
        args[index] = ensureType(reader, resolvedDefault(property), property.contract, property.type);
    }
    const target = creator.create(args);
    if (id !== null) this.#references.set(id, target);
    invoke(contract.callbacks.deserializing, target, this.#options);
    for (const [property, value] of rest) this.#setAfterwards(property, contract, target, value);
    for (const [name, value] of extension) contract.extensionData!.set!(target, name, value);
    this.#checkPresence(reader, contract, target, reader.depth, presence);
    invoke(contract.callbacks.deserialized, target, this.#options);
    return target;
  }
  #setAfterwards(property: JsonProperty, contract: ObjectContract, target: unknown, value: unknown): void {
    if (this.#shouldSet(property, contract, value)) {
      property.setValue(target, value);
      property.setIsSpecified?.(target, true);
      return;
    }
    if (property.writable || value === null || !property.readable) return;
    // A collection without a setter: what was read is added to it.
    const valueContract = this.#options.contractOf(property.type);
    const existing = property.getValue(target);
    if (existing === null) return;
    if (valueContract.kind === 'array') {
      const maker = this.#options.contractOf(typeOf(existing));
      if (maker.kind === 'array' && maker.collection?.canPopulate)
        for (const item of iterate(value)) maker.collection.add(existing, item);
    } else if (valueContract.kind === 'dictionary') {
      const maker = this.#options.contractOf(typeOf(existing));
      if (maker.kind === 'dictionary')
        for (const { Key, Value } of iterate<{ Key: unknown; Value: unknown }>(value))
          maker.dictionary?.set(existing, Key, Value);
    }
  }
  #constructorValues(
    reader: JsonReader,
    contract: ObjectContract,
    creator: Creator,
    containerMember: JsonProperty | null,
    extension: [string, unknown][],
  ): Map<JsonProperty, unknown> {
    const values = new Map<JsonProperty, unknown>();
    let finished = false;
    do {
      switch (reader.tokenType) {
        case JsonToken.PropertyName: {
          const name = reader.value as string;
          const property =
            closestProperty(creator.parameters, name) ?? closestProperty(contract.properties, name);
          if (property) {
            property.contract ??= this.#options.contractOf(property.type);
            const converter = this.#converter(
              property.contract,
              property.converter,
              contract,
              containerMember,
            );
            if (!(converter ? reader.readAndMoveToContent() : reader.readForType(property.contract.readType)))
              throw this.#error(reader, `Unexpected end when setting ${name}'s value.`);
            if (!property.ignored) {
              values.set(
                property,
                converter?.canRead
                  ? this.#convert(converter, reader, property.type, null)
                  : this.#value(
                      reader,
                      property.type,
                      property.contract,
                      property,
                      contract,
                      containerMember,
                      null,
                    ),
              );
              break;
            }
          } else {
            if (!reader.read()) throw this.#error(reader, `Unexpected end when setting ${name}'s value.`);
            this.#refuseMissing(reader, contract, name);
          }
          if (contract.extensionData?.set)
            extension.push([name, this.#extensionValue(reader, contract, containerMember)]);
          else reader.skip();
          break;
        }
        case JsonToken.Comment:
          break;
        case JsonToken.EndObject:
          finished = true;
          break;
        default:
          throw this.#error(reader, `Unexpected token when deserializing object: ${tokenName(reader)}`);
      }
    } while (!finished && reader.read());
    if (!finished) this.#unexpectedEnd(reader, contract, null, 'object');
    return values;
  }

  #newDictionary(
    reader: JsonReader,
    contract: DictionaryContract,
    member: JsonProperty | null,
    existing: unknown,
    id: string | null,
  ): unknown {
    const maker = contract.dictionary;
    if (existing !== null) return this.#populateDictionary(reader, contract, existing, member);
    if (!maker?.create) {
      throw this.#error(
        reader,
        contract.isInstantiable
          ? `Unable to find a default constructor to use for type ${typeName(contract.underlyingType)}.`
          : `Could not create an instance of type ${typeName(contract.underlyingType)}. Type is an interface or abstract class and cannot be instantiated.`,
      );
    }
    const dictionary = maker.create();
    if (id !== null) this.#references.set(id, dictionary);
    this.#populateDictionary(reader, contract, dictionary, member);
    return maker.finish ? maker.finish(dictionary) : dictionary;
  }
  #populateDictionary(
    reader: JsonReader,
    contract: DictionaryContract,
    target: unknown,
    member: JsonProperty | null,
  ): unknown {
    invoke(contract.callbacks.deserializing, target, this.#options);
    const depth = reader.depth;
    contract.keyContract ??= this.#options.contractOf(contract.keyType);
    contract.itemContract ??= this.#options.contractOf(contract.valueType);
    const itemContract = contract.itemContract;
    const converter = contract.itemConverter ?? this.#converter(itemContract, null, contract, member);
    let finished = false;
    do {
      switch (reader.tokenType) {
        case JsonToken.PropertyName: {
          const text = reader.value as string;
          try {
            let key: unknown;
            try {
              key = ensureType(reader, text, contract.keyContract, contract.keyType);
            } catch (error) {
              throw this.#error(
                reader,
                `Could not convert string '${text}' to dictionary key type '${typeName(contract.keyType)}'. Create a TypeConverter to convert from the string to the key type object.`,
                error,
              );
            }
            if (!(converter ? reader.readAndMoveToContent() : reader.readForType(itemContract.readType)))
              throw this.#error(reader, 'Unexpected end when deserializing object.');
            const value = converter?.canRead
              ? this.#convert(converter, reader, contract.valueType, null)
              : this.#value(reader, contract.valueType, itemContract, null, contract, member, null);
            contract.dictionary!.set(target, key, value);
          } catch (error) {
            if (!this.#errors.isHandled(target, contract, text, reader.path, error)) throw error;
            this.#recover(reader, true, depth - 1);
          }
          break;
        }
        case JsonToken.Comment:
          break;
        case JsonToken.EndObject:
          finished = true;
          break;
        default:
          throw this.#error(reader, `Unexpected token when deserializing object: ${tokenName(reader)}`);
      }
    } while (!finished && reader.read());
    if (!finished) this.#unexpectedEnd(reader, contract, target, 'object');
    invoke(contract.callbacks.deserialized, target, this.#options);
    return target;
  }

  #list(
    reader: JsonReader,
    declared: Type | null,
    contract: Contract | null,
    member: JsonProperty | null,
    existing: unknown,
  ): unknown {
    if (this.#hasNoType(contract)) return this.#token(reader, contract?.kind === 'linq' ? contract : null);
    if (contract!.kind !== 'array') {
      const needed = describe(contract!);
      throw this.#error(
        reader,
        `Cannot deserialize the current JSON array (e.g. [1,2,3]) into type '${typeName(declared!)}' because the type requires a ${needed} to deserialize correctly.\n` +
          `To fix this error either change the JSON to a ${needed} or change the deserialized type to an array or a type that implements a collection interface (e.g. ICollection, IList) like List<T> that can be deserialized from a JSON array. JsonArrayAttribute can also be added to the type to force it to deserialize from a JSON array.\n`,
      );
    }
    const array = contract as ArrayContract;
    const maker = array.collection;
    if (!maker)
      throw this.#error(reader, `Cannot create and populate list type ${typeName(array.underlyingType)}.`);
    if (existing !== null && maker.canPopulate) return this.#populateList(reader, array, existing, member);
    if (maker.create) return this.#populateList(reader, array, maker.create(), member);
    if (!maker.finish)
      throw this.#error(
        reader,
        `Could not create an instance of type ${typeName(array.underlyingType)}. Type is an interface or abstract class and cannot be instantiated.`,
      );
    const items: unknown[] = [];
    if (array.rank > 1) this.#dimension(reader, array, items, member, 1);
    else this.#fillList(reader, array, items, (item) => items.push(item), member);
    return maker.finish(items);
  }
  #populateList(
    reader: JsonReader,
    contract: ArrayContract,
    target: unknown,
    member: JsonProperty | null,
  ): unknown {
    invoke(contract.callbacks.deserializing, target, this.#options);
    const { add } = contract.collection!;
    this.#fillList(reader, contract, target, (item) => add(target, item), member);
    invoke(contract.callbacks.deserialized, target, this.#options);
    return target;
  }
  #fillList(
    reader: JsonReader,
    contract: ArrayContract,
    target: unknown,
    add: (item: unknown) => void,
    member: JsonProperty | null,
  ): void {
    const itemType = contract.itemType ?? specialType('object');
    contract.itemContract ??= this.#options.contractOf(itemType);
    const itemContract = contract.itemContract;
    const converter = this.#converter(itemContract, null, contract, member);
    const depth = reader.depth;
    let lastError = -1;
    for (;;) {
      try {
        if (!(converter ? reader.readAndMoveToContent() : reader.readForType(itemContract.readType))) {
          this.#unexpectedEnd(reader, contract, target, 'array');
          return;
        }
        if (reader.tokenType === JsonToken.EndArray) return;
        if (reader.tokenType === JsonToken.Comment) continue;
        add(
          converter?.canRead
            ? this.#convert(converter, reader, itemType, null)
            : this.#value(reader, itemType, itemContract, null, contract, member, null),
        );
      } catch (error) {
        const { index } = reader.levelAt(depth);
        if (!this.#errors.isHandled(target, contract, index, reader.path, error)) throw error;
        this.#recover(reader, true, depth);
        if (lastError === index)
          throw this.#error(reader, 'Infinite loop detected from error handling.', error);
        lastError = index;
      }
    }
  }
  #dimension(
    reader: JsonReader,
    contract: ArrayContract,
    items: unknown[],
    member: JsonProperty | null,
    level: number,
  ): void {
    if (level === contract.rank) {
      this.#fillList(reader, contract, items, (item) => items.push(item), member);
      return;
    }
    while (reader.read()) {
      switch (reader.tokenType) {
        case JsonToken.StartArray: {
          const inner: unknown[] = [];
          items.push(inner);
          this.#dimension(reader, contract, inner, member, level + 1);
          break;
        }
        case JsonToken.EndArray:
          return;
        case JsonToken.Comment:
          break;
        default:
          throw this.#error(
            reader,
            `Unexpected token when deserializing multidimensional array: ${tokenName(reader)}`,
          );
      }
    }
    throw this.#error(reader, 'Unexpected end when deserializing array.');
  }
  #unexpectedEnd(reader: JsonReader, contract: Contract, target: unknown, what: string): void {
    const error = this.#error(reader, `Unexpected end when deserializing ${what}.`);
    if (!this.#errors.isHandled(target, contract, null, reader.path, error)) throw error;
    this.#recover(reader, false, 0);
  }
}

function tokenName(reader: JsonReader): string {
  return enumName(JsonToken, reader.tokenType);
}
function describe(contract: Contract): string {
  switch (contract.kind) {
    case 'array':
      return 'JSON array (e.g. [1,2,3])';
    case 'primitive':
      return 'JSON primitive value (e.g. string, number, boolean, null)';
    case 'string':
      return 'JSON string value';
    default:
      return 'JSON object (e.g. {"name":"value"})';
  }
}
function isEmptyForNull(text: string, declared: Type | null, contract: Contract | null): boolean {
  return (
    text === '' &&
    declared !== null &&
    declared !== specialType('string') &&
    declared !== specialType('object') &&
    contract !== null &&
    contract.isNullable
  );
}
function presenceOf(reader: JsonReader, property: JsonProperty): Presence {
  switch (reader.tokenType) {
    case JsonToken.String:
      return isEmptyForNull(reader.value as string, property.type, property.contract!) ? 'null' : 'value';
    case JsonToken.Null:
    case JsonToken.Undefined:
      return 'null';
    default:
      return 'value';
  }
}
/** Boxed. */
function resolvedDefault(property: JsonProperty): unknown {
  return property.defaultValue === undefined
    ? box(defaultOf(property.type), property.type)
    : property.defaultValue;
}
/** Whether a value of such a contract is replaced, not filled. */
function isReadOnly(contract: Contract): boolean {
  if (contract.kind === 'array') return !contract.collection?.canPopulate;
  if (contract.kind === 'dictionary')
    return contract.dictionary?.finish !== undefined || contract.dictionary === undefined;
  return 'isValueType' in contract.type && contract.type.isValueType;
}
function isOfType(token: JToken, type: NamedType): boolean {
  for (let current: NamedType | null = token.$type; current; current = current.baseType)
    if (current === type) return true;
  return type.kind === 'interface';
}
function rawOf(reader: JsonReader): JRaw {
  const buffer = new TextBuffer();
  new JsonTextWriter(buffer).writeToken(reader);
  return new JRaw(buffer.text);
}
