// Changes templates while they are asked for: every answer must be one of a set of files that was there.
// Usage: node tools/reload-under-load.js [seconds] [requests a second]   (60, 1000; needs `npm run build`)
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { heapFloor, load, processorSeconds, quantile, usage } from './load.js';
import { serveFolder } from './serve-folder.js';

/** How long a change may take to be seen. */
const SEEN_MILLISECONDS = 1500;
const NONE = 'none';

const text = (name, version) =>
  JSON.stringify({ request: { route: name }, response: { body: `<#= "${version}".ToUpper() #>` } });

/** What is done to the template of a name; what it gives then. */
const CHANGES = {
  replaced(file, name, version) {
    writeFileSync(`${file}~`, text(name, version));
    renameSync(`${file}~`, file);
    return version;
  },
  written(file, name, version) {
    writeFileSync(file, text(name, version));
    return version;
  },
  removed(file, name, version) {
    if (Number(version.slice(1)) % 2 === 0) {
      rmSync(file, { force: true });
      return NONE;
    }
    writeFileSync(file, text(name, version));
    return version;
  },
  broken(file, name, version) {
    const isBroken = Number(version.slice(1)) % 2 === 0;
    writeFileSync(file, isBroken ? '{ "request": ' : text(name, version));
    return isBroken ? NONE : version;
  },
  linked(file, name, version) {
    const target = `${file.replace('Mocks', 'Linked')}.${version}`;
    writeFileSync(target, text(name, version));
    rmSync(`${file}.link`, { force: true });
    symlinkSync(target, `${file}.link`);
    renameSync(`${file}.link`, file);
    return version;
  },
};
const NAMES = Object.keys(CHANGES);
const fileOf = (folder, name) => join(folder, 'Mocks', `${name}.json`);

/** Writes the templates as they are at first. */
export function prepare(folder) {
  mkdirSync(join(folder, 'Linked'));
  for (const name of NAMES) writeFileSync(fileOf(folder, name), text(name, 'V1'));
}

/**
 * Loads a server whose templates change.
 * @returns {Promise<{ requests: number, changes: number, wrong: string[], p99: number, before: object, after: object }>}
 */
export async function reloadUnderLoad({ base, folder, pid, milliseconds, rate, pause }) {
  /** What each name gave from when on. */
  const states = new Map(NAMES.map((name) => [name, [{ since: 0, state: 'V1' }]]));
  const wrong = [];
  const times = [];
  const before = usage(pid);
  let changes = 0;
  const stop = new AbortController();
  const changing = (async () => {
    for (let version = 2; !stop.signal.aborted; version++) {
      for (const name of NAMES) {
        const list = states.get(name);
        // Written in place, a file is empty for a moment.
        if (name !== 'replaced' && name !== 'linked') list.push({ since: performance.now(), state: NONE });
        const state = CHANGES[name](fileOf(folder, name), name, `V${version}`);
        list.push({ since: performance.now(), state });
        changes++;
        await sleep(pause);
      }
    }
  })();
  const check = ({ path, status, body, start, end }) => {
    times.push(end - start);
    const list = states.get(path.slice(1));
    const given = status === 501 ? NONE : status === 200 ? JSON.parse(body) : `status ${status}`;
    const isFine = list.some(
      ({ since, state }, index) =>
        state === given && since <= end && (list[index + 1]?.since ?? Infinity) >= start - SEEN_MILLISECONDS,
    );
    if (!isFine) wrong.push(`${path} gave ${given}`);
  };
  await load(base, milliseconds, rate, (index) => ({ path: `/${NAMES[index % NAMES.length]}` }), check);
  stop.abort();
  await changing;
  await sleep(SEEN_MILLISECONDS);
  for (const name of NAMES) {
    const answer = await fetch(`${base}/${name}`);
    const given = answer.ok ? await answer.json() : NONE;
    const { state } = states.get(name).at(-1);
    if (given !== state) wrong.push(`${name} is ${given} in the end, not ${state}`);
  }
  return { requests: times.length, changes, wrong, p99: quantile(times, 0.99), before, after: usage(pid) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [seconds = 60, rate = 1000] = process.argv.slice(2).map(Number);
  const reload = async (served) => {
    const floor = () => heapFloor(served.base, 5000, 400, () => ({ path: '/replaced' }));
    const heapBefore = await floor();
    const processor = processorSeconds(served.pid);
    const result = await reloadUnderLoad({ ...served, milliseconds: seconds * 1000, rate, pause: 250 });
    const took = processorSeconds(served.pid) - processor;
    const heap = { before: heapBefore, after: await floor() };
    const told = {
      wrong: result.wrong.slice(0, 20),
      p99: Math.round(result.p99),
      heap,
      processorSeconds: took,
    };
    console.log(JSON.stringify({ ...result, ...told }));
    process.exitCode = result.wrong.length > 0 ? 1 : 0;
  };
  // What is recorded takes memory, too: not what is asked for here.
  await serveFolder(prepare, reload, ['--Mock:JournalSize=100000']);
}
