// The class `Newtonsoft.Json.Linq.JArray` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { loadMembers } from '../declarations/async-members.ts';
import { enumName } from '../enum-names.ts';
import { loadArray } from '../reading/load-token.ts';
import type { LoadSettings } from '../reading/load-token.ts';
import { parseArray } from '../reading/parse-json.ts';
import { createDefault } from '../serialization/json-convert.ts';
import { tokenFromObject } from '../serialization/serializer.ts';
import type { JsonSerializer } from '../serialization/serializer.ts';
import { JArray } from './array.ts';
import { addContent, orNull } from './token-content.ts';
import { JTokenType } from './j-token-type.ts';
import { overridesOfWriteTo } from './j-token.ts';
import { tokenType } from './token-sequences.ts';
import type { JToken } from './token.ts';

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
