// `XName` and `XNamespace`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { hashString } from '@mockwright/language/runtime/equality';
import { ArgumentException, ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { requireName, verifyName } from '../System.Xml/xml-exception.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

/** The namespace of the prefix `xml`. */
export const xmlUri = 'http://www.w3.org/XML/1998/namespace';
/** The namespace of declarations of namespaces. */
export const xmlnsUri = 'http://www.w3.org/2000/xmlns/';

/** `System.Xml.Linq.XNamespace`. */
export class XNamespace {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly uri: string;
  constructor(uri: string) {
    this.uri = uri;
  }
  static readonly none: XNamespace = new XNamespace('');
  $toString(): string {
    return this.uri;
  }
  $equals(other: unknown): boolean {
    return other instanceof XNamespace && other.uri === this.uri;
  }
  $hash(): number {
    return hashString(this.uri);
  }
}

/** `System.Xml.Linq.XName`. */
export class XName {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly local: string;
  readonly uri: string;
  constructor(local: string, uri: string = '') {
    this.local = local;
    this.uri = uri;
  }
  /** `XName.Get("{uri}local")`. @throws ArgumentException, XmlException */
  static parse(expanded: string | null): XName {
    if (expanded === null) throw new ArgumentNullException('expandedName');
    if (expanded === '') throw new ArgumentException('The value cannot be an empty string.', 'expandedName');
    if (expanded[0] !== '{') return new XName(verifyName(expanded));
    const end = expanded.lastIndexOf('}');
    if (end <= 1 || end === expanded.length - 1)
      throw new ArgumentException(`'${expanded}' is an invalid expanded name.`);
    return new XName(verifyName(expanded.slice(end + 1)), expanded.slice(1, end));
  }
  static of(local: string | null, uri: string): XName {
    if (local === null) throw new ArgumentNullException('localName');
    return new XName(requireName(local), uri);
  }
  is(other: XName): boolean {
    return other.local === this.local && other.uri === this.uri;
  }
  $toString(): string {
    return this.uri === '' ? this.local : `{${this.uri}}${this.local}`;
  }
  $equals(other: unknown): boolean {
    return other instanceof XName && this.is(other);
  }
  $hash(): number {
    return hashString(this.$toString());
  }
}

function same(left: XName | XNamespace | null, right: XName | XNamespace | null): boolean {
  return left === right || (left !== null && left.$equals(right));
}

/** `XNamespace` and `XName`. */
export const nameTypes: readonly TypeDeclaration[] = [
  declareType(
    'public sealed class System.Xml.Linq.XNamespace',
    () => ({
      'string NamespaceName { get; }': (self: XNamespace) => self.uri,
      'XName GetName(string localName)': (self: XNamespace, local: string | null) =>
        XName.of(local, self.uri),
      'override string ToString()': (self: XNamespace) => self.uri,
      'static XNamespace None { get; }': () => XNamespace.none,
      'static XNamespace Xml { get; }': () => new XNamespace(xmlUri),
      'static XNamespace Xmlns { get; }': () => new XNamespace(xmlnsUri),
      'static XNamespace Get(string namespaceName)': (uri: string | null) => {
        if (uri === null) throw new ArgumentNullException('namespaceName');
        return new XNamespace(uri);
      },
      'static implicit operator XNamespace?(string? namespaceName)': (uri: string | null) =>
        uri === null ? null : new XNamespace(uri),
      'static XName operator +(XNamespace ns, string localName)': (
        self: XNamespace | null,
        local: string | null,
      ) => {
        if (self === null) throw new ArgumentNullException('ns');
        return XName.of(local, self.uri);
      },
      'override bool Equals(object? obj)': (self: XNamespace, other: unknown) => self.$equals(other),
      'override int GetHashCode()': (self: XNamespace) => self.$hash(),
      'static bool operator ==(XNamespace? left, XNamespace? right)': same,
      'static bool operator !=(XNamespace? left, XNamespace? right)': (
        left: XNamespace | null,
        right: XNamespace | null,
      ) => !same(left, right),
    }),
    { runtime: XNamespace },
  ),
  declareType(
    'public sealed class System.Xml.Linq.XName : IEquatable<XName?>',
    () => ({
      'string LocalName { get; }': (self: XName) => self.local,
      'XNamespace Namespace { get; }': (self: XName) => new XNamespace(self.uri),
      'string NamespaceName { get; }': (self: XName) => self.uri,
      'override string ToString()': (self: XName) => self.$toString(),
      'static XName Get(string expandedName)': (expanded: string | null) => XName.parse(expanded),
      'static XName Get(string localName, string namespaceName)': (
        local: string | null,
        uri: string | null,
      ) => XName.of(local, notNull(uri, 'namespaceName')),
      'static implicit operator XName?(string? expandedName)': (expanded: string | null) =>
        expanded === null ? null : XName.parse(expanded),
      'override bool Equals(object? obj)': (self: XName, other: unknown) => self.$equals(other),
      'override int GetHashCode()': (self: XName) => self.$hash(),
      'static bool operator ==(XName? left, XName? right)': same,
      'static bool operator !=(XName? left, XName? right)': (left: XName | null, right: XName | null) =>
        !same(left, right),
    }),
    { runtime: XName },
  ),
];
