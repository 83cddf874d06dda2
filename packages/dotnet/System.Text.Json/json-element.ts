// The struct `System.Text.Json.JsonElement`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import {
  ArgumentNullException,
  IndexOutOfRangeException,
  InvalidOperationException,
  KeyNotFoundException,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { spendSize } from '@mockwright/language/runtime/run';
import type { PrimitiveName } from '../values/primitive-values.ts';
import { dataEquals } from './compare-data.ts';
import { rawText, valueKinds } from './json-data.ts';
import type { JsonData, JsonMember } from './json-data.ts';
import { emptyElement, parse, spanTexts } from './element-texts.ts';
import { JsonElement, JsonMemberElement } from './json-nodes.ts';
import { writeData } from './serialize.ts';
import { nextValue } from './utf8-reader.ts';
import type { Utf8JsonReader } from './utf8-reader.ts';
import type { Utf8JsonWriter } from './utf8-writer.ts';
import { getElement, requireKind, tryElement, wrongElementKind } from './element-values.ts';

/** What `EnumerateArray` and `EnumerateObject` give: a sequence, whose elements are made when they are asked for. */
abstract class ElementSequence<P, T> {
  abstract readonly $elementType: Type;
  readonly parts: readonly P[];
  constructor(parts: readonly P[]) {
    this.parts = parts;
  }
  protected abstract made(part: P): T;
  *[Symbol.iterator](): Iterator<T> {
    for (const part of this.parts) yield this.made(part);
  }
  /** Where it stands; -1 before the first. */
  at = -1;
  get current(): T | undefined {
    const part = this.parts[this.at];
    return part && this.made(part);
  }
  moveNext(): boolean {
    this.at = Math.min(this.at + 1, this.parts.length);
    return this.at < this.parts.length;
  }
  $copy(): ElementSequence<P, T> {
    const copy = new (this.constructor as new (parts: readonly P[]) => ElementSequence<P, T>)(this.parts);
    copy.at = this.at;
    return copy;
  }
}
class ArraySequence extends ElementSequence<JsonData, JsonElement> {
  override readonly $elementType: Type = coreType('System.Text.Json.JsonElement');
  protected override made(part: JsonData): JsonElement {
    return new JsonElement(part);
  }
}
class ObjectSequence extends ElementSequence<JsonMember, JsonMemberElement> {
  override readonly $elementType: Type = coreType('System.Text.Json.JsonProperty');
  protected override made({ name, value }: JsonMember): JsonMemberElement {
    return new JsonMemberElement(name, new JsonElement(value));
  }
}
type AnySequence = ElementSequence<unknown, unknown>;

/** The declaration of a sequence, which is its own enumerator. */
function sequenceType(
  name: string,
  element: string,
  runtime: new (parts: readonly never[]) => ElementSequence<unknown, unknown>,
): TypeDeclaration {
  return declareType(
    `public struct System.Text.Json.JsonElement.${name} : IEnumerable<${element}>`,
    () => ({
      [`${element} Current { get; }`]: (self: AnySequence) => self.current ?? defaultOf(self.$elementType),
      'bool MoveNext()': (self: AnySequence) => self.moveNext(),
      'void Reset()': (self: AnySequence) => void (self.at = -1),
      'void Dispose()': (self: AnySequence) => void (self.at = self.parts.length),
      [`IEnumerator<${element}> GetEnumerator()`]: (self: AnySequence) =>
        new Enumerator(self, self.$elementType),
    }),
    {
      runtime,
      defaultValue: () => new runtime([]),
      copy: (value: AnySequence) => value.$copy(),
    },
  );
}
/** The last member of that name: later ones hide earlier ones. */
function property(self: JsonElement, name: string | null): JsonElement | undefined {
  if (name === null) throw new ArgumentNullException('propertyName');
  const { members } = requireKind(self, valueKinds.Object);
  spendSize(members.length);
  const found = members.findLast((member) => member.name === name);
  return found && new JsonElement(found.value);
}
const numbers: readonly (readonly [type: string, kind: PrimitiveName])[] = [
  ['sbyte', 'SByte'],
  ['byte', 'Byte'],
  ['short', 'Int16'],
  ['ushort', 'UInt16'],
  ['int', 'Int32'],
  ['uint', 'UInt32'],
  ['long', 'Int64'],
  ['ulong', 'UInt64'],
  ['double', 'Double'],
  ['float', 'Single'],
  ['decimal', 'Decimal'],
  ['DateTime', 'DateTime'],
  ['DateTimeOffset', 'DateTimeOffset'],
  ['Guid', 'Guid'],
];
function getters(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const [type, kind] of numbers) {
    members[`${type} Get${kind}()`] = (self: JsonElement) => getElement(self, kind);
    members[`bool TryGet${kind}(out ${type} value)`] = (self: JsonElement, target: Ref) => {
      const value = tryElement(self, kind);
      target.v =
        value === undefined
          ? defaultOf(/^[a-z]/.test(type) ? specialType(type as 'int') : coreType(`System.${type}`))
          : value;
      return value !== undefined;
    };
  }
  return members;
}
/** @throws {InvalidOperationException} for another kind, the default element among them */
function boolean(self: JsonElement): boolean {
  if (self.kind !== valueKinds.True && self.kind !== valueKinds.False)
    throw wrongElementKind(self, 'Boolean');
  return self.kind === valueKinds.True;
}

/** `System.Text.Json.JsonElement`. */
export const jsonElementType: TypeDeclaration = declareType(
  'public readonly struct System.Text.Json.JsonElement',
  () => ({
    'JsonValueKind ValueKind { get; }': (self: JsonElement) => self.kind,
    'JsonElement this[int index] { get; }': (self: JsonElement, index: number) => {
      const item = requireKind(self, valueKinds.Array).items[index];
      if (!item) throw new IndexOutOfRangeException();
      return new JsonElement(item);
    },
    'int GetArrayLength()': (self: JsonElement) => requireKind(self, valueKinds.Array).items.length,
    'int GetPropertyCount()': (self: JsonElement) => requireKind(self, valueKinds.Object).members.length,
    'JsonElement GetProperty(string propertyName)': (self: JsonElement, name: string | null) => {
      const found = property(self, name);
      if (!found) throw new KeyNotFoundException('The given key was not present in the dictionary.');
      return found;
    },
    ...spanTexts('JsonElement GetProperty', (self: JsonElement, name) => {
      const found = property(self, name);
      if (!found) throw new KeyNotFoundException('The given key was not present in the dictionary.');
      return found;
    }),
    ...spanTexts(
      'bool TryGetProperty',
      (self: JsonElement, name, target: Ref) => {
        const found = property(self, name);
        target.v = found ?? emptyElement;
        return found !== undefined;
      },
      ', out JsonElement value',
    ),
    'bool TryGetBytesFromBase64(out byte[]? value)': (self: JsonElement, target: Ref) => {
      const value = tryElement(self, 'Bytes');
      target.v = value ?? null;
      return value !== undefined;
    },
    'bool TryGetProperty(string propertyName, out JsonElement value)': (
      self: JsonElement,
      name: string | null,
      target: Ref,
    ) => {
      const found = property(self, name);
      target.v = found ?? emptyElement;
      return found !== undefined;
    },
    'bool GetBoolean()': boolean,
    'string? GetString()': (self: JsonElement) =>
      self.kind === valueKinds.Null ? null : requireKind(self, valueKinds.String).text,
    'byte[] GetBytesFromBase64()': (self: JsonElement) => getElement(self, 'Bytes'),
    ...getters(),
    'string GetRawText()': (self: JsonElement) => {
      if (!self.data)
        throw new InvalidOperationException('Operation is not valid due to the current state of the object.');
      return rawText(self.data);
    },
    'static bool DeepEquals(JsonElement element1, JsonElement element2)': (
      left: JsonElement,
      right: JsonElement,
    ) =>
      left.data === right.data ||
      (left.data !== undefined && right.data !== undefined && dataEquals(left.data, right.data)),
    'bool ValueEquals(string? text)': (self: JsonElement, text: string | null) =>
      self.kind === valueKinds.Null ? text === null : requireKind(self, valueKinds.String).text === text,
    ...spanTexts(
      'bool ValueEquals',
      (self: JsonElement, text) => requireKind(self, valueKinds.String).text === text,
    ),
    'JsonElement.ArrayEnumerator EnumerateArray()': (self: JsonElement) =>
      new ArraySequence(requireKind(self, valueKinds.Array).items),
    'JsonElement.ObjectEnumerator EnumerateObject()': (self: JsonElement) =>
      new ObjectSequence(requireKind(self, valueKinds.Object).members),
    'override string ToString()': (self: JsonElement) => self.$toString(),
    'static JsonElement ParseValue(ref Utf8JsonReader reader)': ({ v: reader }: Ref<Utf8JsonReader>) =>
      new JsonElement(nextValue(reader)),
    'void WriteTo(Utf8JsonWriter writer)': (self: JsonElement, writer: Utf8JsonWriter | null) => {
      const output = notNull(writer, 'writer');
      if (!self.data) throw new InvalidOperationException();
      writeData(output, self.data);
    },
    'JsonElement Clone()': (self: JsonElement) => self,
    'static JsonElement Parse(string json, JsonDocumentOptions options = default)': parse,
  }),
  { runtime: JsonElement, defaultValue: emptyElement },
);

/** `System.Text.Json.JsonElement.ArrayEnumerator`. */
export const jsonElementArrayEnumeratorType: TypeDeclaration = sequenceType(
  'ArrayEnumerator',
  'JsonElement',
  ArraySequence,
);

/** `System.Text.Json.JsonElement.ObjectEnumerator`. */
export const jsonElementObjectEnumeratorType: TypeDeclaration = sequenceType(
  'ObjectEnumerator',
  'JsonProperty',
  ObjectSequence,
);
