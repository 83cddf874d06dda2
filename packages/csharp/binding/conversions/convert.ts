// Converts expressions or says why they do not convert; gives expressions their natural type.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType, tupleElementTypes } from '../../symbols/display.ts';
import { isDelegate, isErroneous, isSpan, isTuple, stripNullable } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { bad } from '../bound-tree/bound-factory.ts';
import { badWith } from '../bound-tree/bound-parts.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { constantText } from '../constants/constant-text.ts';
import { describe, describeSource, isBad } from '../messages/describe.ts';
import { hasAnyErrors } from '../bound-tree/has-errors.ts';
import { isUnconverted } from '../bound-tree/unconverted.ts';
import type { AnyExpression, TupleLiteral, UnconvertedExpression } from '../bound-tree/unconverted.ts';
import { applyConversion } from './apply.ts';
import { classifyExplicit, classifyImplicit, isBaseOfDelegates } from './classify.ts';
import { identity } from './conversion.ts';
import { conversionHint, functionTypeHint } from './conversion-hints.ts';
import type { Conversion } from './conversion.ts';
import { isNumeric } from './numeric.ts';

/**
 * The expression converted implicitly as an assignment does; where that cannot be, reports it, unless something inside
 * the expression was reported already, and gives a bad expression of the type.
 */
export function assignOrReport(
  binder: Binder,
  expression: AnyExpression,
  to: Type,
  span: TextSpan = expression.span,
): BoundExpression {
  const conversion = classifyImplicit(binder.library, expression, to);
  if (conversion === undefined && expression.kind !== 'UnboundLambda' && hasAnyErrors(expression))
    return badWith(expression.span, [expression], to);
  return convertByOrReport(binder, expression, conversion, to, span);
}

/** The expression converted implicitly; where that cannot be, reports at the span and gives a bad expression of the type. */
export function convertOrReport(
  binder: Binder,
  expression: AnyExpression,
  to: Type,
  span: TextSpan,
): BoundExpression {
  const conversion = classifyImplicit(binder.library, expression, to);
  return convertByOrReport(binder, expression, conversion, to, span);
}

function convertByOrReport(
  binder: Binder,
  expression: AnyExpression,
  conversion: Conversion | undefined,
  to: Type,
  span: TextSpan,
): BoundExpression {
  if (isBadText(expression)) return badWith(span, [expression], to);
  if (conversion && !conversion.ambiguous) return applyConversion(binder, expression, conversion, to);
  if (expression.kind === 'UnboundLambda' && (isDelegate(to) || isErroneous(to)))
    return expression.convertTo(to as NamedType);
  reportNoImplicit(binder, expression, to, span, conversion);
  return (
    (conversion?.ambiguous ? undefined : castAfterAll(binder, expression, to)) ??
    badWith(span, [expression], to)
  );
}

/** An interpolated string in which something was reported: what else its values are does not matter where it is to become something. */
export const isBadText = (expression: AnyExpression): boolean =>
  expression.kind === 'UnconvertedInterpolatedString' && hasAnyErrors(expression);

/** Where the programmer only forgot a cast, the value is sound as if there were one. */
function castAfterAll(binder: Binder, expression: AnyExpression, to: Type): BoundExpression | undefined {
  if (isUnconverted(expression) || isBad(expression) || isErroneous(to)) return undefined;
  const conversion = classifyExplicit(binder.library, expression, to);
  if (!conversion || conversion.ambiguous) return undefined;
  return binder.speculate(() => applyConversion(binder, expression, conversion, to)).result;
}

/** What is said where a cast would do, or does more than it should: the value is sound all the same. */
export const missingCasts: ReadonlySet<string> = new Set(['CS0031', 'CS0221', 'CS0266', 'CS0664']);

/** The expression converted as by a cast, or a report. */
export function castOrReport(
  binder: Binder,
  expression: AnyExpression,
  to: Type,
  span: TextSpan,
): BoundExpression {
  const conversion = classifyExplicit(binder.library, expression, to);
  if (conversion && !conversion.ambiguous) return applyConversion(binder, expression, conversion, to, span);
  if (conversion === undefined && expression.kind !== 'UnboundLambda' && hasAnyErrors(expression))
    return badWith(span, [expression], to);
  reportNoExplicit(binder, expression, to, span, conversion);
  return badWith(span, [expression], to);
}

/** Memory on the stack becomes a span of just its elements. @returns whether it is such, and was reported */
function reportStackAlloc(binder: Binder, expression: AnyExpression, to: Type, span: TextSpan): boolean {
  if (isUnconverted(expression) || !isSpan(expression.type)) return false;
  if (!binder.source.text.startsWith('stackalloc', expression.span.start)) return false;
  binder.error('CS8346', span, [displayType(expression.type.typeArguments[0]!), displayType(to)]);
  return true;
}

/** Says why an expression does not convert implicitly. */
export function reportNoImplicit(
  binder: Binder,
  expression: AnyExpression,
  to: Type,
  span: TextSpan,
  conversion?: Conversion,
): void {
  if (expression.kind === 'UnboundLambda' && isDelegate(to)) {
    expression.convertTo(to);
    return;
  }
  if (isBad(expression)) return;
  const isOfTuple = expression.kind === 'TupleLiteral' && isTuple(stripNullable(to));
  if ((isErroneous(to) && !isOfTuple) || (expression.type !== undefined && isErroneous(expression.type)))
    return;
  if (conversion?.ambiguous && expression.kind !== 'NullLiteral')
    return reportAmbiguous(binder, expression, to, span, conversion);
  if (isUnconverted(expression) && reportUnconverted(binder, expression, to, span)) return;
  if (reportStackAlloc(binder, expression, to, span)) return;
  const isExplicit = (): boolean => classifyExplicit(binder.library, expression, to) !== undefined;
  if (!isUnconverted(expression) && expression.constant) {
    const from = expression.type.special;
    const target = to.special;
    if (from === 'double' && (target === 'float' || target === 'decimal') && isLiteral(binder, expression)) {
      binder.error('CS0664', span, [target === 'float' ? 'F' : 'M', target]);
      return;
    }
    if (
      isNumeric(from) &&
      isNumeric(target) &&
      isInteger(from) &&
      from !== 'char' &&
      isInteger(target) &&
      target !== 'char' &&
      (from === 'int' || from === 'long' || from === 'uint' || from === 'ulong')
    ) {
      if (isExplicit() && isImplicitConstantSource(from, target)) {
        binder.error('CS0031', span, [constantText(expression), displayType(to)]);
        return;
      }
    }
  }
  const texts = [describeSource(expression), displayType(to, { isQualified: true })];
  const hint = (): string | undefined => conversionHint(binder, expression, to);
  binder.error(isExplicit() ? 'CS0266' : 'CS0029', span, texts, { hint });
}

const isInteger = (special: string): boolean =>
  special !== 'float' && special !== 'double' && special !== 'decimal';
/** The constants that could convert if only they fitted. */
function isImplicitConstantSource(from: string, to: string): boolean {
  return from === 'int' ? to !== 'int' && to !== 'nint' && to !== 'long' : from === 'long' && to === 'ulong';
}
/** A number as it is written, perhaps with a sign. */
function isLiteral(binder: Binder, { span }: BoundExpression): boolean {
  return /^[\d.][\d._]*(e[-+]?\d+)?d?$/i.test(binder.source.text.slice(span.start, span.end));
}

function reportAmbiguous(
  binder: Binder,
  expression: AnyExpression,
  to: Type,
  span: TextSpan,
  { ambiguous }: Conversion,
): void {
  const [first, second] = ambiguous!;
  binder.error('CS0457', span, [
    displayMember(first),
    displayMember(second),
    describe(expression),
    displayType(to),
  ]);
}

/** What can be said of an expression without a type; false where the general message fits. */
function reportUnconverted(binder: Binder, expression: AnyExpression, to: Type, span: TextSpan): boolean {
  switch (expression.kind) {
    case 'NullLiteral':
      if (to.kind === 'typeParameter') binder.error('CS0403', span, [to.name]);
      else binder.error('CS0037', span, [displayType(to)]);
      return true;
    case 'UnboundLambda':
      if (isDelegate(to)) expression.convertTo(to);
      else if (isBaseOfDelegates(to)) {
        binder.error('CS8917', expression.arrowSpan);
        expression.tellMistakes();
      } else {
        binder.error('CS1660', expression.arrowSpan, [describe(expression), displayType(to)]);
        // Of what is wrong inside of it nothing is said then.
        binder.speculate(() => expression.tellMistakes());
      }
      return true;
    case 'MethodGroup':
      if (isDelegate(to)) expression.convertTo(to);
      else if (isBaseOfDelegates(to)) binder.error('CS8917', expression.nameSpan);
      else binder.error('CS0428', expression.nameSpan, [expression.name, displayType(to)]);
      return true;
    case 'UnconvertedCollection':
      expression.convertTo(expression.elementTypeOf(stripNullable(to)) ? stripNullable(to) : to);
      return true;
    case 'UnconvertedChoice': {
      if (expression.type !== undefined && expression.form === 'conditional') return false;
      for (const branch of expression.branches) convertElement(binder, branch.value, to, branch.span);
      return true;
    }
    case 'TupleLiteral': {
      const types = isTuple(to) ? tupleElementTypes(to) : [];
      if (types.length !== expression.elements.length)
        return expression.type === undefined && reportTypelessTuple(binder, expression, to, span);
      for (const [index, element] of expression.elements.entries())
        convertElement(binder, element, types[index]!, expression.elementSpans[index]!);
      return true;
    }
    case 'OutDeclaration':
      return true;
    case 'UnconvertedCreation':
      binder.error('CS8752', span, [displayType(to)]);
      return true;
    default:
      return false;
  }
}

/** Converts an element of a tuple or a branch: says CS0029 even where a cast would help. */
export function convertElement(
  binder: Binder,
  element: AnyExpression,
  type: Type,
  span: TextSpan,
): BoundExpression {
  if (isBad(element) || isErroneous(type)) return badWith(span, [element], type);
  if (element.type === undefined || classifyImplicit(binder.library, element, type))
    return convertOrReport(binder, element, type, span);
  if (!isUnconverted(element) || !reportUnconverted(binder, element, type, span))
    binder.error('CS0029', span, [describeSource(element), displayType(type, { isQualified: true })]);
  return badWith(span, [element], type);
}

function reportTypelessTuple(
  binder: Binder,
  expression: { readonly elements: readonly AnyExpression[] },
  to: Type,
  span: TextSpan,
): boolean {
  binder.error('CS8135', span, [expression.elements.length, displayType(to)]);
  return true;
}

/** Says why a cast is not possible. */
function reportNoExplicit(
  binder: Binder,
  expression: AnyExpression,
  to: Type,
  span: TextSpan,
  conversion?: Conversion,
): void {
  if (isBad(expression) || isErroneous(to) || (expression.type !== undefined && isErroneous(expression.type)))
    return;
  if (conversion?.ambiguous && expression.kind !== 'NullLiteral')
    return reportAmbiguous(binder, expression, to, span, conversion);
  if (expression.kind === 'NullLiteral') return binder.error('CS0037', span, [displayType(to)]);
  if (expression.kind === 'TupleLiteral' && isTuple(to)) {
    const types = tupleElementTypes(to);
    const { elements, elementSpans } = expression;
    if (types.length === elements.length) {
      for (const [index, element] of elements.entries())
        castOrReport(binder, element, types[index]!, elementSpans[index]!);
      return;
    }
  }
  if (
    isUnconverted(expression) &&
    expression.kind !== 'MethodGroup' &&
    !(expression.kind === 'UnconvertedChoice' && expression.type !== undefined) &&
    reportUnconverted(binder, expression, to, span)
  )
    return;
  if (reportStackAlloc(binder, expression, to, span)) return;
  if (expression.kind === 'MethodGroup') {
    if (isDelegate(to)) return expression.tellMismatch(to, span);
    binder.error('CS0030', span, ['method', displayType(to)]);
    return;
  }
  binder.error('CS0030', span, [describeSource(expression), displayType(to, { isQualified: true })], {
    hint: () => conversionHint(binder, expression, to),
  });
}

/** The expression with its natural type; reports what has none or is no value. Nothing may come of it (`void`). */
export function toNaturalValue(binder: Binder, expression: AnyExpression, span: TextSpan): BoundExpression {
  if (!isUnconverted(expression)) return expression;
  switch (expression.kind) {
    case 'UnboundLambda': {
      const type = expression.naturalType();
      if (type) return expression.convertTo(type);
      const isTold = expression.isExplicit && expression.tellMistakes();
      if (!isTold) binder.error('CS8917', expression.arrowSpan, [], { hint: functionTypeHint(expression) });
      expression.tellMistakes();
      return bad(span);
    }
    case 'MethodGroup': {
      const type = expression.naturalType();
      if (type) return expression.convertTo(type);
      binder.error('CS8917', expression.nameSpan, [], { hint: functionTypeHint(expression) });
      return bad(span);
    }
    case 'OutDeclaration':
      return expression.type ? expression.declare(expression.type) : bad(span);
    default:
      return typedOrReport(binder, expression);
  }
}

/** A conditional or a switch whose branches have no common type is reported where no target can give it one. */
export function settleChoice(binder: Binder, expression: AnyExpression): AnyExpression {
  return expression.kind === 'UnconvertedChoice' && expression.type === undefined
    ? typedOrReport(binder, expression)
    : expression;
}

function typedOrReport(binder: Binder, expression: AnyExpression): BoundExpression {
  const { type, span } = expression;
  if (type !== undefined)
    return applyConversion(binder, expression, identityOf(binder, expression, type), type);
  switch (expression.kind) {
    case 'DefaultLiteral':
      binder.error('CS8716', span);
      break;
    case 'UnconvertedCreation':
      binder.error('CS8754', span, [describe(expression, { isQualified: true })]);
      break;
    case 'UnconvertedCollection':
      if (hasAnyErrors(expression)) break;
      binder.error('CS9176', span, [], {
        hint: "write the type before it, as in 'int[] x = […]', or 'new[] { … }'",
      });
      break;
    case 'UnconvertedThrow':
      binder.error('CS8115', span);
      break;
    case 'UnconvertedChoice':
      if (isBad(expression) || expression.branches.some(({ value }) => isBad(value))) break;
      if (expression.form === 'switch') binder.error('CS8506', expression.keywordSpan ?? span);
      else if (!isBad(expression.head))
        binder.error(
          expression.isAmbiguous === true ? 'CS0172' : 'CS0173',
          span,
          expression.branches.map(
            expression.branches.every(({ value: { type, kind } }) => type && kind !== 'TupleLiteral')
              ? ({ value }) => describeSource(value)
              : ({ value }) => describe(value),
          ),
        );
      break;
    case 'TupleLiteral':
      if (!expression.elements.some(isBad) && !reportTargetless(binder, expression))
        binder.error('CS8135', span, [expression.elements.length, 'object']);
      break;
    default:
  }
  return badWith(span, [expression]);
}

/** Reports the elements of a tuple that can be nothing without a target. @returns whether there was one */
export function reportTargetless(binder: Binder, tuple: TupleLiteral): boolean {
  let isTold = false;
  for (const element of tuple.elements) {
    if (element.type !== undefined) continue;
    if (element.kind === 'TupleLiteral') isTold = reportTargetless(binder, element) || isTold;
    else if (needsTarget(element)) {
      typedOrReport(binder, element);
      isTold = true;
    }
  }
  return isTold;
}

/** An expression of which it is told, where it stands without a target, that it has none. */
export const needsTarget = ({ kind }: AnyExpression): boolean => targeted.has(kind);
const targeted: ReadonlySet<string> = new Set<UnconvertedExpression['kind']>([
  'DefaultLiteral',
  'UnconvertedCreation',
  'UnconvertedCollection',
  'UnconvertedChoice',
]);

/** The conversion of an expression to its own natural type. */
function identityOf(binder: Binder, expression: AnyExpression, type: Type): Conversion {
  return classifyImplicit(binder.library, expression, type) ?? identity;
}
