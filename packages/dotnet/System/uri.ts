// The class `System.Uri` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  Exception,
} from '@mockwright/language/runtime/exceptions';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { escapeData, escapeUri, unescapeData } from '../System.Net/parse-uri.ts';
import { hexMembers } from '../System.Net/uri-hex.ts';
import { hostKinds } from '../System.Net/uri-host.ts';
import { Uri } from '../System.Net/uri-value.ts';
import { writeText } from './span-members.ts';
import { compareStrings } from './text/comparison.ts';

/** @throws {ArgumentException} */
function checkKind(kind: number): void {
  if (kind < 0 || kind > 2)
    throw new ArgumentException(`The value '${kind}' passed for the UriKind parameter is invalid.`);
}
function create(text: string | null, kind: number): Uri {
  notNull(text, 'uriString');
  checkKind(kind);
  return Uri.of(text!, kind);
}
function resolve(base: Uri | null, relative: string | Uri | null): Uri {
  notNull(base, 'baseUri');
  if (!base!.isAbsolute) throw new ArgumentOutOfRangeException('baseUri');
  if (relative instanceof Uri)
    return relative.isAbsolute ? relative : Uri.resolve(base!, relative.originalString);
  return Uri.resolve(base!, relative ?? '');
}
function attempt(result: Ref, make: () => Uri): boolean {
  try {
    result.v = make();
    return true;
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    result.v = null;
    return false;
  }
}
function isWellFormed(text: string | null, kind: number): boolean {
  if (text === null) return false;
  checkKind(kind);
  const uri = Uri.read(text, kind);
  if (typeof uri === 'string') return false;
  // An absolute one may hold characters that are not of ASCII.
  const plain = uri.isAbsolute ? text.replace(/[\u00a0-\ud7ff\uf900-\ufdcf\ufdf0-\uffef]/g, 'x') : text;
  return (
    /^(?:[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9a-fA-F]{2})*$/.test(plain) &&
    !(uri.isAbsolute ? /^\// : /^[^/?#]*:/).test(text)
  );
}
const areEqual = (a: Uri | null, b: Uri | null): boolean => a === b || (a !== null && a.$equals(b));

const schemes = {
  File: 'file',
  Ftp: 'ftp',
  Sftp: 'sftp',
  Ftps: 'ftps',
  Gopher: 'gopher',
  Http: 'http',
  Https: 'https',
  Ws: 'ws',
  Wss: 'wss',
  Mailto: 'mailto',
  News: 'news',
  Nntp: 'nntp',
  Ssh: 'ssh',
  Telnet: 'telnet',
  NetTcp: 'net.tcp',
  NetPipe: 'net.pipe',
} as const;

/** `System.Uri`. */
export const uriType: TypeDeclaration = declareType(
  'public class System.Uri : ISpanFormattable, IFormattable, IEquatable<Uri>',
  () => ({
    'Uri(string uriString)': (text: string | null) => create(text, 1),
    'Uri(string uriString, UriKind uriKind)': create,
    'Uri(Uri baseUri, string? relativeUri)': resolve,
    'Uri(Uri baseUri, Uri relativeUri)': (base: Uri | null, relative: Uri | null) =>
      resolve(base, dereferenced(relative)),
    'static UriHostNameType CheckHostName(string? name)': (name: string | null) => {
      const host = name?.includes(':') === true && !name.startsWith('[') ? `[${name}]` : name;
      const uri = Uri.read(`http://${host ?? ''}/`, 1);
      const kind = typeof uri === 'string' ? hostKinds.Unknown : uri.hostNameType;
      return kind === hostKinds.Basic ? hostKinds.Unknown : kind;
    },
    'static bool CheckSchemeName(string? schemeName)': (name: string | null) =>
      /^[A-Za-z][A-Za-z0-9+.-]*$/.test(name ?? ''),
    'string GetLeftPart(UriPartial part)': (self: Uri, part: number) => self.leftPart(part),
    'override int GetHashCode()': (self: Uri) => self.$hash(),
    'override string ToString()': (self: Uri) => self.$toString(),
    'bool TryFormat(Span<char> destination, out int charsWritten)': (
      self: Uri,
      destination: Span<number>,
      charsWritten: Ref,
    ) => writeText(self.$toString(), destination, charsWritten),
    'static bool operator ==(Uri? uri1, Uri? uri2)': areEqual,
    'static bool operator !=(Uri? uri1, Uri? uri2)': (a: Uri | null, b: Uri | null) => !areEqual(a, b),
    'override bool Equals(object? comparand)': (self: Uri, other: unknown) => self.$equals(other),
    'bool Equals(Uri? other)': (self: Uri, other: Uri | null) => self.$equals(other),
    'Uri MakeRelativeUri(Uri uri)': (self: Uri, uri: Uri | null) => self.relativeTo(notNull(uri, 'uri')),
    '[Obsolete("Uri.MakeRelative has been deprecated. Use MakeRelativeUri(Uri uri) instead.")] string MakeRelative(Uri toUri)':
      (self: Uri, uri: Uri | null) => {
        const target = notNull(uri, 'toUri');
        const relative = self.relativeTo(target);
        return relative === target ? target.absoluteUri : relative.originalString;
      },
    'static bool TryCreate(string? uriString, UriKind uriKind, out Uri? result)': (
      text: string | null,
      kind: number,
      result: Ref,
    ) => {
      if (text !== null) checkKind(kind);
      return attempt(result, () => create(text, kind));
    },
    'static bool TryCreate(Uri? baseUri, string? relativeUri, out Uri? result)': (
      base: Uri | null,
      relative: string | null,
      result: Ref,
    ) => attempt(result, () => resolve(base, relative)),
    'static bool TryCreate(Uri? baseUri, Uri? relativeUri, out Uri? result)': (
      base: Uri | null,
      relative: Uri | null,
      result: Ref,
    ) => attempt(result, () => resolve(base, relative)),
    'string GetComponents(UriComponents components, UriFormat format)': (
      self: Uri,
      wanted: number,
      format: number,
    ) => self.components(wanted, format),
    'bool IsWellFormedOriginalString()': (self: Uri) => isWellFormed(self.originalString, 0),
    'static bool IsWellFormedUriString(string? uriString, UriKind uriKind)': isWellFormed,
    'static string UnescapeDataString(string stringToUnescape)': (text: string | null) =>
      unescapeData(notNull(text, 'stringToUnescape')),
    '[Obsolete("Uri.EscapeUriString can corrupt the Uri string in some cases. Consider using Uri.EscapeDataString for query string components instead.")] static string EscapeUriString(string stringToEscape)':
      (text: string | null) => escapeUri(notNull(text, 'stringToEscape')),
    'static string EscapeDataString(string stringToEscape)': (text: string | null) =>
      escapeData(notNull(text, 'stringToEscape')),
    'static string EscapeDataString(ReadOnlySpan<char> charsToEscape)': (text: Span<number>) =>
      escapeData(textOfSpan(text)),
    'static string UnescapeDataString(ReadOnlySpan<char> charsToUnescape)': (text: Span<number>) =>
      unescapeData(textOfSpan(text)),
    'static bool TryEscapeDataString(ReadOnlySpan<char> charsToEscape, Span<char> destination, out int charsWritten)':
      (text: Span<number>, destination: Span<number>, charsWritten: Ref) =>
        writeText(escapeData(textOfSpan(text)), destination, charsWritten),
    'static bool TryUnescapeDataString(ReadOnlySpan<char> charsToUnescape, Span<char> destination, out int charsWritten)':
      (text: Span<number>, destination: Span<number>, charsWritten: Ref) =>
        writeText(unescapeData(textOfSpan(text)), destination, charsWritten),
    ...hexMembers,
    'static int Compare(Uri? uri1, Uri? uri2, UriComponents partsToCompare, UriFormat compareFormat, StringComparison comparisonType)':
      (a: Uri | null, b: Uri | null, parts: number, format: number, comparison: number) =>
        a === null || b === null
          ? Number(a !== null) - Number(b !== null)
          : compareStrings(a.components(parts, format), b.components(parts, format), comparison),
    'bool IsBaseOf(Uri uri)': (self: Uri, uri: Uri | null) => self.isBaseOf(notNull(uri, 'uri')),
    'string AbsolutePath { get; }': (self: Uri) => self.parts.path,
    'string AbsoluteUri { get; }': (self: Uri) => self.absoluteUri,
    'string LocalPath { get; }': (self: Uri) => self.localPath,
    'string Authority { get; }': (self: Uri) => self.authority,
    'UriHostNameType HostNameType { get; }': (self: Uri) => self.hostNameType,
    'bool IsDefaultPort { get; }': (self: Uri) => self.isDefaultPort,
    'bool IsFile { get; }': (self: Uri) => self.parts.scheme === 'file',
    'bool IsLoopback { get; }': (self: Uri) => self.isLoopback,
    'string PathAndQuery { get; }': (self: Uri) => self.pathAndQuery,
    'string[] Segments { get; }': (self: Uri) => toArray(self.segments, specialType('string')),
    'bool IsUnc { get; }': (self: Uri) => self.parts.scheme === 'file' && self.parts.host !== '',
    'string Host { get; }': (self: Uri) => self.parts.host,
    'int Port { get; }': (self: Uri) => self.parts.port,
    'string Query { get; }': (self: Uri) => self.parts.query,
    'string Fragment { get; }': (self: Uri) => self.parts.fragment,
    'string Scheme { get; }': (self: Uri) => self.parts.scheme,
    'string OriginalString { get; }': (self: Uri) => self.originalString,
    'string DnsSafeHost { get; }': (self: Uri) => self.dnsSafeHost,
    'string IdnHost { get; }': (self: Uri) => self.idnHost,
    'bool IsAbsoluteUri { get; }': (self: Uri) => self.isAbsolute,
    'bool UserEscaped { get; }': () => false,
    'string UserInfo { get; }': (self: Uri) => self.parts.userInfo,
    ...Object.fromEntries(
      Object.entries(schemes).map(([name, scheme]) => [`static readonly string UriScheme${name}`, scheme]),
    ),
    'static readonly string SchemeDelimiter': '://',
  }),
  { runtime: Uri as never },
);
