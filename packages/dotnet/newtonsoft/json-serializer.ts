// `JsonSerializer` and `JsonSerializerSettings`, as template code sees them.
import { appendAll } from '@mockwright/language/runtime/append';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { cast } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { createInstance } from '@mockwright/language/runtime/members';
import { JsonReader } from './reading/json-reader.ts';
import { JsonTextReader } from './reading/json-text-reader.ts';
import { Collection } from '../System.Collections.ObjectModel/collection.ts';
import { createList } from '../System.Collections.Generic/list.ts';
import { CultureInfo } from '../System.Globalization/culture-info.ts';
import { field, positive, ranged } from './declarations/accessors.ts';
import type { JsonConverter } from './serialization/converter.ts';
import { createDefault } from './serialization/json-convert.ts';
import { JsonSerializer } from './serialization/serializer.ts';
import { DefaultReferenceResolver } from './serialization/references.ts';
import { JsonSerializerSettings } from './serialization/settings.ts';
import { noContext } from './serialization/streaming-context.ts';
import type { SettingValues } from './serialization/settings.ts';
import { JsonTextWriter } from './writing/json-text-writer.ts';
import { JsonWriter } from './writing/json-writer.ts';
import type { TextReader } from '../System.IO/text-reader.ts';
import type { TextWriter } from '../System.IO/text-writer.ts';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';

/** A setting of `JsonSerializerSettings`; `none` is what it reads as while it is not set. */
function setting(name: keyof SettingValues, none: unknown): Accessors {
  return {
    get: (self: JsonSerializerSettings) => self.values[name] ?? none,
    set: (self: JsonSerializerSettings, value: unknown) => {
      (self.values as Record<string, unknown>)[name] = value;
    },
  };
}
/** The list of converters as template code has it; it shares its elements with the settings. */
function converterList(owner: { converters: JsonConverter[] }): unknown {
  const lists = converterLists;
  let list = lists.get(owner);
  if (list === undefined) {
    list = createInstance(
      coreType('System.Collections.Generic.List', 1).construct([coreType('Newtonsoft.Json.JsonConverter')]),
    ) as { items: JsonConverter[] };
    appendAll(list.items, owner.converters);
    owner.converters = list.items;
    lists.set(owner, list);
  }
  return list;
}
const converterLists = new WeakMap<object, { items: JsonConverter[] } | null>();

/** `Newtonsoft.Json.JsonSerializerSettings`. */
export const jsonSerializerSettingsType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.JsonSerializerSettings',
  () => ({
    'ReferenceLoopHandling ReferenceLoopHandling { get; set; }': setting('referenceLoopHandling', 0),
    'MissingMemberHandling MissingMemberHandling { get; set; }': setting('missingMemberHandling', 0),
    'ObjectCreationHandling ObjectCreationHandling { get; set; }': setting('objectCreationHandling', 0),
    'NullValueHandling NullValueHandling { get; set; }': setting('nullValueHandling', 0),
    'DefaultValueHandling DefaultValueHandling { get; set; }': setting('defaultValueHandling', 0),
    'IList<JsonConverter> Converters { get; set; }': {
      get: (self: JsonSerializerSettings) => converterList(self),
      set: (self: JsonSerializerSettings, value: Iterable<JsonConverter> | null) => {
        if (value === null) converterLists.set(self, null);
        else converterLists.delete(self);
        self.converters = [...(value ?? [])];
      },
    },
    'PreserveReferencesHandling PreserveReferencesHandling { get; set; }': setting(
      'preserveReferencesHandling',
      0,
    ),
    'TypeNameHandling TypeNameHandling { get; set; }': setting('typeNameHandling', 0),
    'MetadataPropertyHandling MetadataPropertyHandling { get; set; }': setting('metadataPropertyHandling', 0),
    'System.Runtime.Serialization.Formatters.FormatterAssemblyStyle TypeNameAssemblyFormat { get; set; }':
      setting('typeNameAssemblyFormatHandling', 0),
    'TypeNameAssemblyFormatHandling TypeNameAssemblyFormatHandling { get; set; }': setting(
      'typeNameAssemblyFormatHandling',
      0,
    ),
    'ConstructorHandling ConstructorHandling { get; set; }': setting('constructorHandling', 0),
    'Newtonsoft.Json.Serialization.IContractResolver? ContractResolver { get; set; }': setting(
      'contractResolver',
      null,
    ),
    'System.Collections.IEqualityComparer? EqualityComparer { get; set; }': setting('equalityComparer', null),
    '[Obsolete("ReferenceResolver property is obsolete. Use the ReferenceResolverProvider property to set the IReferenceResolver: settings.ReferenceResolverProvider = () => resolver")] Newtonsoft.Json.Serialization.IReferenceResolver? ReferenceResolver { get; set; }':
      {
        get: ({ values }: JsonSerializerSettings) => values.referenceResolverProvider?.() ?? null,
        set: ({ values }: JsonSerializerSettings, resolver: object | null) => {
          values.referenceResolverProvider = resolver && (() => resolver);
        },
      },
    'Func<Newtonsoft.Json.Serialization.IReferenceResolver?>? ReferenceResolverProvider { get; set; }':
      setting('referenceResolverProvider', null),
    'Newtonsoft.Json.Serialization.ITraceWriter? TraceWriter { get; set; }': setting('traceWriter', null),
    'System.Runtime.Serialization.SerializationBinder? Binder { get; set; }': setting(
      'serializationBinder',
      null,
    ),
    'Newtonsoft.Json.Serialization.ISerializationBinder? SerializationBinder { get; set; }': setting(
      'serializationBinder',
      null,
    ),
    'EventHandler<Newtonsoft.Json.Serialization.ErrorEventArgs>? Error { get; set; }': setting('error', null),
    'System.Runtime.Serialization.StreamingContext Context { get; set; }': setting('context', noContext),
    'string DateFormatString { get; set; }': setting(
      'dateFormatString',
      "yyyy'-'MM'-'dd'T'HH':'mm':'ss.FFFFFFFK",
    ),
    'int? MaxDepth { get; set; }': positive({
      ...setting('maxDepth', 64),
      get: ({ values }: JsonSerializerSettings) => (values.maxDepth === undefined ? 64 : values.maxDepth),
    }),
    'Formatting Formatting { get; set; }': setting('formatting', 0),
    'DateFormatHandling DateFormatHandling { get; set; }': setting('dateFormatHandling', 0),
    'DateTimeZoneHandling DateTimeZoneHandling { get; set; }': setting('dateTimeZoneHandling', 3),
    'DateParseHandling DateParseHandling { get; set; }': setting('dateParseHandling', 1),
    'FloatFormatHandling FloatFormatHandling { get; set; }': setting('floatFormatHandling', 0),
    'FloatParseHandling FloatParseHandling { get; set; }': setting('floatParseHandling', 0),
    'StringEscapeHandling StringEscapeHandling { get; set; }': setting('stringEscapeHandling', 0),
    'CultureInfo Culture { get; set; }': setting('culture', CultureInfo.invariant),
    'bool CheckAdditionalContent { get; set; }': setting('checkAdditionalContent', false),
    'JsonSerializerSettings()': () => new JsonSerializerSettings(),
    'JsonSerializerSettings(JsonSerializerSettings original)': (original: JsonSerializerSettings | null) =>
      JsonSerializerSettings.copyOf(dereferenced(original)),
  }),
  { runtime: JsonSerializerSettings },
);

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

/** `JsonConverterCollection`. */
class JsonConverterCollection extends Collection<JsonConverter> {}
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
/** `Newtonsoft.Json.JsonConverterCollection`. */
export const jsonConverterCollectionType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.JsonConverterCollection : System.Collections.ObjectModel.Collection<JsonConverter>',
  () => ({
    'JsonConverterCollection()': () =>
      new JsonConverterCollection(coreType('Newtonsoft.Json.JsonConverterCollection')),
  }),
  { runtime: JsonConverterCollection },
);

/** `Newtonsoft.Json.JsonSerializer`. */
export const jsonSerializerType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.JsonSerializer',
  () => ({
    'virtual Newtonsoft.Json.Serialization.ITraceWriter? TraceWriter { get; set; }': field('traceWriter'),
    'event EventHandler<Newtonsoft.Json.Serialization.ErrorEventArgs>? Error': {
      add: (self: JsonSerializer, handler: (sender: unknown, args: object) => void) => {
        self.options.errorHandlers.push(handler);
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
      get: (self: JsonSerializer) => self.options.resolver,
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
    'virtual System.Runtime.Serialization.SerializationBinder Binder { get; set; }': required(
      'binder',
      'Serialization binder',
    ),
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
