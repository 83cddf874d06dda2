// `await`: tasks, and whatever has an awaiter.
import type { BoundAwait, BoundAwaitPattern, BoundExpression } from '../binding/bound-tree/bound-nodes.ts';
import type { FunctionScope } from './function-scope.ts';
import { isNeverNull } from './values.ts';

/** `await x`: its value, or nothing where that is not used. */
export function emitAwait(scope: FunctionScope, node: BoundAwait, isUsed: boolean): string {
  if (node.pattern) return awaitCode(scope, awaiterCode(scope, node.operand, node.pattern, isUsed));
  const operand = `${scope.mark(node.span)}(${isNeverNull(node.operand) ? scope.emit(node.operand) : `${scope.emit(node.operand)} ?? ${scope.mark(node.span)}$r.nre()`})`;
  return awaitCode(scope, operand);
}

/** What the members of an awaiter do, in the form in which tasks do it. */
function awaiterCode(
  scope: FunctionScope,
  operand: BoundExpression,
  pattern: BoundAwaitPattern,
  isUsed: boolean,
): string {
  const { placeholders } = scope.program;
  const [awaitable, awaiter, continuation] = ['s', 'a', 'c'].map((hint) => scope.program.name(hint)) as [
    string,
    string,
    string,
  ];
  placeholders.set(pattern.awaitable, awaitable);
  placeholders.set(pattern.awaiter, awaiter);
  placeholders.set(pattern.continuation, continuation);
  const isDynamicValue = isUsed && operand.type.kind === 'dynamic';
  return `$r.${isDynamicValue ? 'awaitingValue' : 'awaiting'}(${scope.emit(operand)}, (${awaitable}) => ${scope.emit(pattern.getAwaiter)}, (${awaiter}) => ${scope.emit(pattern.isCompleted)}, (${awaiter}, ${continuation}) => ${scope.effect(pattern.onCompleted)}, (${awaiter}) => ${isUsed ? scope.emit(pattern.getResult) : scope.effect(pattern.getResult)})`;
}

/** Waits for something awaitable. */
function awaitCode(scope: FunctionScope, operand: string): string {
  switch (scope.kind) {
    case 'async':
      return `(yield ${operand})`;
    case 'asyncIterator':
      return `(yield { await: ${operand} })`;
    default:
      return `$r.awaitBlocking(${operand})`;
  }
}
