// `StringEnumConverter`: enums by name.
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { Box } from '@mockwright/language/runtime/box';
import { box, cast, isInstance } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Exception, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { createInstance } from '@mockwright/language/runtime/members';
import { notNull } from '@mockwright/language/runtime/not-null';
import { typeName } from '@mockwright/language/runtime/type-name';
import { enumName } from '../enum-names.ts';
import { JsonException } from '../json-exception.ts';
import { JsonSerializationException } from '../json-serialization-exception.ts';
import { JsonToken } from '../json-token.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { enumNameOf, parseEnumName } from '../serialization/contracts/enum-names.ts';
import { CamelCaseNamingStrategy } from '../serialization/contracts/naming.ts';
import type { NamingStrategy } from '../serialization/contracts/naming.ts';
import { constructorsOf, withoutNullable } from '../../System.Reflection/data-members.ts';
import { JsonConverter } from '../serialization/converter.ts';
import { toText } from '../values/conversions.ts';
import { convertObject } from '../values/convert-object.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import { converterMembers } from './declared-members.ts';

/** `Newtonsoft.Json.Converters.StringEnumConverter`. */
class StringEnumConverter extends JsonConverter {
  namingStrategy: NamingStrategy | null;
  allowIntegerValues: boolean;

  constructor(namingStrategy: NamingStrategy | null = null, allowIntegerValues: boolean = true) {
    super();
    this.namingStrategy = namingStrategy;
    this.allowIntegerValues = allowIntegerValues;
  }
  protected override canConvertType(type: Type): boolean {
    return withoutNullable(type).kind === 'enum';
  }
  protected override writeValue(writer: JsonWriter, value: unknown): void {
    if (value === null) {
      writer.writeNull();
      return;
    }
    const { $type, value: number } = cast(value, coreType('System.Enum')) as Box;
    const name = enumNameOf($type, number, this.namingStrategy);
    if (name !== undefined) {
      writer.writeString(name);
      return;
    }
    if (!this.allowIntegerValues)
      throw JsonSerializationException.at(
        null,
        writer.containerPath,
        `Integer value ${number} is not allowed.`,
      );
    writer.writeValue(value);
  }
  protected override readValue(reader: JsonReader, wanted: Type | null): unknown {
    const declared = notNull(wanted, 't');
    const type = withoutNullable(declared) as NamedType;
    const isNullable = type !== declared;
    if (reader.tokenType === JsonToken.Null) {
      if (!isNullable)
        throw JsonSerializationException.at(
          reader,
          reader.path,
          `Cannot convert null value to ${typeName(declared)}.`,
        );
      return null;
    }
    try {
      if (reader.tokenType === JsonToken.String) {
        const text = reader.text ?? '';
        if (text === '' && isNullable) return null;
        return new Box(type, parseEnumName(type, text, this.namingStrategy, this.allowIntegerValues));
      }
      if (reader.tokenType === JsonToken.Integer) {
        if (!this.allowIntegerValues)
          throw JsonSerializationException.at(
            reader,
            reader.path,
            `Integer value ${toText(reader.boxedValue)} is not allowed.`,
          );
        return box(convertObject(reader.boxedValue, type), type);
      }
    } catch (error) {
      if (!(error instanceof Exception)) throw error;
      const shown =
        reader.tokenType === JsonToken.String ? `"${reader.value as string}"` : toText(reader.boxedValue);
      throw JsonSerializationException.at(
        reader,
        reader.path,
        `Error converting value ${shown} to type '${typeName(declared)}'.`,
        error,
      );
    }
    throw JsonSerializationException.at(
      reader,
      reader.path,
      `Unexpected token ${enumName(JsonToken, reader.tokenType)} when parsing enum.`,
    );
  }
}

/** @throws {JsonException} for a type that has no such constructor, {InvalidCastException} for one that is no strategy */
function strategyOf(type: Type | null, parameters: readonly unknown[] | null): NamingStrategy {
  const given = notNull(type, 'namingStrategyType');
  let made: unknown;
  try {
    if (!(given instanceof NamedTypeSymbol)) throw new JsonException('No parameterless constructor found.');
    requireConstructor(given, parameters);
    made = box(createInstance(given, parameters ?? []), given);
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    throw new JsonException(`Error creating '${typeName(given)}'.`, error);
  }
  return cast(made, coreType('Newtonsoft.Json.Serialization.NamingStrategy')) as NamingStrategy;
}
function requireConstructor(type: NamedType, parameters: readonly unknown[] | null): void {
  if (parameters?.includes(null))
    throw new InvalidOperationException('Cannot pass a null parameter to the constructor.');
  const count = parameters?.length ?? 0;
  const isThere =
    (type.isValueType && !parameters) ||
    constructorsOf(type).some(
      (constructor) =>
        constructor.parameters.length === count &&
        constructor.parameters.every((parameter, index) => isInstance(parameters![index], parameter.type)),
    );
  if (isThere) return;
  throw new JsonException(
    parameters
      ? `No matching parameterized constructor found for '${typeName(type)}'.`
      : `No parameterless constructor defined for '${typeName(type)}'.`,
  );
}

/** `Newtonsoft.Json.Converters.StringEnumConverter`. */
export const stringEnumConverterType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Converters.StringEnumConverter : Newtonsoft.Json.JsonConverter',
  () => ({
    ...converterMembers,
    'bool CamelCaseText { get; set; }': {
      get: (self: StringEnumConverter) => self.namingStrategy instanceof CamelCaseNamingStrategy,
      set: (self: StringEnumConverter, value: boolean) => {
        self.namingStrategy = value ? new CamelCaseNamingStrategy() : null;
      },
    },
    'Newtonsoft.Json.Serialization.NamingStrategy? NamingStrategy { get; set; }': {
      get: (self: StringEnumConverter) => self.namingStrategy,
      set: (self: StringEnumConverter, value: NamingStrategy | null) => {
        self.namingStrategy = value;
      },
    },
    'bool AllowIntegerValues { get; set; }': {
      get: (self: StringEnumConverter) => self.allowIntegerValues,
      set: (self: StringEnumConverter, value: boolean) => {
        self.allowIntegerValues = value;
      },
    },
    'StringEnumConverter()': () => new StringEnumConverter(),
    'StringEnumConverter(bool camelCaseText)': (camelCase: boolean) =>
      new StringEnumConverter(camelCase ? new CamelCaseNamingStrategy() : null),
    'StringEnumConverter(Newtonsoft.Json.Serialization.NamingStrategy namingStrategy, bool allowIntegerValues = true)':
      (strategy: NamingStrategy, integers: boolean) => new StringEnumConverter(strategy, integers),
    'StringEnumConverter(Type namingStrategyType)': (type: Type | null) =>
      new StringEnumConverter(strategyOf(type, null)),
    'StringEnumConverter(Type namingStrategyType, object[] namingStrategyParameters)': (
      type: Type | null,
      parameters: readonly unknown[],
    ) => new StringEnumConverter(strategyOf(type, parameters)),
    'StringEnumConverter(Type namingStrategyType, object[] namingStrategyParameters, bool allowIntegerValues)':
      (type: Type | null, parameters: readonly unknown[], integers: boolean) =>
        new StringEnumConverter(strategyOf(type, parameters), integers),
  }),
  { runtime: StringEnumConverter },
);
