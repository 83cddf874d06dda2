// The class `Newtonsoft.Json.Linq.JObject` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { KeyValuePair } from '../../System.Collections.Generic/key-value-pair.ts';
import {
  PropertyChangedEventArgs,
  PropertyChangingEventArgs,
} from '../../System.ComponentModel/property-events.ts';
import { loadMembers } from '../declarations/async-members.ts';
import { containerEvent } from '../declarations/container-lists.ts';
import { enumName } from '../enum-names.ts';
import { loadObject } from '../reading/load-token.ts';
import type { LoadSettings } from '../reading/load-token.ts';
import { parseObject } from '../reading/parse-json.ts';
import { createDefault } from '../serialization/json-convert.ts';
import { tokenFromObject } from '../serialization/serializer.ts';
import type { JsonSerializer } from '../serialization/serializer.ts';
import { addContent, orNull } from './token-content.ts';
import { JTokenType } from './j-token-type.ts';
import { overridesOfWriteTo } from './j-token.ts';
import { JObject } from './object.ts';
import { JProperty } from './property.ts';
import { JEnumerable, TokenSequence, tokenType } from './token-sequences.ts';
import type { JToken } from './token.ts';

function pairType(): NamedType {
  return coreType('System.Collections.Generic.KeyValuePair', 2).construct([
    specialType('string'),
    tokenType(),
  ]);
}
function* pairs(object: JObject): Generator<KeyValuePair<string, JToken>> {
  const type = pairType();
  for (const property of object)
    yield new KeyValuePair(type, (property as JProperty).name, (property as JProperty).value);
}
function propertyType(): NamedType {
  return coreType('Newtonsoft.Json.Linq.JProperty');
}
/** `StringComparison` numbers: the odd ones ignore case. */
function find(object: JObject, name: string | null, comparison: number): JProperty | undefined {
  if (name === null) return undefined;
  const exact = object.property(name);
  if (exact || comparison === 4) return exact;
  return comparison % 2 === 1 ? object.propertyIgnoringCase(name) : undefined;
}
function fromObject(value: unknown, serializer: JsonSerializer): JObject {
  const token = tokenFromObject(value, serializer);
  if (!(token instanceof JObject))
    throw new ArgumentException(
      `Object serialized to ${enumName(JTokenType, token.type)}. JObject instance expected.`,
    );
  return token;
}
function withContent(content: unknown): JObject {
  const object = new JObject();
  addContent(object, 0, content);
  return object;
}
function copyOf(other: JObject | null): JObject {
  return notNull(other, 'other').clone();
}

/** `Newtonsoft.Json.Linq.JObject`. */
export const jObjectType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Linq.JObject : Newtonsoft.Json.Linq.JContainer, IDictionary<string, JToken?>, System.ComponentModel.INotifyPropertyChanged, System.ComponentModel.INotifyPropertyChanging',
  () => ({
    'event System.ComponentModel.PropertyChangedEventHandler? PropertyChanged':
      containerEvent('propertyChanged'),
    'event System.ComponentModel.PropertyChangingEventHandler? PropertyChanging':
      containerEvent('propertyChanging'),
    'protected virtual void OnPropertyChanged(string propertyName)': (self: JObject, name: string) =>
      self.events?.raise('propertyChanged', new PropertyChangedEventArgs(name)),
    'protected virtual void OnPropertyChanging(string propertyName)': (self: JObject, name: string) =>
      self.events?.raise('propertyChanging', new PropertyChangingEventArgs(name)),
    'override JTokenType Type { get; }': (self: JObject) => self.type,
    ...overridesOfWriteTo(JObject),
    'protected override IList<JToken> ChildrenTokens { get; }': (self: JObject) => self,
    'JObject()': () => new JObject(),
    'JObject(JObject other)': copyOf,
    'JObject(params object[] content)': (content: readonly unknown[] | null) => withContent(content),
    'JObject(object content)': withContent,
    'IEnumerable<JProperty> Properties()': (self: JObject) =>
      new TokenSequence(propertyType(), () => self[Symbol.iterator]()),
    'JProperty? Property(string name)': (self: JObject, name: string | null) => find(self, name, 4) ?? null,
    'JProperty? Property(string name, StringComparison comparison)': (
      self: JObject,
      name: string | null,
      comparison: number,
    ) => find(self, name, comparison) ?? null,
    'JEnumerable<JToken> PropertyValues()': (self: JObject) =>
      new JEnumerable(tokenType(), function* () {
        for (const property of self) yield (property as JProperty).value;
      }),
    'override JToken? this[object key] { get; set; }': {
      get: (self: JObject, key: unknown) => self.getItem(key),
      set: (self: JObject, key: unknown, value: JToken | null) => self.setItem(key, orNull(value)),
    },
    'JToken? this[string propertyName] { get; set; }': {
      get: (self: JObject, name: string | null) => self.get(notNull(name, 'propertyName')) ?? null,
      set: (self: JObject, name: string | null, value: JToken | null) =>
        self.set(notNull(name, 'name'), orNull(value)),
    },
    ...loadMembers('JObject', 'Load', loadObject),
    'static JObject Parse(string json)': (json: string | null) => parseObject(notNull(json, 's')),
    'static JObject Parse(string json, JsonLoadSettings? settings)': (
      json: string | null,
      settings: LoadSettings | null,
    ) => parseObject(notNull(json, 's'), settings),
    'static JObject FromObject(object o)': (value: unknown) => fromObject(value, createDefault()),
    'static JObject FromObject(object o, JsonSerializer jsonSerializer)': (
      value: unknown,
      serializer: JsonSerializer | null,
    ) => fromObject(value, notNull(serializer, 'jsonSerializer')),
    'JToken? GetValue(string? propertyName)': (self: JObject, name: string | null) =>
      find(self, name, 4)?.value ?? null,
    'JToken? GetValue(string? propertyName, StringComparison comparison)': (
      self: JObject,
      name: string | null,
      comparison: number,
    ) => find(self, name, comparison)?.value ?? null,
    'bool TryGetValue(string propertyName, StringComparison comparison, out JToken? value)': (
      self: JObject,
      name: string | null,
      comparison: number,
      value: Ref,
    ) => {
      value.v = find(self, name, comparison)?.value ?? null;
      return value.v !== null;
    },
    'void Add(string propertyName, JToken? value)': (
      self: JObject,
      name: string | null,
      value: JToken | null,
    ) => {
      const property = new JProperty(notNull(name, 'name'));
      property.value = orNull(value);
      self.insert(self.children.length, property);
    },
    'bool ContainsKey(string propertyName)': (self: JObject, name: string | null) =>
      self.property(notNull(name, 'propertyName')) !== undefined,
    'bool Remove(string propertyName)': (self: JObject, name: string | null) =>
      name !== null && self.delete(name),
    'bool TryGetValue(string propertyName, out JToken? value)': (
      self: JObject,
      name: string | null,
      value: Ref,
    ) => {
      value.v = name === null ? null : (self.get(name) ?? null);
      return value.v !== null;
    },
    'IEnumerator<KeyValuePair<string, JToken?>> GetEnumerator()': (self: JObject) =>
      new Enumerator(pairs(self), pairType()),
  }),
  { runtime: JObject },
);
