// The struct `System.Text.Json.JsonWriterOptions`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { JavaScriptEncoder } from '../../System.Text.Json.Serialization/json-serializer-options.ts';
import { fields } from './utf8-fields.ts';

/** `JsonWriterOptions`. */
export class JsonWriterOptions {
  declare readonly $type: NamedType;
  Encoder: JavaScriptEncoder | null = null;
  Indented = false;
  IndentCharacter = 32;
  IndentSize = 2;
  MaxDepth = 0;
  NewLine = '\n';
  SkipValidation = false;
  $copy(): JsonWriterOptions {
    return Object.assign(new JsonWriterOptions(), this);
  }
}

/** `System.Text.Json.JsonWriterOptions`. */
export const jsonWriterOptionsType: TypeDeclaration = declareType(
  'public struct System.Text.Json.JsonWriterOptions',
  () =>
    fields(
      'System.Text.Encodings.Web.JavaScriptEncoder? Encoder',
      'bool Indented',
      'char IndentCharacter',
      'int IndentSize',
      'int MaxDepth',
      'string NewLine',
      'bool SkipValidation',
    ),
  {
    runtime: JsonWriterOptions,
    defaultValue: () => new JsonWriterOptions(),
    copy: (value: JsonWriterOptions) => value.$copy(),
  },
);
