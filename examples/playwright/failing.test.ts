// Fails on purpose: an attachment tells what the server was asked in vain. `npm run test:failing` shows it.
import { expect, test } from 'mockwright/playwright';

test('a misspelt path', async ({ request, mock }) => {
  const answer = await request.get(`${mock.url}/user/5`);
  expect(answer.status()).toBe(200);
});
