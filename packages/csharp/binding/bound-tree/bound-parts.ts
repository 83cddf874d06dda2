// The parts of expressions of which nothing came: flow analysis looks at what came of those.
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { bad } from './bound-factory.ts';
import type { BoundArgument, BoundBad, BoundExpression, FoundPart } from './bound-nodes.ts';
import { isUnconverted } from './unconverted.ts';
import type { AnyExpression, UnconvertedChoice } from './unconverted.ts';

/** A part as it came, maybe without a type; or an argument that is passed by reference. */
export type Part = AnyExpression | BoundArgument;

/** A bad expression with the parts it was to be made of, in the order of their evaluation. */
export function badWith(span: TextSpan, parts: readonly Part[], type: Type = errorType): BoundBad {
  return bad(span, type, () => parts.flatMap(valuesOf));
}

/** A bad expression with the parts that were bound for it, unless it says itself what it was to be made of. */
export function keepParts(expression: BoundBad, parts: readonly Part[]): BoundBad {
  const isOneOfThem = parts.includes(expression);
  if (expression.found ? !isOneOfThem : parts.length === 0) return expression;
  return isOneOfThem && parts.length === 1 ? expression : badWith(expression.span, parts, expression.type);
}

/** What flow analysis can look at: the part, or the values inside of one that waits for a type. */
function valuesOf(part: Part): readonly FoundPart[] {
  if (!('kind' in part)) return [part];
  switch (part.kind) {
    case 'UnconvertedChoice':
      return [partOfChoice(part)];
    case 'UnboundLambda':
      return [part.recovered()];
    case 'TupleLiteral':
      return part.elements.flatMap(valuesOf);
    case 'UnconvertedCollection':
      return part.elements.flatMap(({ value }) => valuesOf(value));
    case 'UnconvertedInterpolatedString':
      return part.parts.flatMap((each) => ('value' in each ? valuesOf(each.value) : []));
    case 'MethodGroup':
      return part.receiver ? [part.receiver] : [];
    default:
      return isUnconverted(part) ? [] : [part];
  }
}

/** The branches of a choice hang on its condition, or on what it is about. Choices that are the last branch of others are a chain. */
function partOfChoice(first: UnconvertedChoice): BoundExpression {
  const chain = [first];
  let last = lastBranch(first);
  for (; last?.kind === 'UnconvertedChoice'; last = lastBranch(last)) chain.push(last);
  let part = last && asPart(last);
  for (const choice of chain.toReversed()) {
    const others = choice.branches.slice(0, -1).map(({ value }) => asPart(value));
    part = choice.build(part ? [...others, part] : others, errorType);
  }
  return part!;
}

const lastBranch = ({ branches }: UnconvertedChoice): AnyExpression | undefined => branches.at(-1)?.value;

/** A value as a part of an expression of which nothing came. */
export function asPart(value: AnyExpression): BoundExpression {
  return isUnconverted(value) ? badWith(value.span, [value]) : value;
}

/** What was found for a bad expression, and for those of its parts that are bad: they may be a chain of any length. */
export function foundFor(expression: BoundBad): readonly FoundPart[] {
  const found: FoundPart[] = [];
  const waiting: FoundPart[] = [expression];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (!('kind' in part) || part.kind !== 'Bad') found.push(part);
    else for (const inner of part.found?.().toReversed() ?? []) waiting.push(inner);
  }
  return found;
}
