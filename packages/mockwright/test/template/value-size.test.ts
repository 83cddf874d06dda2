// How much memory a value of `Global` takes, about: whatever it holds, and however often, asking takes no time.
import { expect, test, vi } from 'vitest';
import { Run } from '@mockwright/language/runtime/run';
import { evaluate } from '../../template/compiling/evaluate.ts';
import { defaultRunOptions } from '../../template/running/run-options.ts';
import { GlobalState } from '../../template/host/global-state.ts';
import { sizeOfValue } from '../../template/host/value-size.ts';

/** An array of sixteen, each of sixteen, and so on, in the end the last one given. */
function tree(depth: number, leaf: unknown): unknown {
  let value = leaf;
  for (let at = 0; at < depth; at++) value = Array.from({ length: 16 }, () => value);
  return value;
}

test('what holds itself again and again is looked at once', () => {
  const own: unknown[] = [];
  for (let at = 0; at < 32; at++) own.push(own);
  const started = performance.now();
  expect(sizeOfValue(own)).toBeLessThan(1000);
  expect(sizeOfValue(tree(30, 'x'))).toBeLessThan(100_000);
  expect(performance.now() - started).toBeLessThan(500);
});

test('what holds many others is not looked into without end', () => {
  const wide = (depth: number): unknown =>
    depth === 0 ? 'x' : Array.from({ length: 16 }, () => wide(depth - 1));
  const started = performance.now();
  expect(sizeOfValue(wide(5))).toBeGreaterThan(16 ** 4);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('long texts in lists are counted', () => {
  const texts = Array.from({ length: 100 }, () => 'x'.repeat(1000));
  expect(sizeOfValue(texts)).toBeGreaterThan(200_000);
});

const USINGS =
  'using System.Collections; using System.Collections.Immutable; using System.Collections.Specialized; using System.IO; using System.Numerics; using System.Threading.Tasks; using System.Xml.Linq;';

test.each([
  'new Queue<string>(new[] { s })',
  'new Stack<string>(new[] { s })',
  'new LinkedList<string>(new[] { s })',
  'new SortedSet<string> { s }',
  'new SortedDictionary<string, string> { ["a"] = s }',
  'new Hashtable { ["a"] = s }',
  'new NameValueCollection { { "a", s } }',
  'ImmutableList.Create(s)',
  'ImmutableDictionary<string, string>.Empty.Add("a", s)',
  'new XElement("a", s)',
  'new XElement("a", new XAttribute("b", s))',
  'new MemoryStream(new byte[200000])',
  'new StringReader(s)',
  'new Exception(s)',
  'Task.FromResult(s)',
  'new List<string> { s }.AsReadOnly()',
  'new List<BigInteger> { BigInteger.Pow(2, 1000000) }',
  'new Dictionary<string, object> { ["a"] = new[] { new { A = s } } }',
])('what %s holds is counted', (code) => {
  const kept = vi.spyOn(GlobalState.prototype, 'set');
  const result = evaluate([`${USINGS} var s = new string('x', 100000); Global["v"] = ${code}; return 1;`]);
  expect(result).toMatchObject({ text: '1' });
  const value = kept.mock.lastCall?.[1];
  const size = new Run(defaultRunOptions()).enter(() => sizeOfValue(value));
  expect(size).toBeGreaterThan(100_000);
  expect(size).toBeLessThan(10_000_000);
});

test('a type is not the whole library', () => {
  const kept = vi.spyOn(GlobalState.prototype, 'set');
  evaluate(['Global["v"] = typeof(List<int>); return 1;']);
  expect(sizeOfValue(kept.mock.lastCall?.[1])).toBeLessThan(100);
});
