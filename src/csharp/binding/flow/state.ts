// What is known at a point of the code: whether it is reached, and which variables have a value by then.

/** Immutable. Variables are bits; where nothing comes by, every variable counts as assigned. */
export interface FlowState {
  readonly reachable: boolean;
  readonly assigned: bigint;
  /** Code that is not reached was warned about already. */
  readonly reported: boolean;
}

/** Where nothing comes by. */
export const unreachable: FlowState = { reachable: false, assigned: -1n, reported: false };

/** Both ways lead here. */
export function join(a: FlowState, b: FlowState): FlowState {
  if (!a.reachable) return b.reachable ? b : { ...a, reported: a.reported || b.reported };
  if (!b.reachable) return a;
  return { reachable: true, assigned: a.assigned & b.assigned, reported: false };
}
