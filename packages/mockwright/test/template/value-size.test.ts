// How much memory a value of `Global` takes, about: whatever it holds, and however often, asking takes no time.
import { expect, test } from 'vitest';
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
