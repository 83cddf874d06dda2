// Documents that are read from texts: what `JsonDocument` and `JsonElement` share.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import type { Span } from '@mockwright/language/runtime/span';
import { requireDistinct } from './compare-data.ts';
import type { JsonDocumentOptions } from './document-options.ts';
import { plainText } from './json-encoded-text.ts';
import { JsonElement } from './json-nodes.ts';
import { parseData } from './parse-data.ts';

/** A member that takes its text as characters and as bytes of UTF-8. */
export function spanTexts(
  member: string,
  implementation: (self: never, text: string, ...rest: never[]) => unknown,
  after: string = '',
): Record<string, Implementation> {
  const call = (self: never, text: Span<number>, ...rest: never[]): unknown =>
    implementation(self, plainText(text), ...rest);
  return {
    [`${member}(ReadOnlySpan<char> text${after})`]: call,
    [`${member}(ReadOnlySpan<byte> utf8Text${after})`]: call,
  };
}
/** The root of a text. @throws JsonException */
export function parse(text: string | null, options: JsonDocumentOptions): JsonElement {
  if (text === null) throw new ArgumentNullException('json');
  const data = parseData(text, options.reader);
  if (!options.AllowDuplicateProperties) requireDistinct(data);
  return new JsonElement(data);
}
/** What `default(JsonElement)` is. */
export const emptyElement: JsonElement = new JsonElement();
