// Measures one of the three in this process: `node measure.js mockwright` prints milliseconds of CPU as JSON. (What else the
// machine does would be in the time on the wall.)
import { once } from 'node:events';

const ROUTE = 'users/:id';
const BODY = { id: 5 };

/** Each: what importing gives, and how a server with one route is started, asked, put back and stopped. */
const TOOLS = {
  async mockwright() {
    const { createMockServer } = await import('mockwright');
    const templates = [{ request: { route: 'users/{id}' }, response: { body: BODY } }];
    return async () => {
      const mock = await createMockServer({ templates });
      return { url: mock.url, reset: () => mock.reset(), stop: () => mock.close({ timeout: 0 }) };
    };
  },
  async msw() {
    const { http, HttpResponse } = await import('msw');
    const { setupServer } = await import('msw/node');
    const url = 'http://api.example';
    return async () => {
      const server = setupServer(http.get(`${url}/${ROUTE}`, () => HttpResponse.json(BODY)));
      server.listen({ onUnhandledFrame: 'error' });
      return { url, reset: () => server.resetHandlers(), stop: () => server.close() };
    };
  },
  async mockoon() {
    const { default: commons } = await import('@mockoon/commons');
    const { default: library } = await import('@mockoon/commons-server');
    let port = 41810;
    return async () => {
      const environment = commons.BuildEnvironment({ hasDefaultRoute: false, port: ++port });
      const response = { ...commons.BuildRouteResponse(), body: JSON.stringify(BODY), default: true };
      const route = { ...commons.BuildHTTPRoute(false), endpoint: ROUTE, responses: [response] };
      environment.routes = [route];
      environment.rootChildren = [{ type: 'route', uuid: route.uuid }];
      const server = new library.MockoonServer(environment, { adminApiAuthToken: 'token' });
      const started = once(server, 'started');
      server.start();
      await started;
      const url = `http://localhost:${port}`;
      const headers = { Authorization: 'Bearer token' };
      return {
        url,
        reset: () => fetch(`${url}/mockoon-admin/state/purge`, { method: 'POST', headers }),
        async stop() {
          const stopped = once(server, 'stopped');
          server.stop();
          await stopped;
        },
      };
    };
  },
};

function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

// The client itself is loaded before anything is measured.
await fetch('data:,');
const times = {};
let from = cpu();
const lap = (name) => {
  times[name] = cpu() - from;
};
const start = await TOOLS[process.argv[2]]();
lap('import');
for (const name of ['first', 'next']) {
  from = cpu();
  const server = await start();
  if ((await fetch(`${server.url}/users/5`)).status !== 200) throw new Error('no answer');
  lap(name);
  for (let index = 0; index < 50; index++) await (await fetch(`${server.url}/users/${index}`)).text();
  from = cpu();
  await server.reset();
  lap('reset');
  await server.stop();
}
process.stdout.write(JSON.stringify(times), () => process.exit());
