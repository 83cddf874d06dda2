// What the expressions of a function do to the flow, in the order in which they are evaluated.
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
      let end = flow.state;
      for (const [index, append] of node.appends.entries()) {
        flow.walkExpression(append);
        // What may be left out assigns nothing for certain.
        if (!node.success && (index === 0 || !node.isStopping)) end = flow.state;
      }
      flow.state = end;
      return;
    }
    case 'Assignment':
      walkTarget(flow, node.target);
      flow.walkExpression(node.value);
      assignTarget(flow, node.target, node.value);
      return;
    case 'CompoundAssignment':
    case 'Increment':
      flow.walkExpression(node.target);
      flow.walkExpression(node.operation);
      assignTarget(flow, node.target, 'useful');
      return;
    case 'NullCoalescingAssignment': {
      flow.walkExpression(node.target);
      const before = flow.state;
      flow.walkExpression(node.value);
      flow.state = before;
      assignTarget(flow, node.target, 'useful');
      return;
    }
    case 'Deconstruction':
      for (const target of deconstructionTargets(node.parts)) walkTarget(flow, target);
      flow.walkExpression(node.value);
      for (const target of deconstructionTargets(node.parts)) assignTarget(flow, target, 'useful');
      return;
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
      walkArguments(
        flow,
        found.flatMap((part) => ('kind' in part ? [] : [part])),
      );
      return;
    }
    default:
  }
  for (const part of partsOf(node)) if (part) flow.walkExpression(part);
  walkArguments(flow, argumentsOf(node));
  if (node.kind === 'Await') flow.suspend();
  if (node.kind === 'Call' || node.kind === 'DelegateCreation')
    flow.followCall(node.method.definition, node.kind === 'Call', node.span);
}

/** What is passed by reference is assigned once all arguments are there. */
function walkArguments(flow: FlowContext, args: readonly (BoundArgument | DynamicArgument)[]): void {
  for (const { value, refKind } of args) {
    if (refKind === 'out') walkTarget(flow, value);
    else flow.walkExpression(value);
  }
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
