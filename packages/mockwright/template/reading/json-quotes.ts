// Text as JSON string literals, as Newtonsoft writes them.
import { escapeText, StringEscapeHandling } from '@mockwright/dotnet';
import { spendSize } from '@mockwright/language/runtime/run';

/** A JSON string literal, as Newtonsoft escapes it. */
export function quoteJson(text: string): string {
  return `"${escapeJson(text)}"`;
}

/** The text as the inside of a JSON string literal, as Newtonsoft escapes it. */
export function escapeJson(text: string): string {
  spendSize(text.length);
  return escapeText(text, '"', StringEscapeHandling.Default);
}
