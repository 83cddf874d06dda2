// Where the processor's time of a request goes: profiles of mockwright and of servers by hand under the same load, over
// sockets, and what would be left if mockwright's own code were as quick as that by hand. Needs `npm run build` first, and wrk.
// Options: --seconds=4
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { wrkLoader } from './load.ts';
import { digits, print, printTable, surroundings } from './measure.ts';
import { startServer } from './running-server.ts';
import { REQUESTS, type Asked } from './scenarios.ts';
import { byHand, byHandRecording } from './servers/by-hand.ts';
import { mockwright } from './servers/mockwright.ts';
import type { BenchServer } from './servers/server.ts';

const CONNECTIONS = 32;
const PORT = 5961;
const WARMING_SECONDS = 6;
const SERVERS = [byHand, byHandRecording, oneProcess(mockwright)];

/** What of `node --cpu-prof` is read: times in microseconds. */
interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}
type Frame = Profile['nodes'][number]['callFrame'];

/** The parts of a request's time, and what is counted as each; the first that fits. */
const PARTS: readonly (readonly [string, (frame: Frame) => boolean])[] = [
  ['idle', ({ functionName }) => functionName === '(idle)'],
  ['kernel: write', ({ functionName, url }) => url === '' && functionName.startsWith('write')],
  ['garbage', ({ functionName }) => functionName === '(garbage collector)'],
  ['Node.js', ({ functionName, url }) => url.startsWith('node:') || functionName === '(program)'],
  ['own code', () => true],
];
const [, ...SHOWN] = PARTS.map(([name]) => name);

const seconds = Number(/^--seconds=(.+)$/.exec(process.argv[2] ?? '')?.[1] ?? 4);
const cache = resolve('node_modules/.cache/bench');
mkdirSync(cache, { recursive: true });
const loader = wrkLoader(cache);

print(`${surroundings()}; wrk, ${CONNECTIONS} connections; microseconds of a request, sampled\n`);
for (const name of ['S1', 'S2', 'S3'] as const) {
  const measured: ReadonlyMap<string, number>[] = [];
  for (const server of SERVERS) measured.push(await profile(server, REQUESTS[name]));
  const [hand, , ours] = measured.map((parts) => ({ own: parts.get('own code')!, all: sum(parts) }));
  const rows = measured.map((parts, index) => [
    SERVERS[index]!.name,
    ...SHOWN.map((part) => digits(parts.get(part)!)),
    digits(sum(parts)),
    (hand!.all / sum(parts)).toFixed(2),
  ]);
  print(name);
  printTable(['server', ...SHOWN, 'all', 'share'], rows);
  const bound = hand!.all / (ours!.all - ours!.own + hand!.own);
  print(`With own code as quick as that by hand, mockwright's share would be ${bound.toFixed(2)}.\n`);
}

/** mockwright without the process that watches over it: a profile is of one process. */
function oneProcess(server: BenchServer): BenchServer {
  return { ...server, command: (...all) => withArgs(server.command(...all), [], ['--no-supervisor']) };
}

function withArgs(
  { program, args }: ReturnType<BenchServer['command']>,
  before: readonly string[],
  after: readonly string[] = [],
): ReturnType<BenchServer['command']> {
  return { program, args: [...before, ...args, ...after] };
}

/** @returns microseconds a request for each of the parts that are shown */
async function profile(server: BenchServer, asked: Asked): Promise<ReadonlyMap<string, number>> {
  const folder = join(cache, 'profile');
  rmSync(folder, { recursive: true, force: true });
  const profiled: BenchServer = {
    ...server,
    command: (...all) => withArgs(server.command(...all), ['--cpu-prof', `--cpu-prof-dir=${folder}`]),
  };
  const started = await startServer(profiled, join(cache, 'servers', 'profile'), '', PORT, {
    constants: 0,
    coded: 0,
  });
  if (started === undefined) throw new Error(`${server.name} does not start.`);
  const load = { url: started.url, asked, connections: CONNECTIONS };
  loader({ ...load, seconds: WARMING_SECONDS });
  const { requests } = loader({ ...load, seconds });
  await started.stop();
  const file = readdirSync(folder).find((each) => each.endsWith('.cpuprofile'))!;
  const parts = partsOf(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile);
  return new Map(SHOWN.map((part) => [part, parts.get(part)! / requests]));
}

/** The time of each part during the last load: of as many seconds at the end, idle ones after it aside. */
function partsOf({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const parts = new Map(PARTS.map(([name]) => [name, 0]));
  let left = seconds * 1e6;
  let isLoad = false;
  for (let index = samples.length - 1; index >= 0 && left > 0; index--) {
    const [part] = PARTS.find(([, fits]) => fits(frames.get(samples[index]!)!))!;
    isLoad ||= part === 'kernel: write';
    if (!isLoad) continue;
    const time = timeDeltas[index]!;
    left -= time;
    parts.set(part, parts.get(part)! + time);
  }
  return parts;
}

function sum(parts: ReadonlyMap<string, number>): number {
  return [...parts.values()].reduce((all, each) => all + each, 0);
}
