// The class `System.Text.EncodingInfo`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Encoding } from './encoding/encoding.ts';

/** `EncodingInfo`: an encoding by its names. */
export class EncodingInfo {
  declare readonly $type: NamedType;
  readonly encoding: Encoding;
  constructor(encoding: Encoding) {
    this.encoding = encoding;
  }
  $equals(other: unknown): boolean {
    return other instanceof EncodingInfo && other.encoding === this.encoding;
  }
  $hash(): number {
    return this.encoding.codePage;
  }
}

/** `System.Text.EncodingInfo`. */
export const encodingInfoType: TypeDeclaration = declareType(
  'public sealed class System.Text.EncodingInfo',
  () => ({
    'int CodePage { get; }': (self: EncodingInfo) => self.encoding.codePage,
    'string Name { get; }': (self: EncodingInfo) => self.encoding.webName,
    'string DisplayName { get; }': (self: EncodingInfo) => self.encoding.kind.displayName,
    'Encoding GetEncoding()': (self: EncodingInfo) => self.encoding,
  }),
  { runtime: EncodingInfo },
);
