// What V8 compiled of the bundle, kept from start to start. V8 runs what it is given without asking, so nothing is taken
// that others could have written, and nothing that is not byte for byte what was kept for this very bundle.
import { createHash, type BinaryLike } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { isOnlyOurs, makeFolder } from '../service/private-files.ts';
import { userCacheFolder } from './user-cache-folder.ts';

/** A folder that may hold the cache. */
interface CacheFolder {
  readonly path: string;
  /** Who can write there could put another folder in its place; undefined where they could change the bundle as well. */
  readonly parent: string | undefined;
  /** Beside a bundle that an administrator installed, everybody may read it: it holds nothing that the bundle does not. */
  readonly mode: number;
}

/** Files of the cache and of its unfinished ones. */
const FILE_PATTERN = /^implementations-.*\.cache/;
/** Several versions of Node.js, of its flags and of this program may take turns. */
const MOST_FILES = 6;
const DIGEST_BYTES = 32;

/** The code cache of one bundle for this version of Node.js and its flags. */
export class CodeCache {
  readonly #folders: readonly CacheFolder[];
  readonly #bundleDigest: Buffer;
  readonly #name: string;

  /**
   * @param bundle the path of the bundle: the cache is kept beside it or, where that cannot be, in the user's cache folder
   * @param source its bytes
   */
  constructor(bundle: string, source: Buffer) {
    this.#folders = [
      { path: join(dirname(bundle), 'cache'), parent: undefined, mode: 0o755 },
      ...userCacheFolder().map((path) => ({ path, parent: dirname(path), mode: 0o700 })),
    ];
    this.#bundleDigest = digestOf(source);
    const bundleName = this.#bundleDigest.toString('hex', 0, 8);
    // V8 takes only what a process of the same version, flags and processor has kept: its tag stands for these.
    this.#name = `implementations-${cachedDataVersionTag()}-${bundleName}.cache`;
  }

  /** What was kept; undefined when there is nothing that can be trusted. Never throws. */
  read(): Buffer | undefined {
    for (const folder of this.#folders) {
      const data = this.#readIn(folder);
      if (data !== undefined) return data;
    }
    return undefined;
  }

  /** Keeps what V8 compiled, where that can be. Never throws. */
  write(data: Buffer): void {
    this.#folders.some((folder) => this.#writeIn(folder, data));
  }

  #readIn(folder: CacheFolder): Buffer | undefined {
    try {
      if (!isOurs(folder)) return undefined;
      const content = readOwnFile(join(folder.path, this.#name));
      const data = content.subarray(DIGEST_BYTES);
      const kept = content.subarray(0, DIGEST_BYTES);
      return kept.equals(digestOf(this.#bundleDigest, data)) ? data : undefined;
    } catch {
      return undefined;
    }
  }

  /** Others may read the file meanwhile: it is there as a whole or not at all. @returns whether it could be written */
  #writeIn(folder: CacheFolder, data: Buffer): boolean {
    const file = join(folder.path, this.#name);
    const partial = `${file}.${process.pid}`;
    try {
      makeFolder(folder.path, folder.mode);
      if (!isOurs(folder)) return false;
      removeOldFiles(folder.path, this.#name);
      const descriptor = openSync(partial, 'wx', folder.mode & 0o644);
      try {
        writeFileSync(descriptor, digestOf(this.#bundleDigest, data));
        writeFileSync(descriptor, data);
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
      renameSync(partial, file);
      return true;
    } catch {
      removeIfThere(partial);
      return false;
    }
  }
}

function digestOf(...parts: BinaryLike[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function isOurs({ path, parent }: CacheFolder): boolean {
  return [path, parent].every(
    (folder) => folder === undefined || isOnlyOurs(lstatSync(folder), 'isDirectory'),
  );
}

/** Reads a file without following a link. @throws {Error} when it is not there, or others could have written it */
function readOwnFile(path: string): Buffer {
  // Windows knows no such flags. A pipe would wait for somebody who writes.
  const { O_NOFOLLOW, O_NONBLOCK }: Partial<typeof constants> = constants;
  const descriptor = openSync(path, constants.O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0));
  try {
    if (!isOnlyOurs(fstatSync(descriptor), 'isFile')) throw new Error(`${path} may be somebody else's.`);
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Removes the oldest files, so that there is room for one more, and what a process left unfinished. */
function removeOldFiles(folder: string, name: string): void {
  const files = readdirSync(folder)
    .filter((file) => FILE_PATTERN.test(file) && file !== name)
    .map((file) => ({ path: join(folder, file), time: timeOf(join(folder, file)) }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of files.slice(MOST_FILES - 1)) removeIfThere(path);
}

function timeOf(path: string): number {
  try {
    return lstatSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function removeIfThere(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // A folder of that name, or somebody else's file: it stays.
  }
}
