// Warns of `x | y` where one operand was widened by copies of its sign, which cover the other one's bits (CS0675).
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { isNamed, stripNullable } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import type { BoundConversion, BoundExpression } from '../bound-tree/bound-nodes.ts';
import type { BinarySignature } from './signature.ts';

interface Size {
  readonly bits: bigint;
  readonly isSigned: boolean;
}

const sizes: Partial<Record<NonNullable<NamedType['special']>, Size>> = {
  sbyte: { bits: 8n, isSigned: true },
  byte: { bits: 8n, isSigned: false },
  short: { bits: 16n, isSigned: true },
  ushort: { bits: 16n, isSigned: false },
  char: { bits: 16n, isSigned: false },
  int: { bits: 32n, isSigned: true },
  uint: { bits: 32n, isSigned: false },
  long: { bits: 64n, isSigned: true },
  ulong: { bits: 64n, isSigned: false },
};

const checkedKinds: ReadonlySet<BinarySignature['kind']> = new Set(['int', 'uint', 'long', 'ulong']);

/** Warns of `left | right`, both converted to what the operator takes (CS0675). */
export function checkSignExtension(
  binder: Binder,
  { kind }: BinarySignature,
  left: BoundExpression,
  right: BoundExpression,
  span: TextSpan,
): void {
  if (!checkedKinds.has(kind) || (left.constant && right.constant)) return;
  const ofLeft = surprisingBits(left);
  const ofRight = surprisingBits(right);
  if (ofLeft === ofRight || hasAllOrNone(left, ofRight) || hasAllOrNone(right, ofLeft)) return;
  binder.error('CS0675', span);
}

/** Bits that a conversion fills with the sign where nobody would expect it: one without a cast, or to an unsigned type. */
function surprisingBits(expression: BoundExpression): bigint {
  if (expression.kind !== 'Conversion') return 0n;
  const operand = operandOf(expression);
  const from = sizeOf(operand.type);
  const to = sizeOf(expression.type);
  if (!from || !to) return 0n;
  const inner = surprisingBits(operand);
  if (to.bits < from.bits) return BigInt.asUintN(Number(to.bits), inner);
  if (to.bits === from.bits || !from.isSigned || (isCast(expression) && to.isSigned)) return inner;
  return inner | ((1n << to.bits) - (1n << from.bits));
}

/** What is converted: a value becomes a nullable one in two steps, which are one conversion. */
function operandOf({ operand, conversion }: BoundConversion): BoundExpression {
  const isStep = conversion === 'implicitNullable' && operand.kind === 'Conversion' && !isCast(operand);
  return isStep ? operand.operand : operand;
}

/** A cast begins before its operand. */
const isCast = ({ span, operand }: BoundConversion): boolean => span.start < operand.span.start;

function sizeOf(type: Type): Size | undefined {
  const plain = stripNullable(type);
  return isNamed(plain) && plain.special ? sizes[plain.special] : undefined;
}

/** Whether a constant has all of the bits, or none of them: then it is clear what comes of it. */
function hasAllOrNone(expression: BoundExpression, bits: bigint): boolean {
  const { constant } =
    expression.kind === 'Conversion' && expression.conversion === 'implicitNullable'
      ? expression.operand
      : expression;
  const value = constant?.value;
  if (typeof value !== 'number' && typeof value !== 'bigint') return false;
  const common = BigInt.asUintN(64, BigInt(value)) & bits;
  return common === bits || common === 0n;
}
