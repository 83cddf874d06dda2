// What an assignment or a pattern gives a value to.
import type { BoundExpression, BoundPattern } from '../bound-tree/bound-nodes.ts';
import { fieldPlace } from '../bound-tree/field-places.ts';
import type { FlowContext } from './flow-context.ts';
import { patternLocals } from './pattern-locals.ts';

/** What is evaluated to know where an assignment goes. */
export function walkTarget(flow: FlowContext, target: BoundExpression): void {
  if (target.kind === 'Local') {
    if (target.local.refKind !== 'none' && target.local.refKind !== 'out') flow.walkExpression(target);
  } else if (target.kind === 'ArrayAccess' && target.array.kind === 'InlineArrayItems') {
    // Only an element is written: nothing is read of what holds it.
    walkTarget(flow, target.array.receiver);
    for (const index of target.indices) flow.walkExpression(index);
  } else if (target.kind !== 'Discard' && !fieldPlace(target)) flow.walkExpression(target);
}
/** The target has that value from here on. */
export function assignTarget(
  flow: FlowContext,
  target: BoundExpression,
  value: BoundExpression | 'useful',
): void {
  if (target.kind === 'Local') flow.assign(target.local, value);
  else if (target.kind === 'RefExpression') assignTarget(flow, target.operand, value);
  else {
    const place = fieldPlace(target);
    if (place) flow.assign(place.local, 'useful', place.path);
  }
}

/** From here on the variables of the pattern have no value. */
export function trackPattern(flow: FlowContext, pattern: BoundPattern): void {
  for (const local of patternLocals(pattern, 'any')) if (local.owner !== null) flow.track(local);
}
/** The variables of the pattern have a value: those that it gives when it matches, when it does not, or all. */
export function assignPattern(
  flow: FlowContext,
  pattern: BoundPattern,
  when: 'true' | 'false' | 'any',
): void {
  for (const local of patternLocals(pattern, when)) flow.assign(local, 'useful');
}
