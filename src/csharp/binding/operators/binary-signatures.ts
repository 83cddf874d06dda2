// Chooses the operator of `a op b`: built-in ones by rule, user-defined ones by overload resolution (C# 12.4.5, 12.10 to 12.14).
import type { NamedType, Type } from '../../../metadata/symbols.ts';
import type { Library } from '../../symbols/library.ts';
import {
  enumUnderlyingOf,
  isDelegate,
  isEnum,
  isNamed,
  isNullable,
  isObject,
  isReferenceType,
  isString,
  isValueType,
  isVoid,
  nullableUnderlying,
  specialOf,
  stripNullable,
} from '../../symbols/type-facts.ts';
import type { Binder } from '../binder.ts';
import type { BinaryOperator, OperandKind } from '../bound-nodes.ts';
import { classifyImplicit } from '../conversions/classify.ts';
import { builtInExplicit } from '../conversions/between-types.ts';
import { isNumeric } from '../conversions/numeric.ts';
import { sameType } from '../member-lookup.ts';
import type { MethodSymbol } from '../../../metadata/symbols.ts';
import { betterConversion } from '../overloads/betterness.ts';
import { functionTypeOf } from '../unconverted.ts';
import type { AnyExpression } from '../unconverted.ts';
import { isComparison } from './comparison-operators.ts';
import { promoteBinary, promoteShift } from './promotion.ts';
import type { ArithmeticType } from './promotion.ts';
import { resolveUserBinary } from './user-defined-operators.ts';

/** What an operator takes and gives; operand types are nullable when it is lifted. */
export interface BinarySignature {
  readonly kind: OperandKind;
  readonly left: Type;
  readonly right: Type;
  readonly result: Type;
  readonly isLifted: boolean;
  readonly method?: MethodSymbol | undefined;
}
/** The operator found; undefined where none applies. */
export type BinaryResolution = BinarySignature | 'ambiguous' | undefined;

const arithmetic: ReadonlySet<BinaryOperator> = new Set(['+', '-', '*', '/', '%']);
const bitwise: ReadonlySet<BinaryOperator> = new Set(['&', '|', '^']);
const shifts: ReadonlySet<BinaryOperator> = new Set(['<<', '>>', '>>>']);

const isEquality = (operator: BinaryOperator): boolean => operator === '==' || operator === '!=';
const isNull = (expression: AnyExpression): boolean => expression.kind === 'NullLiteral';

/** The operator for two operands; undefined when there is none, `ambiguous` when several fit equally well. */
export function resolveBinary(
  binder: Binder,
  operator: BinaryOperator,
  left: AnyExpression,
  right: AnyExpression,
): BinaryResolution {
  const quick = resolvePrimitive(binder.library, operator, left, right);
  if (quick) return quick;
  const user = resolveUserBinary(binder, operator, left, right);
  if (user === 'ambiguous') return 'ambiguous';
  if (user)
    return {
      kind: 'userDefined',
      left: user.operandTypes[0]!,
      right: user.operandTypes[1]!,
      result: user.resultType,
      isLifted: user.isLifted,
      method: user.method,
    };
  return (
    resolveString(binder.library, operator, left, right) ??
    resolveEnum(binder.library, operator, left, right) ??
    resolveDelegate(binder.library, operator, left, right) ??
    resolveReference(binder.library, operator, left, right) ??
    resolveByConversion(binder.library, operator, left, right) ??
    resolveBesideNull(binder.library, operator, left, right)
  );
}

/** Both operands are numbers or bools, perhaps nullable, or one of them and `null`. */
function resolvePrimitive(
  library: Library,
  operator: BinaryOperator,
  left: AnyExpression,
  right: AnyExpression,
): BinaryResolution {
  const takesOther = (operand: AnyExpression): boolean =>
    operand.kind === 'NullLiteral' || (operand.kind === 'DefaultLiteral' && isEquality(operator));
  const leftType = left.type ?? (takesOther(left) ? right.type : undefined);
  const rightType = right.type ?? (takesOther(right) ? left.type : undefined);
  if (!leftType || !rightType) return undefined;
  const a = specialOf(stripNullable(leftType));
  const b = specialOf(stripNullable(rightType));
  if (a === undefined || b === undefined) return undefined;
  const isLifted = isNullable(leftType) || isNullable(rightType) || isNull(left) || isNull(right);
  if (a === 'bool' && b === 'bool') {
    if (!bitwise.has(operator) && !isEquality(operator)) return undefined;
    return signature(library, operator, 'bool', library.special('bool'), library.special('bool'), isLifted);
  }
  if (!isNumeric(a) || !isNumeric(b)) return undefined;
  if (shifts.has(operator)) {
    const type = promoteShift(a);
    if (!type || promoteShift(b) !== 'int') return undefined;
    return signature(library, operator, type, library.special(type), library.special('int'), isLifted);
  }
  const type = promoteBinary(
    { special: a, constant: left.constant },
    { special: b, constant: right.constant },
  );
  if (type === 'ambiguous' || type === undefined) return type;
  if (bitwise.has(operator) && (type === 'float' || type === 'double' || type === 'decimal'))
    return undefined;
  return signature(library, operator, type, library.special(type), library.special(type), isLifted);
}

function signature(
  library: Library,
  operator: BinaryOperator,
  kind: OperandKind,
  left: Type,
  right: Type,
  isLifted: boolean,
  result: Type = left,
): BinarySignature {
  if (isComparison(operator)) result = library.special('bool');
  if (!isLifted) return { kind, left, right, result, isLifted };
  return {
    kind,
    left: library.nullable(left),
    right: library.nullable(right),
    result: isComparison(operator) ? result : library.nullable(result),
    isLifted,
  };
}

/** Concatenation, and equality of strings. */
function resolveString(
  library: Library,
  operator: BinaryOperator,
  left: AnyExpression,
  right: AnyExpression,
): BinaryResolution {
  const isLeft = left.type !== undefined && isString(left.type);
  const isRight = right.type !== undefined && isString(right.type);
  if (!isLeft && !isRight) return undefined;
  const string = library.special('string');
  if (isEquality(operator)) {
    const fits = (expression: AnyExpression): boolean =>
      expression.type === undefined || isString(expression.type);
    if (
      !fits(left) ||
      !fits(right) ||
      !classifyImplicit(library, left, string) ||
      !classifyImplicit(library, right, string)
    )
      return undefined;
    return { kind: 'string', left: string, right: string, result: library.special('bool'), isLifted: false };
  }
  return operator === '+' ? concatenation(library, left, right) : undefined;
}

/** Where nothing else takes it, `null` is a string: `null + new object()`. */
function resolveBesideNull(
  library: Library,
  operator: BinaryOperator,
  left: AnyExpression,
  right: AnyExpression,
): BinaryResolution {
  const other = isNull(left) ? right : isNull(right) ? left : undefined;
  return operator === '+' && other?.type !== undefined ? concatenation(library, left, right) : undefined;
}

function concatenation(library: Library, left: AnyExpression, right: AnyExpression): BinaryResolution {
  const string = library.special('string');
  const operandType = (expression: AnyExpression): Type | undefined => {
    if (classifyImplicit(library, expression, string)) return string;
    const object = library.special('object');
    return classifyImplicit(library, expression, object) ? object : undefined;
  };
  const leftType = operandType(left);
  const rightType = operandType(right);
  return (
    leftType &&
    rightType && { kind: 'string', left: leftType, right: rightType, result: string, isLifted: false }
  );
}

function resolveEnum(
  library: Library,
  operator: BinaryOperator,
  left: AnyExpression,
  right: AnyExpression,
): BinaryResolution {
  const leftEnum = enumOf(left.type);
  const rightEnum = enumOf(right.type);
  const type = leftEnum ?? rightEnum;
  if (!type) return undefined;
  const underlying = enumUnderlyingOf(type);
  const isLifted = [left, right].some(
    (operand) => isNull(operand) || (operand.type !== undefined && isNullable(operand.type)),
  );
  const fits = (operand: AnyExpression, target: Type): boolean =>
    classifyImplicit(library, operand, isLifted ? library.nullable(target) : target) !== undefined;
  if (isComparison(operator) || bitwise.has(operator))
    return fits(left, type) && fits(right, type)
      ? signature(library, operator, 'enum', type, type, isLifted)
      : undefined;
  if (operator === '-' && leftEnum && rightEnum && sameType(leftEnum, rightEnum))
    return signature(library, operator, 'enum', type, type, isLifted, underlying);
  if ((operator === '+' || operator === '-') && leftEnum && fits(right, underlying))
    return signature(library, operator, 'enum', type, underlying, isLifted, type);
  if (operator === '+' && rightEnum && fits(left, underlying))
    return signature(library, operator, 'enum', underlying, type, isLifted, type);
  if (operator === '-' && rightEnum && !leftEnum && !isNull(left) && fits(left, underlying))
    return signature(library, operator, 'enum', underlying, type, isLifted, type);
  if (operator === '-' && rightEnum && fits(left, type))
    return signature(library, operator, 'enum', type, type, isLifted, underlying);
  return undefined;
}
function enumOf(type: Type | undefined): NamedType | undefined {
  const stripped = type && stripNullable(type);
  return stripped && isEnum(stripped) ? stripped : undefined;
}

function resolveDelegate(
  library: Library,
  operator: BinaryOperator,
  left: AnyExpression,
  right: AnyExpression,
): BinaryResolution {
  if (operator !== '+' && operator !== '-' && !isEquality(operator)) return undefined;
  const type = [left.type, right.type].find(
    (candidate): candidate is NamedType => candidate !== undefined && isDelegate(candidate),
  );
  if (!type || !classifyImplicit(library, left, type) || !classifyImplicit(library, right, type))
    return undefined;
  if (isEquality(operator) && (isNull(left) || isNull(right))) return undefined;
  return {
    kind: 'delegate',
    left: type,
    right: type,
    result: isEquality(operator) ? library.special('bool') : type,
    isLifted: false,
  };
}

/** Equality of references, and tests for null of anything that can be null. */
function resolveReference(
  library: Library,
  operator: BinaryOperator,
  left: AnyExpression,
  right: AnyExpression,
): BinaryResolution {
  if (!isEquality(operator)) return undefined;
  const bool = library.special('bool');
  const object = library.special('object');
  if (isNull(left) || isNull(right)) {
    const other = isNull(left) ? right : left;
    const type = functionTypeOf(other) ?? other.type;
    if (type === undefined)
      return isNull(left) && isNull(right)
        ? { kind: 'object', left: object, right: object, result: bool, isLifted: false }
        : undefined;
    if (isVoid(type)) return undefined;
    const canBeTested =
      isReferenceType(type) || isNullable(type) || (type.kind === 'typeParameter' && !isValueType(type));
    if (canBeTested) return { kind: 'nullTest', left: type, right: type, result: bool, isLifted: false };
    return undefined;
  }
  if (functionTypeOf(left) && functionTypeOf(right)) {
    const type = library.core('System.Delegate');
    return { kind: 'delegate', left: type, right: type, result: bool, isLifted: false };
  }
  if (!left.type || !right.type) return undefined;
  if (!isReferenceType(left.type) || !isReferenceType(right.type)) return undefined;
  if (
    !sameType(left.type, right.type) &&
    !builtInExplicit(left.type, right.type) &&
    !builtInExplicit(right.type, left.type)
  )
    return undefined;
  return {
    kind: 'object',
    left: isObject(left.type) ? left.type : object,
    right: isObject(right.type) ? right.type : object,
    result: bool,
    isLifted: false,
  };
}

const candidates: Readonly<Record<'arithmetic' | 'bitwise', readonly ArithmeticType[]>> = {
  arithmetic: ['int', 'uint', 'nint', 'nuint', 'long', 'ulong', 'float', 'double', 'decimal'],
  bitwise: ['int', 'uint', 'nint', 'nuint', 'long', 'ulong'],
};

/** Operands that users made convertible to primitive types, or literals without a type: by overload resolution among the built-in operators. */
function resolveByConversion(
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
