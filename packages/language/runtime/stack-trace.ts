// `Exception.StackTrace`: read from the JavaScript stack by the program that caught the exception.
import { assemblyOf } from './assemblies.ts';
import {
  DivideByZeroException,
  Exception,
  NullReferenceException,
  SwitchExpressionException,
} from './exceptions.ts';

/** Turns the stack of an error into the lines of a .NET stack trace. */
export type StackReader = (stack: string) => string;

const readers = new WeakMap<Exception, StackReader>();

/** Code has caught something: lets through what template code must not catch (used-up budgets, exhausted stacks, internal errors). */
export function catchable(error: unknown, reader: StackReader): asserts error is Exception {
  if (!(error instanceof Exception)) throw error;
  readers.set(error, reader);
}

/** `StackTrace`: null for an exception that was never thrown. */
export function stackTraceOf(exception: Exception): string | null {
  return readers.get(exception)?.(exception.stack ?? '') ?? null;
}

/** What code itself throws where it has no `throw`. */
const ofCode = [NullReferenceException, DivideByZeroException, SwitchExpressionException];

/** `Source`: the name of the assembly that threw, null for an exception that was never thrown. */
export function sourceOf(exception: Exception): string | null {
  if (exception.source !== null || !readers.has(exception)) return exception.source;
  const isOfCode = exception.isThrownByCode || ofCode.some((type) => exception instanceof type);
  const type = exception.$type.definition;
  return (exception.source = isOfCode
    ? 'Script'
    : type.name === 'RuntimeBinderException'
      ? 'Anonymously Hosted DynamicMethods Assembly'
      : assemblyOf(type));
}

/** Gives an exception that was never thrown a stack trace. */
export function restoreStackTrace(exception: Exception, trace: string): void {
  readers.set(exception, () => trace);
}

/** Whether it is what the engine throws when calls are nested too deeply. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && /call stack/i.test(error.message);
}
