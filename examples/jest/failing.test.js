// Fails on purpose: its error tells what the server was asked in vain. `npm run test:failing` shows it.
const { test } = require('./mock-test.js');

test('a misspelt path', async ({ mock }) => {
  expect((await fetch(`${mock.url}/user/5`)).status).toBe(200);
});
