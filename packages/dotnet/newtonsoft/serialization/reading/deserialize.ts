// Makes objects from JSON: `JsonSerializer.Deserialize` and `Populate`.
import { box, cast } from '@mockwright/language/runtime/casting';
import { ArgumentNullException, NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { specialType } from '@mockwright/language/runtime/core-types';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { toText } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { JsonToken } from '../../json-token.ts';
import { JsonSerializationException } from '../../json-serialization-exception.ts';
import type { JToken } from '../../linq/token.ts';
import { JRaw } from '../../linq/value.ts';
import type { JsonReader } from '../../reading/json-reader.ts';
import { JTokenWriter } from '../../writing/token-writer.ts';
import { JsonTextWriter, TextBuffer } from '../../writing/json-text-writer.ts';
import { bytesOfBase64 } from '../../../values/system-types.ts';
import { ensureType } from './convert-value.ts';
import type { ContainerContract, Contract, JsonProperty } from '../contracts/contracts.ts';
import type { JsonConverter } from '../converter.ts';
import { ErrorHandling } from '../serializer-options.ts';
import { referencesOf } from '../references.ts';
import type { References } from '../references.ts';
import type { SerializerOptions } from '../serializer-options.ts';

import { objectValue } from './object-value.ts';
import { populateObject } from './populate-object.ts';
import { isReadWhole } from './read-serializable.ts';
import { populateDictionary, listValue, populateExistingList } from './populate-collection.ts';
import { boxedResult, fitted } from './misfit.ts';
import { isEmptyForNull, tokenName } from './deserialization.ts';
import type { Deserialization } from './deserialization.ts';

/** One call of `Deserialize`, and those that converters make inside it. Values are in natural form of their declared type. */
export class SerializerReader implements Deserialization {
  readonly options: SerializerOptions;
  readonly errors: ErrorHandling;
  readonly #proxy: (reader: SerializerReader) => object;
  #proxySerializer: object | undefined;
  readonly references: References;

  /** @param proxy makes the serializer that converters get */
  constructor(options: SerializerOptions, proxy: (reader: SerializerReader) => object) {
    this.options = options;
    this.errors = new ErrorHandling(options, 'deserializing');
    this.references = referencesOf(options.referenceResolver, this);
    this.#proxy = proxy;
  }

  /** @returns the boxed value, which a converter may have given another type */
  deserialize(reader: JsonReader, declared: Type | null, checkAdditionalContent: boolean): unknown {
    const contract = this.contract(declared);
    try {
      const converter = this.converter(contract, null, null, null);
      if (
        reader.tokenType === JsonToken.None &&
        !(converter ? reader.read() : reader.readForType(contract?.readType ?? 'any'))
      ) {
        if (contract && !contract.isNullable)
          throw this.error(
            reader,
            `No JSON content found and type '${typeName(contract.underlyingType)}' is not nullable.`,
          );
        return null;
      }
      const boxed = converter?.canRead
        ? this.convertBoxed(converter, reader, declared!, null)
        : boxedResult(declared, () => this.value(reader, declared, contract, null, null, null, null));
      if (checkAdditionalContent) {
        while (reader.read()) {
          if (reader.tokenType !== JsonToken.Comment)
            throw this.error(
              reader,
              'Additional text found in JSON string after finishing deserializing object.',
            );
        }
      }
      return boxed;
    } catch (error) {
      if (!this.errors.isHandled(null, contract, null, reader.path, error)) {
        this.errors.clear();
        throw error;
      }
      this.recover(reader, false, 0);
      return null;
    }
  }

  /** `Populate`. */
  populate(reader: JsonReader, target: unknown): void {
    if (target === null) throw new ArgumentNullException('target');
    const type = typeOf(target);
    const contract = this.options.contractOf(type);
    if (!reader.moveToContent()) throw this.error(reader, 'No JSON content found.');
    if (reader.tokenType === JsonToken.StartArray) {
      if (contract.kind !== 'array')
        throw this.error(reader, `Cannot populate JSON array onto type '${typeName(type)}'.`);
      populateExistingList(this, reader, contract, target);
    } else if (reader.tokenType === JsonToken.StartObject) {
      this.readOn(reader);
      const first: number = reader.tokenType;
      if (first === JsonToken.PropertyName && reader.value === '$id') {
        this.readOn(reader);
        this.references.add(toText(reader.value), target);
        this.readOn(reader);
      }
      if (contract.kind === 'dictionary') {
        if (contract.dictionary?.finish !== undefined) throw new NotSupportedException();
        populateDictionary(this, reader, contract, target, null);
      } else if (contract.kind === 'object' && !isReadWhole(contract))
        populateObject(this, reader, contract, target, null);
      else throw this.error(reader, `Cannot populate JSON object onto type '${typeName(type)}'.`);
    } else {
      throw this.error(
        reader,
        `Unexpected initial token '${tokenName(reader)}' when populating object. Expected JSON object or array.`,
      );
    }
  }

  error(reader: JsonReader, message: string, inner?: unknown): JsonSerializationException {
    return JsonSerializationException.at(reader, reader.path, message, (inner ?? null) as never);
  }
  contract(type: Type | null): Contract | null {
    return type ? this.options.contractOf(type) : null;
  }
  readOn(reader: JsonReader): void {
    if (!reader.read()) throw this.error(reader, 'Unexpected end when reading JSON.');
  }
  converter(
    contract: Contract | null,
    own: JsonConverter | null,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
  ): JsonConverter | null {
    const special = own ?? containerMember?.itemConverter ?? container?.itemConverter;
    if (special || !contract) return special ?? null;
    return (
      contract.converter ?? this.options.converterFor(contract.underlyingType) ?? contract.internalConverter
    );
  }
  convert(converter: JsonConverter, reader: JsonReader, declared: Type, existing: unknown): unknown {
    return fitted(this.convertBoxed(converter, reader, declared, existing), declared);
  }
  convertBoxed(converter: JsonConverter, reader: JsonReader, declared: Type, existing: unknown): unknown {
    const { trace } = this.options;
    const account = trace
      ? `deserializing ${typeName(declared)} with converter ${typeName(typeOf(converter))}`
      : '';
    trace?.info(reader, `Started ${account}`);
    const boxed = converter.readJson(
      reader,
      declared,
      existing,
      (this.#proxySerializer ??= this.#proxy(this)),
    );
    trace?.info(reader, `Finished ${account}`);
    return boxed;
  }
  recover(reader: JsonReader, readPast: boolean, depth: number): void {
    this.errors.clear();
    if (!readPast) return;
    reader.skip();
    while (reader.depth > depth + 1 && reader.read());
  }

  hasNoType(contract: Contract | null): boolean {
    return !contract || contract.underlyingType === specialType('object') || contract.kind === 'linq';
  }
  token(reader: JsonReader, contract: Contract | null): JToken | null {
    if (contract) {
      const { type } = contract;
      const isOwn = type.kind !== 'array' && type.namespace === 'Newtonsoft.Json.Linq';
      const name = isOwn ? type.name : '';
      if (name === 'JRaw') return rawOf(reader);
      if (reader.tokenType === JsonToken.Null && name !== 'JValue' && name !== 'JToken') return null;
    }
    const writer = new JTokenWriter();
    writer.writeToken(reader);
    const { token } = writer;
    if (contract && token && contract.kind === 'linq' && !isOfType(token, contract.type as NamedType)) {
      throw this.error(
        reader,
        `Deserialized JSON type '${typeName(token.$type)}' is not compatible with expected type '${typeName(contract.type)}'.`,
      );
    }
    return token;
  }

  value(
    reader: JsonReader,
    declared: Type | null,
    contract: Contract | null,
    member: JsonProperty | null,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
    existing: unknown,
  ): unknown {
    if (contract?.kind === 'linq') return this.token(reader, contract);
    do {
      switch (reader.tokenType) {
        case JsonToken.StartObject:
          return objectValue(this, reader, declared, contract, member, container, containerMember, existing);
        case JsonToken.StartArray:
          return listValue(this, reader, declared, contract, member, existing);
        case JsonToken.Integer:
        case JsonToken.Float:
        case JsonToken.Boolean:
        case JsonToken.Date:
        case JsonToken.Bytes:
          return ensureType(reader, reader.boxedValue, contract, declared);
        case JsonToken.String: {
          const text = cast(reader.boxedValue, specialType('string')) as string;
          if (isEmptyForNull(text, declared, contract)) return null;
          if (contract?.kind === 'primitive' && contract.primitive === 'Bytes') return bytesOfBase64(text);
          return ensureType(reader, text, contract, declared);
        }
        case JsonToken.StartConstructor:
          return ensureType(reader, toText(dereferenced(reader.boxedValue)), contract, declared);
        case JsonToken.Null:
        case JsonToken.Undefined:
          return ensureType(reader, null, contract, declared);
        case JsonToken.Raw: {
          const raw = new JRaw(reader.text);
          return declared ? fitted(raw, declared) : raw;
        }
        case JsonToken.Comment:
          break;
        default:
          throw this.error(reader, `Unexpected token while deserializing object: ${tokenName(reader)}`);
      }
    } while (reader.read());
    throw this.error(reader, 'Unexpected end when deserializing object.');
  }
  unexpectedEnd(reader: JsonReader, contract: Contract, target: unknown, what: string): void {
    const error = this.error(reader, `Unexpected end when deserializing ${what}.`);
    if (!this.errors.isHandled(target, contract, null, reader.path, error)) throw error;
    this.recover(reader, false, 0);
  }
}

/** The same where contracts cannot be trusted to make what they are asked for. */
class DistrustfulReader extends SerializerReader {
  override value(
    reader: JsonReader,
    declared: Type | null,
    contract: Contract | null,
    member: JsonProperty | null,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
    existing: unknown,
  ): unknown {
    const value = super.value(reader, declared, contract, member, container, containerMember, existing);
    const boxed = contract ? box(value, contract.type) : value;
    return declared === null ? boxed : fitted(boxed, declared);
  }
}
/** @param proxy makes the serializer that converters get */
export function readerWith(
  options: SerializerOptions,
  proxy: (reader: SerializerReader) => object,
): SerializerReader {
  const Reader = options.distrustsContracts ? DistrustfulReader : SerializerReader;
  return new Reader(options, proxy);
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
