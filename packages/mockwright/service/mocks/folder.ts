// The folder of the mocks: which files are templates, and their texts. Whatever is wrong with a file is said of that file.
import { lstatSync, readdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import type { MockCode } from '@mockwright/language/diagnostics/codes-mocks';
import { markedEncoding } from '@mockwright/language/text/encodings';
import { isOutOfHandles } from '@mockwright/language/text/out-of-handles';
import { readRegularFile, type RegularFile } from '../../settings/read-regular-file.ts';
import { standsAt } from '../opened-place.ts';
import { whenHandlesAreFree } from './free-handles.ts';
import { IGNORE_FILE, IgnoreRules, MOST_IGNORE_BYTES } from './ignore-rules.ts';
import { turns } from './turns.ts';

/** The longest template that is read: a larger file is data in the wrong place. */
const MAX_TEMPLATE_BYTES = 16 * 1024 * 1024;

/** Why a file or folder cannot be read: a code with what fills its message. */
export interface FileProblem {
  readonly code: MockCode;
  readonly args: readonly string[];
}

/** A file of the folder: its text, or why there is none. */
export type FolderFile =
  | { readonly path: string; readonly stamp: string; readonly text: string }
  | { readonly path: string; readonly stamp: string; readonly problem: FileProblem };

/** What a look at the folder found. */
export interface FolderListing {
  /** Template files as they are shown, `Mocks/orders/new.json`, in order. */
  readonly paths: readonly string[];
  /** Folders that could not be read, and a missing folder. */
  readonly problems: readonly { readonly path: string; readonly problem: FileProblem }[];
  /** The absolute paths of the folders that could be read. */
  readonly folders: readonly string[];
  /**
   * The absolute paths of links to templates, to rules, to folders and to nothing, and of folders that may not be read: what is
   * there may change without an event.
   */
  readonly links: readonly string[];
}

/** A folder of templates on disk. */
export class MockFolder {
  /** The absolute path of the folder. */
  readonly root: string;
  /** As it is shown: relative to the working folder where the settings name it so. */
  readonly name: string;
  readonly #workingFolder: string;

  /**
   * @param workingFolder absolute
   * @param name the folder as it is written in the settings: `Mocks`
   */
  constructor(workingFolder: string, name: string) {
    this.root = resolve(workingFolder, name);
    this.#workingFolder = workingFolder;
    this.name =
      (isAbsolute(name) ? this.root : relative(workingFolder, this.root)).split(sep).join('/') || '.';
  }

  /** Whether a file name is a template's: `*.json` or `*.mock`, not hidden. Other files are data. */
  static isTemplateName(name: string): boolean {
    return /\.(?:json|mock)$/i.test(name) && !name.startsWith('.');
  }

  /** The path as it is shown of a file below {@link root}. */
  shownPath(file: string): string {
    return [this.name, ...relative(this.root, file).split(sep)].filter((part) => part !== '').join('/');
  }

  /**
   * Whether a file or folder below {@link root} is, by way of links, really somewhere else: neither in the working folder nor
   * in the folder of the mocks.
   */
  leadsOut(file: string): boolean {
    try {
      return this.#isOut(realpathSync.native(file));
    } catch {
      // It is not there, and leads nowhere.
      return false;
    }
  }

  /** @param real without links */
  #isOut(real: string): boolean {
    return [this.#workingFolder, this.root].every((folder) => isOutside(realpathSync.native(folder), real));
  }

  /**
   * Reads a file by its real path: links on the way to it may lead elsewhere a moment later.
   * @returns undefined where it is outside
   * @throws {Error} as Node.js does, and when the file changed meanwhile
   */
  #readInside(file: string, most: number): RegularFile | undefined {
    const real = realpathSync.native(file);
    if (this.#isOut(real)) return undefined;
    return readRegularFile(real, most, (descriptor, stats) => {
      if (!standsAt(real, descriptor, stats)) throw new Error('it changed while it was read');
    });
  }

  /** All template files, subfolders and links included, without those that `.mockignore` names. */
  async list(): Promise<FolderListing> {
    const paths: string[] = [];
    const problems: { path: string; problem: FileProblem }[] = [];
    const folders: string[] = [];
    const links: string[] = [];
    const seen = new Set<string>();
    const giveTurn = turns();
    // Only what a link leads to is looked for: in a deep folder, each time would go through all those above.
    const visit = async (
      folder: string,
      below: string,
      outer: IgnoreRules,
      known: string | undefined,
    ): Promise<void> => {
      const shown = [this.name, below].filter((part) => part !== '').join('/');
      try {
        const real = known ?? (await whenHandlesAreFree(() => realpath(folder)));
        if (known === undefined && this.#isOut(real)) {
          problems.push({ path: shown, problem: problemOf('MW2010') });
          return;
        }
        if (seen.has(real)) return;
        seen.add(real);
        const entries = await whenHandlesAreFree(() => readdir(real, { withFileTypes: true }));
        folders.push(folder);
        const rules = entries.some(({ name }) => name === IGNORE_FILE)
          ? await whenHandlesAreFree(() => this.#withRules(outer, folder, below, problems))
          : outer;
        for (const entry of entries) {
          const { name } = entry;
          const file = `${folder}/${name}`;
          if (name === IGNORE_FILE && entry.isSymbolicLink()) links.push(file);
          if (name.startsWith('.')) continue;
          await giveTurn();
          const path = below === '' ? name : `${below}/${name}`;
          const isLink = entry.isSymbolicLink();
          const isFolder = isLink ? await leadsToFolder(file) : entry.isDirectory();
          const isTemplate = MockFolder.isTemplateName(name);
          if ((isFolder === false && !isTemplate) || rules.ignores(path, isFolder === true)) continue;
          if (isLink) links.push(file);
          if (isFolder === undefined && !isTemplate) continue;
          if (isFolder === true) await visit(file, path, rules, isLink ? undefined : `${real}/${name}`);
          else if (isLink && this.leadsOut(file))
            problems.push({ path: `${shown}/${name}`, problem: problemOf('MW2010') });
          else paths.push(`${shown}/${name}`);
        }
      } catch (error) {
        // A subfolder that went away meanwhile is simply not there.
        if (isNothing(error) && folder !== this.root) {
          if (isMisnamed(folder)) problems.push({ path: shown, problem: problemOf('MW2011') });
          return;
        }
        problems.push({ path: shown, problem: describeFileError(error) });
        links.push(folder);
      }
    };
    await visit(this.root, '', IgnoreRules.none, undefined);
    return { paths: paths.toSorted(compareOrdinal), problems, folders, links };
  }

  /** The rules with those of the folder's own file. @throws {Error} when no more files may be open */
  #withRules(
    outer: IgnoreRules,
    folder: string,
    below: string,
    problems: { path: string; problem: FileProblem }[],
  ): IgnoreRules {
    const file = `${folder}/${IGNORE_FILE}`;
    const path = this.shownPath(file);
    try {
      const found = this.#readInside(file, MOST_IGNORE_BYTES);
      if (found !== undefined) return outer.with(found, below);
      problems.push({ path, problem: problemOf('MW2010') });
    } catch (error) {
      if (isOutOfHandles(error)) throw error;
      problems.push({ path, problem: describeFileError(error) });
    }
    return outer;
  }

  /**
   * The text of one template file. Synchronous: several times faster than the promises of Node.js, and whoever loads
   * many files lets other work in between.
   * @param path as it is shown
   * @returns undefined when the file is not there (any more)
   * @throws {Error} when no more files may be open just now
   */
  read(path: string): FolderFile | undefined {
    let stamp = '';
    const file = this.fileAt(path);
    try {
      // What cannot be read is looked at again once that has changed.
      stamp = this.stamp(path);
      const found = this.#readInside(file, MAX_TEMPLATE_BYTES);
      if (found === undefined) return { path, stamp: '', problem: problemOf('MW2010') };
      stamp = stampOf(found.stats);
      // What became a folder is no template any more.
      if (found.stats.isDirectory()) return undefined;
      if (found.kind === 'other') return { path, stamp, problem: problemOf('MW2004') };
      if (found.kind === 'large') return { path, stamp, problem: tooLarge(found.stats.size) };
      return { path, stamp, ...decodeText(found.bytes) };
    } catch (error) {
      if (isOutOfHandles(error)) throw error;
      if (isNothing(error)) {
        if (isLink(file)) return { path, stamp, problem: problemOf('MW2009') };
        return isMisnamed(file) ? { path, stamp, problem: problemOf('MW2011') } : undefined;
      }
      return { path, stamp, problem: describeFileError(error) };
    }
  }

  /** What tells one state of a file from another; empty when the file cannot be looked at. Synchronous as {@link read}. */
  stamp(path: string): string {
    try {
      return stampOf(statSync(this.fileAt(path)));
    } catch {
      return '';
    }
  }

  /** The absolute path of a file by the path as it is shown. */
  fileAt(path: string): string {
    return this.root + path.slice(this.name.length);
  }
}

function isOutside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
}

/** The time of the last change counts permissions and copies that keep their time, too. */
function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size}:${mtimeMs}:${ctimeMs}:${ino}`;
}

function isLink(file: string): boolean {
  try {
    return lstatSync(file).isSymbolicLink();
  } catch {
    return false;
  }
}

/** Whether an error says that there is nothing at a path: a part of it may be a file that was a folder before. */
function isNothing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/**
 * Whether its folder lists what was not found. Node.js puts U+FFFD for bytes of a name that are no UTF-8, and finds nothing
 * by that.
 */
function isMisnamed(file: string): boolean {
  try {
    return file.includes('\uFFFD') && readdirSync(dirname(file)).includes(basename(file));
  } catch {
    // Its folder went away meanwhile.
    return false;
  }
}

/** Undefined for a link that leads nowhere: a folder may come. */
async function leadsToFolder(file: string): Promise<boolean | undefined> {
  try {
    return (await stat(file)).isDirectory();
  } catch {
    return undefined;
  }
}

/** UTF-8, or UTF-16 when it begins with its mark. */
function decodeText(bytes: Buffer): { readonly text: string } | { readonly problem: FileProblem } {
  try {
    const text = new TextDecoder(markedEncoding(bytes), { fatal: true }).decode(bytes);
    return text.includes('\0') ? { problem: problemOf('MW2008') } : { text };
  } catch {
    return { problem: problemOf('MW2007') };
  }
}

function tooLarge(size: number): FileProblem {
  const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
  return problemOf('MW2006', megabytes(size), megabytes(MAX_TEMPLATE_BYTES));
}

const ERROR_CODES: Readonly<Record<string, MockCode>> = {
  ENOENT: 'MW2001',
  ENOTDIR: 'MW2002',
  EACCES: 'MW2003',
  EPERM: 'MW2003',
  EISDIR: 'MW2004',
  ENXIO: 'MW2004',
};

function describeFileError(error: unknown): FileProblem {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const known = ERROR_CODES[code];
  // Behind the reason Node.js says the call and the whole path; clients may read this.
  return known === undefined ? problemOf('MW2005', message.replace(/, \w+ '.*$/s, '')) : problemOf(known);
}

function problemOf(code: MockCode, ...args: string[]): FileProblem {
  return { code, args };
}

/** Orders texts by their code units, the same on every machine. */
export function compareOrdinal(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
