// What can be assigned, as code: how it is used, and what it comes to.

/** How a target is used, which says when its parts are evaluated and looked at (for null, for indices out of range). */
export type TargetUse =
  /** Read, or assigned a value, on the spot. */
  | 'once'
  /** Assigned a value that acts itself: the parts are evaluated before it, and looked at after it. */
  | 'late'
  /** Assigned after other targets are evaluated. As in .NET, what it takes as variables is looked at at once, the rest late. */
  | 'ahead'
  /** Read and then written, or referred to: evaluated and looked at once. */
  | 'kept';

/** A target whose parts are evaluated once, to be read and written. */
export interface LValue {
  /** Expressions to be evaluated first, in order. */
  readonly setup: readonly string[];
  readonly get: () => string;
  /** Stores a value. */
  readonly set: (value: string) => string;
  /** Whether the code that stores has the value stored as its own value. */
  readonly setGivesValue: boolean;
  /** A `Ref` to it, where that is not made of `get` and `set`; perhaps one by which nothing is stored. */
  readonly reference?: ((isReadOnly?: boolean) => string) | undefined;
}

/** What a JavaScript expression can name as it is. */
export function place(setup: readonly string[], code: string, reference?: () => string): LValue {
  return { setup, get: () => code, set: (value) => `(${code} = ${value})`, setGivesValue: true, reference };
}

/** What a `Ref` stands for. `reference` is asked for each use, because each has a place of its own in the source. */
export function placeBehind(setup: readonly string[], reference: () => string): LValue {
  return {
    setup,
    get: () => `${reference()}.v`,
    set: (value) => `(${reference()}.v = ${value})`,
    setGivesValue: true,
    reference,
  };
}
