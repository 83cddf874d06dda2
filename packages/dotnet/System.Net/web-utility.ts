// The static class `System.Net.WebUtility` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NetArray } from '@mockwright/language/runtime/box';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spend, spendElements } from '@mockwright/language/runtime/run';
import { notNull } from '@mockwright/language/runtime/not-null';
import { textOfChars } from '../System/text/chars.ts';
import type { TextWriter } from '../System.IO/text-writer.ts';
import { toByteArray } from '../System/base64.ts';
import { htmlDecode, htmlEncode, urlDecode, urlEncode } from './web-text.ts';

type Text = string | null;
const orNull =
  (change: (text: string) => string) =>
  (value: Text): Text =>
    value === null ? null : change(value);

/** Bytes of URLs as characters of the same numbers, and back. */
function urlEncodeBytes(bytes: readonly number[]): string {
  spendElements(bytes.length * 2);
  return bytes
    .map((byte) =>
      byte < 0x80 ? urlEncode(String.fromCharCode(byte), false) : `%${byte.toString(16).toUpperCase()}`,
    )
    .join('');
}
function urlDecodeBytes(bytes: readonly number[]): string {
  return textOfChars(bytes)
    .replaceAll('+', ' ')
    .replace(/%([0-9a-fA-F]{2})/g, (_, hex: string) => {
      spend(2);
      return String.fromCharCode(Number.parseInt(hex, 16));
    });
}
/** @throws {ArgumentNullException | ArgumentOutOfRangeException} for what is not a part of the array */
export function changeBytes(
  value: readonly number[] | null,
  offset: number,
  count: number,
  name: string,
  change: (bytes: readonly number[]) => string,
): NetArray<number> | null {
  if (value === null && count === 0) return null;
  const bytes = notNull(value, name);
  if (offset < 0 || offset > bytes.length) throw new ArgumentOutOfRangeException('offset');
  if (count < 0 || offset + count > bytes.length) throw new ArgumentOutOfRangeException('count');
  spendElements(count);
  return toByteArray(Buffer.from(change(bytes.slice(offset, offset + count)), 'latin1'));
}

/** `System.Net.WebUtility`. */
export const webUtilityType: TypeDeclaration = declareType(
  'public static class System.Net.WebUtility',
  () => ({
    'static string? HtmlEncode(string? value)': orNull(htmlEncode),
    'static string? HtmlDecode(string? value)': orNull(htmlDecode),
    'static string? UrlEncode(string? value)': orNull((value) => urlEncode(value, false)),
    'static string? UrlDecode(string? encodedValue)': orNull(urlDecode),
    'static void HtmlEncode(string? value, System.IO.TextWriter output)': (
      value: Text,
      output: TextWriter | null,
    ) => notNull(output, 'output').write(htmlEncode(value ?? '')),
    'static void HtmlDecode(string? value, System.IO.TextWriter output)': (
      value: Text,
      output: TextWriter | null,
    ) => notNull(output, 'output').write(htmlDecode(value ?? '')),
    'static byte[]? UrlEncodeToBytes(byte[]? value, int offset, int count)': (
      value: readonly number[] | null,
      offset: number,
      count: number,
    ) => changeBytes(value, offset, count, 'value', (bytes) => urlEncodeBytes(bytes)),
    'static byte[]? UrlDecodeToBytes(byte[]? encodedValue, int offset, int count)': (
      value: readonly number[] | null,
      offset: number,
      count: number,
    ) => changeBytes(value, offset, count, 'encodedValue', (bytes) => urlDecodeBytes(bytes)),
  }),
);
