// The flags of Node.js with which the process that runs templates is started: what it may not do from its first line on.
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';

/** What the process reads. */
export interface ProcessPlaces {
  /** The folder that holds `Mocks` and the settings. */
  readonly workingFolder: string;
  /** The built command, whose packages it needs, too. */
  readonly script: string;
  /** Other folders that are read where they exist. */
  readonly others?: readonly string[];
  /** A Node.js version without `v`; that of this process by default. */
  readonly version?: string;
}

/** What says how many files the process may open, whether it may open more just now, and where those stand that it has open. */
const OF_SYSTEM = ['/dev/null', '/proc/self/limits', '/proc/self/fd/*'];

/**
 * The flags, to stand before the script. Code from strings is disallowed, and Node.js's permission model is on where it
 * is no experiment any more (22.13, 23.5): reading the working folder, the command and its packages, what the system says of its limits, and nothing else (no writing, no processes, no threads, no add-ons).
 * @see https://nodejs.org/api/permissions.html
 */
export function processFlags({
  workingFolder,
  script,
  others = [],
  version = process.versions.node,
}: ProcessPlaces): readonly string[] {
  const flags = ['--disallow-code-generation-from-strings'];
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isExperimental = major < 22 || (major === 22 && minor < 13) || (major === 23 && minor < 5);
  // While it was experimental, some sets of folders ended the process at its start, and files could not be opened.
  if (isExperimental) return flags;
  flags.push('--permission');
  for (const place of [...readPlaces(workingFolder, script, others), ...OF_SYSTEM])
    flags.push(`--allow-fs-read=${place}`);
  // From 25 on the network is a permission, too.
  if (major >= 25) flags.push('--allow-net');
  return flags;
}

/** Each folder as it is named and as it really is. */
function readPlaces(workingFolder: string, script: string, others: readonly string[]): ReadonlySet<string> {
  const folders = [
    resolve(workingFolder),
    packageFolder(dirname(realpathSync(script))),
    ...dependencyFolders(script),
    ...others.filter((folder) => existsSync(folder)),
  ];
  return new Set(folders.flatMap((folder) => [folder, realpathSync(folder)]));
}

function packageFolder(from: string): string {
  let at = from;
  while (!existsSync(join(at, 'package.json')) && dirname(at) !== at) at = dirname(at);
  return at;
}

/**
 * The folders of packages in which the command's own are found; those that hold none of them stay closed. A package may be
 * a link into a store: then the whole store is read, as the packages that it needs itself are there.
 */
function dependencyFolders(script: string): readonly string[] {
  const places = createRequire(realpathSync(script)).resolve.paths('saxes') ?? [];
  const holding = places.filter((place) => existsSync(join(place, 'saxes')));
  const stores = holding.map((place) => storeOf(realpathSync(join(place, 'saxes'))));
  return [...holding, ...stores];
}

/** The outermost `node_modules` around a package. */
function storeOf(packagePath: string): string {
  const parts = packagePath.split(sep);
  const at = parts.indexOf('node_modules');
  return at < 0 ? packagePath : parts.slice(0, at + 1).join(sep);
}
