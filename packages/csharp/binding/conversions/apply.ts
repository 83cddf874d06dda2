// Turns an expression and its conversion into a bound expression of the target type, constants folded.
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import type { MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType, tupleElementTypes } from '../../symbols/display.ts';
import {
  canBeNull,
  isDelegate,
  isNullable,
  isObject,
  isReferenceType,
  isTuple,
  nullableUnderlying,
  stripNullable,
} from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { reportObsolete } from '../messages/obsolete.ts';
import { bad, defaultValue, literal, placeholder } from '../bound-tree/bound-factory.ts';
import { badWith } from '../bound-tree/bound-parts.ts';
import type { BoundConversion, BoundExpression, ConversionKind } from '../bound-tree/bound-nodes.ts';
import { foldNumericConversion } from '../constants/fold-conversion.ts';
import { constantText } from '../constants/constant-text.ts';
import { sameParameters, sameType } from '../lookup/member-lookup.ts';
import { isUnconverted } from '../bound-tree/unconverted.ts';
import type {
  AnyExpression,
  TupleLiteral,
  UnconvertedExpression,
  UnconvertedChoice,
} from '../bound-tree/unconverted.ts';
import { classifyImplicit, constantSpecial } from './classify.ts';
import { identity } from './conversion.ts';
import { spanOfInlineArray } from './inline-array-spans.ts';
import type { Conversion, UserDefinedConversion } from './conversion.ts';

/** Applies a conversion that was found for this expression and type. `span` is the cast, where there is one. */
export function applyConversion(
  binder: Binder,
  expression: AnyExpression,
  conversion: Conversion,
  to: Type,
  span: TextSpan = expression.span,
): BoundExpression {
  if (isUnconverted(expression)) return applyToUnconverted(binder, expression, conversion, to, span);
  const from = expression.type;
  switch (conversion.form) {
    case 'identity':
      return from === to || from.kind === 'error' || to.kind === 'error'
        ? expression
        : node(binder, expression, 'identity', to, expression.constant);
    case 'constant':
    case 'implicitNumeric':
    case 'explicitNumeric':
    case 'explicitEnum':
      return numericConversion(binder, expression, conversion, to, span);
    case 'implicitNullable':
    case 'explicitNullable':
      return nullableConversion(
        binder,
        expression,
        conversion.form,
        conversion.nested?.[0] ?? identity,
        to,
        span,
      );
    case 'tuple': {
      const sources = isTuple(from) ? tupleElementTypes(from) : [];
      const targets = isTuple(to) ? tupleElementTypes(to) : [];
      const elements = sources.map((source, index) => {
        const element = placeholder(source, expression.span);
        return {
          placeholder: element,
          converted: applyConversion(
            binder,
            element,
            conversion.nested?.[index] ?? identity,
            targets[index] ?? source,
          ),
        };
      });
      return { ...node(binder, expression, 'tuple', to), elements };
    }
    case 'userDefined':
      return conversion.userDefined
        ? userDefinedConversion(binder, expression, conversion.userDefined, to, span)
        : badWith(expression.span, [expression], to);
    case 'implicitReference':
      return expression.constant?.value === null
        ? literal(null, to, expression.span)
        : node(binder, expression, 'implicitReference', to);
    case 'explicitReference':
    case 'boxing':
    case 'unboxing':
    case 'implicitEnum':
    case 'span':
      return node(binder, expression, conversion.form, to);
    case 'inlineArray':
      return spanOfInlineArray(binder, expression, to as NamedType);
    case 'dynamic':
      return { ...node(binder, expression, 'dynamic', to), isExplicit: !conversion.isImplicit };
    default:
      return badWith(expression.span, [expression], to);
  }
}

function node(
  binder: Binder,
  operand: BoundExpression,
  conversion: ConversionKind,
  type: Type,
  constant?: { readonly value: ConstantValue },
): BoundConversion {
  return {
    kind: 'Conversion',
    span: operand.span,
    type,
    operand,
    conversion,
    isChecked: binder.isChecked,
    ...(constant && { constant }),
  };
}

function numericConversion(
  binder: Binder,
  expression: BoundExpression,
  conversion: Conversion,
  to: Type,
  span: TextSpan,
): BoundExpression {
  const kind: ConversionKind =
    conversion.form === 'constant' ? 'explicitNumeric' : (conversion.form as ConversionKind);
  if (!expression.constant) return node(binder, expression, kind, to);
  const isChecked = !conversion.isImplicit && !binder.isUnchecked;
  const folded = foldNumericConversion(
    expression.constant.value,
    constantSpecial(expression.type),
    constantSpecial(to),
    isChecked,
  );
  if (folded === undefined) return node(binder, expression, kind, to);
  if (folded === 'overflow') {
    const isDecimal = expression.type.special === 'decimal' || to.special === 'decimal';
    binder.error(isChecked && !isDecimal ? 'CS0221' : 'CS0031', span, [
      constantText(expression),
      displayType(to),
    ]);
    return badWith(expression.span, [expression], to);
  }
  return literal(folded.value, to, expression.span);
}

function nullableConversion(
  binder: Binder,
  expression: BoundExpression,
  kind: 'implicitNullable' | 'explicitNullable',
  inside: Conversion,
  to: Type,
  span: TextSpan = expression.span,
): BoundExpression {
  const target = nullableUnderlying(to) ?? to;
  if (!isNullable(expression.type)) {
    // A value becomes a nullable one: first what happens to the value, then the wrapping, which is nothing.
    const value = applyConversion(binder, expression, inside, target, span);
    const element = placeholder(target, expression.span);
    return {
      ...node(binder, value, 'implicitNullable', to),
      elements: [{ placeholder: element, converted: element }],
    };
  }
  const element = placeholder(stripNullable(expression.type), expression.span);
  return {
    ...node(binder, expression, kind, to),
    elements: [{ placeholder: element, converted: applyConversion(binder, element, inside, target) }],
  };
}

/** In a `checked` context the operator declared for it, where there is one. */
function checkedConversion(method: MethodSymbol): MethodSymbol {
  const checked = method.containingType
    ?.members('op_CheckedExplicit')
    .find(
      (member): member is MethodSymbol =>
        member.kind === 'method' &&
        member.returnType === method.returnType &&
        sameParameters(member.parameters, method.parameters),
    );
  return checked ?? method;
}

function userDefinedConversion(
  binder: Binder,
  expression: AnyExpression,
  { method: found, from, to: result, source, target }: UserDefinedConversion,
  to: Type,
  span: TextSpan,
): BoundExpression {
  const method = binder.isChecked ? checkedConversion(found) : found;
  reportObsolete(binder, method, span);
  const parameter = method.parameters[0]!.type;
  const operand = applyConversion(binder, expression, source, from);
  const call = (value: BoundExpression): BoundExpression => ({
    ...node(binder, value, 'userDefined', method.returnType),
    method,
  });
  let called: BoundExpression;
  if (isNullable(from) && !isNullable(parameter)) {
    const element = placeholder(parameter, expression.span);
    called = {
      ...node(binder, operand, canBeNull(result) ? 'implicitNullable' : 'explicitNullable', result),
      elements: [{ placeholder: element, converted: call(element) }],
    };
  } else {
    called = call(operand);
    if (isNullable(result) && !isNullable(method.returnType))
      called = nullableConversion(binder, called, 'implicitNullable', identity, result);
  }
  return applyConversion(binder, called, target, to);
}

function applyToUnconverted(
  binder: Binder,
  expression: UnconvertedExpression,
  conversion: Conversion,
  to: Type,
  castSpan: TextSpan,
): BoundExpression {
  const { span } = expression;
  const { userDefined } = conversion;
  // The literals that become an operator's parameter as they are written.
  if (userDefined && (expression.kind === 'NullLiteral' || expression.kind === 'TupleLiteral'))
    return userDefinedConversion(binder, expression, userDefined, to, castSpan);
  switch (expression.kind) {
    case 'NullLiteral':
      return isReferenceType(to) ? literal(null, to, span) : { kind: 'Default', span, type: to };
    case 'DefaultLiteral':
      return defaultValue(to, span);
    case 'UnconvertedThrow':
      return { kind: 'ThrowExpression', span, type: to, exception: expression.exception };
    case 'UnboundLambda':
    case 'MethodGroup': {
      if (isDelegate(to)) return expression.convertTo(to);
      const natural = expression.naturalType();
      if (!natural) return bad(span, to);
      if (expression.kind === 'MethodGroup' && isObject(to))
        binder.error('CS8974', span, [expression.name, displayType(to)]);
      return convertTyped(binder, expression.convertTo(natural), to);
    }
    case 'UnconvertedCreation': {
      const target = nullableUnderlying(to);
      return target ? convertTyped(binder, expression.convertTo(target), to) : expression.convertTo(to);
    }
    case 'UnconvertedCollection': {
      const target = nullableUnderlying(to);
      return target ? convertTyped(binder, expression.convertTo(target), to) : expression.convertTo(to);
    }
    case 'UnconvertedChoice': {
      if (conversion.form === 'choice') return buildChoice(binder, expression, to);
      const natural = expression.type;
      // Without a type of its own it converts only to what was reported already.
      if (!natural) return bad(span, to);
      return applyConversion(binder, buildChoice(binder, expression, natural), conversion, to);
    }
    case 'TupleLiteral':
      return applyToTuple(binder, expression, conversion, to);
    case 'UnconvertedInterpolatedString':
      if (conversion.form === 'interpolatedString') return expression.build(to, true);
      if (conversion.form === 'stringHandler') return expression.buildHandler(to as NamedType, []);
      return applyConversion(binder, expression.build(expression.type, false), conversion, to);
    case 'OutDeclaration':
    case 'TypeExpression':
    case 'NamespaceExpression':
      return bad(span, to);
  }
}

/** Where an implicit conversion is known to exist. */
function convertTyped(binder: Binder, expression: AnyExpression, to: Type): BoundExpression {
  const conversion = classifyImplicit(binder.library, expression, to);
  return conversion ? applyConversion(binder, expression, conversion, to) : bad(expression.span, to);
}

function applyToTuple(
  binder: Binder,
  expression: TupleLiteral,
  conversion: Conversion,
  to: Type,
): BoundExpression {
  const { span } = expression;
  warnOfIgnoredNames(binder, expression, stripNullable(to));
  if (conversion.form === 'tupleLiteral' || conversion.nested?.[0]?.form === 'tupleLiteral') {
    const literalConversion = conversion.form === 'tupleLiteral' ? conversion : conversion.nested![0]!;
    const target = stripNullable(to) as NamedType;
    const types = tupleElementTypes(target);
    // Where the literal is of the very type, names are told of its own elements only.
    const isOfType = expression.type !== undefined && sameType(expression.type, target);
    const elements = expression.elements.map((element, index) =>
      applyConversion(
        binder,
        isOfType && element.kind === 'TupleLiteral' ? { ...element, nameSpans: [] } : element,
        literalConversion.nested![index]!,
        types[index]!,
      ),
    );
    const tuple: BoundExpression = { kind: 'Tuple', span, type: target, elements };
    return target === to ? tuple : nullableConversion(binder, tuple, 'implicitNullable', identity, to);
  }
  const natural = expression.type;
  // Without a type of its own it converts only to what was reported already.
  if (!natural) return bad(span, to);
  const types = tupleElementTypes(natural);
  const elements = expression.elements.map((element, index) => convertTyped(binder, element, types[index]!));
  return applyConversion(binder, { kind: 'Tuple', span, type: natural, elements }, conversion, to);
}

/** Names that are written in a literal count for nothing where the type it converts to has others. */
export function warnOfIgnoredNames(binder: Binder, literal: TupleLiteral, target: Type): void {
  if (!isTuple(target)) return;
  for (const [index, name] of literal.names.entries()) {
    const span = literal.nameSpans[index];
    if (span && name !== undefined && target.tupleNames?.[index] !== name)
      binder.error('CS8123', span, [name, displayType(target)]);
  }
}

/** The choice with all branches converted. A last branch that is such a choice itself is gone down into by a loop. */
function buildChoice(binder: Binder, expression: UnconvertedChoice, to: Type): BoundExpression {
  const outer: { readonly choice: UnconvertedChoice; readonly values: readonly BoundExpression[] }[] = [];
  for (let choice = expression; ;) {
    const last = choice.branches.at(-1)?.value;
    const isChain = last?.kind === 'UnconvertedChoice' && (last.type === undefined || last.type === to);
    const branches = isChain ? choice.branches.slice(0, -1) : choice.branches;
    const values = branches.map((branch) => binder.convert(branch.value, to, branch.span));
    if (!isChain)
      return outer.reduceRight(
        (inner, each) => each.choice.build([...each.values, inner], to),
        choice.build(values, to),
      );
    outer.push({ choice, values });
    choice = last;
  }
}
