// The pipe on which the server's process has others started that run templates, and talks with them: it may start none
// itself. Each message says which of them is meant; what else is in it, the watching process neither reads nor understands.
import { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';
import { readFrames, writeFrame } from '../service/isolation/frames.ts';
import type { RunnerMessage, RunnerSetup } from '../service/isolation/job.ts';
import type { RunnerEnd, RunnerEvents, StartRunner } from '../service/isolation/runner-pool.ts';
import { RELAY_DESCRIPTOR, RelayKind } from './relay-kinds.ts';

const ENDS: readonly RunnerEnd[] = ['memory', 'unstartable', 'other'];

/** How the server's process has processes started. */
export function relayedRunners(): (setup: RunnerSetup) => StartRunner {
  const pipe = new Socket({ fd: RELAY_DESCRIPTOR, readable: true, writable: true });
  pipe.on('error', () => undefined).unref();
  const open = new Map<number, RunnerEvents>();
  let last = 0;
  readFrames(pipe, (frame) => {
    const number = frame.readUInt32LE();
    const events = open.get(number);
    if (frame[4] === RelayKind.message) events?.onMessage(deserialize(frame.subarray(5)) as RunnerMessage);
    else {
      open.delete(number);
      events?.onEnd(ENDS.find((end) => end === frame.toString('latin1', 5)) ?? 'other');
    }
  });
  const say = (number: number, kind: RelayKind, payload: Uint8Array): void => {
    const head = Buffer.allocUnsafe(5);
    head.writeUInt32LE(number);
    head[4] = kind;
    writeFrame(pipe, head, payload);
  };
  return (setup) => (events) => {
    const number = ++last;
    open.set(number, events);
    say(number, RelayKind.message, serialize(setup));
    return {
      send: (job) => say(number, RelayKind.message, serialize(job)),
      kill: () => say(number, RelayKind.end, Buffer.alloc(0)),
    };
  };
}
