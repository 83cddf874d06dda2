// Calls through reflection: what they throw is told inside of a TargetInvocationException.
import { Exception, TargetInvocationException } from './exceptions.ts';

/** @throws {TargetInvocationException} around whatever .NET exception the call throws */
export function reflected<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw error instanceof Exception ? new TargetInvocationException(null, error) : error;
  }
}
