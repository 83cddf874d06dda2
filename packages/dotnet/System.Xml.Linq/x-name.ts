// `XName` and `XNamespace`.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { hashString } from '@mockwright/language/runtime/equality';
import { ArgumentException, ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { spendSize } from '@mockwright/language/runtime/run';
import { requireName, verifyName } from '../System.Xml/xml-exception.ts';

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
    spendSize(this.local.length + this.uri.length);
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
