// Code that calls itself for ever, in every way that calls: through operators, conversions, texts, equality, the library.
import { expect, test } from 'vitest';
import { evaluate } from '../../../mockwright/template/compiling/evaluate.ts';
import cases from './endless-code.json' with { type: 'json' };

test.each(cases)('%s', (code) => {
  const { diagnostics, exception, message } = evaluate([code], { run: { timeoutMilliseconds: 50 } });
  expect(diagnostics?.filter((each) => each.includes('error')) ?? []).toEqual([]);
  expect({ exception, message }).toEqual({
    exception: 'System.TimeoutException',
    message: 'The code ran for more than 50 ms and was stopped.',
  });
});
