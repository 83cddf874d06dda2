// Loads a server with a mixture for long: it must not get slower, nor take more and more memory.
// Usage: node tools/endurance.js [seconds] [requests a second]   (3600, 1000; needs `npm run build`)
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load, quantile, usage } from './load.js';
import { serveFolder } from './serve-folder.js';

const FILES = {
  'static.json': { request: { route: 'static' }, response: { body: { a: [1, 2, 3] } } },
  'user.json': {
    request: { route: 'users/{id}' },
    response: { body: { id: '<#= Request.Route["id"] #>', name: '<#= Faker.Name.FullName() #>' } },
  },
  'echo.json': { request: { method: 'POST', route: 'echo' }, response: { body: '<#= Request.Body #>' } },
  'count.json': {
    request: { route: 'count' },
    response: { body: '<# Global["n"] = (Global["n"] as int? ?? 0) + 1; #><#= Global["n"] #>' },
  },
  'throws.json': { request: { route: 'throws' }, response: { body: '<#= int.Parse("x") #>' } },
  'file.json': { request: { route: 'file' }, response: { file: 'file.bin' } },
};
const JSON_TYPE = { 'Content-Type': 'application/json' };
/** The mixture: what is asked, and what comes. */
const REQUESTS = [
  () => ({ path: '/static', expected: 200 }),
  (index) => ({ path: `/users/${index}`, expected: 200 }),
  (index) => ({
    path: '/echo',
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ index, text: 'x'.repeat(500) }),
    expected: 200,
  }),
  (index) => ({ path: '/count', headers: { 'Mockwright-Session': `s${index % 50}` }, expected: 200 }),
  () => ({ path: '/throws', expected: 501 }),
  () => ({ path: '/file', headers: { Range: 'bytes=0-999' }, expected: 206 }),
  (index) => ({ path: `/nowhere/${index}`, expected: 501 }),
];

/** Writes what is served. */
export function prepare(folder) {
  for (const [name, template] of Object.entries(FILES))
    writeFileSync(join(folder, 'Mocks', name), JSON.stringify(template));
  writeFileSync(join(folder, 'file.bin'), new Uint8Array(100_000));
}

/**
 * Loads a server in rounds of the same length.
 * @returns {Promise<{ requests: number, wrong: string[], rounds: { p99: number, megabytes: number, files: number }[] }>}
 */
export async function endure({ base, pid, milliseconds, rate, rounds }) {
  const wrong = [];
  const results = [];
  let requests = 0;
  for (let round = 0; round < rounds; round++) {
    const times = [];
    const first = requests;
    const make = (index) => REQUESTS[index % REQUESTS.length](first + index);
    const expected = new Map(
      REQUESTS.map((of) => of(0)).map(({ path, expected: status }) => [path.split('/')[1], status]),
    );
    await load(base, milliseconds / rounds, rate, make, ({ path, status, start, end }) => {
      requests++;
      times.push(end - start);
      if (status !== expected.get(path.split('/')[1])) wrong.push(`${path}: ${status}`);
    });
    results.push({ p99: Math.round(quantile(times, 0.99) * 10) / 10, ...usage(pid) });
  }
  return { requests, wrong, rounds: results };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [seconds = 3600, rate = 1000] = process.argv.slice(2).map(Number);
  await serveFolder(prepare, async (served) => {
    const result = await endure({ ...served, milliseconds: seconds * 1000, rate, rounds: 10 });
    console.log(JSON.stringify({ ...result, wrong: result.wrong.slice(0, 20) }));
    process.exitCode = result.wrong.length > 0 ? 1 : 0;
  });
}
