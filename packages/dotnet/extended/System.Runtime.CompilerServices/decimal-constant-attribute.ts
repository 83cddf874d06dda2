// The attribute `System.Runtime.CompilerServices.DecimalConstantAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { outOfRange } from '../../System.Collections/argument-checks.ts';
import { Attribute } from '../../System/attribute.ts';

class DecimalConstantAttribute extends Attribute {
  readonly value: Decimal;
  constructor(value: Decimal) {
    super();
    this.value = value;
  }
}

function ofParts(
  scale: number,
  sign: number,
  high: number,
  middle: number,
  low: number,
): DecimalConstantAttribute {
  if (scale > 28) throw outOfRange('scale', scale, `scale ('${scale}') must be less than or equal to '28'.`);
  const flags = (scale << 16) | (sign === 0 ? 0 : -0x80000000);
  return new DecimalConstantAttribute(Decimal.fromBits(low | 0, middle | 0, high | 0, flags));
}

/** `System.Runtime.CompilerServices.DecimalConstantAttribute`. */
export const decimalConstantAttributeType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.CompilerServices.DecimalConstantAttribute : Attribute',
  () => ({
    'DecimalConstantAttribute(byte scale, byte sign, uint hi, uint mid, uint low)': ofParts,
    'DecimalConstantAttribute(byte scale, byte sign, int hi, int mid, int low)': ofParts,
    'decimal Value { get; }': (self: DecimalConstantAttribute) => self.value,
  }),
  { runtime: DecimalConstantAttribute },
);
