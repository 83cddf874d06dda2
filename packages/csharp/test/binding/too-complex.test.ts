// Code that is too much for the compiler, or only nearly so, is still answered with errors of its own.
import { expect, test } from 'vitest';
import { evaluate } from '../../../mockwright/template/compiling/evaluate.ts';
import { countProcessorTime } from '../processor-clock.ts';

countProcessorTime();

test('lambdas that overloads would try for minutes are one error', () => {
  const overloads = 'static int G(Func<int, int> f) => f(1); static int G(Func<string, int> f) => f("a");';
  const nested = Array.from({ length: 14 }, (_, index) => `G(x${index} => `).join('');
  const found = evaluate([`${overloads} ${nested}x0${')'.repeat(14)}`]).diagnostics;
  expect(found).toEqual([
    expect.stringMatching(/^\(1,\d+\): error CS8078: An expression is too long or complex to compile$/),
  ]);
});

test('each mistake in a chain of any length is told', () => {
  const code = Array.from({ length: 30_000 }, (_, index) => `a${index}`).join(' + ');
  expect(evaluate([code]).diagnostics).toHaveLength(30_000);
});

test('a name beyond the stack is one error', () => {
  expect(evaluate([`a${'.b'.repeat(30_000)} x; 1`]).diagnostics).toEqual([
    '(1,1): error CS8078: An expression is too long or complex to compile',
  ]);
});
