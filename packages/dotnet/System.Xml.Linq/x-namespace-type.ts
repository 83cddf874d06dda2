// The class `System.Xml.Linq.XNamespace` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { xmlUri, xmlnsUri } from './namespace-uris.ts';
import { same } from './same-name.ts';
import { XName } from './x-name.ts';
import { XNamespace } from './x-namespace.ts';

/** `System.Xml.Linq.XNamespace`. */
export const xNamespaceType: TypeDeclaration = declareType(
  'public sealed class System.Xml.Linq.XNamespace',
  () => ({
    'string NamespaceName { get; }': (self: XNamespace) => self.uri,
    'XName GetName(string localName)': (self: XNamespace, local: string | null) => XName.of(local, self.uri),
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
);
