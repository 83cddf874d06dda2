// `lock`: a run has one thread, which never has to wait for a lock, but may ask which ones it holds.
import { ArgumentNullException } from './exceptions.ts';
import { currentRun } from './run.ts';

const depthsKey = Symbol('locks');

/** The locks of this run alone: types, texts and other objects of the library are there for all runs. */
function depths(): Map<object, number> {
  return currentRun().kept(depthsKey, () => new Map<object, number>());
}

/** How often the run has locked the object. */
export function lockDepth(target: object): number {
  return depths().get(target) ?? 0;
}
/** `lock (…) {` @returns the object @throws {ArgumentNullException} for null */
export function lock<T>(target: T): T {
  if (target === null) throw new ArgumentNullException();
  if (typeof target === 'object') depths().set(target, lockDepth(target) + 1);
  return target;
}
/** `}` @returns false when the object was not locked */
export function unlock(target: unknown): boolean {
  if (typeof target !== 'object' || target === null) return true;
  const depth = lockDepth(target);
  if (depth > 1) depths().set(target, depth - 1);
  else depths().delete(target);
  return depth > 0;
}
