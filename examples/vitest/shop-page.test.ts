// @vitest-environment happy-dom
// A page of another origin: its `fetch` asks for permission first, as in a browser.
import { expect } from 'vitest';
import { test } from './mock-test.ts';
import { order } from './shop.ts';

test('a page loads from the mock', async ({ mock }) => {
  expect(await order(mock.url, 'tea', { 'X-Shop': 'page' })).toBe(1);
  expect(mock.requests({ method: 'POST' })[0]?.header('origin')).toBe('http://localhost:3000');
});
