// Built-in operators for operands that users made convertible to primitive types or strings (C# 12.4.5).
import type { Type } from '../../../metadata/symbols.ts';
import type { Library } from '../../symbols/library.ts';
import { isEnum, isNamed, isObject, nullableUnderlying, stripNullable } from '../../symbols/type-facts.ts';
import type { BinaryOperator, OperandKind } from '../bound-tree/bound-nodes.ts';
import { classifyImplicit } from '../conversions/classify.ts';
import { betterConversion } from '../overloads/betterness.ts';
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
  if (!isCandidate(left, right) || !isCandidate(right, left)) return undefined;
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
  if (fitting.length <= 1) return fitting[0];
  const best = fitting.filter((one) =>
    fitting.every((other) => other === one || isBetter(library, left, right, one, other)),
  );
  return best.length === 1 ? best[0] : 'ambiguous';
}

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
 * what may have such conversions.
 */
function isCandidate(expression: AnyExpression, other: AnyExpression): boolean {
  const { type } = expression;
  if (type === undefined)
    return (
      ((expression.kind !== 'NullLiteral' && expression.kind !== 'DefaultLiteral') ||
        hasOwnConversions(other)) &&
      expression.kind !== 'UnboundLambda' &&
      expression.kind !== 'MethodGroup'
    );
  const underlying = nullableUnderlying(type) ?? type;
  return (
    isNamed(underlying) &&
    ((underlying.special !== 'string' && underlying.special !== 'object') || hasOwnConversions(other)) &&
    underlying.special !== 'void'
  );
}

function hasOwnConversions({ type }: AnyExpression): boolean {
  const underlying = type && stripNullable(type);
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
