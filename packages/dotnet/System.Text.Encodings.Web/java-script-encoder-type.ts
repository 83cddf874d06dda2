// The class `System.Text.Encodings.Web.JavaScriptEncoder` as template code sees it.
import { notNull } from '@mockwright/language/runtime/not-null';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import {
  JavaScriptEncoder,
  defaultEncoder,
  encoderFor,
  relaxedEncoder,
} from '../System.Text.Json.Serialization/json-serializer-options.ts';
import type { UnicodeRange } from '../System.Text.Unicode/unicode-range.ts';

/** `System.Text.Encodings.Web.JavaScriptEncoder`. */
export const javaScriptEncoderType: TypeDeclaration = declareType(
  'public abstract class System.Text.Encodings.Web.JavaScriptEncoder',
  () => ({
    'static JavaScriptEncoder Default { get; }': () => defaultEncoder,
    'static JavaScriptEncoder Create(params System.Text.Unicode.UnicodeRange[] allowedRanges)': (
      ranges: readonly UnicodeRange[] | null,
    ) => encoderFor(ranges),
    'static JavaScriptEncoder UnsafeRelaxedJsonEscaping { get; }': () => relaxedEncoder,
    'virtual string Encode(string value)': (self: JavaScriptEncoder, value: string | null) =>
      self.encode(notNull(value, 'value')),
  }),
  { runtime: JavaScriptEncoder },
);
