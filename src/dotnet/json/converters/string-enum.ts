// `StringEnumConverter`: enums by name.
import { declareType } from '../../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import type { FieldSymbol, NamedType, Type } from '../../../metadata/symbols.ts';
import { Box } from '../../../runtime/box.ts';
import { ArgumentException, Exception } from '../../../runtime/exceptions.ts';
import { enumMembers, enumText } from '../../../runtime/enum-text.ts';
import { createInstance } from '../../../runtime/members.ts';
import { typeName } from '../../../runtime/type-name.ts';
import { JsonToken, enumName } from '../enums.ts';
import { JsonSerializationException } from '../exceptions.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { attributeOf } from '../serialization/attributes.ts';
import { JsonConverter } from '../serialization/converter.ts';
import { parseEnum } from '../values/parse-enum.ts';
import { CamelCaseNamingStrategy } from '../serialization/naming.ts';
import type { NamingStrategy } from '../serialization/naming.ts';
import { withoutNullable } from '../serialization/type-members.ts';
import { toInt64, toText } from '../values/conversions.ts';
import type { JsonWriter } from '../writing/json-writer.ts';

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
    const { $type, value: number } = value as Box;
    const text = enumText($type, number);
    if (!/^[-\d]/.test(text)) {
      writer.writeString(
        text
          .split(', ')
          .map((name) => this.#shown($type, name))
          .join(', '),
      );
      return;
    }
    if (!this.allowIntegerValues)
      throw JsonSerializationException.at(
        null,
        writer.containerPath,
        `Integer value ${number} is not allowed.`,
      );
    writer.writeInteger(number, 'Int64');
  }
  /** A member's name in JSON: by `[EnumMember]`, or by the naming strategy. */
  #shown(type: NamedType, name: string): string {
    const member = type.members(name)[0] as FieldSymbol | undefined;
    const written = member && attributeOf(member.attributes, 'EnumMember')?.text('Value');
    return this.namingStrategy
      ? this.namingStrategy.propertyName(written ?? name, written !== undefined)
      : (written ?? name);
  }
  protected override readValue(reader: JsonReader, declared: Type): unknown {
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
        const text = reader.value as string;
        if (text === '' && isNullable) return null;
        if (/^\s*[-+]?\d/.test(text) && !this.allowIntegerValues)
          throw new ArgumentException(`Requested value '${text}' was not found.`);
        return new Box(type, this.#parse(type, text));
      }
      if (reader.tokenType === JsonToken.Integer) {
        if (!this.allowIntegerValues)
          throw JsonSerializationException.at(
            reader,
            reader.path,
            `Integer value ${toText(reader.boxedValue)} is not allowed.`,
          );
        const number = toInt64(reader.boxedValue);
        const isLong =
          type.definition.enumUnderlying!.special === 'long' ||
          type.definition.enumUnderlying!.special === 'ulong';
        return new Box(type, isLong ? number : Number(number));
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
  #parse(type: NamedType, text: string): number | bigint {
    const { names } = enumMembers(type);
    const plain = text.split(',').map((part) => {
      const wanted = part.trim();
      return (
        names.find((name) => this.#shown(type, name) === wanted) ??
        names.find((name) => this.#shown(type, name).toLowerCase() === wanted.toLowerCase()) ??
        wanted
      );
    });
    return parseEnum(type, plain.join(','));
  }
}

function strategyOf(type: Type, parameters: readonly unknown[] | null): NamingStrategy {
  return createInstance(type, parameters ?? []) as NamingStrategy;
}

/** `Newtonsoft.Json.Converters.StringEnumConverter`. */
export const stringEnumConverterType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Converters.StringEnumConverter : Newtonsoft.Json.JsonConverter',
  {
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
    'StringEnumConverter(Type namingStrategyType)': (type: Type) =>
      new StringEnumConverter(strategyOf(type, null)),
    'StringEnumConverter(Type namingStrategyType, object[] namingStrategyParameters)': (
      type: Type,
      parameters: readonly unknown[],
    ) => new StringEnumConverter(strategyOf(type, parameters)),
    'StringEnumConverter(Type namingStrategyType, object[] namingStrategyParameters, bool allowIntegerValues)':
      (type: Type, parameters: readonly unknown[], integers: boolean) =>
        new StringEnumConverter(strategyOf(type, parameters), integers),
  },
  { runtime: StringEnumConverter },
);
