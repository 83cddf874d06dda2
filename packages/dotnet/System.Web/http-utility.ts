// The class `System.Web.HttpUtility`: what it does, and how template code sees it.
import { inPieces } from '@mockwright/language/runtime/text-pieces';
import { spend, spendElements } from '@mockwright/language/runtime/run';
import { textOfChars } from '../System/text/chars.ts';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toByteArray } from '../System/base64.ts';
import type { NetArray } from '@mockwright/language/runtime/box';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { toText } from '@mockwright/language/runtime/text';
import { NameValueCollection } from '../System.Collections.Specialized/name-value-collection.ts';
import type { Encoding } from '../System.Text/encoding/encoding.ts';
import { encodings } from '../System.Text/encoding/encodings.ts';
import type { TextWriter } from '../System.IO/text-writer.ts';
import { changeBytes } from '../System.Net/web-utility.ts';
import { htmlDecode, htmlEncode, percentEncode, urlEncode } from '../System.Net/web-text.ts';

type Text = string | null;
type Bytes = readonly number[] | null;
const orNull =
  (change: (text: string) => string) =>
  (value: Text): Text =>
    value === null ? null : change(value);

const scriptEscapes: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
};

/** `JavaScriptStringEncode`: control characters, quotes, `<`, `>`, `&` and line separators. */
function scriptEncode(text: string): string {
  const escape = (char: string): string =>
    scriptEscapes[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return inPieces(text, (piece) =>
    piece.replace(/[\p{Cc}"\\<>&'\u2028\u2029]/gu, (char) =>
      char >= '\x7f' && char <= '\x9f' && char !== '\x85' ? char : escape(char),
    ),
  );
}

const attributeEncode = (text: string): string =>
  inPieces(text, (piece) =>
    piece.replace(/[<&"']/g, (char) => ({ '<': '&lt;', '&': '&amp;', '"': '&quot;', "'": '&#39;' })[char]!),
  );

/** What an escape that begins there stands for, and how many characters it takes. */
function escapeAt(text: string, at: number): readonly [code: number, length: number] | undefined {
  if (text.charCodeAt(at) !== 0x25) return undefined;
  const [, long, short] = /^%(?:u([\da-f]{4})|([\da-f]{2}))/i.exec(text.slice(at, at + 6)) ?? [];
  const digits = long ?? short;
  if (digits === undefined) return undefined;
  return [Number.parseInt(digits, 16), long === undefined ? 3 : 6];
}
/** So many characters are read before more of them are paid for. */
const paidCharacters = 256;

/** `UrlDecode`: what is written as bytes is read in the encoding; `%u` stands before a character's number. */
function decodeText(text: string, encoding: Encoding): string {
  let result = '';
  let bytes: number[] = [];
  const flush = (): void => {
    if (bytes.length > 0) result += encoding.decode(toByteArray(bytes));
    bytes = [];
  };
  let paid = paidCharacters;
  for (let at = 0; at < text.length;) {
    if (at >= paid) {
      spend(paidCharacters);
      paid = at + paidCharacters;
    }
    const escape = escapeAt(text, at);
    const [code, length] = escape ?? [text.charCodeAt(at) === 0x2b ? 0x20 : text.charCodeAt(at), 1];
    if (length === 3 || (length === 1 && code < 0x80)) bytes.push(code);
    else {
      flush();
      result += String.fromCharCode(code);
    }
    at += length;
  }
  flush();
  return result;
}
function decodeBytes(bytes: readonly number[]): number[] {
  const text = textOfChars(bytes);
  const result: number[] = [];
  for (let at = 0; at < bytes.length;) {
    if ((result.length & 0xff) === 0) spend(0x100);
    const escape = bytes[at + 1] === 0x75 ? undefined : escapeAt(text, at);
    result.push(escape ? escape[0] : bytes[at] === 0x2b ? 0x20 : bytes[at]!);
    at += escape ? escape[1] : 1;
  }
  return result;
}
function encodeBytes(bytes: readonly number[]): string {
  spendElements(bytes.length);
  return bytes
    .map((byte) => (byte < 0x80 ? urlEncode(String.fromCharCode(byte), true) : `%${byte.toString(16)}`))
    .join('');
}
const asciiBytes = (text: string): NetArray<number> => {
  spendElements(text.length);
  return toByteArray(Buffer.from(text, 'latin1'));
};
const partOf = (bytes: Bytes, offset: number, count: number, change: (part: readonly number[]) => string) =>
  changeBytes(bytes, offset, count, 'bytes', change);
const decodedPart = (bytes: readonly number[]): string => textOfChars(decodeBytes(bytes));

/** What `ParseQueryString` gives: as text it is a query again. */
class QueryCollection extends NameValueCollection {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  $toString(): string {
    return this.names()
      .flatMap((name) =>
        (this.values(name) ?? []).map(
          (value) =>
            `${name === null || name === '' ? '' : `${urlEncode(name, true)}=`}${urlEncode(value, true)}`,
        ),
      )
      .join('&');
  }
}
/** What a part of a query costs. */
const partUnits = 8;

function parseQuery(query: Text, encoding: Encoding | null = encodings.utf8): QueryCollection {
  const text = notNull(query, 'query').replace(/^\?/, '');
  const by = notNull(encoding, 'encoding');
  const result = new QueryCollection();
  if (text === '') return result;
  for (let at = 0, next = 0; at <= text.length; at = next + 1) {
    spend(partUnits);
    next = text.indexOf('&', at);
    if (next < 0) next = text.length;
    const part = text.slice(at, next);
    const end = part.indexOf('=');
    result.add(end < 0 ? null : decodeText(part.slice(0, end), by), decodeText(part.slice(end + 1), by));
  }
  return result;
}

/** `HttpUtility` and what it makes. */
export const httpUtilityTypes: readonly TypeDeclaration[] = [
  declareType('public sealed class System.Web.HttpUtility', () => ({
    'static System.Collections.Specialized.NameValueCollection ParseQueryString(string query)': (
      query: Text,
    ) => parseQuery(query),
    'static System.Collections.Specialized.NameValueCollection ParseQueryString(string query, System.Text.Encoding encoding)':
      parseQuery,
    'static string? HtmlDecode(string? s)': orNull(htmlDecode),
    'static string? HtmlEncode(string? s)': orNull(htmlEncode),
    'static void HtmlDecode(string? s, System.IO.TextWriter output)': (
      text: Text,
      output: TextWriter | null,
    ) => notNull(output, 'output').write(htmlDecode(text ?? '')),
    'static void HtmlEncode(string? s, System.IO.TextWriter output)': (
      text: Text,
      output: TextWriter | null,
    ) => notNull(output, 'output').write(htmlEncode(text ?? '')),
    'static string? HtmlEncode(object? value)': (value: unknown) =>
      value === null ? null : htmlEncode(toText(value)),
    'static string? HtmlAttributeEncode(string? s)': orNull(attributeEncode),
    'static void HtmlAttributeEncode(string? s, System.IO.TextWriter output)': (
      text: Text,
      output: TextWriter | null,
    ) => {
      if (text !== null) notNull(output, 'output').write(attributeEncode(text));
    },
    'static string? UrlEncode(string? str)': orNull((text) => urlEncode(text, true)),
    'static string? UrlEncode(string? str, System.Text.Encoding e)': (
      text: Text,
      encoding: Encoding | null,
    ) => (text === null ? null : encodeBytes(dereferenced(encoding).encode(text))),
    'static string? UrlEncode(byte[]? bytes)': (bytes: Bytes) => (bytes === null ? null : encodeBytes(bytes)),
    'static string? UrlEncode(byte[]? bytes, int offset, int count)': (
      bytes: Bytes,
      offset: number,
      count: number,
    ) => (bytes === null ? null : String.fromCharCode(...(partOf(bytes, offset, count, encodeBytes) ?? []))),
    'static byte[]? UrlEncodeToBytes(string? str)': (text: Text) =>
      text === null ? null : asciiBytes(urlEncode(text, true)),
    'static byte[]? UrlEncodeToBytes(string? str, System.Text.Encoding e)': (
      text: Text,
      encoding: Encoding | null,
    ) => (text === null ? null : asciiBytes(encodeBytes(dereferenced(encoding).encode(text)))),
    'static byte[]? UrlEncodeToBytes(byte[]? bytes)': (bytes: Bytes) =>
      bytes === null ? null : asciiBytes(encodeBytes(bytes)),
    'static byte[]? UrlEncodeToBytes(byte[]? bytes, int offset, int count)': (
      bytes: Bytes,
      offset: number,
      count: number,
    ) => partOf(bytes, offset, count, encodeBytes),
    'static string? UrlDecode(string? str)': orNull((text) => decodeText(text, encodings.utf8)),
    'static string? UrlDecode(string? str, System.Text.Encoding e)': (
      text: Text,
      encoding: Encoding | null,
    ) => (text === null ? null : decodeText(text, encoding ?? encodings.utf8)),
    'static string? UrlDecode(byte[]? bytes, System.Text.Encoding e)': (
      bytes: Bytes,
      encoding: Encoding | null,
    ) => (bytes === null ? null : dereferenced(encoding).decode(toByteArray(decodeBytes(bytes)))),
    'static string? UrlDecode(byte[]? bytes, int offset, int count, System.Text.Encoding e)': (
      bytes: Bytes,
      offset: number,
      count: number,
      encoding: Encoding | null,
    ) => {
      const part = partOf(bytes, offset, count, decodedPart);
      return part && dereferenced(encoding).decode(part);
    },
    'static byte[]? UrlDecodeToBytes(string? str)': (text: Text) =>
      text === null ? null : toByteArray(decodeBytes(encodings.utf8.encode(text))),
    'static byte[]? UrlDecodeToBytes(string? str, System.Text.Encoding e)': (
      text: Text,
      encoding: Encoding | null,
    ) => (text === null ? null : toByteArray(decodeBytes(dereferenced(encoding).encode(text)))),
    'static byte[]? UrlDecodeToBytes(byte[]? bytes)': (bytes: Bytes) =>
      bytes === null ? null : toByteArray(decodeBytes(bytes)),
    'static byte[]? UrlDecodeToBytes(byte[]? bytes, int offset, int count)': (
      bytes: Bytes,
      offset: number,
      count: number,
    ) => partOf(bytes, offset, count, decodedPart),
    'static string? UrlPathEncode(string? str)': orNull((text) => {
      const query = text.indexOf('?');
      const path = query < 0 ? text : text.slice(0, query);
      return percentEncode(path, /^[\x21-\x7e]$/, true) + (query < 0 ? '' : text.slice(query));
    }),
    'static string JavaScriptStringEncode(string? value)': (value: Text) => scriptEncode(value ?? ''),
    'static string JavaScriptStringEncode(string? value, bool addDoubleQuotes)': (
      value: Text,
      quotes: boolean,
    ) => {
      const encoded = scriptEncode(value ?? '');
      return quotes ? `"${encoded}"` : encoded;
    },
  })),
  declareType(
    'internal sealed class System.Web.HttpUtility.HttpQSCollection : System.Collections.Specialized.NameValueCollection',
    () => ({ 'override string ToString()': (self: QueryCollection) => self.$toString() }),
    { runtime: QueryCollection },
  ),
];
