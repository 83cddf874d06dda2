// Tokens of template classes: where the library writes a token, the `WriteTo` that its class overrides writes it.
import { JsonTextWriter, TextBuffer } from '../writing/json-text-writer.ts';
import type { WrittenToken } from './written-token.ts';

/** Makes the methods of a token that write it those that its class overrides. */
export function bridgeOverrides(token: WrittenToken): void {
  const override = (token as object as Record<string, ((...args: readonly unknown[]) => void) | undefined>)[
    'JToken.WriteTo/2'
  ];
  if (!override) return;
  token.writeTo = (writer, convert) => override.call(token, writer, convert?.converters ?? []);
  token.print = (out, before = '') => {
    const buffer = new TextBuffer();
    const writer = new JsonTextWriter(buffer);
    writer.formatting = out.indented ? 1 : 0;
    override.call(token, writer, []);
    out.add(before + out.indentLines(buffer.text));
  };
}
