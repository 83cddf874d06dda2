// `$"…{value,alignment:format}…"` (C# 12.8.3).
import type { Type } from '../../../metadata/symbols.ts';
import { isSpan, isString, isVoid, specialOf } from '../../symbols/type-facts.ts';
import type { InterpolatedStringExpressionSyntax, InterpolationSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad, literal } from '../bound-factory.ts';
import type { BoundExpression, BoundInterpolatedString } from '../bound-nodes.ts';
import { describe, isBad } from '../describe.ts';
import { isUnconverted } from '../unconverted.ts';
import type { UnconvertedInterpolatedString } from '../unconverted.ts';

type Part = BoundInterpolatedString['parts'][number];
const largestAlignment = 32767;

/** A string whose holes are bound; it becomes a `FormattableString` where one is wanted. */
export function bindInterpolatedString(
  binder: Binder,
  syntax: InterpolatedStringExpressionSyntax,
): UnconvertedInterpolatedString {
  const parts = syntax.contents.map((content): Part =>
    content.kind === 'InterpolatedStringText' ? content.text : bindHole(binder, content),
  );
  const string = binder.library.special('string');
  return {
    kind: 'UnconvertedInterpolatedString',
    span: syntax,
    type: string,
    holes: parts.flatMap((part) => (typeof part === 'string' ? [] : [part.value])),
    build: (type: Type, isFormattable: boolean): BoundExpression => {
      const text = isFormattable ? undefined : constantText(parts);
      return text === undefined
        ? { kind: 'InterpolatedString', span: syntax, type, parts, isFormattable }
        : literal(text, type, syntax);
    },
  };
}

function bindHole(
  binder: Binder,
  { expression, alignment, format, end }: InterpolationSyntax,
): Exclude<Part, string> {
  const value = bindHoleValue(binder, expression);
  checkFormat(binder, format, end);
  return { value, alignment: alignment && bindAlignment(binder, alignment), format };
}

function bindHoleValue(binder: Binder, syntax: InterpolationSyntax['expression']): BoundExpression {
  const bound = binder.bindExpression(syntax);
  if (isBad(bound)) return bad(syntax);
  const object = binder.library.special('object');
  if (bound.kind === 'NullLiteral' || bound.kind === 'DefaultLiteral')
    return binder.convert(bound, object, syntax);
  // Roslyn takes the last overload of `AppendFormatted` for the one that is meant.
  if ((bound.type !== undefined && isVoid(bound.type)) || bound.kind === 'MethodGroup') {
    binder.error('CS1503', syntax, [1, describe(bound), 'scoped System.ReadOnlySpan<char>']);
    return bad(syntax);
  }
  if (bound.kind === 'UnboundLambda' && bound.naturalType() === undefined) {
    binder.error('CS1660', bound.arrowSpan, [describe(bound), 'ReadOnlySpan<char>']);
    return bad(syntax);
  }
  if (isUnconverted(bound) && bound.type === undefined) return binder.convert(bound, object, syntax);
  const value = binder.toValue(bound, syntax);
  if (isBad(value) || isString(value.type)) return value;
  if (isSpan(value.type) && specialOf(value.type.typeArguments[0]!) === 'char')
    return binder.areas.bindPatternCall(binder, value, 'ToString', syntax) ?? bad(syntax);
  return binder.convert(value, object, syntax);
}

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

function checkFormat(binder: Binder, format: string | undefined, end: number): void {
  if (format === undefined) return;
  const span = { start: end - 2 - format.length, end: end - 1 };
  if (format === '') binder.error('CS8089', span);
  else if (/\s$/.test(format)) binder.error('CS8088', span);
}

/** The whole text where every hole is a constant string without a format. */
function constantText(parts: readonly Part[]): string | undefined {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if (
      typeof part.value.constant?.value === 'string' &&
      part.alignment === undefined &&
      part.format === undefined
    )
      text += part.value.constant.value;
    else return undefined;
  }
  return text;
}
