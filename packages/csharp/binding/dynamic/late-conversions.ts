// Conversions of `dynamic` values to static types, and what is said where there is none.
import type { Type } from '@mockwright/language/metadata/symbols';
import { isInstance } from '@mockwright/language/runtime/casting';
import type { DynamicSite } from '@mockwright/language/runtime/dynamic';
import { OverflowException } from '@mockwright/language/runtime/exceptions';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { canBeNull } from '../../symbols/type-extensions.ts';
import { placeholder } from '../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { isUnconverted } from '../bound-tree/unconverted.ts';
import { applyConversion } from '../conversions/apply.ts';
import { isInteger } from '../conversions/numeric.ts';
import { classifyExplicit, classifyImplicit } from '../conversions/classify.ts';
import { resolveUserUnary } from '../operators/user-defined-operators.ts';
import { bestAccessibleType } from '../lookup/accessible-type.ts';
import { failure } from './failures.ts';
import { dynamicObject, natural, nowhere, takesReference } from './late-context.ts';
import type { LateContext, Operand, OperandType } from './late-context.ts';
import { askObject } from './late-fallbacks.ts';
import { areNativeNumbers } from './native-integers.ts';
import { runtimeMethodName } from './runtime-names.ts';
import { OperationCache } from './operation-cache.ts';
import { runtimeName } from '@mockwright/language/runtime/type-name';

/** The value as the type, in natural form. */
export function convertLate(
  context: LateContext,
  value: unknown,
  type: Type,
  isExplicit: boolean,
  site: DynamicSite,
): unknown {
  if (type.kind === 'dynamic' || type.special === 'object') return value;
  if (value === null && (canBeNull(type) || type.kind === 'typeParameter')) return null;
  const own = dynamicObject(value)?.$convert?.(type);
  if (own !== undefined) return own;
  if (value !== null && isInstance(value, type)) return natural(value, type);
  const from = value === null ? undefined : bestAccessibleType(typeOf(value), site.context);
  const found = OperationCache.of(site).attempt([from, type], () => {
    const given = context.operand(value, from);
    return context.code(convertedOperand(context, site, given, type, isExplicit), [given.placeholder]);
  });
  if (typeof found !== 'string') return found([from ? natural(value, from) : null]);
  if (value === null) throw failure(found);
  return natural(askObject(value, { kind: 'convert', type, isExplicit }, [], found), type);
}

/** The value as the place of an element: an `int`, or a longer integer that is one. @throws {OverflowException} */
export function convertIndexLate(context: LateContext, value: unknown, site: DynamicSite): number {
  if (typeof value === 'number') return value;
  const { library } = context;
  const given = value === null ? undefined : placeholder(typeOf(value), nowhere);
  const special = (['int', 'uint', 'long', 'ulong'] as const).find(
    (each) => given && classifyImplicit(library, given, library.special(each)),
  );
  const index = Number(convertLate(context, value, library.special(special ?? 'int'), false, site));
  if (index !== (index | 0)) throw new OverflowException();
  return index;
}

/** The operand converted to the type. @throws {RuntimeBinderException} where it does not convert */
export function convertedOperand(
  context: LateContext,
  site: DynamicSite,
  { expression, type }: Operand,
  to: Type,
  isExplicit: boolean,
): BoundExpression {
  const conversion = (isExplicit ? classifyExplicit : classifyImplicit)(context.library, expression, to);
  const isUnknown =
    takesReference(conversion?.userDefined?.method) ||
    (!isExplicit && type !== to && areNativeNumbers([type, to]));
  if (conversion?.ambiguous) {
    const [one, other] = conversion.ambiguous;
    // Those of one type are told of from the last to the first.
    const [first, second] = one.containingType === other.containingType ? [other, one] : [one, other];
    throw failure(
      `Ambiguous user defined conversions '${runtimeMethodName(first)}' and '${runtimeMethodName(second)}' when converting from '${type ? runtimeName(type) : '<null>'}' to '${runtimeName(to)}'`,
    );
  }
  if (!conversion || isUnknown) {
    const value = isUnconverted(expression) ? undefined : expression.constant?.value;
    if (typeof value === 'number' && type && type.special === 'int' && isInteger(to.special))
      throw failure(`Constant value '${value}' cannot be converted to a '${runtimeName(to)}'`);
    throw failure(conversionMessage(context, type, to, isExplicit));
  }
  return applyConversion(context.binder(site), expression, conversion, to);
}

/** Why there is no conversion. */
export function conversionMessage(
  context: LateContext,
  from: OperandType,
  to: Type,
  isExplicit: boolean,
): string {
  if (from === undefined)
    return `Cannot convert null to '${runtimeName(to)}' because it is a non-nullable value type`;
  const names = `'${runtimeName(from)}' to '${runtimeName(to)}'`;
  if (isExplicit) return `Cannot convert type ${names}`;
  const cast = classifyExplicit(context.library, placeholder(from, nowhere), to);
  const hasCast = cast !== undefined && !takesReference(cast.userDefined?.method);
  return `Cannot implicitly convert type ${names}${hasCast ? '. An explicit conversion exists (are you missing a cast?)' : ''}`;
}

/** Whether the value is true, or false: a bool, something that converts to one, or by its `operator true` or `false`. */
export function testLate(
  context: LateContext,
  operator: 'true' | 'false',
  value: unknown,
  site: DynamicSite,
): boolean {
  if (typeof value === 'boolean') return value === (operator === 'true');
  const bool = context.library.special('bool');
  if (value === null) throw failure(conversionMessage(context, undefined, bool, false));
  const type = bestAccessibleType(typeOf(value), site.context);
  const found = OperationCache.of(site).attempt([type], () => {
    const given = context.operand(value, type);
    const operands = [given.placeholder];
    if (classifyImplicit(context.library, given.expression, bool)) {
      const code = context.code(convertedOperand(context, site, given, bool, false), operands);
      return (frame) => code(frame) === (operator === 'true');
    }
    const user = resolveUserUnary(context.binder(site), operator, given.expression);
    if (!user || user === 'ambiguous') throw failure(conversionMessage(context, type, bool, false));
    return context.code(
      {
        kind: 'Call',
        span: nowhere,
        type: bool,
        receiver: null,
        method: user.method,
        arguments: [{ value: given.placeholder, refKind: 'none' }],
      },
      operands,
    );
  });
  return typeof found === 'string'
    ? askObject(value, { kind: 'unary', operator }, [], found) === true
    : found([natural(value, type)]) === true;
}
