// `JsonSerializer`: settings, and the way into reading and writing objects.
import { replaceContent } from '@mockwright/language/runtime/append';
import {
  ArgumentNullException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { JToken } from '../linq/token.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { JTokenReader } from '../reading/token-reader.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import { JTokenWriter } from '../writing/token-writer.ts';
import { readerWith } from './reading/deserialize.ts';
import type { SerializerReader } from './reading/deserialize.ts';
import { SerializerOptions } from './serializer-options.ts';
import type { ReferenceContext, References } from './references.ts';
import { writerWith } from './writing/serialize.ts';
import type { SerializerWriter } from './writing/serialize.ts';
import { Tracer, copyRead, copyWritten } from './tracing.ts';
import { traceLevels } from '../../System.Diagnostics/trace-level.ts';
import type { JsonSerializerSettings, SettingValues } from './setting-values.ts';

/** Settings of the text that a serializer hands on to the readers and writers it uses; unset ones stay as they are there. */
const writerSettings = [
  'formatting',
  'dateFormatHandling',
  'dateTimeZoneHandling',
  'floatFormatHandling',
  'stringEscapeHandling',
  'culture',
  'dateFormatString',
] as const;
const readerSettings = [
  'culture',
  'dateTimeZoneHandling',
  'dateParseHandling',
  'floatParseHandling',
  'maxDepth',
  'dateFormatString',
] as const;
const optionSettings = [
  'referenceLoopHandling',
  'missingMemberHandling',
  'objectCreationHandling',
  'nullValueHandling',
  'defaultValueHandling',
  'preserveReferencesHandling',
  'typeNameHandling',
  'metadataPropertyHandling',
  'constructorHandling',
  'typeNameAssemblyFormatHandling',
] as const;

/** The highest values of settings that are enums. */
const highest: Readonly<Partial<Record<keyof SettingValues, number>>> = {
  referenceLoopHandling: 2,
  missingMemberHandling: 1,
  objectCreationHandling: 2,
  nullValueHandling: 1,
  defaultValueHandling: 3,
  preserveReferencesHandling: 3,
  typeNameHandling: 4,
  metadataPropertyHandling: 2,
  constructorHandling: 1,
  typeNameAssemblyFormatHandling: 1,
  formatting: 1,
  dateFormatHandling: 1,
  dateTimeZoneHandling: 3,
  dateParseHandling: 2,
  floatParseHandling: 1,
  floatFormatHandling: 2,
  stringEscapeHandling: 2,
};
/** Settings are held to their ranges where they are used. @throws ArgumentOutOfRangeException */
function requireRange(name: keyof SettingValues, value: unknown): void {
  const limit = highest[name];
  if (limit !== undefined && ((value as number) < 0 || (value as number) > limit))
    throw new ArgumentOutOfRangeException('value');
}

/** `Newtonsoft.Json.JsonSerializer`. */
export class JsonSerializer {
  readonly options: SerializerOptions = new SerializerOptions();
  readonly textSettings: SettingValues = {};

  constructor() {
    this.options.sender = this;
  }

  /** `JsonSerializer.Create(settings)`. */
  static create(settings: JsonSerializerSettings | null = null): JsonSerializer {
    const serializer = new JsonSerializer();
    if (settings) serializer.apply(settings);
    return serializer;
  }
  /** Takes over what is set; converters go before those that are there. */
  apply(settings: JsonSerializerSettings): void {
    const { values } = settings;
    const { options } = this;
    replaceContent(options.converters, [...settings.converters, ...options.converters]);
    for (const name of optionSettings) {
      if (values[name] === undefined) continue;
      requireRange(name, values[name]);
      options[name] = values[name];
    }
    if (values.contractResolver) options.useResolver(values.contractResolver);
    if (values.serializationBinder) options.binder = values.serializationBinder;
    if (values.referenceResolverProvider) {
      options.referenceResolver = values.referenceResolverProvider();
      if (!options.referenceResolver)
        throw new ArgumentNullException('value', 'Reference resolver cannot be null.');
    }
    if (values.equalityComparer) options.equalityComparer = values.equalityComparer;
    if (values.context !== undefined) options.context = values.context;
    if (values.checkAdditionalContent !== undefined)
      options.checkAdditionalContent = values.checkAdditionalContent;
    if (values.traceWriter) this.traceWriter = values.traceWriter;
    if (values.error) options.errorHandlers.push(values.error);
    for (const name of [...writerSettings, ...readerSettings]) {
      if (values[name] !== undefined) (this.textSettings as Record<string, unknown>)[name] = values[name];
    }
  }
  /** `TraceWriter`. */
  get traceWriter(): object | null {
    return this.options.traceWriter;
  }
  set traceWriter(writer: object | null) {
    this.options.traceWriter = writer;
    this.options.trace = writer && new Tracer(writer);
  }
  get resolver(): object {
    return this.options.resolver;
  }

  /** `Serialize(writer, value, type)`. */
  serialize(writer: JsonWriter, boxed: unknown, declared: Type | null = null): void {
    if (writer === null) throw new ArgumentNullException('jsonWriter');
    const restore = takeOver(writer, this.textSettings, writerSettings);
    const copied = this.options.trace?.wants(traceLevels.Verbose) ? copyWritten(writer) : null;
    this.write(writer, boxed, declared);
    if (copied) this.options.trace!.json('Serialized', copied());
    restore();
  }
  protected write(writer: JsonWriter, boxed: unknown, declared: Type | null): void {
    writerWith(this.options, (inner) => new JsonSerializerProxy(this, inner, undefined)).serialize(
      writer,
      boxed,
      declared,
    );
  }
  /** `Deserialize(reader, type)`: boxed. */
  deserialize(reader: JsonReader, declared: Type | null): unknown {
    if (reader === null) throw new ArgumentNullException('reader');
    const restore = takeOver(reader, this.textSettings, readerSettings);
    const value = this.#traced(reader, () => this.read(reader, declared));
    restore();
    return value;
  }
  protected read(reader: JsonReader, declared: Type | null): unknown {
    return readerWith(this.options, (inner) => new JsonSerializerProxy(this, undefined, inner)).deserialize(
      reader,
      declared,
      this.options.checkAdditionalContent ?? false,
    );
  }
  /** `Populate(reader, target)`. */
  populate(reader: JsonReader, target: unknown): void {
    const restore = takeOver(reader, this.textSettings, readerSettings);
    const run = readerWith(this.options, (inner) => new JsonSerializerProxy(this, undefined, inner));
    this.#traced(reader, () => run.populate(reader, target));
    restore();
  }
  /** Reading, of which the trace writer gets a copy where it wants one. */
  #traced<T>(reader: JsonReader, read: () => T): T {
    const copied = this.options.trace?.wants(traceLevels.Verbose) ? copyRead(reader) : null;
    const value = read();
    if (copied) this.options.trace!.json('Deserialized', copied());
    return value;
  }
}

/** What converters get: inside it, one call to the serializer goes on with the state of the outer one. */
class JsonSerializerProxy extends JsonSerializer implements ReferenceContext {
  readonly #writer: SerializerWriter | undefined;
  readonly #reader: SerializerReader | undefined;
  /** Those of the call, for resolvers that get this serializer as the context. */
  get references(): References | undefined {
    return (this.#writer ?? this.#reader)?.references;
  }
  constructor(
    original: JsonSerializer,
    writer: SerializerWriter | undefined,
    reader: SerializerReader | undefined,
  ) {
    super();
    this.#writer = writer;
    this.#reader = reader;
    Object.assign(this.options, original.options);
    this.options.useResolver(original.options.resolver);
    Object.assign(this.textSettings, original.textSettings);
  }
  protected override write(writer: JsonWriter, boxed: unknown, declared: Type | null): void {
    if (this.#writer) this.#writer.serialize(writer, boxed, declared);
    else super.write(writer, boxed, declared);
  }
  override serialize(writer: JsonWriter, boxed: unknown, declared: Type | null = null): void {
    this.write(writer, boxed, declared);
  }
  override deserialize(reader: JsonReader, declared: Type | null): unknown {
    return this.#reader ? this.#reader.deserialize(reader, declared, false) : super.read(reader, declared);
  }
  override populate(reader: JsonReader, target: unknown): void {
    if (this.#reader) this.#reader.populate(reader, target);
    else super.populate(reader, target);
  }
}

/** Sets what is set, and gives back the way to undo it. */
function takeOver(
  target: object,
  settings: SettingValues,
  names: readonly (keyof SettingValues)[],
): () => void {
  const fields = target as Record<string, unknown>;
  const before: [string, unknown][] = [];
  for (const name of names) {
    const value = settings[name];
    if (value === undefined) continue;
    requireRange(name, value);
    if (fields[name] === value) continue;
    before.push([name, fields[name]]);
    fields[name] = value;
  }
  return () => {
    for (const [name, value] of before) fields[name] = value;
  };
}

/** `JToken.FromObject(value, serializer)`. @throws ArgumentNullException for null */
export function tokenFromObject(boxed: unknown, serializer: JsonSerializer): JToken {
  if (boxed === null) throw new ArgumentNullException('o');
  const writer = new JTokenWriter();
  serializer.serialize(writer, boxed);
  if (!writer.token) throw new InvalidOperationException('Nothing was written.');
  return writer.token;
}
/** `token.ToObject(type, serializer)`: boxed. */
export function objectFromToken(token: JToken, declared: Type, serializer: JsonSerializer): unknown {
  return serializer.deserialize(new JTokenReader(token), declared);
}
