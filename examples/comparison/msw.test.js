import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, mock, test } from 'node:test';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { get, post } from './client.js';

const URL_OF_API = 'http://api.example';
let items = [];
let requests = [];
let unmatched = [];

const server = setupServer(
  http.get(`${URL_OF_API}/users/:id`, ({ params }) => HttpResponse.json({ id: params.id })),
  http.post(`${URL_OF_API}/users`, () => new HttpResponse(null, { status: 201 })),
  http.post(`${URL_OF_API}/echo`, async ({ request }) => {
    const { name } = await request.json();
    return HttpResponse.json({ hello: name });
  }),
  http.get(`${URL_OF_API}/search`, ({ request }) => {
    const none = new URL(request.url).searchParams.get('q') === 'none';
    return new HttpResponse(null, { status: none ? 404 : 200 });
  }),
  http.post(`${URL_OF_API}/hook`, () => new HttpResponse(null, { status: 204 })),
  http.get(`${URL_OF_API}/slow`, async () => {
    await delay(50);
    return new HttpResponse();
  }),
  http.get(`${URL_OF_API}/now`, () => HttpResponse.json({ now: new Date().toISOString().slice(0, 19) })),
  http.get(`${URL_OF_API}/items`, () => HttpResponse.json(items)),
  http.post(`${URL_OF_API}/items`, async ({ request }) => {
    items.push(await request.json());
    return new HttpResponse(null, { status: 201 });
  }),
);

before(() => {
  server.listen({ onUnhandledFrame: 'error' });
  server.events.on('request:unhandled', ({ request }) =>
    unmatched.push(`${request.method} ${pathOf(request)}`),
  );
  server.events.on('request:start', ({ request }) => requests.push(request.clone()));
});
beforeEach(() => mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-01T00:00:00Z') }));
afterEach(() => {
  mock.timers.reset();
  server.resetHandlers();
  items = [];
  requests = [];
  unmatched = [];
});
after(() => server.close());

const pathOf = (request) => new URL(request.url).pathname;

async function waitForRequest(path, timeout = 2000) {
  const end = performance.now() + timeout;
  for (;;) {
    const found = requests.find((request) => pathOf(request) === path);
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`No request to ${path} came.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('a route with a parameter', async () => {
  assert.deepEqual(await get(`${URL_OF_API}/users/5`), { status: 200, body: { id: '5' } });
});

test('the body of the request in the answer', async () => {
  assert.deepEqual((await post(`${URL_OF_API}/echo`, { name: 'Ann' })).body, { hello: 'Ann' });
});

test('the query decides', async () => {
  assert.equal((await get(`${URL_OF_API}/search?q=none`)).status, 404);
  assert.equal((await get(`${URL_OF_API}/search?q=tea`)).status, 200);
});

test('requests are counted', async () => {
  for (const id of [1, 1, 2]) await get(`${URL_OF_API}/users/${id}`);
  assert.equal(requests.filter((request) => pathOf(request) === '/users/1').length, 2);
});

test('what was sent', async () => {
  await post(`${URL_OF_API}/users`, { name: 'Ann' });
  const request = requests.find((each) => each.method === 'POST' && pathOf(each) === '/users');
  assert.deepEqual(await request.json(), { name: 'Ann' });
  assert.equal(request.headers.get('content-type'), 'application/json');
});

test('another answer, once', async () => {
  server.use(
    http.get(`${URL_OF_API}/users/:id`, () => new HttpResponse(null, { status: 503 }), { once: true }),
  );
  assert.equal((await get(`${URL_OF_API}/users/5`)).status, 503);
  assert.equal((await get(`${URL_OF_API}/users/5`)).status, 200);
});

test('another answer for this test alone', async () => {
  server.use(http.get(`${URL_OF_API}/users/:id`, () => HttpResponse.json({ id: 'none' })));
  assert.deepEqual((await get(`${URL_OF_API}/users/5`)).body, { id: 'none' });
});

test('two at a time see nothing of each other', async () => {
  const here = server.boundary(() => get(`${URL_OF_API}/users/5`));
  const there = server.boundary(() => {
    server.use(http.get(`${URL_OF_API}/users/:id`, () => new HttpResponse(null, { status: 503 })));
    return get(`${URL_OF_API}/users/5`);
  });
  const answers = await Promise.all([here(), there()]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 503],
  );
});

test('waiting for a request', async () => {
  setTimeout(() => void post(`${URL_OF_API}/hook`, { done: true }), 20);
  const request = await waitForRequest('/hook');
  assert.deepEqual(await request.json(), { done: true });
});

test('a slow answer', async () => {
  const started = performance.now();
  await get(`${URL_OF_API}/slow`);
  assert.ok(performance.now() - started > 45);
});

test('state, and a clock that stands', async () => {
  await post(`${URL_OF_API}/items`, { name: 'tea' });
  assert.equal((await get(`${URL_OF_API}/items`)).body[0].name, 'tea');
  assert.deepEqual((await get(`${URL_OF_API}/now`)).body, { now: '2026-01-01T00:00:00' });
});

test('what nothing answers is told, and the test before left nothing', async () => {
  assert.deepEqual((await get(`${URL_OF_API}/items`)).body, []);
  await assert.rejects(get(`${URL_OF_API}/user/5`));
  assert.match(unmatched[0], /GET \/user\/5/);
});
