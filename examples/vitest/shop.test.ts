import { describe, expect } from 'vitest';
import { test } from './mock-test.ts';
import { loadUser, order } from './shop.ts';

test('a user is loaded', async ({ mock }) => {
  expect(await loadUser(mock.url, 5)).toMatchObject({ id: 5 });
  expect(mock.count({ path: '/users/5' })).toBe(1);
});

test('the shop is down, once', async ({ mock }) => {
  mock.use({ request: { route: 'users/{id}' }, response: { status: 503 } }, { times: 1 });
  await expect(loadUser(mock.url, 5)).rejects.toThrow('503');
  expect(await loadUser(mock.url, 5)).toMatchObject({ id: 5 });
});

describe.each([1, 2])('every test counts from the beginning: %i', () => {
  test.concurrent('orders', async ({ mock, expect }) => {
    expect(await order(mock.url, 'tea')).toBe(1);
    expect(await order(mock.url, 'milk')).toBe(2);
    expect(mock.global.get('orders')).toBe(2);
  });
});

test('a server-side call is in the session by its header', async ({ mock, mockServer }) => {
  expect(await order(mockServer.url, 'tea', mock.headers)).toBe(1);
  expect(mock.requests({ path: '/orders' })[0]?.json()).toEqual({ item: 'tea' });
});
