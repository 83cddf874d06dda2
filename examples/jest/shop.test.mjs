// The same from ECMAScript modules.
import { expect } from '@jest/globals';
import { createMockServer } from 'mockwright';
import { mockTest } from 'mockwright/jest';
import { loadUser, order } from './shop.js';

const test = mockTest({ folder: 'Mocks', global: { orders: 0 } });

test('a user is loaded', async ({ mock }) => {
  expect(await loadUser(mock.url, 5)).toMatchObject({ id: 5 });
});

test('a server-side call is in the session by its header', async ({ mock, mockServer }) => {
  expect(await order(mockServer.url, 'tea', mock.headers)).toBe(1);
  expect(mock.count({ path: '/orders' })).toBe(1);
});

test('a server of its own', async () => {
  const own = await createMockServer({
    templates: [{ request: { route: 'ping' }, response: { body: 'pong' } }],
  });
  expect(await (await fetch(`${own.url}/ping`)).json()).toBe('pong');
  await expect(own.waitForRequest({}, { timeout: 'long' })).rejects.toThrow(TypeError);
  await own.close();
});
