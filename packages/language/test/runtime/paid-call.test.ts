// Calls of the library with long texts and arrays begin only where there is time for them.
import { expect, test } from 'vitest';
import type { MethodSymbol } from '../../metadata/symbols.ts';
import { paidCall } from '../../runtime/paid-call.ts';
import { Run, TimeTaken, TrialError } from '../../runtime/run.ts';
import { defaultRunOptions } from '../../../mockwright/template/running/run-options.ts';

const text = { kind: 'class', name: 'String', special: 'string', flags: {} };
/** Calls a static member that takes a text, in a run whose trial takes a second. */
function calledInTrial(name: string, given: unknown): unknown {
  const method = {
    name,
    isStatic: true,
    containingType: null,
    typeParameters: [],
    parameters: [{ type: text, refKind: 'none' }],
  } as unknown as MethodSymbol;
  const call = paidCall(method, () => 'called');
  return new Run({ ...defaultRunOptions(), timeTaken: new TimeTaken(1000) }).enter(() => call(given));
}

test.each([
  ['Parse', 'a'],
  ['Parse', 'a'.repeat(1_000_000)],
  ['IndexOf', 'a'.repeat(30_000_000)],
])('%s of a text that there is time for', (name, given) => {
  expect(calledInTrial(name, given)).toBe('called');
});

test.each([
  ['Parse', 'a'.repeat(30_000_000)],
  ['IndexOf', { $size: 100_000_000 }],
])('%s of one that it would take too long for', (name, given) => {
  expect(() => calledInTrial(name, given)).toThrow(TrialError);
});
