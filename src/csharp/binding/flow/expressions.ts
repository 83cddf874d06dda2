// What the expressions of a function do to the flow, in the order in which they are evaluated.
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { assignPattern, assignTarget, trackPattern, walkTarget } from './assignment-targets.ts';
import { argumentsOf, deconstructionTargets, partsOf } from './expression-parts.ts';
import type { FlowContext } from './flow-context.ts';
import { join, unreachable } from './state.ts';
import type { FlowState } from './state.ts';
import { fieldPlace } from './tracked-variable.ts';

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
    case 'Conditional': {
      const { whenTrue, whenFalse } = flow.walkCondition(node.condition);
      flow.state = whenTrue;
      flow.walkExpression(node.whenTrue);
      const first = flow.state;
      flow.state = whenFalse;
      flow.walkExpression(node.whenFalse);
      flow.state = node.condition.constant
        ? node.condition.constant.value === true
          ? first
          : flow.state
        : join(first, flow.state);
      return;
    }
    case 'NullCoalescing': {
      flow.walkExpression(node.left);
      const left = flow.state;
      flow.walkExpression(node.right);
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
        assignPattern(flow, arm.pattern, false);
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
    default:
  }
  for (const part of partsOf(node)) if (part) flow.walkExpression(part);
  const args = argumentsOf(node);
  for (const { value, refKind } of args) {
    if (refKind === 'out') walkTarget(flow, value);
    else flow.walkExpression(value);
  }
  for (const { value, refKind } of args)
    if (refKind === 'out' || refKind === 'ref') assignTarget(flow, value, 'useful');
  if (node.kind === 'Await') flow.suspend();
  if (node.kind === 'Call' || node.kind === 'DelegateCreation')
    flow.followCall(node.method.definition, node.kind === 'Call', node.span);
}
