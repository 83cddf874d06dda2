// Operators with `dynamic` operands.
import type { DynamicSite } from '@mockwright/language/runtime/dynamic';
import { isEnum, stripNullable } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { literal } from '../bound-tree/bound-factory.ts';
import type { BinaryOperator, BoundExpression } from '../bound-tree/bound-nodes.ts';
import { applyConversion } from '../conversions/apply.ts';
import { classifyExplicit, classifyImplicit } from '../conversions/classify.ts';
import { isNumeric } from '../conversions/numeric.ts';
import { unaryOperation } from '../expressions/unary.ts';
import { binaryOperation } from '../operators/binary.ts';
import { resolveUserUnary, rivalOperators } from '../operators/user-defined-operators.ts';
import { bestAccessibleType } from '../lookup/accessible-type.ts';
import { ambiguityMessage, failure } from './failures.ts';
import { dynamicObject, frameOf, natural, nowhere, operandType, takesReference } from './late-context.ts';
import type { LateContext, Operand, OperandType } from './late-context.ts';
import { askObject } from './late-fallbacks.ts';
import { areNativeNumbers, hasPointerOperator, isNativeInteger } from './native-integers.ts';
import { OperationCache } from './operation-cache.ts';
import { runtimeName } from '@mockwright/language/runtime/type-name';

const accessible = (type: OperandType, { context }: DynamicSite): OperandType =>
  type && bestAccessibleType(type, context);
const nameOf = (type: OperandType): string => (type ? runtimeName(type) : '<null>');

/** `-d`, `!d`, `d++`. */
export function unaryLate(
  context: LateContext,
  operator: string,
  operand: unknown,
  site: DynamicSite,
): unknown {
  const type = accessible(operandType(operand), site);
  const found = OperationCache.of(site).attempt([type], () => {
    const binder = context.binder(site);
    const given = context.operand(operand, type);
    const isStep = operator === '++' || operator === '--';
    const bound = context.attempt(() =>
      isStep
        ? step(context, binder, operator, given)
        : unaryOperation(binder, operator as '+' | '-' | '!' | '~', given.expression, nowhere),
    );
    if (isStep && type === undefined)
      throw failure(
        'The operand of an increment or decrement operator must be a variable, property or indexer',
      );
    if (bound.code !== undefined || !bound.result || isNativeInteger(type) || takesReferences(bound.result))
      throw failure(
        `Operator '${operator}' ${bound.code === 'CS0035' ? 'is ambiguous on an' : 'cannot be applied to'} operand of type '${nameOf(type)}'`,
      );
    return context.boxed(bound.result, [given.placeholder]);
  });
  return typeof found === 'string'
    ? askObject(operand, { kind: 'unary', operator }, [], found)
    : found([type === undefined ? operand : natural(operand, type)]);
}

/** `++` and `--`: one more or less, of the operand's type. */
function step(
  { library }: LateContext,
  binder: Binder,
  operator: '++' | '--',
  { expression, placeholder, type }: Operand,
): BoundExpression | undefined {
  if (type === undefined) return undefined;
  const user = resolveUserUnary(binder, operator, expression);
  if (user && user !== 'ambiguous') {
    return {
      kind: 'Unary',
      span: nowhere,
      type: user.resultType,
      operator: '+',
      operandKind: 'userDefined',
      operand: placeholder,
      isLifted: false,
      isChecked: false,
      method: user.method,
    };
  }
  if (!isEnum(type) && !isNumeric(stripNullable(type).special)) {
    // What becomes a number is stepped as one, and does not become what it was again.
    const number = steppedTypes
      .map((special) => library.special(special))
      .find((each) => classifyImplicit(library, expression, each) !== undefined);
    if (number) throw failure(`Cannot convert type '${runtimeName(number)}' to '${runtimeName(type)}'`);
    return undefined;
  }
  const one = literal(1, library.special('int'), nowhere);
  const sum = binaryOperation(binder, operator === '++' ? '+' : '-', expression, one, nowhere);
  const back = classifyExplicit(library, sum, type);
  return back && applyConversion(binder, sum, back, type);
}

const takesReferences = (bound: BoundExpression): boolean =>
  (bound.kind === 'Binary' || bound.kind === 'Unary') && takesReference(bound.method);

const steppedTypes = ['int', 'uint', 'long', 'ulong', 'float', 'double', 'decimal'] as const;

const comparisons: ReadonlySet<string> = new Set(['==', '!=', '<=', '>=']);

const isLogical = (text: string): boolean => text === '&&' || text === '||';

/** The operator, or that of the assignment; of `&&` and `||` what is done when both sides count. */
function plainOperator(text: string): BinaryOperator {
  if (isLogical(text)) return text === '&&' ? '&' : '|';
  return (text.endsWith('=') && !comparisons.has(text) ? text.slice(0, -1) : text) as BinaryOperator;
}

/** Two nulls are strings, delegates or enums alike. */
const areRivalNulls = (operator: BinaryOperator, types: readonly OperandType[]): boolean =>
  types.every((type) => type === undefined) && ['+', '&', '|', '^'].includes(operator);

/** Which two operators are told of: those that .NET compares last, two by two. */
function ambiguityOf(binder: Binder, operator: BinaryOperator, left: Operand, right: Operand): string {
  const rivals = rivalOperators(binder, operator, [left.expression, right.expression]);
  const last = rivals.at(-1)!.method;
  return rivals.length % 2 === 0
    ? ambiguityMessage(rivals.at(-2)!.method, last)
    : ambiguityMessage(last, rivals[0]!.method);
}

/** @param text the operator, or the assignment by one (`+=`) whose new value this is */
export function binaryLate(
  context: LateContext,
  text: string,
  left: unknown,
  right: unknown,
  site: DynamicSite,
): unknown {
  const operator = plainOperator(text);
  const own = dynamicObject(left)?.$binary?.(operator, right);
  if (own !== undefined) return own;
  const types = [
    accessible(operandType(left, site.arguments[0]), site),
    accessible(operandType(right, site.arguments[1]), site),
  ] as const;
  const found = OperationCache.of(site).attempt(types, () => {
    const binder = context.binder(site);
    const bind = (
      areConstant: boolean,
    ): {
      readonly code: string | undefined;
      readonly result: BoundExpression;
      readonly operands: readonly Operand[];
    } => {
      const operands = [left, right].map((value, index) =>
        context.operand(value, types[index], areConstant ? site.arguments[index] : undefined),
      );
      return {
        ...context.attempt(() =>
          binaryOperation(binder, operator, operands[0]!.expression, operands[1]!.expression, nowhere),
        ),
        operands,
      };
    };
    let bound = bind(true);
    // What would be wrong with a constant, such as a division by zero, is wrong only when it happens.
    if (bound.code !== undefined) bound = bind(false);
    const isUnknown = areNativeNumbers(types) && !hasPointerOperator(operator, types);
    if (bound.code === 'CS9342')
      throw failure(ambiguityOf(binder, operator, bound.operands[0]!, bound.operands[1]!));
    if (bound.code !== undefined || isUnknown || takesReferences(bound.result)) {
      const isAmbiguous =
        areRivalNulls(operator, types) || (bound.code === 'CS0034' && types.some((type) => !type?.special));
      throw failure(
        `Operator '${text}' ${isAmbiguous ? 'is ambiguous on' : 'cannot be applied to'} operands of type '${nameOf(types[0])}' and '${nameOf(types[1])}'`,
      );
    }
    return context.boxed(
      bound.result,
      bound.operands.map(({ placeholder }) => placeholder),
    );
  });
  return typeof found === 'string'
    ? askObject(left, { kind: 'binary', operator: isLogical(text) ? operator : text }, [right], found)
    : found(frameOf([left, right], types));
}
