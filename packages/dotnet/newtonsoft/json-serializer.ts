// The class `Newtonsoft.Json.JsonSerializer` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { cast } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { binderOfOld } from '../System.Runtime.Serialization/serialization-binder.ts';
import { createList } from '../System.Collections.Generic/list.ts';
import { CultureInfo } from '../System.Globalization/culture-info.ts';
import type { TextReader } from '../System.IO/text-reader.ts';
import type { TextWriter } from '../System.IO/text-writer.ts';
import { field, positive, ranged } from '../values/property-accessors.ts';
import { JsonConverterCollection } from './json-converter-collection.ts';
import { JsonReader } from './reading/json-reader.ts';
import { JsonTextReader } from './reading/json-text-reader.ts';
import { createDefault } from './serialization/json-convert.ts';
import { DefaultReferenceResolver } from './serialization/references.ts';
import { JsonSerializer } from './serialization/serializer.ts';
import type { JsonSerializerSettings, SettingValues } from './serialization/setting-values.ts';
import { JsonTextWriter } from './writing/json-text-writer.ts';
import { JsonWriter } from './writing/json-writer.ts';

type OptionName =
  | 'referenceLoopHandling'
  | 'missingMemberHandling'
  | 'objectCreationHandling'
  | 'nullValueHandling'
  | 'defaultValueHandling'
  | 'preserveReferencesHandling'
  | 'typeNameHandling'
  | 'metadataPropertyHandling'
  | 'constructorHandling'
  | 'typeNameAssemblyFormatHandling'
  | 'binder'
  | 'referenceResolver'
  | 'equalityComparer'
  | 'context';
function option(name: OptionName): Accessors {
  return {
    get: (self: JsonSerializer) => self.options[name],
    set: (self: JsonSerializer, value: never) => {
      self.options[name] = value;
    },
  };
}
/** The same for one that cannot be null. */
function required(name: OptionName, what: string): Accessors {
  const accessors = option(name);
  return {
    ...accessors,
    set: (self: JsonSerializer, value: unknown) => {
      if (value === null) throw new ArgumentNullException('value', `${what} cannot be null.`);
      accessors.set!(self, value);
    },
  };
}
function textSetting(name: keyof SettingValues, none: unknown): Accessors {
  return {
    get: (self: JsonSerializer) => self.textSettings[name] ?? none,
    set: (self: JsonSerializer, value: unknown) => {
      (self.textSettings as Record<string, unknown>)[name] = value;
    },
  };
}
function readerOf(reader: JsonReader | TextReader | null): JsonReader {
  const given = notNull(reader, 'reader');
  return given instanceof JsonReader ? given : new JsonTextReader(() => given.readToEnd());
}
function writeTo(
  self: JsonSerializer,
  target: JsonWriter | TextWriter | null,
  value: unknown,
  type: Type | null,
  name: string = 'jsonWriter',
): void {
  const given = notNull(target, name);
  if (given instanceof JsonWriter) self.serialize(given, value, type);
  else self.serialize(new JsonTextWriter({ write: (text) => given.write(text) }), value, type);
}

const collections = new WeakMap<JsonSerializer, JsonConverterCollection>();
/** The serializer's converters as template code has them; it shares them with the serializer. */
function converterCollection(self: JsonSerializer): JsonConverterCollection {
  let collection = collections.get(self);
  if (!collection) {
    const list = createList(self.options.converters, coreType('Newtonsoft.Json.JsonConverter'));
    collection = new JsonConverterCollection(coreType('Newtonsoft.Json.JsonConverterCollection'), list);
    collections.set(self, collection);
  }
  return collection;
}
/** `Newtonsoft.Json.JsonSerializer`. */
export const jsonSerializerType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.JsonSerializer',
  () => ({
    'virtual Newtonsoft.Json.Serialization.ITraceWriter? TraceWriter { get; set; }': field('traceWriter'),
    'event EventHandler<Newtonsoft.Json.Serialization.ErrorEventArgs>? Error': {
      add: (self: JsonSerializer, handler: ((sender: unknown, args: object) => void) | null) => {
        if (handler) self.options.errorHandlers.push(handler);
      },
      remove: (self: JsonSerializer, handler: (sender: unknown, args: object) => void) => {
        self.options.errorHandlers = self.options.errorHandlers.filter((existing) => existing !== handler);
      },
    },
    'virtual TypeNameHandling TypeNameHandling { get; set; }': ranged(4, option('typeNameHandling')),
    'virtual PreserveReferencesHandling PreserveReferencesHandling { get; set; }': ranged(
      3,
      option('preserveReferencesHandling'),
    ),
    'virtual ReferenceLoopHandling ReferenceLoopHandling { get; set; }': ranged(
      2,
      option('referenceLoopHandling'),
    ),
    'virtual MissingMemberHandling MissingMemberHandling { get; set; }': ranged(
      1,
      option('missingMemberHandling'),
    ),
    'virtual NullValueHandling NullValueHandling { get; set; }': ranged(1, option('nullValueHandling')),
    'virtual DefaultValueHandling DefaultValueHandling { get; set; }': ranged(
      3,
      option('defaultValueHandling'),
    ),
    'virtual ObjectCreationHandling ObjectCreationHandling { get; set; }': ranged(
      2,
      option('objectCreationHandling'),
    ),
    'virtual ConstructorHandling ConstructorHandling { get; set; }': ranged(1, option('constructorHandling')),
    'virtual MetadataPropertyHandling MetadataPropertyHandling { get; set; }': ranged(
      2,
      option('metadataPropertyHandling'),
    ),
    'virtual JsonConverterCollection Converters { get; }': converterCollection,
    'virtual Newtonsoft.Json.Serialization.IContractResolver ContractResolver { get; set; }': {
      get: (self: JsonSerializer) => self.options.givenResolver,
      set: (self: JsonSerializer, value: object | null) => {
        if (value) self.options.useResolver(value);
      },
    },
    'virtual TypeNameAssemblyFormatHandling TypeNameAssemblyFormatHandling { get; set; }': ranged(
      1,
      option('typeNameAssemblyFormatHandling'),
    ),
    'virtual System.Runtime.Serialization.Formatters.FormatterAssemblyStyle TypeNameAssemblyFormat { get; set; }':
      ranged(1, option('typeNameAssemblyFormatHandling')),
    'virtual Newtonsoft.Json.Serialization.ISerializationBinder SerializationBinder { get; set; }': required(
      'binder',
      'Serialization binder',
    ),
    'virtual System.Runtime.Serialization.SerializationBinder Binder { get; set; }': {
      ...required('binder', 'Serialization binder'),
      get: ({ options }: JsonSerializer) => binderOfOld(options.binder),
    },
    'virtual Newtonsoft.Json.Serialization.IReferenceResolver? ReferenceResolver { get; set; }': {
      ...required('referenceResolver', 'Reference resolver'),
      get: ({ options }: JsonSerializer) => (options.referenceResolver ??= new DefaultReferenceResolver()),
    },
    'virtual System.Collections.IEqualityComparer? EqualityComparer { get; set; }':
      option('equalityComparer'),
    'virtual System.Runtime.Serialization.StreamingContext Context { get; set; }': option('context'),
    'virtual Formatting Formatting { get; set; }': textSetting('formatting', 0),
    'virtual DateFormatHandling DateFormatHandling { get; set; }': textSetting('dateFormatHandling', 0),
    'virtual DateTimeZoneHandling DateTimeZoneHandling { get; set; }': textSetting('dateTimeZoneHandling', 3),
    'virtual DateParseHandling DateParseHandling { get; set; }': textSetting('dateParseHandling', 1),
    'virtual FloatParseHandling FloatParseHandling { get; set; }': textSetting('floatParseHandling', 0),
    'virtual FloatFormatHandling FloatFormatHandling { get; set; }': textSetting('floatFormatHandling', 0),
    'virtual StringEscapeHandling StringEscapeHandling { get; set; }': textSetting('stringEscapeHandling', 0),
    'virtual string DateFormatString { get; set; }': textSetting(
      'dateFormatString',
      "yyyy'-'MM'-'dd'T'HH':'mm':'ss.FFFFFFFK",
    ),
    'virtual CultureInfo Culture { get; set; }': textSetting('culture', CultureInfo.invariant),
    'virtual int? MaxDepth { get; set; }': positive(textSetting('maxDepth', null)),
    'virtual bool CheckAdditionalContent { get; set; }': {
      get: (self: JsonSerializer) => self.options.checkAdditionalContent ?? false,
      set: (self: JsonSerializer, value: boolean) => {
        self.options.checkAdditionalContent = value;
      },
    },
    'JsonSerializer()': () => new JsonSerializer(),
    'static JsonSerializer Create()': () => new JsonSerializer(),
    'static JsonSerializer Create(JsonSerializerSettings? settings)': (
      settings: JsonSerializerSettings | null,
    ) => JsonSerializer.create(settings),
    'static JsonSerializer CreateDefault()': () => createDefault(),
    'static JsonSerializer CreateDefault(JsonSerializerSettings? settings)': (
      settings: JsonSerializerSettings | null,
    ) => createDefault(settings),
    'void Populate(TextReader reader, object target)': (
      self: JsonSerializer,
      reader: TextReader | null,
      target: unknown,
    ) => self.populate(readerOf(reader), target),
    'void Populate(JsonReader reader, object target)': (
      self: JsonSerializer,
      reader: JsonReader | null,
      target: unknown,
    ) => self.populate(readerOf(reader), target),
    'object? Deserialize(JsonReader reader)': (self: JsonSerializer, reader: JsonReader | null) =>
      self.deserialize(readerOf(reader), null),
    'object? Deserialize(TextReader reader, Type objectType)': (
      self: JsonSerializer,
      reader: TextReader | null,
      type: Type,
    ) => self.deserialize(readerOf(reader), type),
    'T? Deserialize<T>(JsonReader reader)': (self: JsonSerializer, reader: JsonReader | null, type: Type) =>
      cast(self.deserialize(readerOf(reader), type), type),
    'object? Deserialize(JsonReader reader, Type? objectType)': (
      self: JsonSerializer,
      reader: JsonReader | null,
      type: Type | null,
    ) => self.deserialize(readerOf(reader), type),
    'void Serialize(TextWriter textWriter, object? value)': (
      self: JsonSerializer,
      writer: TextWriter | null,
      value: unknown,
    ) => writeTo(self, writer, value, null, 'textWriter'),
    'void Serialize(JsonWriter jsonWriter, object? value, Type? objectType)': (
      self: JsonSerializer,
      writer: JsonWriter | null,
      value: unknown,
      type: Type | null,
    ) => writeTo(self, writer, value, type),
    'void Serialize(TextWriter textWriter, object? value, Type objectType)': (
      self: JsonSerializer,
      writer: TextWriter | null,
      value: unknown,
      type: Type | null,
    ) => writeTo(self, writer, value, type, 'textWriter'),
    'void Serialize(JsonWriter jsonWriter, object? value)': (
      self: JsonSerializer,
      writer: JsonWriter | null,
      value: unknown,
    ) => writeTo(self, writer, value, null),
  }),
  { runtime: JsonSerializer },
);
