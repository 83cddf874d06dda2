// Where code stands with regard to `try` statements, which decides what may leave it and what it may wait for.

/** Which parts of `try` statements we are inside of, within the current function. */
export interface TryContext {
  readonly inTry: boolean;
  readonly inTryWithCatch: boolean;
  readonly inCatch: boolean;
  readonly inFinally: boolean;
  /** That `finally` stands inside the nearest `catch`, whose exception is not at hand there. */
  readonly inFinallyOfCatch: boolean;
  readonly inLock: boolean;
  /** In the condition of a `catch`. */
  readonly inFilter: boolean;
}
/** Outside of all. */
export const noTry: TryContext = {
  inTry: false,
  inTryWithCatch: false,
  inCatch: false,
  inFinally: false,
  inFinallyOfCatch: false,
  inLock: false,
  inFilter: false,
};
