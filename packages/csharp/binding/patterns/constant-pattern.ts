// Constant and relational patterns, and names that may be constants or types (C# 11.2.3, 11.2.7).
import type { Type } from '@mockwright/language/metadata/symbols';
import { displayType } from '../../symbols/display.ts';
import {
  isEnum,
  isErroneous,
  isNamed,
  isObject,
  isSpan,
  nullableUnderlying,
  stripNullable,
} from '../../symbols/type-extensions.ts';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { ExpressionSyntax, RelationalPatternSyntax } from '../../syntax/nodes.ts';
import { reportSuppression, withoutParentheses } from '../expressions/syntax-forms.ts';
import type { Binder } from '../binder.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { classifyImplicit } from '../conversions/classify.ts';
import { reportNoImplicit } from '../conversions/convert.ts';
import { isNumeric } from '../conversions/numeric.ts';
import { isBad } from '../messages/describe.ts';
import { isUnconverted } from '../bound-tree/unconverted.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { checkVariableType } from '../types/type-binding.ts';
import { badPattern } from './pattern-input.ts';
import type { PatternInput, PatternResult } from './pattern-input.ts';
import { checkPatternType, inputCanBeNull, isBaseOfValues, testType } from './pattern-types.ts';

/** `5`, `"a"`, `null`, `Color.Red`; or a name that turns out to be a type: then the value is tested for it. */
export function bindConstantOrType(
  binder: Binder,
  syntax: ExpressionSyntax,
  input: PatternInput,
): PatternResult {
  const inside = withoutParentheses(syntax);
  const bound = binder.bindExpressionOrType(inside);
  const isOfInput = bound.type !== undefined && classifyImplicit(binder.library, bound, input.narrowed);
  const expression = isOfInput ? withoutCast(bound, inside) : bound;
  const { pattern, narrowed } =
    expression.kind === 'TypeExpression'
      ? typePattern(binder, expression.named, inside, input)
      : constantPattern(binder, expression, inside, input);
  return { pattern: { ...pattern, span: syntax }, narrowed };
}

/** What is compared with a constant that was made an object or nullable, as by `(object)2`, is compared with the constant itself. */
function withoutCast(expression: AnyExpression, syntax: ExpressionSyntax): AnyExpression {
  if (expression.kind === 'Conversion' && expression.operand.constant && expression.type.kind !== 'dynamic')
    return expression.operand;
  const value = syntax.kind === 'CastExpression' ? withoutParentheses(syntax.expression) : undefined;
  const isNull = value?.kind === 'LiteralExpression' && value.type === 'null';
  const isOfNullable = expression.type !== undefined && nullableUnderlying(expression.type) !== undefined;
  return isNull && isOfNullable ? { kind: 'NullLiteral', span: syntax, type: undefined } : expression;
}

/** A type without a variable. */
export function typePattern(
  binder: Binder,
  type: Type,
  syntax: ExpressionSyntax,
  input: PatternInput,
): PatternResult {
  if (nullableUnderlying(type)) {
    binder.error('CS8116', syntax, [displayType(stripNullable(type))]);
    return badPattern(syntax, input);
  }
  if (
    !checkPatternType(binder, type, input.narrowed, syntax) ||
    isErroneous(checkVariableType(binder, type, syntax))
  )
    return { ...badPattern(syntax, input), narrowed: type };
  return {
    pattern: {
      kind: 'DeclarationPattern',
      span: syntax,
      inputType: input.type,
      type,
      local: undefined,
      isVar: false,
    },
    narrowed: type,
  };
}

/** Reports what is no number of a certain type where numbers are asked for. @returns whether they are */
function reportNumber(binder: Binder, span: TextSpan, { narrowed }: PatternInput): boolean {
  const isNumber = isNumeric(narrowed.special) && narrowed.special !== 'char';
  if (isNumber) binder.error('CS9060', span, [displayType(narrowed)]);
  return isNumber;
}

/**
 * Reports a number asked of a type that says of itself that its values are numbers: `INumberBase<T>` is among its interfaces.
 * @returns whether it was
 */
function refusesNumbers(binder: Binder, constant: Type, type: Type, span: TextSpan): boolean {
  if (!isNumeric(constant.special)) return false;
  const base = binder.library.core('System.Numerics.INumberBase', 1);
  const faces =
    type.kind === 'typeParameter'
      ? type.constraints.types
      : type.kind === 'interface'
        ? [type, ...type.allInterfaces]
        : [];
  const isNumber = faces.some((face) => face.kind === 'interface' && face.definition === base);
  if (isNumber) binder.error('CS9060', span, [displayType(type)]);
  return isNumber;
}

/** The pattern of a constant that is bound already. */
function constantPattern(
  binder: Binder,
  expression: AnyExpression,
  syntax: ExpressionSyntax,
  input: PatternInput,
): PatternResult {
  if (reportSuppression(binder, withoutParentheses(syntax))) return badPattern(syntax, input);
  if (expression.kind === 'DefaultLiteral') {
    binder.error('CS8505', syntax);
    // It is taken for a number then, which could be one of any type.
    reportNumber(binder, syntax, input);
    return badPattern(syntax, input);
  }
  if (expression.kind === 'UnconvertedCreation' && reportNumber(binder, syntax, input))
    return badPattern(syntax, input);
  if (expression.kind === 'NullLiteral') {
    if (!inputCanBeNull(input.narrowed)) {
      const type = input.narrowed;
      const isConverted = classifyImplicit(binder.library, expression, type) !== undefined;
      if (type.kind !== 'error' && !isConverted) binder.error('CS0037', syntax, [displayType(type)]);
      // Native integers have no constants but those of `int`; what an operator makes of null is none.
      if (type.special === 'nint' || type.special === 'nuint' || (type.kind !== 'error' && isConverted))
        binder.error('CS9135', syntax, [displayType(type)]);
      return badPattern(syntax, input);
    }
    return {
      pattern: {
        kind: 'ConstantPattern',
        span: syntax,
        inputType: input.type,
        value: null,
        type: input.type,
      },
      narrowed: input.narrowed,
    };
  }
  const value = convertConstant(binder, expression, syntax, input.narrowed);
  if (!value?.constant) return badPattern(syntax, input);
  const isNull = value.constant.value === null;
  return {
    pattern: {
      kind: 'ConstantPattern',
      span: syntax,
      inputType: input.type,
      value: value.constant.value,
      type: isNull ? input.type : value.type,
    },
    narrowed: isNull ? input.narrowed : value.type,
  };
}

/** A comparison with a constant that was reported: any value of the type passes. */
function anyValue(span: TextSpan, input: PatternInput): PatternResult {
  const type = stripNullable(input.narrowed);
  return {
    pattern: {
      kind: 'DeclarationPattern',
      span,
      inputType: input.type,
      type,
      local: undefined,
      isVar: false,
    },
    narrowed: input.narrowed,
  };
}

/**
 * The constant as a value of what is tested: of its own type for an `object`. After reporting a value without a constant
 * if it is none, undefined if it does not fit.
 */
function convertConstant(
  binder: Binder,
  expression: AnyExpression,
  syntax: ExpressionSyntax,
  input: Type,
): BoundExpression | undefined {
  if (isBad(expression) || input.kind === 'error') return undefined;
  const target = input.kind === 'dynamic' ? binder.library.special('object') : stripNullable(input);
  const keepsType =
    target.kind === 'typeParameter' ||
    target.kind === 'interface' ||
    isObject(target) ||
    isBaseOfValues(target);
  if (keepsType) {
    const value = binder.toValue(expression, syntax);
    if (isBad(value)) return undefined;
    if (refusesNumbers(binder, value.type, target, syntax)) return undefined;
    if (testType(binder, target, value.type) === 'never') {
      if (target.kind === 'typeParameter')
        binder.error('CS8121', syntax, [displayType(target), displayType(value.type)]);
      else binder.convert(expression, target, syntax);
      return undefined;
    }
    return requireConstant(binder, value, syntax, undefined);
  }
  if (isSpan(target) && target.typeArguments[0]!.special === 'char') {
    const text = binder.toValue(expression, syntax);
    if (text.constant?.value === null && text.type.special === 'string') {
      binder.error('CS9013', syntax, [displayType(target)]);
      return undefined;
    }
    if (!isBad(text) && text.type.special === 'string') return requireConstant(binder, text, syntax, input);
  }
  const isImplicit = isUnconverted(expression) || classifyImplicit(binder.library, expression, input);
  const to = isImplicit && !classifyImplicit(binder.library, expression, target) ? input : target;
  if (!isImplicit) reportNoImplicit(binder, expression, input, expression.span);
  else binder.convert(expression, to, syntax);
  const converted = binder.speculate(() => binder.convert(expression, to, syntax)).result;
  return isBad(converted) || classifyImplicit(binder.library, expression, input)?.ambiguous
    ? undefined
    : requireConstant(binder, converted, syntax, input);
}

function requireConstant(
  binder: Binder,
  value: BoundExpression,
  syntax: ExpressionSyntax,
  type: Type | undefined,
): BoundExpression {
  if (value.constant) return value;
  if (type === undefined) {
    binder.error('CS0150', syntax);
    return value;
  }
  const hint =
    isNamed(type) && type.namespace === 'Newtonsoft.Json.Linq'
      ? "match its value instead: cast it first, as in '(string)token switch { … }'"
      : undefined;
  binder.error('CS9135', syntax, [displayType(stripNullable(type))], { hint });
  return value;
}

/** `> 5`. */
export function bindRelational(
  binder: Binder,
  syntax: RelationalPatternSyntax,
  input: PatternInput,
): PatternResult {
  const { operator } = syntax;
  const expression = binder.bindExpression(syntax.expression);
  if (operator === '==' || operator === '!=') return badPattern(syntax, input);
  if (expression.kind === 'DefaultLiteral') {
    if (nullableUnderlying(input.narrowed))
      requireConstant(
        binder,
        binder.convert(expression, input.narrowed, syntax.expression),
        syntax.expression,
        input.narrowed,
      );
    binder.error('CS8505', syntax.expression);
    return anyValue(syntax, input);
  }
  const isNull = expression.kind === 'NullLiteral';
  if (!isUnconverted(expression) && refusesNumbers(binder, expression.type, input.narrowed, syntax))
    return badPattern(syntax, input);
  if (isNull && !inputCanBeNull(input.narrowed))
    binder.convert(expression, input.narrowed, syntax.expression);
  const value = isNull ? undefined : convertConstant(binder, expression, syntax.expression, input.narrowed);
  const type = isNull ? input.narrowed : (value?.type ?? stripNullable(input.narrowed));
  const isUnknown = isBad(expression);
  if (value && !value.constant) return anyValue(syntax, input);
  if (isUnknown || (!isErroneous(type) && !isNumeric(type.special) && !isEnum(type))) {
    binder.error('CS8781', syntax, [isUnknown ? '?' : displayType(type, { isQualified: true })]);
    return badPattern(syntax, input);
  }
  if (!value?.constant) return anyValue(syntax, input);
  if (Number.isNaN(value.constant.value)) {
    binder.error('CS8782', syntax.expression);
    return badPattern(syntax, input);
  }
  return {
    pattern: {
      kind: 'RelationalPattern',
      span: syntax,
      inputType: input.type,
      operator,
      value: value.constant.value,
      type: value.type,
    },
    narrowed: value.type,
  };
}
