// The struct `System.Text.Json.JsonProperty` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { emptyElement, spanTexts } from './element-texts.ts';
import { JsonMemberElement } from './json-nodes.ts';
import { writeData } from './serialize.ts';
import type { Utf8JsonWriter } from './utf8-writer.ts';

/** `System.Text.Json.JsonProperty`. */
export const jsonPropertyType: TypeDeclaration = declareType(
  'public readonly struct System.Text.Json.JsonProperty',
  () => ({
    'string Name { get; }': (self: JsonMemberElement) => self.name,
    'JsonElement Value { get; }': (self: JsonMemberElement) => self.value,
    'bool NameEquals(string? text)': (self: JsonMemberElement, text: string | null) => self.name === text,
    ...spanTexts('bool NameEquals', (self: JsonMemberElement, text) => self.name === text),
    'void WriteTo(Utf8JsonWriter writer)': (self: JsonMemberElement, given: Utf8JsonWriter | null) => {
      const writer = notNull(given, 'writer');
      const { name, value } = self;
      writer.name(name);
      writeData(writer, value.data!);
    },
    'override string ToString()': (self: JsonMemberElement) => self.$toString(),
  }),
  { runtime: JsonMemberElement, defaultValue: new JsonMemberElement('', emptyElement) },
);
