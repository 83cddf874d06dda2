const { test } = require('./mock-test.js');
const { loadUser, order } = require('./shop.js');

test('a user is loaded', async ({ mock }) => {
  expect(await loadUser(mock.url, 5)).toMatchObject({ id: 5 });
  expect(mock.count({ path: '/users/5' })).toBe(1);
});

test('the shop is down, once', async ({ mock }) => {
  mock.use({ request: { route: 'users/{id}' }, response: { status: 503 } }, { times: 1 });
  await expect(loadUser(mock.url, 5)).rejects.toThrow('503');
  expect(await loadUser(mock.url, 5)).toMatchObject({ id: 5 });
});

for (const round of [1, 2])
  test(`every test counts from the beginning: ${round}`, async ({ mock }) => {
    expect(await order(mock.url, 'tea')).toBe(1);
    expect(await order(mock.url, 'milk')).toBe(2);
    expect(mock.global.get('orders')).toBe(2);
  });

test('a server-side call is in the session by its header', async ({ mock, mockServer }) => {
  expect(await order(mockServer.url, 'tea', mock.headers)).toBe(1);
  expect(mock.requests({ path: '/orders' })[0].json()).toStrictEqual({ item: 'tea' });
});

test('a page of another origin may ask', async ({ mock }) => {
  const answer = await fetch(`${mock.url}/users/5`, { headers: { Origin: 'http://localhost:3000' } });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:3000');
});

test('what the server gives is of the kinds that the test knows', async ({ mock }) => {
  await loadUser(mock.url, 5);
  expect(mock.requests().map(({ path, query }) => ({ path, query }))).toStrictEqual([
    { path: '/users/5', query: {} },
  ]);
  expect(() => mock.use('{')).toThrow('does not compile');
  expect(() => mock.use('{')).toThrow(Error);
  expect(() => mock.requests()[0].json()).toThrow(SyntaxError);
  await expect(mock.waitForRequest({ paht: '/' })).rejects.toThrow(TypeError);
  mock.global.set('cart', { items: ['tea'] });
  expect(mock.global.get('cart')).toBeInstanceOf(Object);
});

test.todo('an order is cancelled');
