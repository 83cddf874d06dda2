// What `try` does to the flow: what `finally` gives a value has one however the statement is left.
import type { BoundTry } from '../bound-tree/bound-nodes.ts';
import type { FlowContext } from './flow-context.ts';
import { join, nowhere, unreachable } from './state.ts';
import type { FlowState } from './state.ts';

/** Walks `try` with its `catch`es and `finally`. */
export function walkTry(flow: FlowContext, statement: BoundTry): void {
  const { finallyBlock } = statement;
  if (!finallyBlock) return walkTryAndCatches(flow, statement);
  const entry = flow.state;
  const { labels, passed, returns } = flow;
  const jumps = flow.jumps.map((jump) => ({ jump, breaks: jump.breaks, continues: jump.continues }));
  flow.labels = new Map();
  flow.passed = new Set();
  flow.returns = [];
  for (const { jump } of jumps) jump.breaks = jump.continues = nowhere;
  const { suspensions } = flow;
  walkTryAndCatches(flow, statement);
  const end = flow.state;
  const inner = flow.labels;
  const inside = flow.passed;
  const left = flow.returns;
  flow.labels = labels;
  flow.passed = new Set([...passed, ...inside]);
  flow.returns = returns;
  const leaving = jumps.map(({ jump }) => ({ breaks: jump.breaks, continues: jump.continues }));
  for (const { jump, breaks, continues } of jumps) [jump.breaks, jump.continues] = [breaks, continues];
  flow.state = entry.reachable ? { ...entry, reported: false } : entry;
  if (flow.suspensions > suspensions) flow.suspend();
  const before = flow.suspensions;
  flow.walkStatement(finallyBlock);
  const after = flow.state;
  const through = (state: FlowState): FlowState => {
    if (!after.alive && entry.alive) return unreachable;
    return state.reachable && after.reachable
      ? { ...state, assigned: state.assigned | after.assigned }
      : state;
  };
  for (const [index, { jump }] of jumps.entries()) {
    jump.breaks = join(jump.breaks, through(leaving[index]!.breaks));
    jump.continues = join(jump.continues, through(leaving[index]!.continues));
  }
  for (const [label, state] of inner) {
    const arriving = inside.has(label) ? state : through(state);
    flow.labels.set(label, join(flow.labels.get(label) ?? nowhere, arriving));
  }
  for (const { span, state } of left) flow.returns.push({ span, state: through(state) });
  flow.state = through(end);
  if (flow.suspensions > before) flow.suspend();
}

function walkTryAndCatches(flow: FlowContext, statement: BoundTry): void {
  const entry = flow.state;
  const { suspensions } = flow;
  flow.walkStatement(statement.block);
  const isSuspended = flow.suspensions > suspensions;
  let end = flow.state;
  for (const clause of statement.catches) {
    flow.state = entry;
    if (isSuspended) flow.suspend();
    flow.declare(clause.local ? [clause.local, ...clause.locals] : clause.locals);
    if (clause.local) flow.assign(clause.local);
    if (clause.filter) flow.state = flow.walkCondition(clause.filter).whenTrue;
    flow.walkStatement(clause.block);
    end = join(end, flow.state);
  }
  flow.state = end;
}
