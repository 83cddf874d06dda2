// Overload resolution among the operators that types define, lifted forms included (C# 12.4.4 to 12.4.6, 12.4.8).
import type { MethodSymbol, NamedType, Type, TypeParameter } from '@mockwright/language/metadata/symbols';
import { operatorNamesFor } from '../../symbols/operator-names.ts';
import {
  isNamed,
  isNonNullableValueType,
  isNullable,
  isVoid,
  stripNullable,
} from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import type { BinaryOperator, UnaryOperator } from '../bound-tree/bound-nodes.ts';
import { classifyImplicit } from '../conversions/classify.ts';
import { sameParameters, sameType } from '../lookup/member-lookup.ts';
import { betterConversion } from '../overloads/betterness.ts';
import { constraintInterfaces, isStaticVirtual, throughTypeParameter } from '../types/static-virtual.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { isComparison } from './comparison-operators.ts';

/** A user-defined operator with the operand types it takes here: nullable ones when lifted. */
interface OperatorChoice {
  readonly method: MethodSymbol;
  readonly operandTypes: readonly Type[];
  readonly resultType: Type;
  readonly isLifted: boolean;
}

/** The only best operator, several equally good ones, or none. */
export type OperatorResult = OperatorChoice | 'ambiguous' | undefined;

/** The operator that a type of an operand declares (C# 12.4.5). */
export function resolveUserBinary(
  binder: Binder,
  operator: BinaryOperator,
  left: AnyExpression,
  right: AnyExpression,
): OperatorResult {
  return resolve(binder, operator, [left, right]);
}
/** The operator that the type of the operand declares (C# 12.4.4). */
export function resolveUserUnary(
  binder: Binder,
  operator: UnaryOperator | '++' | '--',
  operand: AnyExpression,
): OperatorResult {
  return resolve(binder, operator, [operand]);
}

/** Primitive types' operators are built in, although the library may declare some. */
function hasUserOperators(type: NamedType): boolean {
  return (
    type.special === undefined &&
    type.kind !== 'enum' &&
    type.kind !== 'delegate' &&
    type.kind !== 'interface' &&
    !type.isTuple
  );
}

/** The operators that types declare between which there is no choice. */
export function rivalOperators(
  binder: Binder,
  operator: BinaryOperator,
  operands: readonly [AnyExpression, AnyExpression],
): readonly OperatorChoice[] {
  const candidates = candidatesFor(binder, operator, operands);
  return candidates.filter((candidate) =>
    candidates.every((other) => other === candidate || !isBetter(binder, operands, other, candidate)),
  );
}

function resolve(binder: Binder, operator: string, operands: readonly AnyExpression[]): OperatorResult {
  return choose(binder, operands, candidatesFor(binder, operator, operands));
}

/** The operators of the first type in the chain of base types that has any which fit. */
function candidatesFor(
  binder: Binder,
  operator: string,
  operands: readonly AnyExpression[],
): readonly OperatorChoice[] {
  const candidates: OperatorChoice[] = [];
  const seen = new Set<NamedType>();
  const names = operatorNamesFor(operator, operands.length, binder.isChecked);
  for (const operand of operands) {
    const start = operand.type && stripNullable(operand.type);
    const starts: readonly (NamedType | null)[] =
      start?.kind === 'typeParameter'
        ? start.constraints.types.filter(isNamed)
        : [start && isNamed(start) ? start : null];
    for (const first of starts) {
      for (let type: NamedType | null = first; type; type = type.baseType) {
        if (!hasUserOperators(type)) break;
        if (seen.has(type)) break;
        seen.add(type);
        const own = applicable(binder, operator, type, names, operands);
        candidates.push(...own);
        if (own.length > 0) break;
      }
    }
  }
  if (candidates.length === 0) addStaticVirtual(binder, operator, names, operands, candidates);
  return candidates;
}

/** The operators of the interfaces to which the operands' type parameters are constrained. */
function addStaticVirtual(
  binder: Binder,
  operator: string,
  names: readonly string[],
  operands: readonly AnyExpression[],
  candidates: OperatorChoice[],
): void {
  const parameters = new Set<TypeParameter>();
  for (const { type } of operands) {
    const parameter = type && stripNullable(type);
    if (parameter?.kind === 'typeParameter') parameters.add(parameter);
  }
  for (const parameter of parameters) {
    for (const face of constraintInterfaces(parameter)) {
      for (const choice of applicable(binder, operator, face, names, operands)) {
        if (!isStaticVirtual(choice.method)) continue;
        if (!candidates.some(({ method }) => method.definition === choice.method.definition))
          candidates.push({ ...choice, method: throughTypeParameter(choice.method, parameter) });
      }
    }
  }
}

/** An operator for overflow checks goes before the ordinary one with the same parameters. */
function operatorsNamed(type: NamedType, names: readonly string[]): readonly MethodSymbol[] {
  const found: MethodSymbol[] = [];
  for (const name of names)
    for (const member of type.members(name))
      if (
        member.kind === 'method' &&
        !found.some(
          (checked) => checked.name !== name && sameParameters(checked.parameters, member.parameters),
        )
      )
        found.push(member);
  return found;
}

function applicable(
  binder: Binder,
  operator: string,
  type: NamedType,
  names: readonly string[],
  operands: readonly AnyExpression[],
): OperatorChoice[] {
  const found: OperatorChoice[] = [];
  for (const method of operatorsNamed(type, names)) {
    if (method.parameters.length !== operands.length) continue;
    const types = method.parameters.map((parameter) => parameter.type);
    if (fits(binder, operands, types))
      found.push({ method, operandTypes: types, resultType: method.returnType, isLifted: false });
    const lifted = lift(binder, operator, method, types);
    if (
      lifted &&
      operands.some((operand) => operand.type === undefined || isNullable(operand.type)) &&
      fits(binder, operands, lifted.operandTypes)
    )
      found.push(lifted);
  }
  return found;
}

function lift(
  binder: Binder,
  operator: string,
  method: MethodSymbol,
  types: readonly Type[],
): OperatorChoice | undefined {
  const { returnType } = method;
  if (operator === 'true' || operator === 'false') return undefined;
  if (!types.every(isNonNullableValueType) || isVoid(returnType)) return undefined;
  const { library } = binder;
  if (isComparison(operator)) {
    if (returnType.special !== 'bool') return undefined;
    if ((operator === '==' || operator === '!=') && !sameType(types[0]!, types[1]!)) return undefined;
    return {
      method,
      operandTypes: types.map((type) => library.nullable(type)),
      resultType: returnType,
      isLifted: true,
    };
  }
  if (!isNonNullableValueType(returnType)) return undefined;
  return {
    method,
    operandTypes: types.map((type) => library.nullable(type)),
    resultType: library.nullable(returnType),
    isLifted: true,
  };
}

const fits = (binder: Binder, operands: readonly AnyExpression[], types: readonly Type[]): boolean =>
  operands.every((operand, index) => classifyImplicit(binder.library, operand, types[index]!) !== undefined);

function choose(
  binder: Binder,
  operands: readonly AnyExpression[],
  candidates: readonly OperatorChoice[],
): OperatorResult {
  if (candidates.length <= 1) return candidates[0];
  const best = candidates.filter((candidate) =>
    candidates.every((other) => other === candidate || isBetter(binder, operands, candidate, other)),
  );
  return best.length === 1 ? best[0] : 'ambiguous';
}

function isBetter(
  binder: Binder,
  operands: readonly AnyExpression[],
  one: OperatorChoice,
  other: OperatorChoice,
): boolean {
  let hasBetter = false;
  for (const [index, operand] of operands.entries()) {
    const better = betterConversion(
      binder.library,
      operand,
      one.operandTypes[index]!,
      other.operandTypes[index]!,
    );
    if (better > 0) return false;
    hasBetter ||= better < 0;
  }
  return hasBetter || (!one.isLifted && other.isLifted);
}
