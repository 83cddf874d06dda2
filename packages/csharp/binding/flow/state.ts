// What is known at a point of the code: whether it is reached, and which variables have a value by then.

/** Immutable. Variables are bits; where nothing comes by, every variable counts as assigned. */
export interface FlowState {
  /** Whether anything comes by, as far as variables are concerned: behind `b && false` nothing does. */
  readonly reachable: boolean;
  /** The same as far as code is concerned: only jumps and constant conditions count, not what is inside expressions. */
  readonly alive: boolean;
  readonly assigned: bigint;
  /** Code that is not reached was warned about already. */
  readonly reported: boolean;
}

/** Where nothing comes by. */
export const unreachable: FlowState = { reachable: false, alive: false, assigned: -1n, reported: false };

/** The same where nobody ever was: what is joined with it stays as it is. */
export const nowhere: FlowState = { ...unreachable, reported: true };

/** Whether the same is known, but for what was warned about. */
export const isSame = (a: FlowState, b: FlowState): boolean =>
  a.reachable === b.reachable && a.alive === b.alive && a.assigned === b.assigned;

/** Both ways lead here. */
export function join(a: FlowState, b: FlowState): FlowState {
  const alive = a.alive || b.alive;
  const reported = a.reported && b.reported;
  if (a.reachable && b.reachable)
    return { reachable: true, alive, assigned: a.assigned & b.assigned, reported };
  const one = a.reachable ? a : b;
  return one.alive === alive && one.reported === reported ? one : { ...one, alive, reported };
}
