import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, afterEach, before, beforeEach, mock, test } from 'node:test';
import commons from '@mockoon/commons';
import commonsServer from '@mockoon/commons-server';
import { get, post } from './client.js';

const { BuildCRUDRoute, BuildDatabucket, BuildEnvironment, BuildHTTPRoute, BuildRouteResponse } = commons;
const { MockoonServer } = commonsServer;

const answer = (body, more = {}) => ({
  ...BuildRouteResponse(),
  body,
  headers: [{ key: 'Content-Type', value: 'application/json' }],
  ...more,
});
const route = (method, endpoint, responses, more = {}) => ({
  ...BuildHTTPRoute(false),
  method,
  endpoint,
  responses: responses.map((response, index) => ({ ...response, default: index === 0 })),
  ...more,
});
const items = BuildDatabucket({ id: 'items', name: 'items', value: '[]' });
const itemsRoute = BuildCRUDRoute(true, { endpoint: 'items', databucketID: 'items' });

function environment(port, ...before) {
  const routes = [
    ...before,
    route('get', 'users/:id', [answer('{ "id": "{{urlParam \'id\'}}" }')]),
    route('post', 'users', [answer('', { statusCode: 201 })]),
    route('post', 'echo', [answer('{ "hello": "{{body \'name\'}}" }')]),
    route('get', 'search', [
      answer(''),
      answer('', {
        statusCode: 404,
        rules: [{ target: 'query', modifier: 'q', value: 'none', invert: false, operator: 'equals' }],
      }),
    ]),
    route('post', 'hook', [answer('', { statusCode: 204 })]),
    route('get', 'slow', [answer('', { latency: 50 })]),
    route('get', 'now', [answer('{ "now": "{{dateFormat (now) "yyyy-MM-dd\'T\'HH:mm:ss"}}" }')]),
    itemsRoute,
  ];
  return {
    ...BuildEnvironment({ hasDefaultRoute: false, hasContentTypeHeader: false, hasCorsHeaders: false, port }),
    data: [items],
    routes,
    rootChildren: routes.map(({ uuid }) => ({ type: 'route', uuid })),
  };
}

async function start(port, transactions, ...routes) {
  const server = new MockoonServer(environment(port, ...routes), { adminApiAuthToken: 'token' });
  server.on('error', (code, error) => {
    throw error ?? new Error(code);
  });
  server.on('transaction-complete', (transaction) => transactions.push(transaction));
  const started = once(server, 'started');
  server.start();
  await started;
  return server;
}

async function stop(server) {
  const stopped = once(server, 'stopped');
  server.stop();
  await stopped;
}

const PORT = 41801;
const url = `http://localhost:${PORT}`;
const transactions = [];
let server;

before(async () => {
  server = await start(PORT, transactions);
});
beforeEach(() => mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-01T00:00:00Z') }));
afterEach(async () => {
  mock.timers.reset();
  await fetch(`${url}/mockoon-admin/state/purge`, {
    method: 'POST',
    headers: { Authorization: 'Bearer token' },
  });
  server.updateEnvironment(environment(PORT));
  transactions.length = 0;
});
after(() => stop(server));

const sentTo = (path) => transactions.filter(({ request }) => request.urlPath === path);

async function waitForRequest(path, timeout = 2000) {
  const end = performance.now() + timeout;
  for (;;) {
    const [found] = sentTo(path);
    if (found !== undefined) return found.request;
    if (performance.now() > end) throw new Error(`No request to ${path} came.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('a route with a parameter', async () => {
  assert.deepEqual(await get(`${url}/users/5`), { status: 200, body: { id: '5' } });
});

test('the body of the request in the answer', async () => {
  assert.deepEqual((await post(`${url}/echo`, { name: 'Ann' })).body, { hello: 'Ann' });
});

test('the query decides', async () => {
  assert.equal((await get(`${url}/search?q=none`)).status, 404);
  assert.equal((await get(`${url}/search?q=tea`)).status, 200);
});

test('requests are counted', async () => {
  for (const id of [1, 1, 2]) await get(`${url}/users/${id}`);
  assert.equal(sentTo('/users/1').length, 2);
});

test('what was sent', async () => {
  await post(`${url}/users`, { name: 'Ann' });
  const [{ request }] = sentTo('/users');
  assert.deepEqual(JSON.parse(request.body), { name: 'Ann' });
  assert.equal(request.headers.find(({ key }) => key === 'content-type').value, 'application/json');
});

test('another answer, once', async () => {
  const sequence = [answer('', { statusCode: 503 }), answer('{ "id": "5" }')];
  server.updateEnvironment(
    environment(PORT, route('get', 'users/:id', sequence, { responseMode: 'SEQUENTIAL' })),
  );
  assert.equal((await get(`${url}/users/5`)).status, 503);
  assert.equal((await get(`${url}/users/5`)).status, 200);
});

test('another answer for this test alone', async () => {
  server.updateEnvironment(environment(PORT, route('get', 'users/:id', [answer('{ "id": "none" }')])));
  assert.deepEqual((await get(`${url}/users/5`)).body, { id: 'none' });
});

test('two at a time see nothing of each other', async () => {
  const other = await start(PORT + 1, [], route('get', 'users/:id', [answer('', { statusCode: 503 })]));
  const [here, there] = await Promise.all([
    get(`${url}/users/5`),
    get(`http://localhost:${PORT + 1}/users/5`),
  ]);
  assert.deepEqual([here.status, there.status], [200, 503]);
  assert.equal(transactions.length, 1);
  await stop(other);
});

test('waiting for a request', async () => {
  setTimeout(() => void post(`${url}/hook`, { done: true }), 20);
  assert.deepEqual(JSON.parse((await waitForRequest('/hook')).body), { done: true });
});

test('a slow answer', async () => {
  const started = performance.now();
  await get(`${url}/slow`);
  assert.ok(performance.now() - started > 45);
});

test('state, and a clock that stands', async () => {
  await post(`${url}/items`, { name: 'tea' });
  assert.equal((await get(`${url}/items`)).body[0].name, 'tea');
  assert.deepEqual((await get(`${url}/now`)).body, { now: '2026-01-01T00:00:00' });
});

test('what nothing answers is told, and the test before left nothing', async () => {
  assert.deepEqual((await get(`${url}/items`)).body, []);
  await get(`${url}/user/5`);
  const unmatched = transactions.filter(({ routeUUID }) => !routeUUID);
  assert.match(`GET ${unmatched[0].request.urlPath}`, /GET \/user\/5/);
});
