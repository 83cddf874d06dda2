// The class `System.Xml.Linq.XName` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { same } from './same-name.ts';
import { XName } from './x-name.ts';
import { XNamespace } from './x-namespace.ts';

/** `System.Xml.Linq.XName`. */
export const xNameType: TypeDeclaration = declareType(
  'public sealed class System.Xml.Linq.XName : IEquatable<XName?>',
  () => ({
    'string LocalName { get; }': (self: XName) => self.local,
    'XNamespace Namespace { get; }': (self: XName) => new XNamespace(self.uri),
    'string NamespaceName { get; }': (self: XName) => self.uri,
    'override string ToString()': (self: XName) => self.$toString(),
    'static XName Get(string expandedName)': (expanded: string | null) => XName.parse(expanded),
    'static XName Get(string localName, string namespaceName)': (local: string | null, uri: string | null) =>
      XName.of(local, notNull(uri, 'namespaceName')),
    'static implicit operator XName?(string? expandedName)': (expanded: string | null) =>
      expanded === null ? null : XName.parse(expanded),
    'override bool Equals(object? obj)': (self: XName, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: XName) => self.$hash(),
    'static bool operator ==(XName? left, XName? right)': same,
    'static bool operator !=(XName? left, XName? right)': (left: XName | null, right: XName | null) =>
      !same(left, right),
  }),
  { runtime: XName },
);
