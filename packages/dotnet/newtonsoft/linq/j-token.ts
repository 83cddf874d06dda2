// The class `Newtonsoft.Json.Linq.JToken` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { cast } from '@mockwright/language/runtime/casting';
import { specialType } from '@mockwright/language/runtime/core-types';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { typeOf } from '@mockwright/language/runtime/type-of';
import type { CancellationToken } from '../../System.Threading/cancellation.ts';
import { later, laterUnlessCanceled } from '../../System.Threading.Tasks/later-results.ts';
import { loadMembers } from '../declarations/async-members.ts';
import { makeContainersLists } from '../declarations/container-lists.ts';
import { tokenConversions } from '../declarations/j-token-conversions.ts';
import type { SelectSettings } from '../path/filters.ts';
import { selectToken, selectTokens } from '../path/select.ts';
import { readToken } from '../reading/load-token.ts';
import type { LoadSettings } from '../reading/load-token.ts';
import { parseJson } from '../reading/parse-json.ts';
import { JTokenReader } from '../reading/token-reader.ts';
import type { JsonConverter } from '../serialization/converter.ts';
import { createDefault } from '../serialization/json-convert.ts';
import { objectFromToken, tokenFromObject } from '../serialization/serializer.ts';
import type { JsonSerializer } from '../serialization/serializer.ts';
import { JsonTextWriter, TextBuffer } from '../writing/json-text-writer.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import { convertToken, toBoxedObject, toObject } from './token-casts.ts';
import { addContent, orNull } from './token-content.ts';
import { JTokenEqualityComparer } from './j-token-equality-comparer.ts';
import { annotationMembers } from './json-clone-settings.ts';
import { afterSelf, ancestors, beforeSelf, pathOfToken } from './token-paths.ts';
import { JEnumerable, TokenSequence, tokenType, tokens } from './token-sequences.ts';
import { JContainer, JToken } from './token.ts';
import type { ValueConversion } from './written-token.ts';

makeContainersLists();

/** Converters as {@link JToken.writeTo} wants them. */
function conversionBy(converters: readonly JsonConverter[] | null): ValueConversion | undefined {
  if (!converters || converters.length === 0) return undefined;
  const convert = (writer: JsonWriter, boxed: unknown): boolean => {
    const converter = converters.find((candidate) => dereferenced(candidate).canConvert(typeOf(boxed)));
    if (!converter?.canWrite) return false;
    converter.writeJson(writer, boxed, createDefault());
    return true;
  };
  return Object.assign(convert, { converters });
}
/** `WriteTo(writer, converters)` of the library's own kind of token: what `base` is to a template class. */
export function overridesOfWriteTo(kind: { readonly prototype: JToken }): Record<string, Implementation> {
  return {
    'override void WriteTo(JsonWriter writer, params JsonConverter[] converters)': (
      self: JToken,
      writer: JsonWriter | null,
      converters: readonly JsonConverter[] | null,
    ) => kind.prototype.writeTo.call(self, dereferenced(writer), conversionBy(converters)),
  };
}
/** `ToString(formatting, converters)`. */
function writeTo(
  token: JToken,
  writer: JsonWriter | null,
  converters: readonly JsonConverter[] | null,
): void {
  token.writeTo(dereferenced(writer), conversionBy(converters));
}
/** `ToObject` by a `Type`: null takes what the JSON itself says. */
function objectOfType(token: JToken, type: Type | null, serializer: JsonSerializer): unknown {
  const wanted = type ?? specialType('object');
  return objectFromToken(token, wanted, serializer);
}
function tokenText(token: JToken, formatting: number, converters: readonly JsonConverter[] | null): string {
  const conversion = conversionBy(converters);
  if (!conversion) return token.toJson(formatting === 1);
  const buffer = new TextBuffer();
  const writer = new JsonTextWriter(buffer);
  writer.formatting = formatting;
  token.writeTo(writer, conversion);
  return buffer.text;
}

function selecting(errorWhenNoMatch: boolean): SelectSettings {
  return { errorWhenNoMatch, regexMatchTimeout: null };
}
function* ofType(source: Iterable<JToken>, type: Type): Generator {
  for (const token of source) if (isOf(token, type)) yield token;
}
function isOf(token: JToken, type: Type): boolean {
  for (let current: typeof token.$type | null = token.$type; current; current = current.baseType)
    if (current === type) return true;
  return false;
}
/** The values of tokens, each converted to a type. */
export function* converted(source: Iterable<JToken>, type: Type): Generator {
  for (const token of source) yield convertToken(token, type);
}

/** `Newtonsoft.Json.Linq.JToken`. */
export const jTokenType: TypeDeclaration = declareType(
  'public abstract class Newtonsoft.Json.Linq.JToken : Newtonsoft.Json.Linq.IJEnumerable<JToken>, Newtonsoft.Json.IJsonLineInfo, ICloneable, System.Dynamic.IDynamicMetaObjectProvider',
  () => ({
    'static Newtonsoft.Json.Linq.JTokenEqualityComparer EqualityComparer { get; }': () => tokenComparer,
    'JContainer? Parent { get; }': (self: JToken) => self.parent,
    'JToken Root { get; }': (self: JToken) => self.root,
    'abstract JTokenType Type { get; }': (self: JToken) => self.type,
    'abstract bool HasValues { get; }': (self: JToken) => self.children.length > 0,
    'JToken? Next { get; }': (self: JToken) => self.next,
    'JToken? Previous { get; }': (self: JToken) => self.previous,
    'string Path { get; }': (self: JToken) => pathOfToken(self),
    'static bool DeepEquals(JToken? t1, JToken? t2)': (a: JToken | null, b: JToken | null) =>
      a === b || (a !== null && b !== null && a.deepEquals(b)),
    'void AddAfterSelf(object? content)': (self: JToken, content: unknown) => {
      const parent = self.requireParent();
      addContent(parent, parent.indexOf(self) + 1, content);
    },
    'void AddBeforeSelf(object? content)': (self: JToken, content: unknown) => {
      const parent = self.requireParent();
      addContent(parent, parent.indexOf(self), content);
    },
    'IEnumerable<JToken> Ancestors()': (self: JToken) => tokens(() => ancestors(self, false)),
    'IEnumerable<JToken> AncestorsAndSelf()': (self: JToken) => tokens(() => ancestors(self, true)),
    'IEnumerable<JToken> AfterSelf()': (self: JToken) => tokens(() => afterSelf(self)),
    'IEnumerable<JToken> BeforeSelf()': (self: JToken) => tokens(() => beforeSelf(self)),
    'virtual JToken? this[object key] { get; set; }': {
      get: (self: JToken, key: unknown) => self.getItem(key),
      set: (self: JToken, key: unknown, value: JToken | null) => self.setItem(key, orNull(value)),
    },
    'virtual T? Value<T>(object key)': (self: JToken, key: unknown, type: Type) =>
      convertToken(self.getItem(key), type),
    'virtual JToken? First { get; }': (self: JToken) => self.edge(false),
    'virtual JToken? Last { get; }': (self: JToken) => self.edge(true),
    'virtual JEnumerable<JToken> Children()': (self: JToken) =>
      new JEnumerable(tokenType(), () => self[Symbol.iterator](), self),
    'JEnumerable<T> Children<T>() where T : JToken': (self: JToken, type: Type) =>
      new JEnumerable(type, () => ofType(self, type)),
    'virtual IEnumerable<T?> Values<T>()': (self: JToken, type: Type) => {
      if (!(self instanceof JContainer)) throw self.edgeError();
      return new TokenSequence(type, () => converted(self, type));
    },
    'void Remove()': (self: JToken) => {
      self.requireParent().removeChild(self);
    },
    'void Replace(JToken value)': (self: JToken, value: JToken | null) => {
      const parent = self.requireParent();
      parent.setAt(parent.indexOf(self), orNull(value));
    },
    'abstract void WriteTo(JsonWriter writer, params JsonConverter[] converters)': (
      self: JToken,
      writer: JsonWriter | null,
      converters: readonly JsonConverter[],
    ) => writeTo(self, writer, converters),
    'virtual System.Threading.Tasks.Task WriteToAsync(JsonWriter writer, System.Threading.CancellationToken cancellationToken, params JsonConverter[] converters)':
      (
        self: JToken,
        writer: JsonWriter | null,
        cancellation: CancellationToken,
        converters: readonly JsonConverter[],
      ) => laterUnlessCanceled(() => writeTo(self, writer, converters), cancellation),
    'System.Threading.Tasks.Task WriteToAsync(JsonWriter writer, params JsonConverter[] converters)': (
      self: JToken,
      writer: JsonWriter | null,
      converters: readonly JsonConverter[],
    ) => later(() => writeTo(self, writer, converters)),
    'override string ToString()': (self: JToken) => self.$toString(),
    'string ToString(Formatting formatting, params JsonConverter[] converters)': (
      self: JToken,
      formatting: number,
      converters: readonly JsonConverter[],
    ) => tokenText(self, formatting, converters),
    ...tokenConversions(),
    'JsonReader CreateReader()': (self: JToken) => new JTokenReader(self),
    'static JToken FromObject(object o)': (value: unknown) => tokenFromObject(value, createDefault()),
    'static JToken FromObject(object o, JsonSerializer jsonSerializer)': (
      value: unknown,
      serializer: JsonSerializer | null,
    ) => tokenFromObject(value, notNull(serializer, 'jsonSerializer')),
    'T? ToObject<T>()': (self: JToken, type: Type) => toObject(self, type),
    'object? ToObject(Type objectType)': (self: JToken, type: Type) =>
      toBoxedObject(self, notNull(type, 'key')),
    'T? ToObject<T>(JsonSerializer jsonSerializer)': (
      self: JToken,
      serializer: JsonSerializer | null,
      type: Type,
    ) => cast(objectFromToken(self, type, notNull(serializer, 'jsonSerializer')), type),
    'object? ToObject(Type objectType, JsonSerializer jsonSerializer)': (
      self: JToken,
      type: Type | null,
      serializer: JsonSerializer | null,
    ) => objectOfType(self, type, notNull(serializer, 'jsonSerializer')),
    ...loadMembers('JToken', 'ReadFrom', (reader, settings) => readToken(reader, settings ?? null)),
    'static JToken Parse(string json)': (json: string | null) => parseJson(notNull(json, 's')),
    'static JToken Parse(string json, JsonLoadSettings? settings)': (
      json: string | null,
      settings: LoadSettings | null,
    ) => parseJson(notNull(json, 's'), {}, settings),
    ...loadMembers('JToken', 'Load', (reader, settings) => readToken(reader, settings ?? null)),
    'JToken? SelectToken(string path)': (self: JToken, path: string) => selectToken(self, path),
    'JToken? SelectToken(string path, bool errorWhenNoMatch)': (self: JToken, path: string, fails: boolean) =>
      selectToken(self, path, selecting(fails)),
    'JToken? SelectToken(string path, JsonSelectSettings? settings)': (
      self: JToken,
      path: string,
      settings: SelectSettings | null,
    ) => selectToken(self, path, settings),
    'IEnumerable<JToken> SelectTokens(string path)': (self: JToken, path: string) => {
      const found = selectTokens(self, path);
      return tokens(() => found[Symbol.iterator]());
    },
    'IEnumerable<JToken> SelectTokens(string path, bool errorWhenNoMatch)': (
      self: JToken,
      path: string,
      fails: boolean,
    ) => {
      const found = selectTokens(self, path, selecting(fails));
      return tokens(() => found[Symbol.iterator]());
    },
    'IEnumerable<JToken> SelectTokens(string path, JsonSelectSettings? settings)': (
      self: JToken,
      path: string,
      settings: SelectSettings | null,
    ) => {
      const found = selectTokens(self, path, settings);
      return tokens(() => found[Symbol.iterator]());
    },
    ...annotationMembers,
    'object ICloneable.Clone()': (self: JToken) => self.clone(),
    'int IJsonLineInfo.LineNumber { get; }': (self: JToken) => self.line,
    'int IJsonLineInfo.LinePosition { get; }': (self: JToken) => self.position,
    'bool IJsonLineInfo.HasLineInfo()': (self: JToken) => self.line > 0,
  }),
  { runtime: JToken },
);

const tokenComparer = new JTokenEqualityComparer();
