// A server that is measured: how it is installed, set up and started.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MockPlan, RequestName } from '../scenarios.ts';

/** How a server is started. */
interface Command {
  readonly program: string;
  readonly args: readonly string[];
}

/** One server. */
export interface BenchServer {
  readonly name: string;
  /** The npm package with its version; undefined for what is here already. */
  readonly npm?: string;
  /** Writes its files below the folder, its working folder. */
  readonly prepare: (folder: string, port: number, plan: MockPlan) => void;
  /** @param modules the folder in which npm packages are */
  readonly command: (modules: string, port: number) => Command;
  /** What it can answer as its users would write it, without JavaScript of theirs. */
  readonly can: readonly RequestName[];
  /** What makes it faster than it is by default, as its documentation says. */
  readonly tuning: string;
}

/** Writes a file; what is no text, as JSON. */
export function write(folder: string, path: string, content: unknown): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/** One thing for each number below a count. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Where `tools/bench.js` puts what it bundles. */
export function bundled(name: string): string {
  return join(process.cwd(), 'node_modules/.cache/mockwright-bench', `${name}.mjs`);
}
