// Objects to JSON: `JsonSerializer.Serialize`, and the text of elements and nodes.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { Box } from '@mockwright/language/runtime/box';
import { box, cast, defaultOf } from '@mockwright/language/runtime/casting';
import type { Decimal } from '@mockwright/language/runtime/decimal';
import { equals } from '@mockwright/language/runtime/equality';
import {
  InvalidOperationException,
  ArgumentException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { iterate, iterateBoxed } from '@mockwright/language/runtime/iterate';
import { doubleText, singleText } from '@mockwright/language/runtime/number-text';
import { seenAs } from '@mockwright/language/runtime/repeated-interfaces';
import { toText } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { textJsonAttribute } from '../newtonsoft/serialization/contracts/attributes.ts';
import { implemented, withoutNullable } from '../System.Reflection/data-members.ts';
import { dateTimeOffsetText, dateTimeText } from '../values/json-dates.ts';
import { classify, defaultFormat, primitiveOf } from '../values/primitive-values.ts';
import { base64OfBytes, uriOriginalText } from '../values/system-types.ts';
import type { DateTime, DateTimeOffset, Uri } from '../values/system-types.ts';
import { notify } from '../System.Text.Json.Serialization/callbacks.ts';
import { contractOf } from './type-contracts.ts';
import type { MemberContract } from './type-contracts.ts';
import { converterFor, converterOf } from './converter.ts';
import { rawText, valueKinds } from './json-data.ts';
import type { JsonData } from './json-data.ts';
import { JsonException } from './json-exception.ts';
import { JsonArray, JsonElement, JsonNode, JsonObject, JsonValue } from './json-nodes.ts';
import { polymorphicBase, writtenType } from './polymorphism.ts';
import { WrittenReferences } from './references.ts';
import { JsonSerializerOptions } from '../System.Text.Json.Serialization/json-serializer-options.ts';
import {
  ignoreConditions,
  numberHandlings,
  usualIndentation,
} from '../System.Text.Json.Serialization/option-values.ts';
import type { Indentation } from '../System.Text.Json.Serialization/option-values.ts';
import type { JavaScriptEncoder } from '../System.Text.Json.Serialization/json-serializer-options.ts';
import type { Utf8JsonWriter } from './utf8-writer.ts';
import { spend, spendMemory } from '@mockwright/language/runtime/run';
import { JsonStringEnumConverter, isStringEnum } from './string-enum.ts';
import { isoText, keyText } from './write-key.ts';

const numberTypes: ReadonlySet<string> = new Set(['Half', 'Int128', 'UInt128']);
const maximumDepth = 64;

/** Writes the values of one call. */
class Writer {
  readonly #options: JsonSerializerOptions;
  readonly #encoder: JavaScriptEncoder;
  readonly #indent: Indentation | undefined;
  readonly #path: string[] = [];
  /** What an attribute of the member says that is being written. */
  #numberHandling: number | undefined;
  readonly #open: unknown[] = [];
  /** Where references are preserved. */
  readonly #references: WrittenReferences | undefined;
  constructor(options: JsonSerializerOptions, indent: Indentation | undefined = options.indent) {
    this.#options = options;
    this.#encoder = options.encoder;
    this.#indent = indent;
    this.#references = options.preservesReferences ? new WrittenReferences() : undefined;
  }

  #text(text: string): string {
    return `"${this.#encoder.encode(text)}"`;
  }
  /** Brackets around parts, on lines of their own where that is wanted. */
  #block(open: string, parts: readonly string[], close: string): string {
    if (parts.length === 0) return open + close;
    spend(parts.length);
    spendMemory(parts.reduce((sum, part) => sum + part.length, 0));
    if (!this.#indent) return open + parts.join(',') + close;
    const { unit, newLine } = this.#indent;
    const inner = newLine + unit;
    return `${open}${parts.map((part) => inner + part.replaceAll(newLine, inner)).join(',')}${newLine}${close}`;
  }
  #member(name: string, value: string, nameText: string = this.#text(name)): string {
    return `${nameText}:${this.#indent ? ' ' : ''}${value}`;
  }

  data(data: JsonData): string {
    spend(1);
    switch (data.kind) {
      case valueKinds.String:
        return this.#text(data.text);
      case valueKinds.Array:
        return this.#block(
          '[',
          data.items.map((item) => this.data(item)),
          ']',
        );
      case valueKinds.Object:
        return this.#block(
          '{',
          data.members.map(({ name, value }) => this.#member(name, this.data(value))),
          '}',
        );
      default:
        return rawText(data);
    }
  }
  node(node: JsonNode | null): string {
    spend(1);
    if (node === null) return 'null';
    if (node instanceof JsonArray)
      return this.#block(
        '[',
        node.items.map((item) => this.node(item)),
        ']',
      );
    if (node instanceof JsonObject)
      return this.#block(
        '{',
        [...node.members].map(([name, value]) => this.#member(name, this.node(value))),
        '}',
      );
    const { data, value } = node as JsonValue;
    return data ? this.data(data) : this.boxed(value, null);
  }

  /** @param declared the static type: null is that of the value itself */
  boxed(boxed: unknown, declared: Type | null): string {
    if (boxed === null) return 'null';
    this.#checkDepth();
    if (boxed instanceof JsonNode) return this.node(boxed);
    if (boxed instanceof JsonElement) {
      if (!boxed.data) throw new InvalidOperationException();
      return this.data(boxed.data);
    }
    const own = typeOf(boxed);
    const converter = declared ? undefined : converterFor(own, this.#options);
    if (converter) return converter.write(cast(boxed, own), own, this.#options);
    if (own.kind === 'enum') return this.#enum(own, (boxed as Box).value, undefined);
    const primitive = classify(boxed);
    if (primitive && primitive.kind !== 'BigInteger') return this.#primitive(primitive.kind, primitive.value);
    if (own.kind === 'array') {
      if (own.rank > 1) throw this.#unsupported(own);
      return this.#nested(boxed, () => this.#items(iterate(boxed), own.element));
    }
    const iso = isoText(boxed, own);
    if (iso !== undefined) return this.#text(iso);
    if (own.namespace === 'System' && numberTypes.has(own.name)) return this.#number(toText(boxed));
    if (own.namespace === 'System' && own.name === 'Version') return this.#text(toText(boxed));
    if (isReflection(own)) throw this.#unsupported(own, 'System.Type');
    if (own.kind === 'delegate') throw this.#unsupported(own);
    return this.#nested(boxed, () => this.#referenced(boxed, own, declared));
  }
  /** Objects that were written before are told by their `$id`, where references are preserved. */
  #referenced(boxed: unknown, own: NamedType, declared: Type | null): string {
    if (!this.#references || own.isValueType) return this.#container(boxed, own, declared, []);
    const known = this.#references.known(boxed);
    if (known !== undefined) return this.#block('{', [this.#member('$ref', this.#text(known))], '}');
    const id = this.#member('$id', this.#text(this.#references.add(boxed)));
    return this.#container(boxed, own, declared, [id]);
  }
  #unsupported(type: Type, name: string = typeName(type)): NotSupportedException {
    const message = `Serialization and deserialization of '${name}' instances is not supported.`;
    return new NotSupportedException(
      `${message} Path: $${this.#path.join('')}.`,
      new NotSupportedException(message),
    );
  }
  #checkDepth(): void {
    const limit = this.#options.number('MaxDepth') || maximumDepth;
    if (this.#open.length >= limit)
      throw new JsonException(
        `A possible object cycle was detected. This can either be due to a cycle or if the object depth is larger than the maximum allowed depth of ${limit}. Consider using ReferenceHandler.Preserve on JsonSerializerOptions to support cycles. Path: $${this.#path.join('')}.`,
      );
  }
  #nested(value: unknown, write: () => string): string {
    if (this.#options.ignoresCycles && this.#open.includes(value)) return 'null';
    this.#open.push(value);
    const text = write();
    this.#open.pop();
    return text;
  }
  #items(items: Iterable<unknown>, element: Type | null): string {
    const parts: string[] = [];
    for (const item of items) parts.push(element ? this.natural(item, element) : this.boxed(item, null));
    return this.#block('[', parts, ']');
  }
  /** A value in natural form of its type. */
  natural(value: unknown, type: Type): string {
    if (type.kind === 'struct' && type.isNullable)
      return value === null ? 'null' : this.natural(value, type.typeArguments[0]!);
    const converter = isOpen(type) ? undefined : converterFor(type, this.#options);
    if (converter && (value !== null || converter.handlesNull))
      return converter.write(value, type, this.#options);
    return this.boxed(box(value, type), isOpen(type) ? null : type);
  }

  /** @param metadata members that go before all others */
  #container(boxed: unknown, own: NamedType, declared: Type | null, metadata: readonly string[]): string {
    const dictionary = implemented(own, 'IDictionary', 2) ?? implemented(own, 'IReadOnlyDictionary', 2);
    if (dictionary) {
      const [key, value] = dictionary.typeArguments as [Type, Type];
      return this.#block(
        '{',
        [...metadata, ...this.#entries(iterate(seenAs(boxed, dictionary)), key, value)],
        '}',
      );
    }
    if (implemented(own, 'IDictionary', 0))
      return this.#block('{', [...metadata, ...this.#untyped(boxed)], '}');
    // An object may be several sequences: it is the one that its declared type says.
    const asked = declared?.kind === 'interface' ? implemented(declared, 'IEnumerable', 1) : undefined;
    const seen = asked ? seenAs(boxed, asked) : boxed;
    const sequence = seen === boxed ? implemented(own, 'IEnumerable', 1) : asked;
    const items = sequence
      ? this.#items(iterate(seen), sequence.typeArguments[0]!)
      : implemented(own, 'IEnumerable', 0)
        ? this.#items(iterateBoxed(boxed), null)
        : undefined;
    if (items !== undefined)
      return metadata.length === 0
        ? items
        : this.#block('{', [...metadata, this.#member('$values', items)], '}');
    const shown =
      declared && (declared.kind === 'class' || declared.kind === 'interface')
        ? declared
        : polymorphicBase(own);
    const { type, discriminator } = writtenType(shown, own, `$${this.#path.join('')}`);
    if (!discriminator) return this.#object(boxed, type, metadata);
    const { name, id } = discriminator;
    const told = this.#member(name, typeof id === 'number' ? String(id) : this.#text(id));
    return this.#object(boxed, type, [...metadata, told]);
  }
  #entries(entries: Iterable<unknown>, key: Type, value: Type): string[] {
    const policy = this.#options.policy('DictionaryKeyPolicy');
    const parts: string[] = [];
    for (const entry of entries) {
      const { Key, Value } = entry as { readonly Key: unknown; readonly Value: unknown };
      const own = converterFor(key, this.#options)?.writeName(Key, key, this.#options);
      const name =
        own ?? keyText(Key, key, key.kind === 'enum' ? enumConverter(key, this.#options) : undefined);
      const shown = policy && own === undefined ? policy.convert(name) : name;
      this.#path.push(`.${shown}`);
      // The offsets of dates are written as they are.
      const isDate = primitiveOf(key) === 'DateTimeOffset';
      const nameText = isDate ? this.#text(shown).replaceAll('\\u002B', '+') : undefined;
      parts.push(this.#member(shown, this.natural(Value, value), nameText));
      this.#path.pop();
    }
    return parts;
  }
  #untyped(dictionary: unknown): string[] {
    const parts: string[] = [];
    for (const entry of iterateBoxed(dictionary)) {
      const { Key, Value } = entry as { readonly Key: unknown; readonly Value: unknown };
      parts.push(this.#member(toText(Key), this.boxed(Value, null)));
    }
    return parts;
  }
  #object(target: unknown, type: NamedType, metadata: readonly string[]): string {
    const { members, extension } = contractOf(type, this.#options);
    notify(target, type, 'OnSerializing');
    const parts = [...metadata];
    const general = this.#options.number('DefaultIgnoreCondition');
    for (const member of members) {
      if (!member.get) continue;
      const value = member.get(target);
      const condition = member.ignore ?? general;
      if (condition === ignoreConditions.WhenWriting) continue;
      if (member.shouldSerialize?.(target, value) === false) continue;
      if (
        value === null &&
        (condition === ignoreConditions.WhenWritingNull || condition === ignoreConditions.WhenWritingDefault)
      )
        continue;
      if (condition === ignoreConditions.WhenWritingDefault && equals(value, defaultOf(member.type)))
        continue;
      this.#path.push(`.${member.name}`);
      parts.push(this.#member(member.name, this.#value(value, member)));
      this.#path.pop();
    }
    const rest = extension?.get?.(target) as
      Iterable<{ readonly Key: string; readonly Value: unknown }> | null | undefined;
    if (rest) for (const { Key, Value } of rest) parts.push(this.#member(Key, this.boxed(Value, null)));
    notify(target, type, 'OnSerialized');
    return this.#block('{', parts, '}');
  }
  #value(value: unknown, { type, converter, numberHandling }: MemberContract): string {
    const plain = withoutNullable(type);
    if (value !== null && plain.kind === 'enum' && isStringEnum(converter))
      return this.#enum(plain, value as number, new JsonStringEnumConverter());
    const own = converterOf(converter, type, this.#options);
    if (own && (value !== null || own.handlesNull)) return own.write(value, type, this.#options);
    const outer = this.#numberHandling;
    this.#numberHandling = numberHandling;
    const text = this.natural(value, type);
    this.#numberHandling = outer;
    return text;
  }
  #enum(type: NamedType, value: number | bigint, own: JsonStringEnumConverter | undefined): string {
    const converter = own ?? enumConverter(type, this.#options);
    const name = converter?.write(type, value);
    return name === undefined ? String(value) : this.#text(name);
  }
  #primitive(kind: string, value: unknown): string {
    switch (kind) {
      case 'String':
        return this.#text(value as string);
      case 'Boolean':
        return value ? 'true' : 'false';
      case 'Char':
        return this.#text(String.fromCharCode(value as number));
      case 'Double':
        return this.#floating(value as number, doubleText);
      case 'Single':
        return this.#floating(value as number, singleText);
      case 'Decimal':
        return this.#number((value as Decimal).toString());
      case 'DateTime':
        return this.#text(dateTimeText(value as DateTime, defaultFormat)).replaceAll('\\u002B', '+');
      case 'DateTimeOffset':
        return this.#text(dateTimeOffsetText(value as DateTimeOffset, defaultFormat)).replaceAll(
          '\\u002B',
          '+',
        );
      case 'Guid':
      case 'TimeSpan':
        return this.#text(toText(value));
      case 'Uri':
        return this.#text(uriOriginalText(value as Uri));
      case 'Bytes':
        return `"${base64OfBytes(value as readonly number[]).replaceAll('+', '\\u002B')}"`;
      case 'Null':
        return '{}';
      default:
        return this.#number(String(value));
    }
  }
  get #handling(): number {
    return this.#numberHandling ?? this.#options.number('NumberHandling');
  }
  #number(text: string): string {
    return (this.#handling & numberHandlings.WriteAsString) !== 0 ? `"${text}"` : text;
  }
  #floating(value: number, text: (value: number) => string): string {
    if (Number.isFinite(value)) return this.#number(Object.is(value, -0) ? '-0' : text(value));
    if ((this.#handling & numberHandlings.AllowNamedFloatingPointLiterals) !== 0) return `"${value}"`;
    throw new ArgumentException(
      ".NET number values such as positive and negative infinity cannot be written as valid JSON. To make it work when using 'JsonSerializer', consider specifying 'JsonNumberHandling.AllowNamedFloatingPointLiterals' (see https://learn.microsoft.com/dotnet/api/system.text.json.serialization.jsonnumberhandling).",
    );
  }
}
function isReflection(type: NamedType): boolean {
  return (
    (type.namespace === 'System' && (type.name === 'Type' || type.name === 'RuntimeType')) ||
    type.namespace === 'System.Reflection'
  );
}
function isOpen(type: Type): boolean {
  return type.kind === 'dynamic' || type.special === 'object';
}
/** The converter for enums that the options or the type ask for. */
export function enumConverter(
  type: NamedType,
  options: JsonSerializerOptions,
): JsonStringEnumConverter | undefined {
  for (const converter of options.converters ?? [])
    if (converter instanceof JsonStringEnumConverter && (converter.target ?? type) === type) return converter;
  return isStringEnum(textJsonAttribute(type.attributes, 'JsonConverter')?.arguments[0])
    ? new JsonStringEnumConverter()
    : undefined;
}
/** `JsonSerializer.Serialize`: a value in natural form of its static type. */
export function serializeValue(value: unknown, type: Type, options: JsonSerializerOptions): string {
  options.isReadOnly = true;
  return new Writer(options).natural(value, type);
}
/** The same for a boxed value and its own type. */
export function serializeBoxed(boxed: unknown, options: JsonSerializerOptions): string {
  options.isReadOnly = true;
  return new Writer(options).boxed(boxed, null);
}
/** `node.ToJsonString(options)`. */
export function nodeJson(node: JsonNode | null, options: JsonSerializerOptions): string {
  return new Writer(options).node(node);
}
/** Writes what was read at the place and in the way of a writer. */
export function writeData(writer: Utf8JsonWriter, data: JsonData): void {
  const { indent, encoder } = writer.settings;
  const options = new JsonSerializerOptions();
  options.values['Encoder'] = encoder;
  const text = new Writer(options, indent).data(data);
  writer.value(
    indent ? text.replaceAll(indent.newLine, indent.newLine + indent.unit.repeat(writer.depth)) : text,
    'None',
  );
}
/** `node.ToString()`: text without quotes, all else on lines. */
export function nodeText(node: JsonNode, options: JsonSerializerOptions): string {
  const isText = node instanceof JsonValue && (node.data !== undefined || typeof node.value === 'string');
  return isText ? node.$toString() : new Writer(options, usualIndentation).node(node);
}
