// The way down an expression along what is evaluated first: `a + b + …` and `a.B().C()…` may be of any length.
import type { BoundExpression } from './bound-nodes.ts';

/** What is evaluated before all else in an expression, always and just once; undefined where nothing is known to be. */
function firstOperand(node: BoundExpression): BoundExpression | null | undefined {
  switch (node.kind) {
    case 'Binary':
    case 'Logical':
    case 'NullCoalescing':
      return node.left;
    case 'DynamicBinary':
      return node.left.value;
    case 'Conversion':
    case 'Unary':
    case 'DynamicUnary':
    case 'As':
    case 'Await':
    case 'IsPattern':
    case 'With':
      return node.operand;
    case 'Call': {
      if (node.receiver || node.evaluationOrder) return node.receiver;
      const [first] = node.arguments;
      return first?.refKind === 'none' ? first.value : undefined;
    }
    case 'DelegateInvocation':
      return node.delegate;
    case 'DynamicInvoke':
      return node.target;
    case 'FieldAccess':
    case 'PropertyAccess':
    case 'ConditionalAccess':
    case 'IndexOrRangeAccess':
    case 'DynamicMember':
    case 'DynamicIndex':
    case 'DynamicCall':
      return node.receiver;
    case 'ArrayAccess':
    case 'ArraySlice':
      return node.array;
    case 'SwitchExpression':
      return node.value;
    case 'Conditional':
      return node.isRef ? undefined : node.condition;
    default:
      return undefined;
  }
}

/** How far down the phases go at once. */
const distance = 50;

/**
 * Expressions on the way down to the innermost first operand, each within reach of the one before it: the innermost comes
 * first. None where the way is short.
 * @param isApart whether something can be done with that expression apart from what it stands in
 */
export function jointsOf(
  node: BoundExpression,
  isApart: (node: BoundExpression) => boolean,
): readonly BoundExpression[] {
  const joints: BoundExpression[] = [];
  let length = 0;
  for (let at = firstOperand(node); at; at = firstOperand(at)) {
    if (++length < distance || !isApart(at)) continue;
    joints.push(at);
    length = 0;
  }
  return joints.reverse();
}
