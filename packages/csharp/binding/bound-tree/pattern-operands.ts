// Chains of patterns: `1 or 2 or 3 …` may be of any length.
import type { BoundBinaryPattern, BoundPattern } from './bound-nodes.ts';

/** All that one and the same `and` or `or` joins, in the order of the code. */
export function patternOperands(pattern: BoundBinaryPattern): readonly BoundPattern[] {
  const operands: BoundPattern[] = [];
  let at: BoundPattern = pattern;
  while (at.kind === 'BinaryPattern' && at.operator === pattern.operator) {
    operands.push(at.right);
    at = at.left;
  }
  operands.push(at);
  return operands.reverse();
}
