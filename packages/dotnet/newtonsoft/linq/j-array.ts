// `JArray` and `JConstructor`, as template code sees them.
import { loadMembers } from '../declarations/async-members.ts';
import { overridesOfWriteTo } from './j-token.ts';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { JTokenType, enumName } from '../enums.ts';
import { JArray, JConstructor } from './array.ts';
import { addContent, orNull } from './content.ts';
import { tokenType } from './sequences.ts';
import type { JToken } from './token.ts';
import { loadArray, loadConstructor } from '../reading/load-token.ts';
import type { LoadSettings } from '../reading/load-token.ts';
import { parseArray } from '../reading/parse-json.ts';
import { createDefault } from '../serialization/json-convert.ts';
import { tokenFromObject } from '../serialization/serializer.ts';
import type { JsonSerializer } from '../serialization/serializer.ts';
import { notNull, dereferenced } from '@mockwright/language/runtime/not-null';

function fromObject(value: unknown, serializer: JsonSerializer): JArray {
  const token = tokenFromObject(value, serializer);
  if (!(token instanceof JArray))
    throw new ArgumentException(
      `Object serialized to ${enumName(JTokenType, token.type)}. JArray instance expected.`,
    );
  return token;
}
function withContent(content: unknown): JArray {
  const array = new JArray();
  addContent(array, 0, content);
  return array;
}

/** `Newtonsoft.Json.Linq.JArray`. */
export const jArrayType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Linq.JArray : Newtonsoft.Json.Linq.JContainer, IList<JToken>',
  () => ({
    'override JTokenType Type { get; }': (self: JArray) => self.type,
    ...overridesOfWriteTo(JArray),
    'protected override IList<JToken> ChildrenTokens { get; }': (self: JArray) => self,
    'JArray()': () => new JArray(),
    'JArray(JArray other)': (other: JArray | null) => notNull(other, 'other').clone(),
    'JArray(params object[] content)': withContent,
    'JArray(object content)': withContent,
    ...loadMembers('JArray', 'Load', loadArray, dereferenced),
    'static JArray Parse(string json)': (json: string | null) => parseArray(notNull(json, 's')),
    'static JArray Parse(string json, JsonLoadSettings? settings)': (
      json: string | null,
      settings: LoadSettings | null,
    ) => parseArray(notNull(json, 's'), settings),
    'static JArray FromObject(object o)': (value: unknown) => fromObject(value, createDefault()),
    'static JArray FromObject(object o, JsonSerializer jsonSerializer)': (
      value: unknown,
      serializer: JsonSerializer | null,
    ) => fromObject(value, notNull(serializer, 'jsonSerializer')),
    'override JToken? this[object key] { get; set; }': {
      get: (self: JArray, key: unknown) => self.getItem(key),
      set: (self: JArray, key: unknown, value: JToken | null) => self.setItem(key, orNull(value)),
    },
    'JToken this[int index] { get; set; }': {
      get: (self: JArray, index: number) => self.childAt(index),
      set: (self: JArray, index: number, value: JToken | null) => self.setAt(index, orNull(value)),
    },
    'int IndexOf(JToken item)': (self: JArray, item: JToken | null) => self.indexOf(item),
    'void Insert(int index, JToken item)': (self: JArray, index: number, item: JToken | null) => {
      self.insert(index, orNull(item));
    },
    'void RemoveAt(int index)': (self: JArray, index: number) => self.removeAt(index),
    'IEnumerator<JToken> GetEnumerator()': (self: JArray) => new Enumerator<JToken>(self, tokenType()),
    'void Add(JToken item)': (self: JArray, item: JToken | null) => {
      addContent(self, self.children.length, item);
    },
    'void Clear()': (self: JArray) => self.clear(),
    'bool Contains(JToken item)': (self: JArray, item: JToken | null) => self.contains(item),
    'void CopyTo(JToken[] array, int arrayIndex)': (self: JArray, array: JToken[] | null, index: number) =>
      self.copyTo(array, index),
    'bool IsReadOnly { get; }': () => false,
    'bool Remove(JToken item)': (self: JArray, item: JToken | null) => self.removeChild(item),
  }),
  { runtime: JArray },
);

function makeConstructor(name: string | null, content: unknown): JConstructor {
  const result = JConstructor.named(name);
  addContent(result, 0, content);
  return result;
}
/** `Newtonsoft.Json.Linq.JConstructor`. */
export const jConstructorType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Linq.JConstructor : Newtonsoft.Json.Linq.JContainer',
  () => ({
    'string? Name { get; set; }': {
      get: (self: JConstructor) => self.name,
      set: (self: JConstructor, value: string | null) => {
        self.name = value;
      },
    },
    'override JTokenType Type { get; }': (self: JConstructor) => self.type,
    ...overridesOfWriteTo(JConstructor),
    'protected override IList<JToken> ChildrenTokens { get; }': (self: JConstructor) => self,
    'JConstructor()': () => new JConstructor(null),
    'JConstructor(JConstructor other)': (other: JConstructor | null) => notNull(other, 'other').clone(),
    'JConstructor(string name, params object[] content)': makeConstructor,
    'JConstructor(string name, object content)': makeConstructor,
    'JConstructor(string name)': (name: string | null) => makeConstructor(name, []),
    'override JToken? this[object key] { get; set; }': {
      get: (self: JConstructor, key: unknown) => self.getItem(key),
      set: (self: JConstructor, key: unknown, value: JToken | null) => self.setItem(key, orNull(value)),
    },
    ...loadMembers('JConstructor', 'Load', loadConstructor, dereferenced),
  }),
  { runtime: JConstructor },
);
