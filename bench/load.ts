// Makes the load: with wrk where it is, with autocannon otherwise.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Asked } from './scenarios.ts';

/** What came of a load. */
interface Loaded {
  readonly requests: number;
  readonly perSecond: number;
  /** 99 of 100 answers came within. */
  readonly p99Milliseconds: number;
  /** Answers other than 2xx, and broken connections. */
  readonly failures: number;
}

/** A load that is asked for. */
interface Load {
  readonly url: string;
  readonly asked: Asked;
  readonly seconds: number;
  readonly connections: number;
}

/** Makes it, and waits for its end. */
export type Loader = (load: Load) => Loaded;

/** Whether a program can be called. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Keeps a command to one processor, where that can be. */
export function pinned(processor: number, program: string, args: readonly string[]): [string, string[]] {
  return canPin ? ['taskset', ['-c', String(processor), program, ...args]] : [program, [...args]];
}
const canPin = hasProgram('taskset');

/** wrk. @param folder takes its scripts */
export function wrkLoader(folder: string): Loader {
  const script = join(folder, 'post.lua');
  return ({ url, asked, seconds, connections }) => {
    if (asked.body !== undefined)
      writeFileSync(
        script,
        `wrk.method = "POST"; wrk.headers["Content-Type"] = "application/json"; wrk.body = ${JSON.stringify(asked.body)}`,
      );
    const posting = asked.body === undefined ? [] : ['-s', script];
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout=30s', '--latency'];
    const [program, args] = pinned(1, 'wrk', [...options, ...posting, `${url}${asked.path}`]);
    const text = execFileSync(program, args, { encoding: 'utf8' });
    const [, amount = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(text) ?? [];
    const errors = [...text.matchAll(/(?:connect|read|write|timeout) (\d+)/g)];
    const numberAt = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);
    return {
      requests: numberAt(/(\d+) requests in/),
      perSecond: numberAt(/Requests\/sec:\s+([\d.]+)/),
      p99Milliseconds: Number(amount) * { us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit]!,
      failures:
        numberAt(/Non-2xx or 3xx responses: (\d+)/) +
        errors.reduce((sum, [, count]) => sum + Number(count), 0),
    };
  };
}

/** autocannon. @param file of the package */
export function autocannonLoader(file: string): Loader {
  return ({ url, asked, seconds, connections }) => {
    const send =
      asked.body === undefined ? [] : ['-m', 'POST', '-H', 'content-type=application/json', '-b', asked.body];
    const options = ['-j', '-c', String(connections), '-d', String(seconds), ...send];
    const [program, args] = pinned(1, process.execPath, [file, ...options, `${url}${asked.path}`]);
    const text = execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const { requests, latency, non2xx, errors } = JSON.parse(text) as {
      readonly requests: { readonly total: number; readonly average: number };
      readonly latency: { readonly p99: number };
      readonly non2xx: number;
      readonly errors: number;
    };
    return {
      requests: requests.total,
      perSecond: requests.average,
      p99Milliseconds: latency.p99,
      failures: non2xx + errors,
    };
  };
}
