// `XName` and `XNamespace`.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { hashString } from '@mockwright/language/runtime/equality';

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
