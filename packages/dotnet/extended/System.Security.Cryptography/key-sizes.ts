// The class `System.Security.Cryptography.KeySizes`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** `KeySizes`: the sizes that keys may have, in bits. */
export class KeySizes {
  declare readonly $type: NamedType;
  readonly min: number;
  readonly max: number;
  readonly skip: number;
  constructor(min: number, max: number, skip: number) {
    this.min = min;
    this.max = max;
    this.skip = skip;
  }
  has(size: number): boolean {
    return size >= this.min && size <= this.max && (this.skip === 0 || (size - this.min) % this.skip === 0);
  }
}
/** The sizes of AES's keys. */
export const keySizes: KeySizes = new KeySizes(128, 256, 64);

/** `System.Security.Cryptography.KeySizes`. */
export const keySizesType: TypeDeclaration = declareType(
  'public sealed class System.Security.Cryptography.KeySizes',
  () => ({
    'KeySizes(int minSize, int maxSize, int skipSize)': (min: number, max: number, skip: number) =>
      new KeySizes(min, max, skip),
    'int MinSize { get; }': (self: KeySizes) => self.min,
    'int MaxSize { get; }': (self: KeySizes) => self.max,
    'int SkipSize { get; }': (self: KeySizes) => self.skip,
  }),
  { runtime: KeySizes },
);
