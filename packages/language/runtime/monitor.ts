// `lock`: a run has one thread, which never has to wait for a lock, but may ask which ones it holds.
import { ArgumentNullException } from './exceptions.ts';

const depths = new WeakMap<object, number>();

/** How often the object is locked. */
export function lockDepth(target: object): number {
  return depths.get(target) ?? 0;
}
/** `lock (…) {` @returns the object @throws {ArgumentNullException} for null */
export function lock<T>(target: T): T {
  if (target === null) throw new ArgumentNullException();
  if (typeof target === 'object') depths.set(target, lockDepth(target) + 1);
  return target;
}
/** `}` @returns false when the object was not locked */
export function unlock(target: unknown): boolean {
  if (typeof target !== 'object' || target === null) return true;
  const depth = lockDepth(target);
  if (depth > 0) depths.set(target, depth - 1);
  return depth > 0;
}
