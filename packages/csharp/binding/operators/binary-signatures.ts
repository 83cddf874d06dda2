// Chooses the operator of `a op b`: built-in ones by rule, user-defined ones by overload resolution (C# 12.4.5, 12.10 to 12.14).
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { Library } from '../../symbols/library.ts';
import {
  enumUnderlyingOf,
  isDelegate,
  isEnum,
  isNullable,
  isObject,
  isReferenceType,
  isString,
  isValueType,
  isVoid,
  stripNullable,
} from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import type { BinaryOperator } from '../bound-tree/bound-nodes.ts';
import { classifyImplicit } from '../conversions/classify.ts';
import { builtInExplicit } from '../conversions/between-types.ts';
import { isNumeric } from '../conversions/numeric.ts';
import { effectiveConstraints, sameType } from '../lookup/member-lookup.ts';
import { functionTypeOf } from '../bound-tree/unconverted.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { isComparison } from './comparison-operators.ts';
import { promoteBinary, promoteShift } from './promotion.ts';
import { resolveByConversion } from './by-conversion.ts';
import { bitwise, isEquality, shifts, signature } from './signature.ts';
import type { BinaryResolution } from './signature.ts';
import { resolveUserBinary } from './user-defined-operators.ts';

const isNull = (expression: AnyExpression): boolean => expression.kind === 'NullLiteral';
const isLambda = (expression: AnyExpression): boolean => expression.kind === 'UnboundLambda';

/** The operator for two operands; undefined when there is none, `ambiguous` when several fit equally well. */
export function resolveBinary(
  binder: Binder,
  operator: BinaryOperator,
  left: AnyExpression,
  right: AnyExpression,
): BinaryResolution {
  if (isNull(left) && isNull(right) && !isEquality(operator)) return resolveNulls(binder.library, operator);
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

/** `null` with `null`: of the operators on nullable numbers the one on `int?`, where no string or bool competes. */
function resolveNulls(library: Library, operator: BinaryOperator): BinaryResolution {
  if (operator === '+' || bitwise.has(operator)) return 'ambiguous';
  const int = library.special('int');
  return signature(library, operator, 'int', int, int, true);
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
  // What is shifted by is an int, whatever is shifted.
  const shiftedBy = isNull(right) && shifts.has(operator) ? library.special('int') : undefined;
  const rightType = right.type ?? shiftedBy ?? (takesOther(right) ? left.type : undefined);
  if (!leftType || !rightType) return undefined;
  const a = stripNullable(leftType).special;
  const b = stripNullable(rightType).special;
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
  if (type === undefined) return undefined;
  // Real numbers, between which arithmetic is ambiguous, have no bits.
  if (type === 'ambiguous') return bitwise.has(operator) ? undefined : type;
  if (bitwise.has(operator) && (type === 'float' || type === 'double' || type === 'decimal'))
    return undefined;
  return signature(library, operator, type, library.special(type), library.special(type), isLifted);
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
  const canBeNull = [left, right].some(
    (operand) => isNull(operand) || (operand.type !== undefined && isNullable(operand.type)),
  );
  // What has no type may still be null: `e + (b ? 1 : null)`.
  for (const isLifted of canBeNull ? [true] : [false, true]) {
    const fits = (operand: AnyExpression, target: Type): boolean =>
      classifyImplicit(library, operand, isLifted ? library.nullable(target) : target) !== undefined;
    const find = (first: Type, second: Type, result?: Type): BinaryResolution =>
      fits(left, first) && fits(right, second)
        ? signature(library, operator, 'enum', first, second, isLifted, result)
        : undefined;
    const isNumber = ({ type: own }: AnyExpression): boolean =>
      own !== undefined && sameType(stripNullable(own), underlying);
    let found: BinaryResolution;
    if (isComparison(operator) || bitwise.has(operator)) found = find(type, type);
    else if (operator === '+') found = leftEnum ? find(type, underlying, type) : find(underlying, type, type);
    else if (operator === '-')
      // A difference goes before the enum less a number, but where that is just such a number.
      found =
        (leftEnum && isNumber(right) ? find(type, underlying, type) : undefined) ??
        find(type, type, underlying) ??
        (leftEnum ? find(type, underlying, type) : find(underlying, type, type));
    if (found) return found;
  }
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
  if (isEquality(operator) && [left, right].some((operand) => isNull(operand) || isLambda(operand)))
    return undefined;
  return {
    kind: 'delegate',
    left: type,
    right: type,
    result: isEquality(operator) ? library.special('bool') : type,
    isLifted: false,
  };
}

/** What is known of the class of values of the type: of a type parameter the class among its constraints. */
const effectiveClass = (library: Library, type: Type): Type =>
  type.kind === 'typeParameter'
    ? (effectiveConstraints(type).find(({ kind }) => kind === 'class') ?? library.special('object'))
    : type;

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
  const [first, second] = [effectiveClass(library, left.type), effectiveClass(library, right.type)];
  if (!sameType(first, second) && !builtInExplicit(first, second) && !builtInExplicit(second, first))
    return undefined;
  return {
    kind: 'object',
    left: isObject(left.type) ? left.type : object,
    right: isObject(right.type) ? right.type : object,
    result: bool,
    isLifted: false,
  };
}
