// Converters that types have by themselves: `KeyValuePair`, `ExpandoObject`, `Regex`.
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { box, cast, defaultOf } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { createInstance, getMember } from '@mockwright/language/runtime/members';
import { typeOf } from '@mockwright/language/runtime/type-of';
import type { NamedType, PropertySymbol, Type } from '@mockwright/language/metadata/symbols';
import { elementMessage } from '../../System/text/range-checks.ts';
import { JsonToken } from '../json-token.ts';
import { enumName } from '../enum-names.ts';
import { JsonSerializationException } from '../json-serialization-exception.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import {
  DefaultContractResolver,
  setBuiltInConverters,
} from '../serialization/contracts/contract-resolver.ts';
import { JsonConverter } from '../serialization/converter.ts';
import type { JsonSerializer } from '../serialization/serializer.ts';
import { constructorArgument } from '../serialization/reading/convert-value.ts';
import { withoutNullable } from '../../System.Reflection/data-members.ts';
import { XmlNodeConverter } from './xml-node-converter.ts';

function isNamed(type: Type, name: string, namespace: string): boolean {
  return (
    type.kind !== 'array' &&
    'name' in type &&
    type.name === name &&
    (type as NamedType).namespace === namespace
  );
}
function nameIn(serializer: JsonSerializer | null, name: string): string {
  const { resolver } = dereferenced(serializer);
  return resolver instanceof DefaultContractResolver ? resolver.propertyName(name) : name;
}

/**
 * The types of a pair's key and value.
 * @throws {ArgumentOutOfRangeException} for a type without two type arguments
 * @throws {ArgumentException} for another one that is no pair
 */
function typesOfPair(type: Type): readonly [key: Type, value: Type] {
  const [key, value] = (type as NamedType).typeArguments ?? [];
  if (!key || !value) throw new ArgumentOutOfRangeException('index', elementMessage);
  if (!isNamed(type, 'KeyValuePair', 'System.Collections.Generic'))
    throw new ArgumentException("Expected a single member with the name 'Key'.");
  return [key, value];
}

/** `KeyValuePairConverter`. */
export class KeyValuePairConverter extends JsonConverter {
  protected override canConvertType(type: Type): boolean {
    const plain = withoutNullable(type);
    return isNamed(plain, 'KeyValuePair', 'System.Collections.Generic') && plain.kind === 'struct';
  }
  protected override writeValue(writer: JsonWriter, value: unknown, serializer: JsonSerializer): void {
    if (value === null) {
      writer.writeNull();
      return;
    }
    const [keyType, valueType] = typesOfPair(typeOf(value));
    const pair = value as { readonly Key: unknown; readonly Value: unknown };
    writer.writeStartObject();
    writer.writePropertyName(nameIn(serializer, 'Key'));
    serializer.serialize(writer, box(pair.Key, keyType), keyType);
    writer.writePropertyName(nameIn(serializer, 'Value'));
    serializer.serialize(writer, box(pair.Value, valueType), valueType);
    writer.writeEndObject();
  }
  protected override readValue(
    reader: JsonReader,
    type: Type,
    _existing: unknown,
    serializer: JsonSerializer,
  ): unknown {
    if (reader.tokenType === JsonToken.Null) {
      if (withoutNullable(type) === type)
        throw JsonSerializationException.at(
          reader,
          reader.path,
          'Cannot convert null value to KeyValuePair.',
        );
      return null;
    }
    reader.readAndAssert();
    const pairType = withoutNullable(type) as NamedType;
    const [keyType, valueType] = typesOfPair(pairType);
    let key = defaultOf(keyType);
    let value = defaultOf(valueType);
    while (reader.tokenType === JsonToken.PropertyName) {
      const name = (reader.value as string).toLowerCase();
      if (name === 'key') {
        reader.readForType(dereferenced(serializer).options.contractOf(keyType).readType);
        key = constructorArgument(serializer.deserialize(reader, keyType), keyType);
      } else if (name === 'value') {
        reader.readForType(dereferenced(serializer).options.contractOf(valueType).readType);
        value = constructorArgument(serializer.deserialize(reader, valueType), valueType);
      } else {
        reader.skip();
      }
      reader.readAndAssert();
    }
    return createInstance(pairType, [key, value]);
  }
}

/** `ExpandoObjectConverter`: reads into an `ExpandoObject`; written it is a dictionary. */
export class ExpandoObjectConverter extends JsonConverter {
  protected override canConvertType(type: Type): boolean {
    return isNamed(type, 'ExpandoObject', 'System.Dynamic');
  }
  protected override get writesJson(): boolean {
    return false;
  }
  protected override readValue(reader: JsonReader): unknown {
    return this.#value(reader);
  }
  #value(reader: JsonReader): unknown {
    if (!reader.moveToContent())
      throw JsonSerializationException.at(reader, reader.path, 'Unexpected end when reading ExpandoObject.');
    switch (reader.tokenType) {
      case JsonToken.StartObject: {
        const target = createInstance(coreType('System.Dynamic.ExpandoObject')) as {
          $setMember(name: string, value: unknown): void;
        };
        while (reader.read()) {
          const token: number = reader.tokenType;
          if (token === JsonToken.EndObject) return target;
          if (token === JsonToken.Comment) continue;
          const name = reader.value as string;
          if (!reader.read()) break;
          target.$setMember(name, this.#value(reader));
        }
        throw JsonSerializationException.at(
          reader,
          reader.path,
          'Unexpected end when reading ExpandoObject.',
        );
      }
      case JsonToken.StartArray: {
        const items: unknown[] = [];
        while (reader.read()) {
          const token: number = reader.tokenType;
          if (token === JsonToken.EndArray) return listOfObjects(items);
          if (token !== JsonToken.Comment) items.push(this.#value(reader));
        }
        throw JsonSerializationException.at(
          reader,
          reader.path,
          'Unexpected end when reading ExpandoObject.',
        );
      }
      case JsonToken.StartConstructor:
      case JsonToken.EndObject:
      case JsonToken.EndArray:
      case JsonToken.PropertyName:
        throw JsonSerializationException.at(
          reader,
          reader.path,
          `Unexpected token when converting ExpandoObject: ${enumName(JsonToken, reader.tokenType)}`,
        );
      default:
        return reader.boxedValue;
    }
  }
}

const regexType = (): NamedType => coreType('System.Text.RegularExpressions.Regex');
const regexOptions = (): Type => coreType('System.Text.RegularExpressions.RegexOptions');

/** `RegexConverter`. */
export class RegexConverter extends JsonConverter {
  protected override canConvertType(type: Type): boolean {
    return isNamed(type, 'Regex', 'System.Text.RegularExpressions');
  }
  protected override writeValue(writer: JsonWriter, value: unknown, serializer: JsonSerializer): void {
    if (value === null) {
      writer.writeNull();
      return;
    }
    const regex = cast(value, regexType()) as { readonly $type: NamedType; $toString(): string };
    writer.writeStartObject();
    writer.writePropertyName(nameIn(serializer, 'Pattern'));
    writer.writeString(regex.$toString());
    const options = getMember(regex, regex.$type.members('Options')[0] as PropertySymbol) as number;
    writer.writePropertyName(nameIn(serializer, 'Options'));
    serializer.serialize(writer, box(options, coreType('System.Text.RegularExpressions.RegexOptions')));
    writer.writeEndObject();
  }
  protected override readValue(
    reader: JsonReader,
    _type: Type,
    _existing: unknown,
    serializer: JsonSerializer,
  ): unknown {
    if (reader.tokenType === JsonToken.Null) return null;
    let pattern: string | null = null;
    let options = 0;
    if (reader.tokenType === JsonToken.String) {
      const text = dereferenced(reader.text);
      const end = text.lastIndexOf('/');
      if (!text.startsWith('/') || end === 0)
        throw JsonSerializationException.at(
          reader,
          reader.path,
          'Regex pattern must be enclosed by slashes.',
        );
      pattern = text.slice(1, end);
      for (const letter of text.slice(end + 1)) options |= { i: 1, m: 2, s: 16, x: 4 }[letter] ?? 0;
      return createInstance(regexType(), [pattern, options]);
    }
    if (reader.tokenType !== JsonToken.StartObject)
      throw JsonSerializationException.at(reader, reader.path, 'Unexpected token when reading Regex.');
    while (reader.read()) {
      const token: number = reader.tokenType;
      if (token === JsonToken.EndObject) {
        if (pattern === null)
          throw JsonSerializationException.at(
            reader,
            reader.path,
            'Error deserializing Regex. No pattern found.',
          );
        return createInstance(regexType(), [pattern, options]);
      }
      if (token !== JsonToken.PropertyName) continue;
      const name = (reader.value as string).toLowerCase();
      reader.readAndAssert();
      if (name === 'pattern') pattern = reader.text;
      else if (name === 'options')
        options = cast(
          dereferenced(serializer).deserialize(reader, regexOptions()),
          regexOptions(),
        ) as number;
      else reader.skip();
    }
    throw JsonSerializationException.at(reader, reader.path, 'Unexpected end when reading Regex.');
  }
}

function listOfObjects(items: readonly unknown[]): unknown {
  const list = createInstance(listType());
  for (const item of items) (list as { items: unknown[] }).items.push(item);
  return list;
}
function listType(): NamedType {
  return coreType('System.Collections.Generic.List', 1).construct([specialType('object')]);
}

const converters: readonly JsonConverter[] = [
  new KeyValuePairConverter(),
  new ExpandoObjectConverter(),
  new RegexConverter(),
  new XmlNodeConverter(),
];
setBuiltInConverters({ for: (type) => converters.find((converter) => converter.canConvert(type)) ?? null });
