// The first pass of exception handling: before any `finally` runs, .NET looks for the clause that will catch, and asks
// the filters (`when`) on its way. Only programs with filters are emitted with these calls: others cannot tell.
import { whenAbandoned } from './abandoned-runs.ts';
import { Exception } from './exceptions.ts';

/** A `try` with `catch` clauses that code is in. */
export interface TryHandler {
  /** The index of the clause that catches the exception; -1 when none does. */
  readonly choose: (error: Exception) => number;
  readonly outer: TryHandler | null;
}

/** What the search for an exception on its way found. */
interface Found {
  readonly handler: TryHandler | null;
  readonly clause: number;
}

let innermost: TryHandler | null = null;
whenAbandoned(() => (innermost = null));
const found = new WeakMap<Exception, Found>();

/** Code enters a `try`. */
export function enterTry(choose: (error: Exception) => number): TryHandler {
  return (innermost = { choose, outer: innermost });
}
/** Code leaves the block of a `try`, in whatever way. */
export function leaveTry(handler: TryHandler): void {
  innermost = handler.outer;
}

/** Code that other code does not wait for (of tasks) starts with no handlers, and gets its own back when it goes on. @returns those before */
export function exchangeHandlers(handlers: TryHandler | null): TryHandler | null {
  const before = innermost;
  innermost = handlers;
  return before;
}

/** Looks for the clause that catches, unless that is known already: where an exception first meets a `try`. */
export function search(error: unknown): void {
  if (!(error instanceof Exception) || isKnown(error)) return;
  const start = innermost;
  for (let handler = start; handler; handler = handler.outer) {
    const clause = ask(handler, error);
    if (clause < 0) continue;
    found.set(error, { handler, clause });
    return;
  }
  found.set(error, { handler: null, clause: -1 });
}

/** Whether what was found still holds: its `try` is still around. */
function isKnown(error: Exception): boolean {
  const known = found.get(error);
  if (!known) return false;
  if (known.handler === null) return true;
  for (let handler = innermost; handler; handler = handler.outer) if (handler === known.handler) return true;
  return false;
}

/** An exception in a filter counts as false; filters are not inside of the `try` statements that are being left. */
function ask(handler: TryHandler, error: Exception): number {
  const before = exchangeHandlers(null);
  try {
    return handler.choose(error);
  } finally {
    innermost = before;
  }
}

/** A `when` clause: an exception in it counts as false. */
export function filter(test: () => boolean): boolean {
  try {
    return test();
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    return false;
  }
}

/** The clause of this `try` that catches, after the search; -1 when another one does. What cannot be caught goes on. */
export function clauseOf(handler: TryHandler, error: unknown): number {
  if (!(error instanceof Exception)) throw error;
  const known = found.get(error);
  if (known?.handler !== handler) return -1;
  found.delete(error);
  return known.clause;
}

/** An exception is kept (by a task) or thrown anew: who catches it next time is looked for again. */
export function forgetSearch(error: Exception): void {
  found.delete(error);
}
