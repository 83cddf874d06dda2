// `System.Xml.Linq.XDeclaration`: the first line of a document.
import type { Held } from '@mockwright/language/runtime/change-log';
import { heldFields } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { identityHash } from '@mockwright/language/runtime/equality';
import { notNull } from '@mockwright/language/runtime/not-null';
import { property } from './node-members.ts';

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
  $held(): Held {
    return heldFields(this);
  }
  $toString(): string {
    const part = (name: string, value: string | null): string =>
      value === null ? '' : ` ${name}="${value}"`;
    return `<?xml${part('version', this.version)}${part('encoding', this.encoding)}${part('standalone', this.standalone)}?>`;
  }
}

/** `System.Xml.Linq.XDeclaration`. */
export const xDeclarationType: TypeDeclaration = declareType(
  'public class System.Xml.Linq.XDeclaration',
  () => ({
    'XDeclaration(string? version, string? encoding, string? standalone)': (
      version: string | null,
      encoding: string | null,
      standalone: string | null,
    ) => new XDeclaration(version, encoding, standalone),
    'XDeclaration(XDeclaration other)': (other: XDeclaration | null) =>
      new XDeclaration(notNull(other, 'other').version, other!.encoding, other!.standalone),
    'string? Encoding { get; set; }': property('encoding'),
    'string? Standalone { get; set; }': property('standalone'),
    'string? Version { get; set; }': property('version'),
    'override string ToString()': (self: XDeclaration) => self.$toString(),
    'override int GetHashCode()': (self: XDeclaration) => identityHash(self),
  }),
  { runtime: XDeclaration },
);
