// Loads the code of the commands. The built command has it as one file; V8 then need not parse its two megabytes at
// every start, for what it compiled the first time is kept beside it (or in the user's cache folder).
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import type * as ImplementationsModule from './implementations.ts';
import { withRoomToGrow } from './v8-flags.ts';

/** The code of the commands. */
export type Implementations = typeof ImplementationsModule;

/** How long after the start what was compiled is kept: then most of what a server needs is. */
const SAVE_AFTER_MILLISECONDS = 3000;

/** Loads the bundle when there is one, else the modules. */
export async function loadImplementations(): Promise<Implementations> {
  const bundle = fileURLToPath(new URL('./implementations.cjs', import.meta.url));
  let source: string;
  try {
    // ASCII only, which is read several times as fast so.
    source = readFileSync(bundle, 'latin1');
  } catch {
    return import('./implementations.ts');
  }
  return runBundle(bundle, source);
}

function runBundle(bundle: string, source: string): Implementations {
  const places = cachePlaces(bundle);
  const cachedData = places.map(readIfThere).find((data) => data !== undefined);
  const script = new Script(source, {
    filename: bundle,
    ...(cachedData !== undefined && { cachedData }),
  });
  const module = { exports: {} };
  const run = script.runInThisContext() as (...scope: unknown[]) => void;
  const require = createRequire(bundle);
  // First what it needs of Node.js, whose own code cache is made for V8's usual flags.
  for (const name of ['node:crypto', 'node:http', 'node:zlib']) require(name);
  withRoomToGrow(() => run(module.exports, require, module, bundle));
  if (cachedData === undefined || script.cachedDataRejected === true) saveLater(script, places);
  return module.exports as Implementations;
}

/**
 * Beside the bundle, or, where that may not be written, in the user's cache folder. V8 takes only what a process of the
 * same version, flags and processor has kept: its tag stands for these.
 */
function cachePlaces(bundle: string): string[] {
  const { size, mtimeMs } = statSync(bundle);
  const name = `implementations-${cachedDataVersionTag()}-${size}-${Math.floor(mtimeMs)}.cache`;
  const { XDG_CACHE_HOME = join(homedir(), '.cache') } = process.env;
  return [join(dirname(bundle), 'cache', name), join(XDG_CACHE_HOME, 'mockwright', name)];
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Once the process is busy no more, or ends. */
function saveLater(script: Script, places: readonly string[]): void {
  let saved = false;
  const save = (): void => {
    if (saved) return;
    saved = true;
    const data = script.createCachedData();
    places.some((place) => writeAtomically(place, data));
  };
  setTimeout(save, SAVE_AFTER_MILLISECONDS).unref();
  process.once('exit', save);
}

/** Writes a file that others may read meanwhile. @returns whether it could */
function writeAtomically(file: string, data: Buffer): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const partial = `${file}.${process.pid}`;
    writeFileSync(partial, data);
    renameSync(partial, file);
    return true;
  } catch {
    return false;
  }
}
