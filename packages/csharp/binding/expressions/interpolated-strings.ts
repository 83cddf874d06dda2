// `$"…{value,alignment:format}…"` (C# 12.8.3).
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import { isRefLike, isSpan, isString, isVoid } from '../../symbols/type-extensions.ts';
import type { InterpolatedStringExpressionSyntax, InterpolationSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { badWith } from '../bound-tree/bound-parts.ts';
import { bad } from '../bound-tree/bound-factory.ts';
import { longestString } from '../constants/fold-operators.ts';
import type { BoundExpression, BoundInterpolatedString } from '../bound-tree/bound-nodes.ts';
import { containsKind } from '../syntax-walk.ts';
import { describe, isBad } from '../messages/describe.ts';
import { isUnconverted } from '../bound-tree/unconverted.ts';
import type {
  AnyExpression,
  HandlerArgument,
  InterpolatedHole,
  UnconvertedInterpolatedString,
} from '../bound-tree/unconverted.ts';
import { bindStringHandler } from './string-handlers.ts';

type Part = BoundInterpolatedString['parts'][number];
type UnconvertedParts = UnconvertedInterpolatedString['parts'];
const largestAlignment = 32767;

/** A string whose holes are bound; it becomes a `FormattableString` or a handler where one is wanted. */
export function bindInterpolatedString(
  binder: Binder,
  syntax: InterpolatedStringExpressionSyntax,
): UnconvertedInterpolatedString {
  const isAwaiting = (): boolean => containsKind(syntax, 'AwaitExpression');
  const parts = syntax.contents.map((content) =>
    content.kind === 'InterpolatedStringText'
      ? { text: content.text, span: { start: content.start, end: content.end } }
      : bindHole(binder, content, isAwaiting),
  );
  return unconverted(binder, parts, syntax, false);
}

/** `$"…" + $"…"`, which may become a handler, too; undefined for other operands. */
export function sumOfInterpolatedStrings(
  binder: Binder,
  left: AnyExpression,
  right: AnyExpression,
  span: TextSpan,
): UnconvertedInterpolatedString | undefined {
  return left.kind === 'UnconvertedInterpolatedString' && right.kind === 'UnconvertedInterpolatedString'
    ? unconverted(binder, [...left.parts, ...right.parts], span, true)
    : undefined;
}

function unconverted(
  binder: Binder,
  parts: UnconvertedParts,
  span: TextSpan,
  isSum: boolean,
): UnconvertedInterpolatedString {
  let values: readonly Part[] | undefined;
  const asValues = (isAppended: boolean): readonly Part[] =>
    (values ??= parts.map((part): Part =>
      'text' in part ? part.text : holeOfString(binder, part, isAppended),
    ));
  return {
    kind: 'UnconvertedInterpolatedString',
    span,
    type: binder.library.special('string'),
    isSum,
    parts,
    isConstant: constantText(parts) !== undefined,
    build: (type: Type, isFormattable: boolean, isAppended = false): BoundExpression => {
      const text = isFormattable ? undefined : constantText(parts);
      return text === undefined
        ? { kind: 'InterpolatedString', span, type, parts: asValues(isAppended), isFormattable }
        : {
            kind: 'InterpolatedString',
            span,
            type,
            parts: [text],
            isFormattable,
            constant: { value: text },
          };
    },
    buildHandler: (type: NamedType, arguments_: readonly HandlerArgument[]): BoundExpression =>
      bindStringHandler(binder, type, parts, arguments_, span),
  };
}

function bindHole(
  binder: Binder,
  { expression, alignment, format, start, end }: InterpolationSyntax,
  isAwaiting: () => boolean,
): InterpolatedHole {
  const value = binder.bindExpression(expression);
  const formatSpan = { start: end - 2 - (format?.length ?? 0), end: end - 1 };
  checkFormat(binder, format, formatSpan);
  return {
    span: { start, end },
    value,
    alignment: alignment && bindAlignment(binder, alignment),
    alignmentSpan: alignment ?? expression,
    format,
    formatSpan,
    isAwaiting,
  };
}

function holeOfString(binder: Binder, hole: InterpolatedHole, isAppended: boolean): Exclude<Part, string> {
  const { value, alignment, format } = hole;
  return { value: valueOfHole(binder, value, value.span, hole, isAppended), alignment, format };
}

function valueOfHole(
  binder: Binder,
  bound: AnyExpression,
  span: TextSpan,
  hole: InterpolatedHole,
  isAppended: boolean,
): BoundExpression {
  if (isBad(bound)) return badWith(span, [bound]);
  const object = binder.library.special('object');
  if (bound.kind === 'NullLiteral' || bound.kind === 'DefaultLiteral')
    return binder.convert(bound, object, span);
  // Roslyn takes the last overload of `AppendFormatted` for the one that is meant.
  if ((bound.type !== undefined && isVoid(bound.type)) || isUntypedGroup(bound)) {
    binder.error('CS1503', span, [1, describe(bound), 'scoped System.ReadOnlySpan<char>']);
    return badWith(span, [bound]);
  }
  if (bound.kind === 'UnboundLambda' && bound.naturalType() === undefined) {
    binder.error('CS1660', bound.arrowSpan, [describe(bound), 'ReadOnlySpan<char>']);
    return bad(span);
  }
  if (isUnconverted(bound) && bound.type === undefined && bound.kind !== 'MethodGroup')
    return binder.convert(bound, object, span);
  const value = binder.toValue(bound, span);
  if (isBad(value) || isString(value.type)) return value;
  // There is no handler that could be kept meanwhile.
  if (isRefLike(value.type) && !isAppended && hole.isAwaiting()) return binder.convert(value, object, span);
  if (isSpan(value.type) && value.type.typeArguments[0]!.special === 'char')
    return binder.areas.bindPatternCall(binder, value, 'ToString', span) ?? bad(span);
  if (isRefLike(value.type)) {
    const method = 'DefaultInterpolatedStringHandler.AppendFormatted<T>(T)';
    binder.error('CS9244', hole.span, [displayType(value.type), 'T', method]);
    return bad(span);
  }
  return binder.convert(value, object, span);
}

const isUntypedGroup = (expression: AnyExpression): boolean =>
  expression.kind === 'MethodGroup' && expression.naturalType() === undefined;

function bindAlignment(
  binder: Binder,
  syntax: NonNullable<InterpolationSyntax['alignment']>,
): number | undefined {
  const value = binder.bindConverted(syntax, binder.library.special('int'));
  if (isBad(value)) return undefined;
  if (!value.constant) {
    binder.error('CS0150', syntax);
    return undefined;
  }
  const width = value.constant.value as number;
  if (Math.abs(width) > largestAlignment) binder.error('CS8094', syntax, [width, largestAlignment]);
  return width;
}

function checkFormat(binder: Binder, format: string | undefined, span: TextSpan): void {
  if (format === undefined) return;
  if (format === '') binder.error('CS8089', span);
  else if (/\s$/.test(format)) binder.error('CS8088', span);
}

/** The whole text where every hole is a constant string without a format. */
function constantText(parts: UnconvertedParts): string | undefined {
  let text = '';
  for (const part of parts) {
    if ('text' in part) text += part.text;
    else if (
      typeof part.value.constant?.value === 'string' &&
      part.alignment === undefined &&
      part.format === undefined
    )
      text += part.value.constant.value;
    else return undefined;
    if (text.length > longestString) return undefined;
  }
  return text;
}
