// What a test does with a server, once: for runtimes other than Node.js.
import { createMockServer } from 'mockwright';
const mock = await createMockServer({
  cors: true,
  seed: 1,
  now: '2026-01-01T00:00:00Z',
  global: { n: 0 },
  templates: [
    {
      request: { route: 'users/{id}' },
      response: {
        body: {
          id: '<#= Request.Route["id"] #>',
          name: '<#= Faker.Name.FullName() #>',
          at: '<#= DateTime.UtcNow.ToString("s") #>',
        },
      },
    },
    {
      request: { method: 'POST', route: 'echo' },
      response: { status: 201, body: '<#= Request.Body["a"] #>' },
    },
    { request: { route: 'broken' }, response: { fault: 'reset' } },
  ],
});

function ok(holds, what) {
  if (!holds) throw new Error(what);
}

const user = await (await fetch(`${mock.url}/users/5`)).json();
ok(user.id === '5' && user.at === '2026-01-01T00:00:00', JSON.stringify(user));
const session = mock.session('a b');
session.use({ request: { route: 'users/{id}' }, response: { status: 503 } }, { times: 1 });
ok((await fetch(`${session.url}/users/5`)).status === 503, 'override');
ok((await fetch(`${session.url}/users/5`)).status === 200, 'once');
setTimeout(
  () =>
    void fetch(`${mock.url}/echo`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://a.example' },
      body: '{"a":"x"}',
    }),
  10,
);
ok((await mock.waitForRequest({ path: '/echo' })).json().a === 'x', 'wait');
ok(
  await fetch(`${mock.url}/broken`).then(
    () => false,
    () => true,
  ),
  'fault',
);
ok((await mock.replay(mock.requests()[0])).same, 'replay');
await mock.close({ timeout: 100 });
console.log(user.name);
