// Code that would take too much time or memory ends its own run, and nothing else.
import { expect, test } from 'vitest';
import { evaluate } from '../../../mockwright/template/compiling/evaluate.ts';
import cases from './limits.json' with { type: 'json' };

test.each(cases)('$code', ({ code, message }) => {
  // What is refused at once has all the time it wants.
  const timeoutMilliseconds = message.includes('at once') ? 60_000 : 200;
  const { exception, message: said } = evaluate([code], { run: { timeoutMilliseconds } });
  expect(exception).toBe('System.TimeoutException');
  expect(said).toContain(message);
});

test.each([
  [
    "var s = new string('x', 4000000); s.LastIndexOf(new string('x', 2000000) + 'y', StringComparison.Ordinal)",
    '-1',
  ],
  [
    "('z' + new string('a', 3000) + 'b' + new string('a', 2000)).LastIndexOf(new string('a', 1500), StringComparison.Ordinal)",
    '3502',
  ],
  ['new List<int>().LastIndexOf(0, -1, int.MaxValue)', '-1'],
  [
    'Type t = typeof(int); for (var i = 0; i < 40; i++) t = typeof(ValueTuple<,>).MakeGenericType(t, t); t.ToString().Length < 200000',
    'True',
  ],
])('%s', (code, text) => {
  expect(evaluate([code], { run: { timeoutMilliseconds: 1000 } }).text).toBe(text);
});

test.each([
  'System.Security.Cryptography.CryptographicOperations.FixedTimeEquals(s, s)',
  's.AsSpan().Reverse(); s[0] == 0',
  'System.Collections.Immutable.ImmutableArray.ToImmutableArray(s).Length == s.Length',
  'var h = new HashCode(); h.AddBytes(s); h.ToHashCode() != 0',
])('what is no longer than an array may be is copied: %s', (use) => {
  const { text } = evaluate([`var s = new byte[10_000_000]; ${use}`], {
    run: { timeoutMilliseconds: 60_000 },
  });
  expect(text).toBe('True');
});
