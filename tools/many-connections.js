// Holds connections, idle ones and ones with half a request on them, and asks beside them: the server answers as before,
// and its memory and handles return when they are gone.
// Usage: node tools/many-connections.js [connections]   (5000; needs `npm run build`; raises the limit of open files itself)
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { load, quantile, usage } from './load.js';
import { serveFolder } from './serve-folder.js';

const HALF_A_REQUEST = 'GET /ping HTTP/1.1\r\nHost: a\r\nX-A: ';
const RATE = 200;
/** How many connections are made at a time. */
const AT_ONCE = 250;

/** Writes the template that is asked for. */
export function prepare(folder) {
  writeFileSync(
    join(folder, 'Mocks', 'ping.json'),
    JSON.stringify({ request: { route: 'ping' }, response: { body: { n: '<#= 1 + 1 #>' } } }),
  );
}

/**
 * Holds so many connections, half of them with half a request.
 * @returns {Promise<{ held: number, wrong: number, alone: number, beside: number, before: object, during: object, after: object }>} p99 in milliseconds alone and beside them
 */
export async function manyConnections({ base, pid, connections, milliseconds }) {
  const { hostname, port } = new URL(base);
  const alone = await asked(base, milliseconds);
  const before = usage(pid);
  const sockets = [];
  let open = 0;
  while (sockets.length < connections) {
    const made = Array.from({ length: Math.min(AT_ONCE, connections - sockets.length) }, (_, index) => {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      socket.on('connect', () => {
        open++;
        if (index % 2 === 0) socket.write(HALF_A_REQUEST);
      });
      socket.on('close', () => open--);
      return socket;
    });
    sockets.push(...made);
    await Promise.all(
      made.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))),
    );
  }
  const beside = await asked(base, milliseconds);
  const held = open;
  const during = usage(pid);
  for (const socket of sockets) socket.destroy();
  await sleep(milliseconds);
  return {
    held,
    wrong: alone.wrong + beside.wrong,
    alone: alone.p99,
    beside: beside.p99,
    before,
    during,
    after: usage(pid),
  };
}

async function asked(base, milliseconds) {
  const times = [];
  let wrong = 0;
  await load(
    base,
    milliseconds,
    RATE,
    () => ({ path: '/ping' }),
    ({ status, start, end }) => {
      if (status !== 200) wrong++;
      times.push(end - start);
    },
  );
  return { wrong, p99: Math.round(quantile(times, 0.99)) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const connections = Number(process.argv[2] ?? 5000);
  if (process.argv[3] === 'raised') {
    await serveFolder(prepare, async (served) => {
      const result = await manyConnections({ ...served, connections, milliseconds: 3000 });
      console.log(JSON.stringify(result));
      process.exitCode = result.held === connections && result.wrong === 0 ? 0 : 1;
    });
  } else {
    // Each connection is a file at both ends; what is started here inherits the limit.
    const self = fileURLToPath(import.meta.url);
    const command = `ulimit -n ${2 * connections + 1000} && exec "${process.execPath}" "${self}" ${connections} raised`;
    process.exitCode = spawnSync('sh', ['-c', command], { stdio: 'inherit' }).status ?? 1;
  }
}
