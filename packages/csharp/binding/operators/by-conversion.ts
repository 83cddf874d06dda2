// Built-in operators for operands that users made convertible to primitive types or strings (C# 12.4.5).
import type { Type } from '@mockwright/language/metadata/symbols';
import type { Library } from '../../symbols/library.ts';
import {
  boundParameters,
  isEnum,
  isNamed,
  isObject,
  isReferenceType,
  isVoid,
  nullableUnderlying,
  stripNullable,
} from '../../symbols/type-extensions.ts';
import type { BinaryOperator, OperandKind } from '../bound-tree/bound-nodes.ts';
import { classifyImplicit } from '../conversions/classify.ts';
import { betterConversion } from '../overloads/betterness.ts';
import { functionTypeOf } from '../bound-tree/unconverted.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { isComparison } from './comparison-operators.ts';
import type { ArithmeticType } from './promotion.ts';
import { arithmetic, bitwise, isEquality, shifts, signature } from './signature.ts';
import type { BinaryResolution, BinarySignature } from './signature.ts';

const candidates: Readonly<Record<'arithmetic' | 'bitwise', readonly ArithmeticType[]>> = {
  arithmetic: ['int', 'uint', 'nint', 'nuint', 'long', 'ulong', 'float', 'double', 'decimal'],
  bitwise: ['int', 'uint', 'nint', 'nuint', 'long', 'ulong'],
};

/** Operands that users made convertible to primitive types, or literals without a type: by overload resolution among the built-in operators. */
export function resolveByConversion(
  library: Library,
  operator: BinaryOperator,
  left: AnyExpression,
  right: AnyExpression,
): BinaryResolution {
  const isSum = operator === '+';
  if (!isCandidate(left, right, isSum) || !isCandidate(right, left, isSum)) return undefined;
  const fitting: BinarySignature[] = [];
  const add = (kind: OperandKind, leftType: Type, rightType: Type): void => {
    for (const isLifted of [false, true]) {
      const found = signature(library, operator, kind, leftType, rightType, isLifted);
      if (classifyImplicit(library, left, found.left) && classifyImplicit(library, right, found.right)) {
        fitting.push(found);
        return;
      }
    }
  };
  if (shifts.has(operator))
    for (const type of candidates.bitwise) add(type, library.special(type), library.special('int'));
  else if (arithmetic.has(operator) || isComparison(operator))
    for (const type of candidates.arithmetic) add(type, library.special(type), library.special(type));
  else for (const type of candidates.bitwise) add(type, library.special(type), library.special(type));
  if (bitwise.has(operator) || isEquality(operator))
    add('bool', library.special('bool'), library.special('bool'));
  fitting.push(...stringOperators(library, operator, left, right));
  const best =
    fitting.length <= 1
      ? fitting
      : fitting.filter((one) =>
          fitting.every((other) => other === one || isBetter(library, left, right, one, other)),
        );
  if (best.length === 0) return fitting.length === 0 ? undefined : 'ambiguous';
  return best[0]!.kind === 'object' && !areReferences(left, right) ? undefined : best[0];
}

/** Beside `default` only references are compared as such. */
const areReferences = (...operands: readonly AnyExpression[]): boolean =>
  operands.every((operand) => {
    const type = functionTypeOf(operand) ?? operand.type;
    return type === undefined || isReferenceType(type);
  });

/** Concatenation and equality for operands that become strings, or are compared with `default` as references. */
function stringOperators(
  library: Library,
  operator: BinaryOperator,
  left: AnyExpression,
  right: AnyExpression,
): readonly BinarySignature[] {
  const string = library.special('string');
  const object = library.special('object');
  const operands: readonly (readonly [Type, Type])[] =
    operator === '+'
      ? [
          [string, string],
          [string, object],
          [object, string],
        ]
      : isEquality(operator)
        ? left.kind === 'DefaultLiteral' || right.kind === 'DefaultLiteral'
          ? [
              [string, string],
              [object, object],
            ]
          : [[string, string]]
        : [];
  return operands
    .filter(
      ([first, second]) => classifyImplicit(library, left, first) && classifyImplicit(library, right, second),
    )
    .map(([first, second]) => ({
      kind: isObject(first) && isObject(second) ? 'object' : 'string',
      left: first,
      right: second,
      result: operator === '+' ? string : library.special('bool'),
      isLifted: false,
    }));
}

/**
 * Primitive types were dealt with; what remains has conversions of its own or no type. A string or `null` counts beside
 * what may have such conversions, a function only where a string can be made of it.
 */
function isCandidate(expression: AnyExpression, other: AnyExpression, isSum: boolean): boolean {
  const { type } = expression;
  if (other.kind === 'DefaultLiteral') return type === undefined ? canBeFunction(expression) : !isVoid(type);
  if (expression.kind === 'DefaultLiteral') return true;
  if (type === undefined)
    return (
      (expression.kind !== 'NullLiteral' || other.kind === 'UnconvertedChoice' || hasOwnConversions(other)) &&
      (isSum || !canBeFunction(expression))
    );
  const underlying = nullableUnderlying(type) ?? type;
  if (!isNamed(underlying)) return hasOwnConversions(expression) || hasOwnConversions(other);
  return (
    ((underlying.special !== 'string' && underlying.special !== 'object') || hasOwnConversions(other)) &&
    underlying.special !== 'void'
  );
}

const canBeFunction = ({ kind }: AnyExpression): boolean =>
  kind === 'UnboundLambda' || kind === 'MethodGroup';

function hasOwnConversions({ type }: { readonly type: Type | undefined }): boolean {
  const underlying = type && stripNullable(type);
  if (underlying?.kind === 'typeParameter')
    return boundParameters(underlying).some(({ constraints }) =>
      constraints.types.some((type) => type.kind !== 'typeParameter' && hasOwnConversions({ type })),
    );
  return (
    underlying !== undefined && isNamed(underlying) && underlying.special === undefined && !isEnum(underlying)
  );
}

function isBetter(
  library: Library,
  left: AnyExpression,
  right: AnyExpression,
  one: BinarySignature,
  other: BinarySignature,
): boolean {
  const first = betterConversion(library, left, one.left, other.left);
  const second = betterConversion(library, right, one.right, other.right);
  return first <= 0 && second <= 0 && (first < 0 || second < 0);
}
