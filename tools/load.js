// What the scripts that load a server have in common: requests at a rate, and what the server's process takes.
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const TICK_MILLISECONDS = 10;

/**
 * Sends requests at a rate, and waits for all answers.
 * @param {string} base
 * @param {number} milliseconds
 * @param {number} rate requests a second
 * @param {(index: number) => { path: string, method?: string, headers?: Record<string, string>, body?: string }} make
 * @param {(answer: { path: string, status: number, body: string, start: number, end: number }) => void} onAnswer a status of 0 is a connection that broke
 */
export async function load(base, milliseconds, rate, make, onAnswer) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const running = new Set();
  const started = performance.now();
  let sent = 0;
  for (let now = started; now - started < milliseconds; now = performance.now()) {
    for (const due = ((now - started) / 1000) * rate; sent < due; sent++) {
      const asked = ask(base, agent, make(sent)).then(onAnswer);
      running.add(asked);
      void asked.finally(() => running.delete(asked));
    }
    await sleep(TICK_MILLISECONDS);
  }
  await Promise.all(running);
  agent.destroy();
}

function ask(base, agent, { path, method = 'GET', headers = {}, body }) {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status, text) => resolve({ path, status, body: text, start, end: performance.now() });
    const sent = request(base + path, { agent, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.on('end', () => end(answer.statusCode, text)).on('error', () => end(0, ''));
    });
    sent.on('error', () => end(0, '')).end(body);
  });
}

/** Memory in MB and open files of a process; zeros where the system does not tell. */
export function usage(pid) {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return { megabytes: Math.round(kilobytes / 1024), files: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return { megabytes: 0, files: 0 };
  }
}

/** Seconds of processor time that a process took so far; zero where the system does not tell. */
export function processorSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

/**
 * The heap of a server as it is after its garbage is collected, in MB: the lowest of what its metrics say while it is
 * asked for something, as that makes it collect.
 * @param {() => { path: string }} make
 */
export async function heapFloor(base, milliseconds, rate, make) {
  let lowest = Infinity;
  const sample = async () => {
    const text = await fetch(`${base}/_mock/metrics`).then(
      (answer) => answer.text(),
      () => '',
    );
    const [, bytes] = /^mockwright_heap_bytes (\d+)/m.exec(text) ?? [];
    if (bytes !== undefined) lowest = Math.min(lowest, Number(bytes));
  };
  const sampling = setInterval(() => void sample(), 20);
  await load(base, milliseconds, rate, make, () => undefined);
  clearInterval(sampling);
  return Math.round(lowest / 2 ** 20);
}

/** The value below which a part of the numbers is. */
export function quantile(numbers, part) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
