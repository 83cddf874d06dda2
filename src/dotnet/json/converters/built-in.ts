// Converters that types have by themselves: `KeyValuePair`, `ExpandoObject`, `Regex`.
import { box, defaultOf } from '../../../runtime/casting.ts';
import { coreType, specialType } from '../../../runtime/core-types.ts';
import { createInstance, getMember } from '../../../runtime/members.ts';
import type { NamedType, PropertySymbol, Type } from '../../../metadata/symbols.ts';
import { JsonToken, enumName } from '../enums.ts';
import { JsonSerializationException } from '../exceptions.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import {
  DefaultContractResolver,
  setBuiltInConverters,
} from '../serialization/contracts/contract-resolver.ts';
import { JsonConverter } from '../serialization/converter.ts';
import type { JsonSerializer } from '../serialization/serializer.ts';
import { withoutNullable } from '../serialization/contracts/type-members.ts';
import { XmlNodeConverter } from './xml-node.ts';

function isNamed(type: Type, name: string, namespace: string): boolean {
  return (
    type.kind !== 'array' &&
    'name' in type &&
    type.name === name &&
    (type as NamedType).namespace === namespace
  );
}
function nameIn(serializer: JsonSerializer, name: string): string {
  return serializer.resolver instanceof DefaultContractResolver
    ? serializer.resolver.propertyName(name)
    : name;
}

/** `KeyValuePairConverter`. */
export class KeyValuePairConverter extends JsonConverter {
  protected override canConvertType(type: Type): boolean {
    const plain = withoutNullable(type);
    return isNamed(plain, 'KeyValuePair', 'System.Collections.Generic') && plain.kind === 'struct';
  }
  protected override writeValue(writer: JsonWriter, value: unknown, serializer: JsonSerializer): void {
    const pair = value as { readonly $type: NamedType; readonly Key: unknown; readonly Value: unknown };
    const [keyType, valueType] = pair.$type.typeArguments as readonly [Type, Type];
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
    const pairType = withoutNullable(type) as NamedType;
    const [keyType, valueType] = pairType.typeArguments as readonly [Type, Type];
    let key = defaultOf(keyType);
    let value = defaultOf(valueType);
    reader.readAndAssert();
    while (reader.tokenType === JsonToken.PropertyName) {
      const name = (reader.value as string).toLowerCase();
      if (name === 'key') {
        reader.readForType(serializer.options.contractOf(keyType).readType);
        key = serializer.deserialize(reader, keyType);
      } else if (name === 'value') {
        reader.readForType(serializer.options.contractOf(valueType).readType);
        value = serializer.deserialize(reader, valueType);
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
  protected override readValue(reader: JsonReader, type: Type): unknown {
    return this.#value(reader, type);
  }
  #value(reader: JsonReader, type: Type): unknown {
    if (!reader.moveToContent())
      throw JsonSerializationException.at(reader, reader.path, 'Unexpected end when reading ExpandoObject.');
    switch (reader.tokenType) {
      case JsonToken.StartObject: {
        const target = createInstance(type) as { $setMember(name: string, value: unknown): void };
        while (reader.read()) {
          const token: number = reader.tokenType;
          if (token === JsonToken.EndObject) return target;
          if (token === JsonToken.Comment) continue;
          const name = reader.value as string;
          if (!reader.read()) break;
          target.$setMember(name, this.#value(reader, type));
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
          if (token !== JsonToken.Comment) items.push(this.#value(reader, type));
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

const regexOptions = (): Type => coreType('System.Text.RegularExpressions.RegexOptions');

/** `RegexConverter`. */
export class RegexConverter extends JsonConverter {
  protected override canConvertType(type: Type): boolean {
    return isNamed(type, 'Regex', 'System.Text.RegularExpressions');
  }
  protected override writeValue(writer: JsonWriter, value: unknown, serializer: JsonSerializer): void {
    const { $type } = value as { readonly $type: NamedType };
    const options = getMember(value, $type.members('Options')[0] as PropertySymbol) as number;
    writer.writeStartObject();
    writer.writePropertyName(nameIn(serializer, 'Pattern'));
    writer.writeString((value as { $toString(): string }).$toString());
    writer.writePropertyName(nameIn(serializer, 'Options'));
    writer.writeInteger(options, 'Int32');
    writer.writeEndObject();
  }
  protected override readValue(
    reader: JsonReader,
    type: Type,
    _existing: unknown,
    serializer: JsonSerializer,
  ): unknown {
    if (reader.tokenType === JsonToken.Null) return null;
    let pattern: string | null = null;
    let options = 0;
    if (reader.tokenType === JsonToken.String) {
      const text = reader.value as string;
      const end = text.lastIndexOf('/');
      if (!text.startsWith('/') || end === 0)
        throw JsonSerializationException.at(
          reader,
          reader.path,
          'Regex pattern must be enclosed by slashes.',
        );
      pattern = text.slice(1, end);
      for (const letter of text.slice(end + 1)) options |= { i: 1, m: 2, s: 16, x: 4 }[letter] ?? 0;
      return createInstance(type, [pattern, options]);
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
        return createInstance(type, [pattern, options]);
      }
      if (token !== JsonToken.PropertyName) continue;
      const name = (reader.value as string).toLowerCase();
      reader.readAndAssert();
      if (name === 'pattern') pattern = reader.value as string;
      else if (name === 'options') options = serializer.deserialize(reader, regexOptions()) as number;
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
