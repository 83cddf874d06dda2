// What a condition knows: after it held and after it did not, other variables have a value.
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { foundFor } from '../bound-tree/bound-parts.ts';
import { assignPattern, trackPattern } from './assignment-targets.ts';
import { withoutConversions } from './expression-parts.ts';
import type { FlowContext } from './flow-context.ts';
import type { Branches } from './walking-functions.ts';
import { join, unreachable } from './state.ts';
import type { FlowState } from './state.ts';

/** Walks a condition. @returns what is known where it held, and where it did not */
export function walkCondition(flow: FlowContext, node: BoundExpression): Branches {
  if (typeof node.constant?.value === 'boolean') {
    const isTrue = node.constant.value;
    const never: FlowState = { ...unreachable, reported: flow.state.reported && !flow.state.reachable };
    if (node.kind !== 'Literal') flow.walkExpression(node.kind === 'Logical' ? node.left : node);
    return { whenTrue: isTrue ? flow.state : never, whenFalse: isTrue ? never : flow.state };
  }
  const { alive, reported } = flow.state;
  const { whenTrue, whenFalse } = walkOpenCondition(flow, node);
  const asBefore = (state: FlowState): FlowState =>
    state.alive === alive ? state : { ...state, alive, reported };
  return { whenTrue: asBefore(whenTrue), whenFalse: asBefore(whenFalse) };
}

/** A condition whose value is not known before. What is constant in it tells of variables, not of code. */
function walkOpenCondition(flow: FlowContext, node: BoundExpression): Branches {
  switch (node.kind) {
    case 'Logical': {
      const left = flow.walkCondition(node.left);
      flow.state = node.operator === '&&' ? left.whenTrue : left.whenFalse;
      const right = flow.walkCondition(node.right);
      const branches =
        node.operator === '&&'
          ? { whenTrue: right.whenTrue, whenFalse: join(left.whenFalse, right.whenFalse) }
          : { whenTrue: join(left.whenTrue, right.whenTrue), whenFalse: right.whenFalse };
      return node.type.kind === 'error' ? unknownOutcome(branches) : branches;
    }
    case 'Unary':
      if (node.operator === '!' && node.operandKind === 'bool') {
        const { whenTrue, whenFalse } = flow.walkCondition(node.operand);
        return { whenTrue: whenFalse, whenFalse: whenTrue };
      }
      break;
    case 'IsPattern': {
      flow.walkExpression(node.operand);
      const before = flow.state;
      trackPattern(flow, node.pattern);
      assignPattern(flow, node.pattern, 'true');
      const whenTrue = node.outcome === 'never' ? notReached(flow.state) : flow.state;
      flow.state = before;
      assignPattern(flow, node.pattern, 'false');
      return { whenTrue, whenFalse: node.outcome === 'always' ? notReached(flow.state) : flow.state };
    }
    case 'Binary': {
      const same = comparedWithBool(node);
      if (same) {
        const { whenTrue, whenFalse } = flow.walkCondition(same.condition);
        return same.isEqual ? { whenTrue, whenFalse } : { whenTrue: whenFalse, whenFalse: whenTrue };
      }
      const access = withoutConversions(node.left);
      if (
        (node.operator === '==' || node.operator === '!=') &&
        access.kind === 'ConditionalAccess' &&
        hasConstant(node.right)
      ) {
        flow.walkExpression(access.receiver);
        const receiver = flow.state;
        flow.walkExpression(access.whenNotNull);
        const full = flow.state;
        const isNull = withoutConversions(node.right).constant?.value === null;
        const isEqual = node.operator === '==';
        return isNull === isEqual
          ? { whenTrue: receiver, whenFalse: full }
          : { whenTrue: full, whenFalse: receiver };
      }
      break;
    }
    case 'NullCoalescing': {
      const access = withoutConversions(node.left);
      const fallback = node.right.constant?.value;
      if (access.kind === 'ConditionalAccess' && typeof fallback === 'boolean') {
        flow.walkExpression(access.receiver);
        const receiver = flow.state;
        const inner = flow.walkCondition(access.whenNotNull);
        return fallback
          ? { whenTrue: join(receiver, inner.whenTrue), whenFalse: inner.whenFalse }
          : { whenTrue: inner.whenTrue, whenFalse: join(receiver, inner.whenFalse) };
      }
      break;
    }
    case 'Conditional': {
      const { whenTrue, whenFalse } = flow.walkCondition(node.condition);
      flow.state = whenTrue;
      const first = flow.walkCondition(node.whenTrue);
      flow.state = whenFalse;
      const second = flow.walkCondition(node.whenFalse);
      return {
        whenTrue: join(first.whenTrue, second.whenTrue),
        whenFalse: join(first.whenFalse, second.whenFalse),
      };
    }
    case 'Conversion':
      if (node.conversion === 'identity') return flow.walkCondition(node.operand);
      break;
    case 'Bad': {
      const [only, ...others] = foundFor(node);
      if (only && 'kind' in only && others.length === 0) return flow.walkCondition(only);
      break;
    }
    default:
  }
  flow.walkExpression(node);
  return { whenTrue: flow.state, whenFalse: flow.state };
}

/** As far as variables are concerned, nothing comes by. */
const notReached = (state: FlowState): FlowState => ({
  ...state,
  reachable: false,
  assigned: unreachable.assigned,
});

/** Of a condition that came to nothing it is not known what it says where it held. */
function unknownOutcome({ whenTrue, whenFalse }: Branches): Branches {
  const either = join(whenTrue, whenFalse);
  return { whenTrue: either, whenFalse: either };
}

/** The condition that is compared with a constant, and whether the comparison holds where the condition does. */
function comparedWithBool({
  operator,
  left,
  right,
}: Extract<BoundExpression, { kind: 'Binary' }>):
  { readonly condition: BoundExpression; readonly isEqual: boolean } | undefined {
  if (operator !== '==' && operator !== '!=') return undefined;
  const [condition, other] = typeof left.constant?.value === 'boolean' ? [right, left] : [left, right];
  const value = other.constant?.value;
  if (typeof value !== 'boolean' || condition.type.special !== 'bool') return undefined;
  return { condition, isEqual: value === (operator === '==') };
}

const hasConstant = (node: BoundExpression): boolean => withoutConversions(node).constant !== undefined;
