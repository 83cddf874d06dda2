// `System.Xml.Linq.XDeclaration`: the first line of a document.
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** `XDeclaration`. */
export class XDeclaration {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  version: string | null;
  encoding: string | null;
  standalone: string | null;
  constructor(version: string | null, encoding: string | null, standalone: string | null) {
    this.version = version;
    this.encoding = encoding;
    this.standalone = standalone;
  }
  $toString(): string {
    const part = (name: string, value: string | null): string =>
      value === null ? '' : ` ${name}="${value}"`;
    return `<?xml${part('version', this.version)}${part('encoding', this.encoding)}${part('standalone', this.standalone)}?>`;
  }
}
