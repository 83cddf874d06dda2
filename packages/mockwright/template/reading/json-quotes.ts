// Text as JSON string literals, as Newtonsoft writes them.
import { quoted } from '@mockwright/dotnet';
import { spendSize } from '@mockwright/language/runtime/run';

/** A JSON string literal, as Newtonsoft escapes it. */
export function quoteJson(text: string): string {
  spendSize(text.length);
  return quoted(text);
}

/** The text as the inside of a JSON string literal, as Newtonsoft escapes it. */
export function escapeJson(text: string): string {
  return quoteJson(text).slice(1, -1);
}
