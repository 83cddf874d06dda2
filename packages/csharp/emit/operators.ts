// Unary and binary operators.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import type {
  BoundBinary,
  BoundExpression,
  BoundLogical,
  BoundUnary,
} from '../binding/bound-tree/bound-nodes.ts';
import { isComparison } from '../binding/operators/comparison-operators.ts';
import { isNullable, stripNullable } from '../symbols/type-extensions.ts';
import { callCode } from './calls.ts';
import type { FunctionScope } from './function-scope.ts';
import { identityCode } from './identity.ts';
import { quote } from './js-text.ts';
import { arithmetic, comparison, negation, numberSpecial } from './numeric.ts';
import { isNeverNull, valueCode } from './values.ts';

/** `-x`, `!x`, lifted where the operand can be null. */
export function emitUnary(scope: FunctionScope, node: BoundUnary): string {
  const operand = scope.emit(node.operand);
  if (!node.isLifted) return unaryCode(scope, node, operand, node.operand.type);
  const temp = scope.temp();
  return `((${temp} = ${operand}) === null ? null : ${unaryCode(scope, node, temp, stripNullable(node.operand.type))})`;
}

function unaryCode(scope: FunctionScope, node: BoundUnary, operand: string, type: Type): string {
  if (node.method) return callCode(scope, node.method, null, undefined, [operand], node.span);
  switch (node.operator) {
    case '!':
    case 'false':
      return `(!${operand})`;
    case '-':
    case '~':
      return negation(
        node.operator,
        specialFor(node.operandKind, type),
        operand,
        node.isChecked,
        scope.mark(node.span),
      );
    default:
      return operand;
  }
}

function specialFor(kind: string, type: Type): SpecialType {
  return kind === 'enum' ? (numberSpecial(stripNullable(type)) ?? 'int') : (kind as SpecialType);
}

/** `a + b`, by the kind of the operands. */
export function emitBinary(scope: FunctionScope, node: BoundBinary): string {
  const { operator, operandKind } = node;
  if (operandKind === 'string' && operator === '+') return concatenation(scope, node);
  if (operandKind === 'nullTest') return nullTest(scope, node);
  if (operandKind === 'tuple') return tupleEquality(scope, node);
  const left = node.operandKind === 'userDefined' ? valueCode(scope, node.left) : scope.emit(node.left);
  const right = node.operandKind === 'userDefined' ? valueCode(scope, node.right) : scope.emit(node.right);
  if (!node.isLifted) return binaryCode(scope, node, left, right);
  return lifted(scope, node, left, right);
}

function lifted(scope: FunctionScope, node: BoundBinary, left: string, right: string): string {
  const { operator, operandKind } = node;
  if (operandKind === 'bool' && (operator === '&' || operator === '|'))
    return `$r.${operator === '&' ? 'andNullable' : 'orNullable'}(${left}, ${right})`;
  const isEquality = operator === '==' || operator === '!=';
  const isPlain =
    operandKind !== 'decimal' &&
    operandKind !== 'userDefined' &&
    operandKind !== 'float' &&
    operandKind !== 'double';
  if (isEquality && isPlain) return comparison(operator, 'int', left, right);
  const a = scope.temp();
  const b = scope.temp();
  const setup = `${a} = ${left}, ${b} = ${right}`;
  const operation = binaryCode(scope, node, a, b);
  const hasNull = `${a} === null || ${b} === null`;
  if (isEquality) return `(${setup}, ${hasNull} ? ${a} ${operator}= ${b} : ${operation})`;
  if (isComparison(operator) && node.type.special === 'bool')
    return `(${setup}, ${hasNull} ? false : ${operation})`;
  return `(${setup}, ${hasNull} ? null : ${operation})`;
}

function binaryCode(scope: FunctionScope, node: BoundBinary, left: string, right: string): string {
  const { operator, operandKind } = node;
  const mark = (): string => scope.mark(node.span);
  switch (operandKind) {
    case 'userDefined':
      return callCode(scope, node.method!, null, undefined, [left, right], node.span);
    case 'object': {
      const known = identityCode(scope, node.left, node.right, left, right);
      if (known !== undefined) return operator === '==' ? known : `!${known}`;
      if (isBoxable(node.left.type) && isBoxable(node.right.type) && left !== right)
        return `${operator === '==' ? '' : '!'}$r.sameObject(${left}, ${right})`;
      return comparison(operator, 'int', left, right);
    }
    case 'string':
      if (node.left.constant ?? node.right.constant) return comparison(operator, 'int', left, right);
      return `${operator === '==' ? '' : '!'}${mark()}$r.sameText(${left}, ${right})`;
    case 'delegate':
      if (operator === '+' || operator === '-')
        return `${mark()}$r.${operator === '+' ? 'combine' : 'remove'}(${left}, ${right}, ${scope.typeCode(node.type)})`;
      return operator === '=='
        ? `$r.delegateEquals(${left}, ${right})`
        : `(!$r.delegateEquals(${left}, ${right}))`;
    case 'bool':
      if (operator === '^') return `(${left} !== ${right})`;
      if (operator === '&' || operator === '|') return `!!(${left} ${operator} ${right})`;
      return comparison(operator, 'int', left, right);
    case 'tuple':
    case 'nullTest':
      return 'undefined';
    case 'enum': {
      const special = enumSpecial(node);
      return isComparison(operator)
        ? comparison(operator, special, left, right)
        : arithmetic(operator, special, left, right, node.isChecked, mark());
    }
    default:
      return isComparison(operator)
        ? comparison(operator, operandKind, left, right)
        : arithmetic(operator, operandKind, left, right, node.isChecked, mark());
  }
}

/** Whether values of the static type may be boxed numbers. */
function isBoxable(type: Type): boolean {
  return type.special === 'object' || type.kind === 'interface' || type.kind === 'dynamic';
}

/** The underlying type of the enum that takes part; the other operand may be a number of that type. */
function enumSpecial(node: BoundBinary): SpecialType {
  const types = [node.left.type, node.right.type].map(stripNullable);
  return numberSpecial(types.find((type) => type.kind === 'enum') ?? types[0]!) ?? 'int';
}

/** Comparison with the literal `null`. */
function nullTest(scope: FunctionScope, node: BoundBinary): string {
  const isNull = (side: BoundExpression): boolean =>
    side.constant?.value === null ||
    (side.kind === 'Default' && isNullable(side.type)) ||
    side.kind === 'Literal';
  const operand = isNull(node.right) ? node.left : node.right;
  return `(${scope.emit(operand)} ${node.operator === '==' ? '===' : '!=='} null)`;
}

/** Everything is evaluated first; the elements are compared where both sides are there, as far as it takes. */
function tupleEquality(scope: FunctionScope, node: BoundBinary): string {
  const { left, right, comparisons: tests } = node.tupleElements!;
  const setup: string[] = [];
  const missing: string[] = [];
  const takeApart = (value: BoundExpression, placeholders: readonly BoundExpression[]): void => {
    if (value.kind === 'Tuple') {
      for (const [index, element] of value.elements.entries())
        setup.push(`${bindPlaceholder(scope, placeholders[index]!)} = ${scope.emit(element)}`);
      return;
    }
    const temp = scope.temp();
    setup.push(`${temp} = ${scope.emit(value)}`);
    const canBeNull = isNullable(value.type);
    if (canBeNull) missing.push(`${temp} === null`);
    const tuple = canBeNull ? `${temp}?` : temp;
    for (const [index, placeholder] of placeholders.entries())
      setup.push(`${bindPlaceholder(scope, placeholder)} = ${tupleElement(tuple, index)}`);
  };
  takeApart(node.left, left);
  takeApart(node.right, right);
  const isEquality = node.operator === '==';
  const all = tests.map((test) => scope.emit(test)).join(isEquality ? ' && ' : ' || ');
  return `(${setup.join(', ')}, ${withMissing(missing, isEquality, all)})`;
}

/** The comparison of tuples of which one or both may be null: nulls are equal. */
function withMissing([first, second]: readonly string[], isEquality: boolean, elements: string): string {
  if (first === undefined) return elements;
  if (second === undefined) return isEquality ? `!(${first}) && ${elements}` : `${first} || ${elements}`;
  return isEquality
    ? `(${first}) === (${second}) && (${first} || ${elements})`
    : `(${first}) !== (${second}) || !(${first}) && (${elements})`;
}

function bindPlaceholder(scope: FunctionScope, node: BoundExpression): string {
  const temp = scope.temp();
  if (node.kind === 'Placeholder') scope.program.placeholders.set(node, temp);
  return temp;
}

/** The element of a tuple at an index from 0: from the eighth on inside `Rest`. */
export function tupleElement(tuple: string, index: number): string {
  return index < 7 ? `${tuple}.Item${index + 1}` : tupleElement(`${tuple}.Rest`, index - 7);
}

// -------- strings

function operandsOf(node: BoundExpression): readonly BoundExpression[] {
  const waiting = [node];
  const operands: BoundExpression[] = [];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    if (at.kind === 'Binary' && at.operandKind === 'string' && at.operator === '+' && !at.constant)
      waiting.push(at.right, at.left);
    else operands.push(at);
  }
  return operands;
}

function concatenation(scope: FunctionScope, node: BoundBinary): string {
  const operands = operandsOf(node);
  const codes = operands.map((operand) => textCode(scope, operand));
  // The first `+` must already be one of strings.
  const first = codes[0]!.isString || codes[1]!.isString ? [] : ['""'];
  return `$r.joined(${[...first, ...codes.map(({ code }) => code)].join(' + ')})`;
}

/** An operand of a concatenation: null is nothing; `isString` when its JavaScript value is a string (and not a number). */
export function textCode(
  scope: FunctionScope,
  node: BoundExpression,
): { readonly code: string; readonly isString: boolean } {
  if (node.constant) {
    const { value } = node.constant;
    if (value === null) return { code: '""', isString: true };
    if (typeof value === 'string') return { code: quote(value), isString: true };
  }
  if (
    node.kind === 'Conversion' &&
    (node.conversion === 'boxing' || node.conversion === 'identity') &&
    !node.constant
  ) {
    const type = node.operand.type;
    switch (type.kind === 'struct' ? type.special : undefined) {
      case 'int':
      case 'short':
      case 'byte':
      case 'sbyte':
      case 'ushort':
      case 'uint':
      case 'long':
      case 'ulong':
      case 'nint':
      case 'nuint':
        return { code: scope.emit(node.operand), isString: false };
      case 'char':
        return { code: `String.fromCharCode(${scope.emit(node.operand)})`, isString: true };
      case 'bool':
        return { code: `(${scope.emit(node.operand)} ? "True" : "False")`, isString: true };
      default:
        if (node.conversion === 'boxing')
          return {
            code: `${scope.mark(node.span)}$r.textOf(${scope.emit(node.operand)}, ${scope.typeCode(type)})`,
            isString: true,
          };
    }
  }
  const code = scope.emit(node);
  if (node.type.special === 'string')
    return { code: isNeverNull(node) ? code : `(${code} ?? "")`, isString: true };
  return { code: `${scope.mark(node.span)}$r.toText(${code})`, isString: true };
}

// -------- && and ||

/** `a && b`, `a || b`. */
export function emitLogical(scope: FunctionScope, node: BoundLogical): string {
  if (!node.method) return `(${scope.emit(node.left)} ${node.operator} ${scope.emit(node.right)})`;
  const temp = scope.temp();
  const test = callCode(scope, node.test!, null, undefined, [temp], node.span);
  const both = callCode(scope, node.method, null, undefined, [temp, scope.emit(node.right)], node.span);
  return `(${temp} = ${scope.emit(node.left)}, ${test} ? ${temp} : ${both})`;
}
