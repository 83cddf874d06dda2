// What the run-time binder says when a call does not bind.
import type { MethodSymbol } from '@mockwright/language/metadata/symbols';
import { RuntimeBinderException } from '@mockwright/language/runtime/exceptions';
import type { Resolution } from '../overloads/resolve.ts';
import { runtimeMethodName } from './runtime-names.ts';

/** The exception with that message. */
export function failure(message: string): RuntimeBinderException {
  return new RuntimeBinderException(message);
}

/** The exception for what is done to null. */
export const nullFailure = (): RuntimeBinderException =>
  failure('Cannot perform runtime binding on a null reference');

/** Between which two methods there is no choice. */
export function ambiguityMessage(first: MethodSymbol, second: MethodSymbol): string {
  return `The call is ambiguous between the following methods or properties: '${runtimeMethodName(first)}' and '${runtimeMethodName(second)}'`;
}

/** The call that found no method, or too many. */
export interface FailedCall {
  readonly kind: 'method' | 'constructor';
  readonly name: string;
  readonly count: number;
}

/** The exception for a call whose overload resolution did not succeed, in the words of .NET. */
export function failureOfResolution(
  resolution: Exclude<Resolution, { readonly kind: 'success' }>,
  { kind, name, count }: FailedCall,
): RuntimeBinderException {
  if (resolution.kind === 'ambiguous') {
    const [first, second] = resolution.candidates;
    return failure(ambiguityMessage(first!.method, second!.method));
  }
  const { failures } = resolution;
  const bad = failures.find((each) => each.failure.kind === 'arguments');
  if (bad)
    return failure(
      `The best overloaded method match for '${runtimeMethodName(bad.method)}' has some invalid arguments`,
    );
  const named = failures.find((each) => each.failure.kind === 'unknownName');
  if (named && named.failure.kind === 'unknownName')
    return failure(
      `The best overload for '${name}' does not have a parameter named '${named.failure.argument.name?.text ?? ''}'`,
    );
  const inference = failures.findLast((each) => each.failure.kind === 'inference');
  if (inference)
    return failure(
      `The type arguments for method '${runtimeMethodName(inference.method)}' cannot be inferred from the usage. Try specifying the type arguments explicitly.`,
    );
  return failure(
    kind === 'constructor'
      ? `'${name}' does not contain a constructor that takes ${count} arguments`
      : `No overload for method '${name}' takes ${count} arguments`,
  );
}
