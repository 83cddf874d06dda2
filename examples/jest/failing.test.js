// Fails on purpose: its error tells what the server was asked in vain. `npm run test:failing` shows it.
const { test } = require('./mock-test.js');

test('a misspelt path', async ({ mock }) => {
  expect((await fetch(`${mock.url}/user/5`)).status).toBe(200);
});

test('an answer that does not come', async ({ mock }) => {
  await fetch(`${mock.url}/user/6`);
  await new Promise(() => undefined);
}, 500);

test('another snapshot', async ({ mock }) => {
  expect((await fetch(`${mock.url}/user/7`)).status).toMatchInlineSnapshot(`200`);
});

test('what is no error', async ({ mock }) => {
  await fetch(`${mock.url}/user/8`);
  throw 'a text';
});

test('an assertion that is missing', async ({ mock }) => {
  expect.assertions(1);
  await fetch(`${mock.url}/user/9`);
});
