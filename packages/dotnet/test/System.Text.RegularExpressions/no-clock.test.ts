// Matches that may take long, while no more files may be open: the clock that stops them could not be started.
import { BudgetError } from '@mockwright/language/runtime/run';
import { outOfHandles } from '@mockwright/language/test/out-of-handles';
import { expect, test } from 'vitest';
import { execWithin } from '../../System.Text.RegularExpressions/native-budget.ts';

const match = (unguarded: number, limit?: number): unknown =>
  execWithin(/a/, 'aaa', unguarded, limit, () => new Error('timed out'));

test('one with a limit of its own is over it, another one ends the run, and a short one is done', () =>
  outOfHandles(() => {
    expect(() => match(2, 100)).toThrow('timed out');
    expect(() => match(2)).toThrow(BudgetError);
    expect(match(3)).toMatchObject({ 0: 'a' });
  }));
