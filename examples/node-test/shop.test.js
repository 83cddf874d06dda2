import assert from 'node:assert/strict';
import { test } from './mock-test.js';
import { loadUser, order } from './shop.js';

test('a user is loaded', async ({ mock }) => {
  assert.equal((await loadUser(mock.url, 5)).id, 5);
  assert.equal(mock.count({ path: '/users/5' }), 1);
});

test('the shop is down, once', async ({ mock }) => {
  mock.use({ request: { route: 'users/{id}' }, response: { status: 503 } }, { times: 1 });
  await assert.rejects(loadUser(mock.url, 5), /503/);
  assert.equal((await loadUser(mock.url, 5)).id, 5);
});

for (const round of [1, 2])
  test(`every test counts from the beginning: ${round}`, { concurrency: true }, async ({ mock }, context) => {
    assert.equal(await order(mock.url, 'tea'), 1);
    assert.equal(await order(mock.url, 'milk'), 2);
    assert.equal(mock.global.get('orders'), 2);
    context.diagnostic('The context of node:test is there as well.');
  });

test('a server-side call is in the session by its header', async ({ mock, mockServer }) => {
  assert.equal(await order(mockServer.url, 'tea', mock.headers), 1);
  assert.deepEqual(mock.requests({ path: '/orders' })[0].json(), { item: 'tea' });
});

test('a page of another origin may ask', async ({ mock }) => {
  const answer = await fetch(`${mock.url}/users/5`, { headers: { Origin: 'http://localhost:3000' } });
  assert.equal(answer.headers.get('Access-Control-Allow-Origin'), 'http://localhost:3000');
});
