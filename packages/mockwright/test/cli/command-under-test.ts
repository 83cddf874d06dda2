// The built command as a process, in a folder of its own for each test.
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, beforeEach, expect, vi } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** How a command ended, and what it said. */
export interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A running server: its process, its lines so far on both outputs, its address. */
export interface Served {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly complained: () => string;
  readonly base: string;
  readonly ended: Promise<number | null>;
}

/** Where the command is built: once for all files that one worker of the test runner tests. */
const place = join(root, `packages/mockwright/command-under-test-${process.pid}`);
let isBuilt = false;

function build(): void {
  if (isBuilt) return;
  isBuilt = true;
  execFileSync(process.execPath, ['tools/bundle.js', place], { cwd: root });
}

/** The command of one test file. */
export class CommandUnderTest {
  /** Where it is built. */
  readonly place: string = place;
  /** The working folder of the running test. */
  folder = '';
  /** The processes of the running test. */
  readonly #started: ChildProcess[] = [];

  /** To be called while tests are collected. */
  constructor() {
    // Each test starts processes of its own.
    vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
    beforeAll(build);
    beforeEach(() => {
      this.folder = mkdtempSync(join(tmpdir(), 'mockwright-'));
      return () => {
        // Those of a test that failed before it ended them.
        for (const child of this.#started.splice(0)) child.kill();
        rmSync(this.folder, { recursive: true, force: true });
      };
    });
  }

  /** Runs the command to its end. */
  run(
    args: readonly string[],
    input = '',
    env: NodeJS.ProcessEnv = process.env,
    place: string = this.place,
  ): Promise<Result> {
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [join(place, 'main.js'), ...args],
        { cwd: this.folder, env },
        (_error, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
      );
      this.#started.push(child);
      child.stdin!.end(input);
    });
  }

  /**
   * Starts a server on a free port; resolves when its templates are loaded.
   * @param mostFiles how many files its processes may open
   */
  async serve(
    args: readonly string[] = [],
    env: NodeJS.ProcessEnv = process.env,
    mostFiles?: number,
  ): Promise<Served> {
    const words = [join(this.place, 'main.js'), '--urls=http://localhost:0', ...args];
    const limited = ['-c', `ulimit -n ${mostFiles}; exec "$0" "$@"`, process.execPath, ...words];
    const child =
      mostFiles === undefined
        ? spawn(process.execPath, words, { cwd: this.folder, env })
        : spawn('sh', limited, { cwd: this.folder, env });
    this.#started.push(child);
    let text = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    await vi.waitFor(() => expect(text).toMatch(/loaded in/), { timeout: 10_000, interval: 20 });
    const [, base = ''] = /Now listening on: ([^\s"]+)/.exec(text)!;
    return { child, said: () => text, complained: () => errors, base, ended };
  }

  /** Writes a file of the working folder. */
  write(path: string, content: string | Buffer): void {
    const [parent = ''] = /^.*(?=\/)/.exec(path) ?? [];
    mkdirSync(join(this.folder, parent), { recursive: true });
    writeFileSync(join(this.folder, path), content);
  }
}

/** A template with code. */
export const HELLO = `{
  "request": { "method": "GET", "route": "/hello/{name}" },
  "response": { "indented": false, "body": { "message": "Hello <#= Request.Route["name"] #>!" } }
}`;
