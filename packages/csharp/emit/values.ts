// Values as such: constants, defaults, copies of structs, checks for null.
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import { erase } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import { Decimal } from '@mockwright/language/runtime/decimal';
import type { BoundExpression } from '../binding/bound-tree/bound-nodes.ts';
import {
  hasTypeParameters,
  isNamed,
  isNullable,
  isRefLike,
  isReferenceType,
} from '../symbols/type-extensions.ts';
import type { FunctionScope } from './function-scope.ts';
import { numberText, quote } from './js-text.ts';

/** A constant in natural form. */
export function constantCode(scope: FunctionScope, value: ConstantValue): string {
  switch (typeof value) {
    case 'string':
      return quote(value);
    case 'number':
      return numberText(value);
    case 'bigint':
      return value < 0n ? `(${value}n)` : `${value}n`;
    case 'boolean':
      return String(value);
    default:
      if (value === null) return 'null';
      return value instanceof Decimal
        ? scope.program.constant(decimalConstant(value))
        : scope.program.constant(value);
  }
}

const decimals = new Map<string, Decimal>();
/** Equal decimals (of equal scale) are one constant. A zero without decimals has no sign, as Roslyn writes it. */
function decimalConstant(value: Decimal): Decimal {
  if (value.mantissa === 0n && value.scale === 0) return Decimal.zero;
  const text = value.isNegative ? `-${value.abs().toString()}` : value.toString();
  let known = decimals.get(text);
  if (!known) decimals.set(text, (known = value));
  return known;
}

/** `default(T)`. */
export function defaultCode(scope: FunctionScope, type: Type): string {
  const erased = erase(type);
  if (erased.kind === 'typeParameter')
    return erased.constraints.isReference ? 'null' : `$r.defaultOf(${scope.typeCode(erased)})`;
  if (erased.kind !== 'struct' && erased.kind !== 'enum' && !(erased.kind === 'class' && erased.isValueType))
    return 'null';
  if (erased.isNullable) return 'null';
  const names = scope.program.typeNames(erased);
  if (names)
    return erased.kind === 'enum'
      ? constantCode(
          scope,
          erased.enumUnderlying?.special === 'long' || erased.definition.enumUnderlying?.special === 'ulong'
            ? 0n
            : 0,
        )
      : `new ${names.className}(${hasOwnType(erased) ? scope.typeCode(erased) : ''})`;
  if (hasTypeParameters(erased) || erased.isTuple || erased.definition.runtime?.copy)
    return `$r.defaultOf(${scope.typeCode(erased)})`;
  return constantCode(scope, erased.defaultValue() as ConstantValue);
}

/** Whether the code of a default value makes an object each time. */
export const isMadeAnew = (code: string): boolean => /^(?:new |\$r\.defaultOf)/.test(code);

/** Whether objects of the template type carry their type themselves: generic types'. */
export function hasOwnType(type: Type): boolean {
  return 'definition' in type && type.definition.typeParameters.length > 0;
}

/** Whether the expression makes a value that nothing else holds. */
function isFresh(scope: FunctionScope, node: BoundExpression): boolean {
  switch (node.kind) {
    case 'ObjectCreation':
    case 'Tuple':
    case 'Default':
    case 'With':
    case 'Literal':
    case 'Unary':
    case 'Binary':
    case 'ThrowExpression':
    case 'RefExpression':
      return true;
    case 'Conditional':
      return !node.isRef;
    case 'Conversion':
      return node.conversion !== 'identity' || isFresh(scope, node.operand);
    case 'Call':
      return node.method.refKind === 'none' && scope.program.methods.has(node.method.definition);
    default:
      return false;
  }
}

/** The expression as a value of its own: structs that can change are copied from their variables. */
export function valueCode(scope: FunctionScope, node: BoundExpression): string {
  const code = scope.emit(node);
  return scope.program.isCopied(node.type) && !isFresh(scope, node) ? copyCode(scope, code, node.type) : code;
}

/** A copy of a struct that can change. */
export function copyCode(scope: FunctionScope, code: string, type: Type): string {
  const erased = erase(type);
  if (!scope.program.isCopied(erased)) return code;
  const isKnown =
    erased.kind === 'struct' &&
    !erased.isNullable &&
    (erased.isTuple || scope.program.types.has(erased.definition));
  if (isKnown) return `${code}.$copy()`;
  const copy = erased.kind === 'struct' ? erased.definition.runtime?.copy : undefined;
  return copy ? `${scope.program.constant(copy)}(${code})` : `$r.copyAny(${code})`;
}

/** Whether the value can never be null. */
export function isNeverNull(node: BoundExpression): boolean {
  switch (node.kind) {
    case 'This':
    case 'Base':
    case 'HostObject':
    case 'ObjectCreation':
    case 'AnonymousObjectCreation':
    case 'ArrayCreation':
    case 'CollectionExpression':
    case 'Tuple':
    case 'TypeOf':
    case 'Lambda':
    case 'InterpolatedString':
    case 'InlineArrayItems':
    case 'With':
      return true;
    case 'Literal':
      return node.constant.value !== null;
    case 'Binary':
      return node.operandKind === 'string' && node.operator === '+';
    case 'Conversion':
      return (
        (node.conversion === 'identity' ||
          node.conversion === 'implicitReference' ||
          node.conversion === 'boxing') &&
        isNeverNull(node.operand)
      );
    default:
      return 'isValueType' in node.type && node.type.isValueType && !node.type.isNullable;
  }
}

/** A receiver: null is a `NullReferenceException`, or what the helper `failure` throws. */
export function receiverCode(scope: FunctionScope, node: BoundExpression, failure = 'nre'): string {
  const code = scope.emit(node);
  if (
    isNeverNull(node) ||
    isNullable(node.type) ||
    (node.type.kind === 'typeParameter' && !isReferenceType(node.type))
  )
    return code;
  return `(${code} ?? ${scope.mark(node.span)}$r.${failure}())`;
}

/** Whether the static type says what the elements are: their natural form is known then. */
export function isGenericSequence(type: Type): boolean {
  if (type.kind === 'array' || type.kind === 'typeParameter' || isRefLike(type)) return true;
  if (!isNamed(type)) return false;
  return [type, ...type.allInterfaces].some(
    (each) =>
      each.name === 'IEnumerable' &&
      each.typeArguments.length === 1 &&
      each.namespace === 'System.Collections.Generic',
  );
}
