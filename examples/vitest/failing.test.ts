// Fails on purpose: its error tells what the server was asked in vain. `npm run test:failing` shows it.
import { expect } from 'vitest';
import { test } from './mock-test.ts';

test('a misspelt path', async ({ mock }) => {
  expect((await fetch(`${mock.url}/user/5`)).status).toBe(200);
});
