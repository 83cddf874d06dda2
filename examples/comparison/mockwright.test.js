import assert from 'node:assert/strict';
import { mockTest } from 'mockwright/node-test';
import { get, post } from './client.js';

const test = mockTest({
  now: '2026-01-01T00:00:00Z',
  global: { items: [] },
  templates: [
    { request: { route: 'users/{id}' }, response: { body: { id: '<#= Request.Route["id"] #>' } } },
    { request: { method: 'POST', route: 'users' }, response: { status: 201 } },
    {
      request: { method: 'POST', route: 'echo' },
      response: { body: { hello: '<#= Request.Body["name"] #>' } },
    },
    { request: { route: 'search' }, response: { status: '<#= Request.Query["q"] == "none" ? 404 : 200 #>' } },
    { request: { method: 'POST', route: 'hook' }, response: { status: 204 } },
    { request: { route: 'slow' }, response: { delay: 50 } },
    { request: { route: 'now' }, response: { body: { now: '<#= DateTime.UtcNow.ToString("s") #>' } } },
    '{ "request": { "route": "items" }, "response": { "body": <#= Global["items"] #> } }',
    `<# ((JArray)Global["items"]).Add(Request.Body); #>
    { "request": { "method": "POST", "route": "items" }, "response": { "status": 201 } }`,
  ],
});

test('a route with a parameter', async ({ mock }) => {
  assert.deepEqual(await get(`${mock.url}/users/5`), { status: 200, body: { id: '5' } });
});

test('the body of the request in the answer', async ({ mock }) => {
  assert.deepEqual((await post(`${mock.url}/echo`, { name: 'Ann' })).body, { hello: 'Ann' });
});

test('the query decides', async ({ mock }) => {
  assert.equal((await get(`${mock.url}/search?q=none`)).status, 404);
  assert.equal((await get(`${mock.url}/search?q=tea`)).status, 200);
});

test('requests are counted', async ({ mock }) => {
  for (const id of [1, 1, 2]) await get(`${mock.url}/users/${id}`);
  assert.equal(mock.count({ path: '/users/1' }), 2);
});

test('what was sent', async ({ mock }) => {
  await post(`${mock.url}/users`, { name: 'Ann' });
  const [request] = mock.requests({ method: 'POST', path: '/users' });
  assert.deepEqual(request.json(), { name: 'Ann' });
  assert.equal(request.header('content-type'), 'application/json');
});

test('another answer, once', async ({ mock }) => {
  mock.use({ request: { route: 'users/{id}' }, response: { status: 503 } }, { times: 1 });
  assert.equal((await get(`${mock.url}/users/5`)).status, 503);
  assert.equal((await get(`${mock.url}/users/5`)).status, 200);
});

test('another answer for this test alone', async ({ mock }) => {
  mock.use({ request: { route: 'users/{id}' }, response: { body: { id: 'none' } } });
  assert.deepEqual((await get(`${mock.url}/users/5`)).body, { id: 'none' });
});

test('two at a time see nothing of each other', async ({ mock, mockServer }) => {
  const other = mockServer.session('other');
  other.use({ request: { route: 'users/{id}' }, response: { status: 503 } });
  const [here, there] = await Promise.all([get(`${mock.url}/users/5`), get(`${other.url}/users/5`)]);
  assert.deepEqual([here.status, there.status], [200, 503]);
  assert.equal(mock.count(), 1);
});

test('waiting for a request', async ({ mock }) => {
  setTimeout(() => void post(`${mock.url}/hook`, { done: true }), 20);
  assert.deepEqual((await mock.waitForRequest({ path: '/hook' })).json(), { done: true });
});

test('a slow answer', async ({ mock }) => {
  const started = performance.now();
  await get(`${mock.url}/slow`);
  assert.ok(performance.now() - started > 45);
});

test('state, and a clock that stands', async ({ mock }) => {
  await post(`${mock.url}/items`, { name: 'tea' });
  assert.equal((await get(`${mock.url}/items`)).body[0].name, 'tea');
  assert.deepEqual((await get(`${mock.url}/now`)).body, { now: '2026-01-01T00:00:00' });
});

test('what nothing answers is told, and the test before left nothing', async ({ mock }) => {
  assert.deepEqual((await get(`${mock.url}/items`)).body, []);
  await get(`${mock.url}/user/5`);
  assert.match(mock.unmatched()[0], /GET \/user\/5/);
});
