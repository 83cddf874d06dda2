// `JsonConverter<T>` and `JsonConverterFactory`: what classes of a template do with values of certain types.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { box, cast, defaultOf } from '@mockwright/language/runtime/casting';
import { Exception, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { createInstance } from '@mockwright/language/runtime/members';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { typeName } from '@mockwright/language/runtime/type-name';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { textJsonAttribute } from '../newtonsoft/serialization/contracts/attributes.ts';
import type { JsonData } from './json-data.ts';
import { JsonException } from './json-exception.ts';
import { placeOf } from './exception-place.ts';
import { parseData } from './parse-data.ts';
import type { JsonSerializerOptions } from '../System.Text.Json.Serialization/json-serializer-options.ts';
import { JsonConverter, JsonStringEnumConverter, isStringEnum } from './string-enum.ts';
import { Utf8JsonReader, isRethrowable } from './utf8-reader.ts';
import { Utf8JsonWriter } from './utf8-writer.ts';

type Call = (...args: unknown[]) => unknown;

/** A method that a template class overrides. */
function own(self: object, key: string): Call | undefined {
  const found = (self as Readonly<Record<string, unknown>>)[key];
  return typeof found === 'function' ? (found as Call) : undefined;
}

/** `JsonConverter<T>`: a base class. */
export abstract class TypedJsonConverter extends JsonConverter {
  /** T. */
  get target(): Type {
    return baseArguments(this.$type, 'System.Text.Json.Serialization.JsonConverter', 1)[0]!;
  }
  canConvert(type: Type): boolean {
    const override = own(this, 'JsonConverter.CanConvert/1') ?? own(this, 'JsonConverter`1.CanConvert/1');
    return override ? (override.call(this, type) as boolean) : type === this.target;
  }
  get handlesNull(): boolean {
    const override = own(this, 'JsonConverter`1.get_HandleNull/0');
    return override ? (override.call(this) as boolean) : false;
  }
  /** @param value natural form of `type` @returns JSON with the options' indentation, as at the beginning of a line */
  write(value: unknown, type: Type, options: JsonSerializerOptions): string {
    let text = '';
    const writer = new Utf8JsonWriter(
      { indent: options.indent, encoder: options.encoder, skipsValidation: true },
      (part) => void (text += part),
    );
    const natural = value === null ? null : cast(box(value, type), this.target);
    own(this, 'JsonConverter`1.Write/3')!.call(this, writer, natural, options);
    writer.flush();
    return text;
  }
  /** `WriteAsPropertyName`: the name that a key becomes; undefined where the class does not say. */
  writeName(value: unknown, type: Type, options: JsonSerializerOptions): string | undefined {
    const write = own(this, 'JsonConverter`1.WriteAsPropertyName/3');
    if (!write) return undefined;
    let text = '';
    const writer = new Utf8JsonWriter(
      { indent: undefined, encoder: options.encoder, skipsValidation: true },
      (part) => void (text += part),
    );
    writer.start(true);
    write.call(this, writer, cast(box(value, type), this.target), options);
    writer.value('0', 'Number');
    writer.end(true);
    writer.flush();
    return parseData(text).members[0]?.name;
  }
  /** `ReadAsPropertyName`: the key of a name, natural form of `type`; undefined where the class does not say. */
  readName(name: string, type: Type, options: JsonSerializerOptions): unknown {
    const read = own(this, 'JsonConverter`1.ReadAsPropertyName/3');
    if (!read) return undefined;
    const reader = Utf8JsonReader.over(parseData(`{${JSON.stringify(name)}:0}`));
    reader.read();
    reader.read();
    return cast(box(read.call(this, { v: reader }, type, options), this.target), type);
  }
  /** @returns natural form of `type` @throws JsonException, and what the class throws */
  read(data: JsonData, type: Type, options: JsonSerializerOptions, path: string): unknown {
    const reader = Utf8JsonReader.over(data);
    reader.read();
    try {
      const value = own(this, 'JsonConverter`1.Read/3')!.call(this, { v: reader }, type, options);
      if (!reader.isAtEnd)
        throw new JsonException(`The converter '${typeName(this.$type)}' read too much or not enough.`);
      return value === null ? defaultOf(type) : cast(box(value, this.target), type);
    } catch (error) {
      if (error instanceof JsonException && error.path === null) throw told(error, data, reader, type, path);
      if (error instanceof Exception && isRethrowable(error)) throw told(error, data, reader, type, path);
      throw error;
    }
  }
}
function told(
  error: Exception,
  { source }: JsonData,
  reader: Utf8JsonReader,
  type: Type,
  path: string,
): JsonException {
  const { line, position, text } = placeOf(source, reader.end);
  const isOwn = error instanceof JsonException && error.ownMessage !== null;
  return new JsonException(
    isOwn
      ? error.text
      : `The JSON value could not be converted to ${typeName(type)}. Path: ${path} | ${text}`,
    error instanceof JsonException ? error.innerException : error,
    path,
    BigInt(line),
    BigInt(position),
  );
}
/** `JsonConverterFactory`: a base class. */
export abstract class JsonConverterFactory extends JsonConverter {
  canConvert(type: Type): boolean {
    return own(this, 'JsonConverter.CanConvert/1')!.call(this, type) as boolean;
  }
  /** @throws InvalidOperationException when it makes nothing, another factory, or a converter of another type */
  create(type: Type, options: JsonSerializerOptions): TypedJsonConverter {
    const made = own(this, 'JsonConverterFactory.CreateConverter/2')!.call(this, type, options);
    if (made instanceof TypedJsonConverter) {
      if (isAssignable(type, made.target)) return made;
      throw refused(made, `is not compatible with the type '${typeName(type)}'`);
    }
    throw refused(
      this,
      made === null ? 'cannot return a null value' : 'cannot return an instance of JsonConverterFactory',
    );
  }
}
function refused(converter: JsonConverter, why: string): InvalidOperationException {
  return new InvalidOperationException(`The converter '${typeName(converter.$type)}' ${why}.`);
}

const found = new WeakMap<JsonSerializerOptions, WeakMap<Type, TypedJsonConverter | undefined>>();

/** The converter that the options or the type itself ask for; undefined without one. */
export function converterFor(type: Type, options: JsonSerializerOptions): TypedJsonConverter | undefined {
  let known = found.get(options);
  if (!known) found.set(options, (known = new WeakMap()));
  if (known.has(type)) return known.get(type);
  const converter = find(type, options);
  known.set(type, converter);
  return converter;
}
function find(type: Type, options: JsonSerializerOptions): TypedJsonConverter | undefined {
  for (const candidate of options.converters ?? []) {
    const fitting = fits(candidate, type, options);
    if (fitting) return fitting;
  }
  if (!('attributes' in type)) return undefined;
  return converterOf(
    textJsonAttribute(type.attributes, 'JsonConverter')?.arguments[0] as NamedType | undefined,
    type,
    options,
  );
}
function fits(
  candidate: unknown,
  type: Type,
  options: JsonSerializerOptions,
): TypedJsonConverter | undefined {
  if (candidate instanceof TypedJsonConverter) return candidate.canConvert(type) ? candidate : undefined;
  if (candidate instanceof JsonConverterFactory && candidate.canConvert(type))
    return candidate.create(type, options);
  return undefined;
}
/** The converter of a class that an attribute names. */
export function converterOf(
  converter: NamedType | undefined,
  type: Type,
  options: JsonSerializerOptions,
): TypedJsonConverter | undefined {
  if (!converter || isStringEnum(converter)) return undefined;
  const made = createInstance(converter);
  return made instanceof JsonStringEnumConverter ? undefined : fits(made, type, options);
}
