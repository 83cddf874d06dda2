// Whether something inside an expression was reported: then what becomes of the whole is not told as well.
import type { BoundExpression, BoundLambda } from './bound-nodes.ts';
import { isBad } from '../messages/describe.ts';
import { argumentsOf, partsOf } from '../flow/expression-parts.ts';
import { isUnconverted } from './unconverted.ts';
import type { AnyExpression, UnconvertedExpression } from './unconverted.ts';

/** Whether the expression or one inside of it came to nothing. Lambdas do not count: their bodies have their own say. */
export function hasAnyErrors(expression: AnyExpression | null | undefined): boolean {
  if (!expression) return false;
  if (expression.kind === 'IsPattern' && expression.hasErrors === true) return true;
  if (isBad(expression) || (expression.kind === 'UnconvertedChoice' && expression.hasErrors === true))
    return true;
  const parts = isUnconverted(expression) ? partsOfUnconverted(expression) : partsOfBound(expression);
  return parts.some(hasAnyErrors);
}

function partsOfBound(node: BoundExpression): readonly (BoundExpression | null | undefined)[] {
  switch (node.kind) {
    case 'Logical':
      return [node.left, node.right];
    case 'NullCoalescing':
      return [node.left, node.right];
    case 'Conditional':
      return [node.condition, node.whenTrue, node.whenFalse];
    case 'ConditionalAccess':
      return [node.receiver, node.whenNotNull];
    case 'Assignment':
      return [node.target, node.value];
    case 'IsPattern':
      return [node.operand];
    case 'SwitchExpression':
      return [node.value, ...node.arms.map(({ value }) => value)];
    case 'StringHandler':
      return [node.creation, ...node.appends];
    case 'FieldAccess':
      return [node.receiver];
    case 'Bad':
    case 'Local':
    case 'Lambda':
    case 'ThrowExpression':
    case 'DynamicBinary':
    case 'CompoundAssignment':
    case 'Increment':
    case 'NullCoalescingAssignment':
    case 'Deconstruction':
      return [];
    default:
      return [...partsOf(node), ...argumentsOf(node).map(({ value }) => value)];
  }
}

function partsOfUnconverted(expression: UnconvertedExpression): readonly AnyExpression[] {
  switch (expression.kind) {
    case 'UnconvertedChoice':
      return [expression.head, ...expression.branches.map(({ value }) => value)];
    case 'TupleLiteral':
      return expression.elements;
    case 'UnconvertedCreation':
      return expression.arguments;
    case 'UnconvertedCollection':
      return expression.elements.map(({ value }) => value);
    case 'UnconvertedInterpolatedString':
      return expression.parts.flatMap((part) => ('value' in part ? [part.value] : []));
    case 'MethodGroup':
      return expression.receiver ? [expression.receiver] : [];
    default:
      return [];
  }
}

/** Whether a call in a chain of calls was given a lambda that returns what came to nothing: then its result is nobody's fault. */
export function isOfBadLambda(expression: AnyExpression): boolean {
  if (expression.kind !== 'Call') return false;
  return expression.arguments.some(({ value }) =>
    value.kind === 'Lambda' ? returnsErrors(value) : isOfBadLambda(value),
  );
}

const returnsErrors = ({ function: { body } }: BoundLambda): boolean =>
  body.statements.some((statement) => statement.kind === 'Return' && hasBadPart(statement.value));

/** Unlike {@link hasAnyErrors}, variables and calls of unknown types do not count by themselves. */
const hasBadPart = (node: BoundExpression | null | undefined): boolean =>
  node?.kind === 'Bad' || (!!node && partsOfBound(node).some(hasBadPart));
