// Fails on purpose: its error tells what the server was asked in vain. `npm run test:failing` shows it.
import assert from 'node:assert/strict';
import { test } from './mock-test.js';

test('a misspelt path', async ({ mock }) => {
  assert.equal((await fetch(`${mock.url}/user/5`)).status, 200);
});
