import { expect, test } from 'mockwright/playwright';

test('a page of another origin loads from the mock', async ({ page, mock }) => {
  mock.use({ request: { route: 'users/{id}' }, response: { body: { name: 'Ann' } } });
  await page.goto(`/?api=${mock.url}`);
  await expect(page.locator('#user')).toHaveText('Ann');
  expect(mock.requests({ path: '/users/5' })[0]?.header('x-shop')).toBe('page');
});

test('the shop is closed', async ({ page, mock }) => {
  mock.use({ request: { route: 'users/{id}' }, response: { status: 503 } });
  await page.goto(`/?api=${mock.url}`);
  await expect(page.locator('#user')).toHaveText('The shop is closed.');
});

for (const round of [1, 2])
  test(`every test counts from the beginning: ${round}`, async ({ page, mock }) => {
    await page.goto(`/?api=${mock.url}`);
    await page.getByRole('button').click();
    await expect(page.locator('output')).toHaveText('Order 1');
    expect((await mock.waitForRequest({ method: 'POST' })).json()).toEqual({ item: 'tea' });
  });

test('a server-side call is in the session by its header', async ({ request, mock, mockServer }) => {
  const answer = await request.get(`${mockServer.url}/users/7`, { headers: mock.headers });
  expect(await answer.json()).toMatchObject({ id: 7 });
  expect(mock.count({ path: '/users/7' })).toBe(1);
});
