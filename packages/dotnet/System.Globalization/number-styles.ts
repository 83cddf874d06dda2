// `System.Globalization.NumberStyles`: its bits, and which combinations the numeric types accept.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';

/** The members of `NumberStyles`, by name. */
export const numberStyles = {
  None: 0,
  AllowLeadingWhite: 1,
  AllowTrailingWhite: 2,
  AllowLeadingSign: 4,
  AllowTrailingSign: 8,
  AllowParentheses: 16,
  AllowDecimalPoint: 32,
  AllowThousands: 64,
  AllowExponent: 128,
  AllowCurrencySymbol: 256,
  AllowHexSpecifier: 512,
  AllowBinarySpecifier: 1024,
  Integer: 7,
  HexNumber: 515,
  BinaryNumber: 1027,
  Number: 111,
  Float: 167,
  Currency: 383,
  Any: 511,
} as const;

/** @throws {ArgumentException} for a style that integers do not take */
export function checkIntegerStyle(style: number): void {
  if ((style & ~2047) !== 0)
    throw new ArgumentException('An undefined NumberStyles value is being used.', 'style');
  const notHex = (style & numberStyles.AllowHexSpecifier) !== 0 && (style & ~numberStyles.HexNumber) !== 0;
  const notBinary =
    (style & numberStyles.AllowBinarySpecifier) !== 0 && (style & ~numberStyles.BinaryNumber) !== 0;
  if (notHex || notBinary) {
    throw new ArgumentException(
      'With the AllowHexSpecifier or AllowBinarySpecifier bit set in the enum bit field, the only other valid bits that can be combined into the enum value must be AllowLeadingWhite and AllowTrailingWhite.',
      'style',
    );
  }
}

/** @throws {ArgumentException} for a style that `decimal`, `double` and `float` do not take */
export function checkFloatStyle(style: number): void {
  if ((style & ~2047) !== 0)
    throw new ArgumentException('An undefined NumberStyles value is being used.', 'style');
  if ((style & (numberStyles.AllowHexSpecifier | numberStyles.AllowBinarySpecifier)) !== 0) {
    throw new ArgumentException(
      'The number styles AllowHexSpecifier and AllowBinarySpecifier are not supported on floating point data types.',
      'style',
    );
  }
}

/** `System.Globalization.NumberStyles`. */
export const numberStylesType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Globalization.NumberStyles',
  numberStyles,
);
