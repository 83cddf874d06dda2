// What the expressions of a function do to the flow, in the order in which they are evaluated.
import { displayType } from '../../symbols/display.ts';
import { isRefLike } from '../../symbols/type-extensions.ts';
import type {
  BoundArgument,
  BoundConditional,
  BoundExpression,
  DynamicArgument,
} from '../bound-tree/bound-nodes.ts';
import { foundFor } from '../bound-tree/bound-parts.ts';
import { fieldPlace } from '../bound-tree/field-places.ts';
import { assignPattern, assignTarget, trackPattern, walkTarget } from './assignment-targets.ts';
import { argumentsOf, deconstructionTargets, partsOf } from './expression-parts.ts';
import type { FlowContext } from './flow-context.ts';
import { keepOperands, keepTarget } from './kept-operands.ts';
import { isReported } from '../patterns/pattern-input.ts';
import { join, nowhere, unreachable } from './state.ts';
import type { FlowState } from './state.ts';

/** Walks an expression in the order in which it is evaluated. */
export function walkExpression(flow: FlowContext, node: BoundExpression): void {
  switch (node.kind) {
    case 'Local':
      flow.read(node.local, node.span);
      return;
    case 'FieldAccess': {
      const place = fieldPlace(node);
      if (place) flow.read(place.local, node.span, place.path);
      else if (node.receiver) flow.walkExpression(node.receiver);
      return;
    }
    case 'Logical':
    case 'IsPattern': {
      const { whenTrue, whenFalse } = flow.walkCondition(node);
      flow.state = join(whenTrue, whenFalse);
      return;
    }
    case 'DynamicBinary': {
      flow.walkExpression(node.left.value);
      const left = flow.state;
      flow.walkExpression(node.right.value);
      if (node.operator === '&&' || node.operator === '||') flow.state = join(left, flow.state);
      return;
    }
    case 'Conditional':
      walkConditional(flow, node);
      return;
    case 'NullCoalescing': {
      flow.walkExpression(node.left);
      const left = flow.state;
      let { right } = node;
      for (; right.kind === 'NullCoalescing'; right = right.right) flow.walkExpression(right.left);
      flow.walkExpression(right);
      flow.state = left;
      return;
    }
    case 'ConditionalAccess': {
      flow.walkExpression(node.receiver);
      const receiver = flow.state;
      flow.walkExpression(node.whenNotNull);
      flow.state = receiver;
      return;
    }
    case 'StringHandler': {
      flow.walkExpression(node.creation);
      const { suspensions } = flow;
      let end = flow.state;
      for (const [index, append] of node.appends.entries()) {
        flow.walkExpression(append);
        // What may be left out assigns nothing for certain.
        if (!node.success && (index === 0 || !node.isStopping)) end = flow.state;
      }
      flow.state = end;
      if (flow.suspensions > suspensions && isRefLike(node.type))
        flow.report('CS4007', flow.outermost, [displayType(node.type, { isQualified: true })]);
      return;
    }
    case 'Assignment':
      if (!node.isRef || node.target.kind !== 'Local') walkTarget(flow, node.target);
      if (isSuspending(flow, node.value) && !node.isRef) keepTarget(flow, node.target, false);
      assignTarget(flow, node.target, node.value);
      return;
    case 'CompoundAssignment':
    case 'Increment':
      flow.walkExpression(node.target);
      if (isSuspending(flow, node.operation)) keepTarget(flow, node.target, true);
      assignTarget(flow, node.target, 'useful');
      return;
    case 'NullCoalescingAssignment': {
      flow.walkExpression(node.target);
      const before = flow.state;
      if (isSuspending(flow, node.value)) keepTarget(flow, node.target, true);
      flow.state = before;
      assignTarget(flow, node.target, 'useful');
      return;
    }
    case 'Deconstruction': {
      const targets = deconstructionTargets(node.parts);
      for (const target of targets) walkTarget(flow, target);
      if (isSuspending(flow, node.value)) for (const target of targets) keepTarget(flow, target, false);
      for (const target of targets) assignTarget(flow, target, 'useful');
      return;
    }
    case 'SwitchExpression': {
      flow.walkExpression(node.value);
      const entry = flow.state;
      let end: FlowState = { ...unreachable, alive: entry.alive };
      for (const arm of node.arms) {
        flow.state = entry;
        trackPattern(flow, arm.pattern);
        // Also those below `or` and `not`, which are told of; and nothing comes to a pattern that is told of.
        assignPattern(flow, arm.pattern, 'any');
        if (isReported(arm.pattern)) flow.state = { ...nowhere, alive: entry.alive };
        if (arm.when) flow.state = flow.walkCondition(arm.when).whenTrue;
        flow.walkExpression(arm.value);
        end = join(end, flow.state);
      }
      flow.state = end.reachable || node.arms.length > 0 ? end : entry;
      return;
    }
    case 'ThrowExpression':
      flow.walkExpression(node.exception);
      flow.state = { ...unreachable, alive: flow.state.alive, reported: flow.state.reported };
      return;
    case 'Lambda':
      flow.walkLambda(node.function);
      return;
    case 'Bad': {
      const found = foundFor(node);
      for (const part of found) if ('kind' in part) flow.walkExpression(part);
      const args = found.flatMap((part) => ('kind' in part ? [] : [part]));
      walkArguments(flow, args);
      assignArguments(flow, args);
      return;
    }
    default:
  }
  let last: BoundExpression | undefined;
  for (const part of partsOf(node)) if (part && isSuspending(flow, part)) last = part;
  const args = argumentsOf(node);
  last = walkArguments(flow, args) ?? last;
  if (last) keepOperands(flow, node, last);
  assignArguments(flow, args);
  if (node.kind === 'Await') flow.suspend();
  if (node.kind === 'Call' || node.kind === 'DelegateCreation')
    flow.followCall(node.method.definition, node.kind === 'Call', node.span);
}

/** Walks an expression. @returns whether the function waits in it */
function isSuspending(flow: FlowContext, node: BoundExpression): boolean {
  const { suspensions } = flow;
  flow.walkExpression(node);
  return flow.suspensions > suspensions;
}

/** @returns the last argument in which the function waits */
function walkArguments(
  flow: FlowContext,
  args: readonly (BoundArgument | DynamicArgument)[],
): BoundExpression | undefined {
  let last: BoundExpression | undefined;
  for (const { value, refKind } of args) {
    if (refKind === 'out') walkTarget(flow, value);
    else if (isSuspending(flow, value)) last = value;
  }
  return last;
}

/** What is passed by reference is assigned once all arguments are there. */
function assignArguments(flow: FlowContext, args: readonly (BoundArgument | DynamicArgument)[]): void {
  for (const { value, refKind } of args)
    if (refKind === 'out' || refKind === 'ref') assignTarget(flow, value, 'useful');
}

/** What goes on behind the colon as a conditional is walked along, not into. */
function walkConditional(flow: FlowContext, node: BoundConditional): void {
  const ends: { readonly condition: BoundExpression; readonly state: FlowState }[] = [];
  let at: BoundExpression = node;
  while (at.kind === 'Conditional') {
    const { condition } = at;
    const { whenTrue, whenFalse } = flow.walkCondition(condition);
    flow.state = whenTrue;
    flow.walkExpression(at.whenTrue);
    ends.push({ condition, state: flow.state });
    flow.state = whenFalse;
    at = at.whenFalse;
  }
  flow.walkExpression(at);
  for (const { condition, state } of ends.reverse())
    if (!condition.constant) flow.state = join(state, flow.state);
    else if (condition.constant.value === true) flow.state = state;
}
