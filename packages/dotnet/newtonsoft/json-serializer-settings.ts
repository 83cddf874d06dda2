// The class `Newtonsoft.Json.JsonSerializerSettings` as template code sees it.
import { appendAll } from '@mockwright/language/runtime/append';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { coreType } from '@mockwright/language/runtime/core-types';
import { createInstance } from '@mockwright/language/runtime/members';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { CultureInfo } from '../System.Globalization/culture-info.ts';
import { positive } from '../values/property-accessors.ts';
import type { JsonConverter } from './serialization/converter.ts';
import { JsonSerializerSettings } from './serialization/setting-values.ts';
import type { SettingValues } from './serialization/setting-values.ts';
import { binderOfOld } from '../System.Runtime.Serialization/serialization-binder.ts';
import { noContext } from '../System.Runtime.Serialization/streaming-context.ts';

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
    'System.Runtime.Serialization.SerializationBinder? Binder { get; set; }': {
      ...setting('serializationBinder', null),
      get: ({ values }: JsonSerializerSettings) => binderOfOld(values.serializationBinder ?? null),
    },
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
