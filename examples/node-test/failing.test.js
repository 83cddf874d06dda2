// Fails on purpose: its error tells what the server was asked in vain. `npm run test:failing` shows it.
import assert from 'node:assert/strict';
import { test } from './mock-test.js';

test('a misspelt path', async ({ mock }) => {
  assert.equal((await fetch(`${mock.url}/user/5`)).status, 200);
});

test('an answer that does not come', { timeout: 500 }, async ({ mock }) => {
  await fetch(`${mock.url}/user/6`);
  await mock.waitForRequest({ path: '/never' });
});

test('what is no error', async ({ mock }) => {
  await fetch(`${mock.url}/user/7`);
  throw 'a text';
});
