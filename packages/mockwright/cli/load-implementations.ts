// Loads the code of commands and API. The built package has it as one file; V8 then need not parse its megabytes at
// every start, for what it compiled the first time is kept beside it (or in the user's cache folder).
import type * as fileSystem from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import * as timers from '@mockwright/language/text/real-time';
import { CodeCache } from './code-cache.ts';
import type * as ImplementationsModule from './implementations.ts';
import { realDateNow } from './real-clock.ts';
import { withRoomToGrow } from './v8-flags.ts';

/**
 * Makes the `require` of Node.js itself, for the modules that the bundle loads on demand. That which Jest gives to modules
 * cannot load ECMAScript modules, and Faker is one.
 */
const createRequire = new Script(
  "process.getBuiltinModule('node:module').createRequire",
).runInThisContext() as (path: string) => NodeJS.Require;

/** Those of now: a test may replace them before it first calls what is loaded then. */
const realTime: typeof timers = { ...timers, dateNow: realDateNow() };

/** The code of the commands and of the API. */
export type Implementations = typeof ImplementationsModule;

/** How long after the start what was compiled is kept: then most of what a server needs is. */
const SAVE_AFTER_MILLISECONDS = 3000;

// Not `new URL(…, import.meta.url)`: where Vite transforms the package for a page, as it does in tests with a DOM of one that
// is linked, it makes an address of the page's server of that.
const bundle = join(dirname(fileURLToPath(import.meta.url)), 'implementations.cjs');
const require = createRequire(bundle);
/** Not that of an import, which tests mock (`jest.mock('fs')`). */
const { existsSync, readFileSync } = require('node:fs') as typeof fileSystem;
let loaded: Implementations | undefined;

/** Loads the bundle when there is one, else the modules. */
export async function loadImplementations(): Promise<Implementations> {
  return existsSync(bundle) ? loadBundle() : import('./implementations.ts');
}

/**
 * Loads the bundle, once. @public the entries that the bundler writes call it
 * @throws {Error} where an entry was put into a file of another program, which is without the bundle
 */
export function loadBundle(): Implementations {
  if (loaded === undefined && !existsSync(bundle))
    throw new Error(
      `There is no ${bundle}. If a bundler made this file, leave 'mockwright' out of it: mark the package as external.`,
    );
  return (loaded ??= runBundle(readFileSync(bundle)));
}

function runBundle(source: Buffer): Implementations {
  const cache = new CodeCache(bundle, source);
  const cachedData = cache.read();
  // ASCII only, which is read several times as fast so.
  const script = new Script(source.toString('latin1'), {
    filename: bundle,
    ...(cachedData !== undefined && { cachedData }),
  });
  const module = { exports: {} };
  const run = script.runInThisContext() as (...scope: unknown[]) => void;
  // First what it needs of Node.js, whose own code cache is made for V8's usual flags.
  for (const name of ['node:crypto', 'node:http']) require(name);
  withRoomToGrow(() => run(module.exports, require, module, bundle, realTime));
  if (cachedData === undefined || script.cachedDataRejected === true) saveLater(script, cache);
  return module.exports as Implementations;
}

/** Once the process is busy no more, or ends. */
function saveLater(script: Script, cache: CodeCache): void {
  const save = (): void => {
    realTime.clearTimeout(timer);
    process.off('exit', save);
    cache.write(script.createCachedData());
  };
  const timer = realTime.setTimeout(save, SAVE_AFTER_MILLISECONDS).unref();
  process.once('exit', save);
}
